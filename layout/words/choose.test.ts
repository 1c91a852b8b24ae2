/** Where labels go along their lines. */
import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutEdge, LayoutNode } from '../model/graph.ts'

const label = { w: 40, h: 16 }
const node = (id: string, more: Partial<LayoutNode> = {}): LayoutNode => ({ id, w: 160, h: 64, ...more })
const edge = (from: string, to: string, more: Partial<LayoutEdge> = {}): LayoutEdge => ({ from, to, ...more })

test('an answer is beside its question, other words are at the middle of their line', () => {
  const placeOf = (outline: 'diamond' | 'box'): number => {
    const nodes = [node('a', { outline }), ...['b', 'c', 'd', 'e'].map((id) => node(id))]
    const edges = [edge('a', 'b'), edge('b', 'c'), edge('c', 'd'), edge('d', 'e'), edge('a', 'e', { label })]
    const { nodes: placed, edges: drawn } = layoutGraph({ nodes, edges }, { direction: 'down' })
    const { y, h } = drawn[4]!.label!
    return y + h / 2 - placed.get('a')!.y
  }
  expect(placeOf('diamond')).toBeLessThan(96)
  expect(placeOf('box')).toBeGreaterThan(128)
})

test('words on a way from group to group are between these, those on a way into one are at its middle', () => {
  const head = { w: 96, h: 32 }
  const nodes = ['a', 'b'].map((id) => node(id, { group: id.toUpperCase() }))
  const layout = (groups: string[]) => {
    const graph = {
      nodes: nodes.map(({ group, ...rest }) => (group && groups.includes(group) ? { ...rest, group } : rest)),
      edges: [edge('a', 'b', { label })],
      groups: groups.map((id) => ({ id, head })),
    }
    const { groups: frames, edges } = layoutGraph(graph, { direction: 'down' })
    const { y, h } = edges[0]!.label!
    return y + h / 2 > (frames.get('B')?.y ?? 0)
  }
  expect([layout(['A', 'B']), layout(['B'])]).toEqual([false, true])
})

test.each([
  ['leave', 5, true],
  ['arrive', 5, true],
  ['leave', 4, false],
] as const)('words of lines that %s a hub of %i are all by their far ends: %j', (way, count, areAll) => {
  const far = Array.from({ length: count }, (_, index) => `n${index}`)
  const edges = far.map((id) => (way === 'leave' ? edge('hub', id, { label }) : edge(id, 'hub', { label })))
  const layout = layoutGraph({ nodes: ['hub', ...far].map((id) => node(id)), edges }, { direction: 'right' })
  const areLevel = layout.edges.map(({ label: words, points }) => {
    const { y } = points.at(way === 'leave' ? -1 : 0)!
    return Math.abs(words!.y + words!.h / 2 - y) < 24
  })
  expect(areLevel.every(Boolean)).toBe(areAll)
})
