import { expect, test } from 'vitest'
import type { SeriesRow } from '../data/numbers.ts'
import { stackOf, sumEdge } from './stack.ts'

const row = (name: string, ...values: (number | null)[]): SeriesRow =>
  ({ name, values: values.map((value) => ({ value })) }) as SeriesRow
const columns = { kind: 'number' as const, names: ['0', '1', '2'], at: [0, 1, 2] }

test('each band begins where the one below it ends, and the last one ends at the sum', () => {
  const [a, b] = stackOf([row('a', 1, 2, 3), row('b', 10, 0, 5)], columns)
  expect(a?.points.map(({ base, y }) => [base, y])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ])
  expect(b?.points.map(({ base, y }) => [base, y])).toEqual([
    [1, 11],
    [2, 2],
    [3, 8],
  ])
})

test('where a value is missing its own band has a gap, and the sum is not known', () => {
  const bands = stackOf([row('a', 1, null, 3), row('b', 1, 1, 5)], columns)
  expect(bands.map(({ points }) => points.map(({ y }) => y))).toEqual([
    [1, null, 3],
    [2, 1, 8],
  ])
  expect(sumEdge(bands).map(({ y }) => y)).toEqual([2, null, 8])
})

test('after the last column with all values nothing is drawn; of states, nothing where one is missing', () => {
  const rows = [row('a', 1, null, 3), row('b', 1, 1)]
  const heights = (whole: boolean) => stackOf(rows, columns, { whole }).map(({ points }) => points.map(({ y }) => y))
  expect(heights(false)).toEqual([
    [1, null, null],
    [2, null, null],
  ])
  const between = [row('a', 1, null, 3), row('b', 1, 1, 5)]
  expect(stackOf(between, columns, { whole: true }).map(({ points }) => points.map(({ y }) => y))).toEqual([
    [1, null, 3],
    [2, null, 8],
  ])
})
