import { expect, test } from 'vitest'
import { freePlace, pack } from './pack.ts'

test('intervals go into the first row with room', () => {
  const intervals = [
    { from: 0, to: 40 },
    { from: 30, to: 60 },
    { from: 48, to: 80 },
    { from: 50, to: 55 },
  ]
  expect(pack(intervals, 8)).toEqual([0, 1, 0, 2])
})

test('a place is moved past everything in its way', () => {
  const taken = [
    { from: 100, to: 120 },
    { from: 40, to: 60 },
  ]
  const at = (start: number, length: number): number => freePlace(start, length, { taken, gap: 8 })
  expect([at(0, 30), at(0, 40), at(50, 20), at(50, 30), at(200, 9)]).toEqual([0, 128, 68, 128, 200])
})
