import { expect, test } from 'vitest'
import { columnName, highestOf, shareOfHighest, valueAt } from './extremes.ts'

const row = (...values: (number | null)[]) => ({ name: 'r', values: values.map((value) => ({ value })) })

test('the highest value is the first of several, also below zero, and never one that was not measured', () => {
  expect([row(1, 3, 3), row(-2, -1, -4), row(null, 5, null), row(null, -1)].map(highestOf)).toEqual([1, 1, 1, 1])
  expect(highestOf(row(null, null))).toBeUndefined()
})

test('shares are of the highest: only that one is 100%, and nothing is a share of zero', () => {
  expect([0, 1, 2].map((at) => shareOfHighest(row(200, 199.9, 25), at))).toEqual(['100%', '99%', '13%'])
  expect([shareOfHighest(row(0, 0), 1), shareOfHighest(row(4, null), 1), shareOfHighest(row(-4, -8), 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('values have their unit, columns the words of the axis', () => {
  expect([valueAt({ ...row(4.1), unit: '%' }, 0), valueAt(row(null), 0)]).toEqual(['4.1%', 'not measured'])
  const rows = [row(1, 2, 3, 4), row(1, 2, 3, 4)]
  expect(columnName({ rows, columns: { start: '2026-11-17T00:00Z', step: 1, unit: 'h' } }, 3)).toBe('03:00')
  expect(columnName({ rows, columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] }, 1)).toBe('b')
})
