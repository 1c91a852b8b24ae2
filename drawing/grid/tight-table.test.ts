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

test('marks of a row are few paths in a tight table, whatever their number; a group has a heading and its strip', () => {
  const marked = (group?: string): TableData => ({
    columns: [{ name: 'a', kind: 'text' }, ...Array.from('bcdefghi', (name) => ({ name, kind: 'mark' as const }))],
    rows: Array.from({ length: 100 }, (_, index) => ({
      values: [`x ${index}`, ...Array.from({ length: 8 }, (_each, at) => (at % 2 === 0 ? 'full' : 'none'))].map(
        (value) => ({ value }),
      ),
      ...(group === undefined ? {} : { group: `${group} ${index}` }),
    })),
  })
  // A name, a ground, two paths of marks, and one beside; then a heading on its strip.
  expect([tightTable(marked(), {}), tightTable(marked('g'), {})].map(({ data }) => data.rows.length)).toEqual([50, 35])
})
