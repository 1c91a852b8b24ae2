import { expect, test } from 'vitest'
import type { TableData } from '../data/table.ts'
import { tightTable } from './tight-table.ts'

const tableOf = (rows: number): TableData => ({
  columns: ['a', 'b', 'c'].map((name) => ({ name, kind: 'text' })),
  rows: Array.from({ length: rows }, (_, index) => ({ values: ['x', 'y', `z ${index}`].map((value) => ({ value })) })),
})

test('a tight table has the first rows that a scene has elements for, and counts the others', () => {
  const { data, laid, hidden } = tightTable(tableOf(100), {})
  expect([data.rows.length, laid.words.length, data.rows.length + hidden]).toEqual([62, 62, 100])
  expect(tightTable(tableOf(3), {})).toMatchObject({ hidden: 0 })
})
