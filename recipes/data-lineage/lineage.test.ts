import { expect, test } from 'vitest'
import { findTracks, fromTrunk } from './channel.ts'
import { placeColumns } from './columns.ts'
import { checkCycles, downstream, stepsOf } from './trace.ts'

const table = (name: string, ...fields: string[]) => ({
  name,
  kind: 'table',
  fields: fields.map((field) => ({ name: field })),
})
const edge = (from: string, to: string) => ({ from, to, kind: 'relation', ends: ['1', '0..*'] as ['1', '0..*'] })

const data = {
  nodes: [table('a', 'x', 'y'), table('b', 'z'), table('c', 'w'), table('d', 'v')],
  edges: [edge('a.x', 'b.z'), edge('b.z', 'c.w'), edge('a.y', 'c.w')],
}

test('downstream of a column is what is computed from it, directly or not', () => {
  const { fields, edges } = downstream(['a.x'], data)
  expect([...fields].map(({ name }) => name)).toEqual(['z', 'w'])
  expect(edges.size).toBe(2)
  expect(downstream(['a.y'], data).fields.size).toBe(1)
})

test('a table is as many steps from the sources as its longest way; what nothing joins fills a gap', () => {
  expect(stepsOf(data)).toEqual([0, 1, 2, 0])
})

test('tables that nothing joins stand in as many columns as rows', () => {
  const nodes = Array.from({ length: 9 }, (_, index) => table(`t${index}`, 'x'))
  expect(stepsOf({ nodes, edges: [] })).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
})

test('an arrow that leads back is a finding', () => {
  const cyclic = { ...data, edges: [...data.edges, edge('c.w', 'a.x')] }
  expect(checkCycles(data)).toEqual([])
  expect(checkCycles(cyclic).map(({ at }) => at)).toContain('edges.3')
})

test('tables whose arrows would cross change places', () => {
  const tables = [0, 0, 1, 1].map((step) => ({ h: 64, step }))
  const joins = [
    [0, 3],
    [1, 2],
  ].map(([from = 0, to = 0]) => ({ from, to, fromY: 32, toY: 32 }))
  const { tops } = placeColumns(tables, joins)
  expect(tops[0]).toBe(tops[3])
  expect(tops[1]).toBe(tops[2])
})

test('no strip across all columns is empty', () => {
  const tables = [0, 0, 1, 1, 2].map((step) => ({ h: 64, step }))
  const joins = [
    { from: 1, to: 3, fromY: 32, toY: 32 },
    { from: 3, to: 4, fromY: 32, toY: 32 },
    { from: 0, to: 4, fromY: 32, toY: 400 },
  ]
  const { tops, lanes } = placeColumns(tables, joins)
  const spans = [...tops.map((top) => [top, top + 64]), ...lanes.flat().map((y) => [y, y])].sort(
    ([a = 0], [b = 0]) => a - b,
  )
  const empty = spans.map(
    ([top = 0], index) => top - Math.max(0, ...spans.slice(0, index).map(([, bottom = 0]) => bottom)),
  )
  expect(Math.max(...empty)).toBeLessThan(40)
})

test('ways of one place share a track, and ways that would cross change tracks', () => {
  const { tracks, count } = findTracks([
    { from: 0, to: 40 },
    { from: 0, to: 80 },
    { from: 16, to: 16 },
    { from: 24, to: 120 },
  ])
  expect(tracks).toEqual([1, 1, undefined, 0])
  expect(count).toBe(2)
})

test('ways from one column share their first stretch, which is drawn once', () => {
  const way = (y: number) => [
    { x: 0, y: 40 },
    { x: 32, y: 40 },
    { x: 32, y },
    { x: 64, y },
  ]
  expect(fromTrunk([way(0)], 0)).toEqual(way(0))
  expect(fromTrunk([way(0), way(80)], 1)[0]).toEqual({ x: 24, y: 40 })
  expect(
    fromTrunk(
      [
        way(0),
        [
          { x: 0, y: 48 },
          { x: 64, y: 48 },
        ],
      ],
      1,
    ),
  ).toHaveLength(2)
})
