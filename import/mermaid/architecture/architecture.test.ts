import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readArchitecture } from './read-architecture.ts'

const text =
  'architecture-beta\ntitle Shop\ngroup api(cloud)[API]\ngroup inner[In] in api\nservice db(database)[Store] in inner\nservice s(server)["Web, two"] in api\nservice t "icon" [T]\njunction j\ndb:L -- R:s\ns{group}:T <-[calls]-> B:t\nt:R --> L:j'

test('services and junctions are in groups, edges between sides', () => {
  const { model, report } = readArchitecture(text)
  expect(
    [...model.nodes.values()].map(({ id, label, shape = '', group = '' }) => [id, label, shape, group].join('|')),
  ).toEqual(['db|Store|database|inner', 's|Web, two|server|api', 't|T||', 'j||junction|'])
  expect(model.groups.map(({ id, label, group = '' }) => [id, label, group].join('|'))).toEqual([
    'api|API|',
    'inner|In|api',
  ])
  expect(model.edges.map(({ from, to, label = '', tail, head }) => [from, to, label, tail, head].join('|'))).toEqual([
    'db|s||none|none',
    's|t|calls|point|point',
    't|j||none|point',
  ])
  expect(model.sides[1]).toEqual({ from: 'T', to: 'B', fromGroup: true, toGroup: false })
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], ['7:1 words in place of icons']])
})

test('every mistake is a finding with its place', () => {
  expect(
    findingsIn(readArchitecture('architecture\nfoo\ndb:X -- R:s\ndb:L - R:s\ndb:L -- s\nservice a[A] on b').report),
  ).toEqual([
    '2:1 group, service, junction, or an edge: a:R --> L:b',
    '3:1 group, service, junction, or an edge: a:R --> L:b',
    '4:6 -- or -[words]-',
    '5:9 a side and a node: L:b',
    '6:14 in and a group, or the end of the line',
  ])
})

test('databases are cylinders, junctions dots', async () => {
  expect(await importDiagram(text.replace('s{group}', 's'))).toMatchObject({
    recipe: 'flow-graph',
    data: {
      title: 'Shop',
      nodes: [
        { name: 'Store', kind: 'cylinder', group: 'In' },
        { name: 'Web, two', group: 'API' },
        { name: 'T' },
        { id: 'j', kind: 'dot' },
      ],
      edges: [
        { from: 'Store', to: 'Web, two' },
        { from: 'Web, two', to: 'T', text: 'calls' },
        { from: 'T', to: 'j' },
      ],
    },
  })
})
