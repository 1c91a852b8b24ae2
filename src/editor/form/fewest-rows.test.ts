import { expect, test } from 'vitest'
import { fewestRows } from './fewest-rows.ts'

const required = (...keys: string[]) => ({ required: ['title', ...keys], properties: { rows: { minItems: 3 } } })

test('a graph starts as its first edge with the nodes that it joins, without remarks or what names others', () => {
  const sample = {
    title: 'Orders wait',
    subtitle: 'A remark',
    focus: ['C'],
    nodes: [{ name: 'A' }, { name: 'B', note: 'x', kind: 'store' }, { name: 'C', group: 'G' }],
    edges: [
      { from: 'C', to: 'B', text: 'asks', tech: 'TCP' },
      { from: 'A', to: 'C' },
    ],
    groups: [{ name: 'G' }],
  }
  expect(fewestRows(required('edges'), sample)).toEqual({
    title: 'Title',
    nodes: [{ name: 'B', kind: 'store' }, { name: 'C' }],
    edges: [{ from: 'C', to: 'B', text: 'asks' }],
  })
})

test('a list keeps as many rows as it must have, its columns, and what is left refers to nothing that is gone', () => {
  const rows = ['A', 'B', 'C', 'D'].map((name) => ({ name, values: [1, 2, 3] }))
  const marks = [
    { on: 'A', text: 'stays' },
    { on: 'D', text: 'goes' },
  ]
  const sample = { title: 'T', columns: [{ name: 'x' }, { name: 'y' }, { name: 'z' }], rows, marks }
  expect(fewestRows(required('rows', 'marks'), sample)).toEqual({
    title: 'Title',
    columns: sample.columns,
    rows: rows.slice(0, 3),
    marks: marks.slice(0, 1),
  })
})
