import { expect, test } from 'vitest'
import type { LayoutGraph } from './graph.ts'
import { resolveGraph } from './model.ts'

const graph = (edges: [string, string][]): LayoutGraph => ({
  nodes: [
    { id: 'shop', group: 'producers', w: 96, h: 48 },
    { id: 'report', group: 'producers', w: 96, h: 48 },
    { id: 'orders', group: 'bus', w: 96, h: 48 },
    { id: 'archive', group: 'bus', w: 96, h: 48 },
    { id: 'billing', group: 'consumers', w: 96, h: 48 },
  ],
  edges: edges.map(([from, to]) => ({ from, to })),
  groups: [{ id: 'producers' }, { id: 'bus' }, { id: 'consumers' }],
})

const ranksOf = (edges: [string, string][], strict: boolean): Record<string, number> => {
  const { nodes, ranks } = resolveGraph(graph(edges), { strict })
  return Object.fromEntries(nodes.map((node) => [node.given.id, ranks.get(node) ?? 0]))
}

const onward: [string, string][] = [
  ['shop', 'orders'],
  ['orders', 'archive'],
  ['orders', 'billing'],
]

test('with strict ranks, a group begins after the whole group before it', () => {
  expect(ranksOf(onward, true)).toMatchObject({ shop: 0, orders: 1, archive: 2, billing: 3 })
  expect(ranksOf(onward, false)).toMatchObject({ archive: 2, billing: 2 })
})

test('groups that lead back to each other keep the ranks of their edges', () => {
  const ranks = ranksOf([...onward, ['archive', 'report']], true)
  expect(ranks).toEqual({ shop: 0, orders: 1, archive: 2, billing: 2, report: 3 })
})
