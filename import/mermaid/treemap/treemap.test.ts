import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readTreemap } from './read-treemap.ts'

test('names are indented, values are at the leaves', () => {
  const { model, report } = readTreemap(
    'treemap-beta\ntitle T\n\n"A"\n    "B": 1,200.5\n    "C", 7 %% x\n  "D":::hot\n    \'E\' : 3\nclassDef hot fill:red',
  )
  expect(model.nodes.map(({ label, depth, value, classes }) => [label, depth, value, classes?.[0]])).toEqual([
    ['A', 0, undefined, undefined],
    ['B', 1, 1200.5, undefined],
    ['C', 1, 7, undefined],
    ['D', 1, undefined, 'hot'],
    ['E', 2, 3, undefined],
  ])
  expect([model.title, findingsIn(report)]).toEqual(['T', []])
})

test('every mistake is a finding with its place', () => {
  const { report } = readTreemap('treemap\nA: 1\n"B" = 2\n"C": x')
  expect(findingsIn(report)).toEqual([
    '2:1 "words"',
    '3:5 a value, or the end of the line',
    '4:4 a value, or the end of the line',
  ])
})

test('several roots are put under one that is called like the whole', async () => {
  expect(await importDiagram('treemap\n"A"\n "B": 1\n "B": 2\n"C": 3', { name: 'disk.mmd' })).toMatchObject({
    recipe: 'treemap',
    data: {
      root: {
        name: 'Disk',
        children: [
          { name: 'A', children: [{ name: 'B' }, { id: 'b', name: 'B', value: 2 }] },
          { name: 'C', value: 3 },
        ],
      },
    },
  })
})
