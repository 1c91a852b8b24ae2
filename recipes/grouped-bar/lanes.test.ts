import { expect, test } from 'vitest'
import { contrastOf, lanesFor } from './lanes.ts'

const rowsOf = (...rows: (number | null)[][]) =>
  rows.map((values, index) => ({ name: `row ${index}`, values: values.map((value) => ({ value })) }))

test('the greatest value of all is measured in the least one under its own condition', () => {
  const rows = rowsOf([10, 30], [2, null], [5, 12])
  expect(contrastOf({ rows })).toMatchObject({ row: 0, of: 2, column: 1, times: 2.5, unit: { value: 12 } })
})

test('without a positive least value, or with one as large to two digits, nothing is counted', () => {
  expect(contrastOf({ rows: rowsOf([10], [0]) })).toBeUndefined()
  expect(contrastOf({ rows: rowsOf([10], [-1]) })).toBeUndefined()
  expect(contrastOf({ rows: rowsOf([10, -1], [2, 3]) })).toBeUndefined()
  expect(contrastOf({ rows: rowsOf([104], [100]) })).toBeUndefined()
  expect(contrastOf({ rows: rowsOf([106], [100]) })).toMatchObject({ times: 1.06 })
})

test('lanes fill their band without overlapping, and are equally thick', () => {
  for (const count of [1, 2, 3]) {
    const { parts, row, padding } = lanesFor(count)
    expect(parts).toHaveLength(count)
    expect(row % 4).toBe(0)
    expect(parts[0]?.[0]).toBe(0)
    expect(parts.at(-1)?.[1]).toBeCloseTo(1, 9)
    for (const [index, [from, to]] of parts.entries()) {
      expect(from).toBeGreaterThanOrEqual(parts[index - 1]?.[1] ?? 0)
      expect((to - from) * row * (1 - padding)).toBeCloseTo(26, 9)
    }
  }
})
