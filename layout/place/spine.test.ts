import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutGraph } from '../model/graph.ts'

const graphOf = (pairs: string): LayoutGraph => ({
  nodes: [...new Set(pairs.replaceAll(' ', ''))].map((id) => ({ id, w: 120, h: 48 })),
  edges: pairs.split(' ').map((pair) => ({ from: pair[0]!, to: pair[1]! })),
})

const placesOf = (graph: LayoutGraph) => layoutGraph(graph, { spine: true }).nodes

test('a spine goes on at once though what it and others lead to is below them', () => {
  const nodes = placesOf(graphOf('ab bc cd de ef as st tu uv vw sr dr'))
  const at = (id: string): number => nodes.get(id)!.y
  expect(at('d') - at('c')).toBeLessThan(100)
  expect(at('r')).toBeGreaterThan(at('w'))
})

test('what only a spine leads to is beside it, below what is there already', () => {
  const nodes = placesOf(graphOf('ab bc cd de ef as st tu uv sx dr'))
  const [d, r] = [nodes.get('d')!, nodes.get('r')!]
  expect(r.y).toBe(d.y)
  expect(d.y).toBeGreaterThan(nodes.get('u')!.y)
})
