import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readXychart } from './read-xychart.ts'

test('axes have a title, categories or a range; plots have values', () => {
  const { model, report } = readXychart(
    'xychart-beta horizontal\ntitle "Sales & more"\nx-axis Months [jan, "feb 2",\n  mar]\ny-axis "USD" -10.5 --> 20\nbar [1, 2.5, +3]\nline "trend" [-1, .5, 1e2]; bar [0]',
  )
  expect(model).toMatchObject({
    orientation: 'horizontal',
    title: 'Sales & more',
    x: { title: 'Months', categories: ['jan', 'feb 2', 'mar'] },
    y: { title: 'USD', range: [-10.5, 20] },
    plots: [
      { type: 'bar', values: [1, 2.5, 3] },
      { type: 'line', title: 'trend', values: [-1, 0.5, 100] },
      { type: 'bar', values: [0] },
    ],
  })
  expect(findingsIn(report)).toEqual([])
})

test('every mistake is a finding with its place', () => {
  const { report } = readXychart('xychart\nbar [1, x]\nx-axis [a b\npoint [1]\nbar 1')
  expect(findingsIn(report)).toEqual(['2:9 a number', '4:1 , or ]', '5:6 ['])
})

test('one row of bars is compared, several are grouped, lines are lines', async () => {
  const chart = 'xychart\nx-axis [a, b, c]\ny-axis Cost\n'
  expect(await importDiagram(`${chart}bar [1, 2]`)).toMatchObject({
    recipe: 'ordered-bar',
    data: {
      measure: 'Cost',
      rows: [
        { name: 'a', value: 1 },
        { name: 'b', value: 2 },
      ],
    },
  })
  expect(await importDiagram(`${chart}bar [1, 2, 3]\nbar "x" [4, 5, 6]`)).toMatchObject({
    recipe: 'grouped-bar',
    data: { columns: ['bar 1', 'x'], rows: [{ name: 'a', values: [1, 4] }, {}, { values: [3, 6] }] },
  })
  expect(await importDiagram(`${chart}bar [1, 2, 3]\nline [4, 5]`)).toMatchObject({
    recipe: 'line-chart',
    data: {
      columns: ['a', 'b', 'c'],
      rows: [
        { name: 'bar', values: [1, 2, 3] },
        { name: 'line', values: [4, 5, null] },
      ],
    },
    notes: [{ what: 'bars, drawn as lines' }],
  })
})
