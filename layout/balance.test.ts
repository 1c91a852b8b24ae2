import { expect, test } from 'vitest'
import { layoutGraph } from './layout.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'

/** Two nodes, each with a tool of its own, and a frame around the tools whose titles are wide. */
const framed = (aside: number): LayoutGraph => ({
  nodes: [
    { id: 'plan', w: 176, h: 64, at: [1, 1] },
    { id: 'review', w: 176, h: 64, at: [1, 2] },
    { id: 'search', w: 176, h: 64, at: [2, 1], group: 'tools' },
    { id: 'run', w: 176, h: 64, at: [2, 2], group: 'tools' },
  ],
  edges: [
    { from: 'plan', to: 'review' },
    { from: 'plan', to: 'search' },
    { from: 'review', to: 'run' },
  ],
  groups: [{ id: 'tools', head: { w: 96, h: 32 }, aside: { w: aside, h: 32 } }],
})

/** From the left wall to the first column, and from the last one to the right wall. */
const sidesOf = ({ nodes, groups }: Layout): [number, number] => {
  const [frame, ...tools] = [groups.get('tools')!, nodes.get('search')!, nodes.get('run')!]
  const low = Math.min(...tools.map(({ x }) => x))
  const high = Math.max(...tools.map(({ x, w }) => x + w))
  return [low - frame.x, frame.x + frame.w - high]
}

const sides = (aside: number, options: LayoutOptions = {}): [number, number] =>
  sidesOf(layoutGraph(framed(aside), { direction: 'right', ...options }))

test('a column is in the middle of a frame that is wider than it needs', () => {
  expect(sides(160)).toEqual([88, 88])
  expect(sides(40)).toEqual([24, 24])
})

test('a frame is left as it is where the void would be too large, or the page too small', () => {
  expect(sides(200)).toEqual([24, 128])
  expect(sides(160, { maxWidth: 520 })).toEqual([24, 88])
})

test('a frame with columns beside each other is left as it is', () => {
  const { nodes, ...graph } = framed(320)
  const moved = nodes.map((node) => (node.id === 'run' ? { ...node, at: [3, 2] as const } : node))
  const [before, after] = sidesOf(layoutGraph({ ...graph, nodes: moved }, { direction: 'right' }))
  expect(after).toBeGreaterThan(before)
})

test('frames with the same boxes are no twins where only one has them in a column', () => {
  const node = (id: string, group: string) => ({ id, group, w: 96, h: 48 })
  const graph: LayoutGraph = {
    nodes: [node('a', 'g'), node('b', 'g'), node('c', 'h'), node('d', 'h')],
    edges: [
      { from: 'a', to: 'c' },
      { from: 'd', to: 'b' },
      { from: 'a', to: 'b' },
    ],
    groups: [{ id: 'g' }, { id: 'h' }],
  }
  const { nodes, groups } = layoutGraph(graph, { direction: 'down' })
  expect(nodes.get('c')!.y).toBe(nodes.get('d')!.y)
  // Two boxes of 96 px, 32 px between them, 24 px to each wall.
  expect([groups.get('g')!.w, groups.get('h')!.w]).toEqual([272, 272])
})
