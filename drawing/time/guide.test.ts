import { expect, test } from 'vitest'
import { bandPath, guide } from './guide.ts'

const words = [
  { x: 80, y: 100, w: 60, h: 20 },
  { x: 120, y: 40, w: 60, h: 20 },
  { x: 90, y: 122, w: 60, h: 20 },
]

test('a guide breaks where words are in its way, and passes beside others', () => {
  expect(guide({ x: 100, top: 0, bottom: 200, words })).toEqual([{ type: 'path', d: 'M 100 0 V 96 M 100 146 V 200' }])
})

test('a band breaks in the same way', () => {
  expect(bandPath({ from: 60, to: 84, top: 0, bottom: 110, words })).toBe('M 60 0 H 84 V 96 H 60 Z')
})

test('labels over the whole length leave nothing of a guide', () => {
  expect(guide({ x: 100, top: 100, bottom: 120, words })).toEqual([])
})

test('a piece of a guide is longer than a dash would be', () => {
  const second = (y: number) => [
    { x: 80, y: 100, w: 60, h: 20 },
    { x: 80, y, w: 60, h: 20 },
  ]
  const piecesBeside = (y: number) =>
    guide({ x: 100, top: 0, bottom: 200, words: second(y) }).map(({ d }) => d.split(' M ').length)
  expect([piecesBeside(140), piecesBeside(141)]).toEqual([[2], [3]])
})
