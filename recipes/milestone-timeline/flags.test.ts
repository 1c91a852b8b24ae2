import { expect, test } from 'vitest'
import { heightsOf, lowestFlags } from './flags.ts'

const flags = [0, 40, 90, 400].map((x) => [{ x, w: 80, h: 50 }])

const placesOf = (laid: ReturnType<typeof lowestFlags>) => laid.map(({ side, row }) => `${side} ${row}`)

test('a flag is higher than those whose line would pass through its words', () => {
  expect(placesOf(lowestFlags(flags, () => ['above']))).toEqual(['above 2', 'above 1', 'above 0', 'above 0'])
})

test('a flag is below the scale where that is nearer', () => {
  expect(placesOf(lowestFlags(flags, () => ['above', 'below']))).toEqual(['above 1', 'below 0', 'above 0', 'above 0'])
})

test('a flag is narrowed where that brings it nearer, and as wide as it may be otherwise', () => {
  const choices = [0, 100, 400].map((x) => [120, 60].map((w) => ({ x, w, h: 50 })))
  expect(lowestFlags(choices, () => ['above']).map(({ row, flag }) => [row, flag.w])).toEqual([
    [0, 60],
    [0, 120],
    [0, 120],
  ])
})

test('a row is as high as its highest words', () => {
  const laid = lowestFlags([...flags, [{ x: 500, w: 80, h: 70 }]], () => ['above'])
  expect(heightsOf(laid, 'above')).toEqual([86, 152, 218])
  expect(heightsOf(laid, 'below')).toEqual([])
})
