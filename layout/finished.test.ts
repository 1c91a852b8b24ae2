import { expect, test } from 'vitest'
import { layoutGraph } from './layout.ts'
import type { LayoutGraph, LayoutNode } from './model/graph.ts'

/** A region with a balancer over a service in a cluster, whose title is as wide as given. */
const region = (id: string, column: number): LayoutNode[] =>
  [
    { id: `lb-${id}`, w: 208, h: 64, group: id },
    { id: `api-${id}`, w: 208, h: 96, group: `pods-${id}` },
  ].map((node, row) => ({ ...node, at: [column, row + 1] }))

const twins = (titles: readonly [number, number]): LayoutGraph => ({
  nodes: [...region('east', 1), ...region('west', 2)],
  edges: ['east', 'west'].map((id) => ({ from: `lb-${id}`, to: `api-${id}`, label: { w: 80, h: 36 } })),
  groups: ['east', 'west'].flatMap((id, index) => [
    { id, head: { w: 136, h: 56 } },
    { id: `pods-${id}`, parent: id, head: { w: titles[index]!, h: 56 } },
  ]),
})

test('groups alike, in groups alike, are equally wide, and what leads down in them is straight', () => {
  const { groups, edges } = layoutGraph(twins([200, 120]), { direction: 'down' })
  const widthOf = (id: string): number => groups.get(id)!.w
  expect(widthOf('east')).toBe(widthOf('west'))
  expect(widthOf('pods-east')).toBe(widthOf('pods-west'))
  expect(edges.map(({ points }) => points.length)).toEqual([2, 2])
})

test('a dot where the arms of a trunk meet is apart from the head of their arrow', () => {
  const size = { w: 96, h: 48 }
  const { edges, joints } = layoutGraph(
    {
      nodes: [
        { id: 'a', ...size, at: [1, 1] },
        { id: 'b', ...size, at: [3, 1] },
        { id: 'hub', ...size, at: [2, 2] },
      ],
      edges: ['a', 'b'].map((from) => ({ from, to: 'hub', trunk: 'calls', look: 'calls' })),
    },
    { direction: 'down' },
  )
  const tip = Math.max(...edges.flatMap(({ points }) => points.map(({ y }) => y)))
  expect(joints).toHaveLength(1)
  expect(tip - joints[0]!.y).toBeGreaterThanOrEqual(24)
})
