import { expect, test } from 'vitest'
import type { SeriesRow } from '../data/numbers.ts'
import { mistakableRows } from './peak-names.ts'

const row = (name: string, values: (number | null)[], state?: 'negative'): SeriesRow =>
  ({ name, values: values.map((value) => ({ value })), ...(state === undefined ? {} : { state }) }) as never

const mistakable = (...rows: SeriesRow[]): string[] => [...mistakableRows(rows)].map(({ name }) => name)

test('lines of one state that cross may be mistaken for each other', () => {
  expect(mistakable(row('a', [1, 5]), row('b', [2, 3]))).toEqual(['a', 'b'])
})

test('lines that only touch, stay apart, or differ in state may not', () => {
  expect(mistakable(row('a', [1, 2]), row('b', [2, 2]))).toEqual([])
  expect(mistakable(row('a', [1, 2]), row('b', [2, 3]))).toEqual([])
  expect(mistakable(row('a', [1, 5]), row('b', [2, 3], 'negative'))).toEqual([])
})

test('a value that is not known crosses nothing', () => {
  expect(mistakable(row('a', [1, null, 1]), row('b', [2, 0, 2]))).toEqual([])
})
