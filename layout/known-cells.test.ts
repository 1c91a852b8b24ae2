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

test('a node with a known cell keeps it, without a search', () => {
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

test('the edge in focus draws its trunk, and the others join it', () => {
  const nodes = ['a', 'b', 'c'].map((id) => ({ id, w: 96, h: 48 }))
  const edges = [
    { from: 'a', to: 'c', trunk: 'x' },
    { from: 'b', to: 'c', trunk: 'x', whole: true },
  ]
  const [first, second] = layoutGraph({ nodes, edges }, { direction: 'right' }).edges
  expect(first?.joins).toEqual({ edge: 1, at: 'to' })
  expect(second?.joins).toBeUndefined()
})

test('two edges with ports of their own leave a node on the same side', () => {
  const nodes = ['a', 'b', 'c'].map((id) => ({ id, w: 96, h: 96 }))
  const edges = ['b', 'c'].map((to, index) => ({
    from: 'a',
    to,
    fromPort: { side: 'beside', offset: 24 + 48 * index } as const,
  }))
  const cells = { a: [1, 1.5], b: [2, 1], c: [2, 2] } as const
  const layout = layoutKnown({ nodes, edges }, { cells, direction: 'right' })
  const right = (layout?.nodes.get('a')?.x ?? 0) + 96
  expect(layout?.edges.map(({ points }) => points[0]?.x)).toEqual([right, right])
})

test('a node half a column from two groups below it does not drive them apart', () => {
  const layout = layoutKnown(
    {
      nodes: [
        { id: 'entry', ...size },
        { id: 'left', ...size, group: 'a' },
        { id: 'right', ...size, group: 'b' },
      ],
      edges: [
        { from: 'entry', to: 'left' },
        { from: 'entry', to: 'right' },
      ],
      groups: [{ id: 'a' }, { id: 'b' }],
    },
    { cells: { entry: [1.5, 1], left: [1, 2], right: [2, 2] }, direction: 'down' },
  )
  const [a, b] = [layout?.groups.get('a'), layout?.groups.get('b')]
  expect((b?.x ?? 0) - (a?.x ?? 0) - (a?.w ?? 0)).toBe(32)
})

test('an edge with a mark runs straight behind it, as long as that end needs', () => {
  const nodes = ['a', 'b', 'c'].map((id) => ({ id, w: 96, h: 48 }))
  const edges = ['b', 'c'].map((to) => ({ from: 'a', to, trunk: 'x', run: 36, runs: [36, 16] as const }))
  const layout = layoutGraph({ nodes, edges }, { direction: 'down' })
  const bottom = (layout.nodes.get('a')?.y ?? 0) + 48
  const bends = layout.edges.flatMap(({ points }) => points.slice(1, -1).map(({ y }) => y))
  expect(bends.length).toBeGreaterThan(0)
  expect(bends.every((y) => y >= bottom + 28)).toBe(true)
})

test('an edge that crosses a shared trunk crosses it once', () => {
  const ids = ['hub', 'x', 'y', 'a', 'b', 'c']
  const fan = ['a', 'b', 'c'].map((to) => ({ from: 'hub', to, trunk: 'fan' }))
  const cells = { hub: [2, 1], x: [1, 2], y: [3, 2], a: [1, 3], b: [2, 3], c: [3, 3] } as const
  const crossed = {
    nodes: ids.map((id) => ({ id, ...size })),
    edges: [...fan, { from: 'x', to: 'y' }, { from: 'hub', to: 'y' }],
  }
  expect(layoutKnown(crossed, { cells, direction: 'down' })?.cells).toEqual(cells)
})
