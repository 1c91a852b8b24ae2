import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

const imported = async (...lines: string[]) => {
  const found = await importDiagram(`@startchart\n${lines.join('\n')}\n@endchart\n`)
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  return { ...found, notes: found.notes.map(({ what }) => what), findings: found.findings.map(({ at }) => at) }
}

test('bars over categories, several series in groups, and lines', async () => {
  const bars = await imported(
    'orientation horizontal',
    'v-axis [A, "B b"]',
    'h-axis "Revenue" 0 --> 100',
    'bar [75, -5.5] #red',
  )
  expect([bars.recipe, bars.data['measure'], bars.data['rows']]).toEqual([
    'ordered-bar',
    'Revenue',
    [
      { name: 'A', value: 75 },
      { name: 'B b', value: -5.5 },
    ],
  ])
  const groups = await imported('h-axis [Q1, Q2]', 'stackMode stacked', 'bar "X" [1, 2]', 'bar "Y" [3, 4]')
  expect([groups.recipe, groups.data['columns']]).toEqual(['grouped-bar', ['X', 'Y']])
  expect(groups.notes).toContain('bars on top of each other')
  const lines = await imported(
    'h-axis [Q1, Q2]',
    'v-axis "n" 0 --> 5 spacing 1',
    'area "X" [1, 2]',
    'annotation "peak" at (Q2, 2)',
  )
  expect([lines.recipe, lines.data['rows']]).toEqual(['line-chart', [{ name: 'X', values: [1, 2] }]])
  expect(lines.notes).toEqual(
    expect.arrayContaining(['an annotation', 'areas, drawn as lines', 'the range of the axis']),
  )
})

test('pairs are points, or lines whose x are the categories of all', async () => {
  const points = await imported('h-axis "t" 0 --> 10', 'scatter "S" [(1, 2), (3.5, -4), (5, 6)]')
  expect([points.recipe, points.data['x'], points.data['y'], points.data['points']]).toEqual([
    'scatter-plot',
    { name: 't', min: 0, max: 10 },
    { name: 'y' },
    [
      { name: 'S', x: 1, y: 2 },
      { x: 3.5, y: -4 },
      { x: 5, y: 6 },
    ],
  ])
  const lines = await imported('line "A" [(2, 5), (1, 3)]', 'line "B" [(1, 7)]')
  expect([lines.data['columns'], lines.data['rows']]).toEqual([
    ['1', '2'],
    [
      { name: 'A', values: [3, 5] },
      { name: 'B', values: [7, null] },
    ],
  ])
})

test('mistakes are findings', async () => {
  expect((await imported('h-axis [a, b]', 'bar [1, 2]', 'bar [x]', 'pie [1]')).findings).toEqual([
    'line 4, column 6',
    'line 5, column 1',
  ])
})
