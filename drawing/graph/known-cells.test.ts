import { expect, test } from 'vitest'
import { layoutGraph, layoutKnown } from './layout.ts'

const size = { w: 176, h: 96 }
const graph = {
  nodes: ['a', 'b', 'c', 'd'].map((id) => ({ id, ...size })),
  edges: [
    { from: 'a', to: 'b' },
    { from: 'd', to: 'c' },
    { from: 'a', to: 'd' },
  ],
}

test('what has a known cell keeps it, without a search', () => {
  const cells = { a: [1, 1], b: [2, 1], c: [2, 2], d: [1, 2] } as const
  expect(layoutKnown(graph, { cells, direction: 'right' })?.cells).toEqual(cells)
})

test('a node without a known cell is searched for', () => {
  const cells = { a: [1, 1], b: [2, 1] } as const
  expect(layoutKnown(graph, { cells, direction: 'right' })).toBeUndefined()
  expect(layoutGraph(graph, { cells, direction: 'right' }).nodes.size).toBe(4)
})

test('an edge with a port beside meets its node at the left or the right, at the offset', () => {
  const port = { side: 'beside', offset: 36 } as const
  const tall = {
    ...graph,
    nodes: [
      { id: 'a', w: 96, h: 80 },
      { id: 'b', w: 96, h: 80 },
    ],
  }
  const { nodes, edges } = layoutGraph({ ...tall, edges: [{ from: 'a', to: 'b', toPort: port }] })
  const [rect, tip] = [nodes.get('b'), edges[0]?.points.at(-1)]
  expect(tip?.y).toBe((rect?.y ?? 0) + port.offset)
  expect([rect?.x, (rect?.x ?? 0) + (rect?.w ?? 0)]).toContain(tip?.x)
})
