/** Where equals are: in one row or column, in the order in which they are listed, their trunk away from corners. */
import { expect, test } from 'vitest'
import { layoutGraph } from './layout.ts'
import type { LayoutEdge, LayoutGraph } from './model/graph.ts'

const node = (id: string, w = 144) => ({ id, w, h: 64 })

/** Links as pairs of letters, all of one look. */
const graphOf = (links: string): LayoutGraph => {
  const edges = links.split(' ').map(([from, to]): LayoutEdge => ({ from: from!, to: to!, look: 'plain' }))
  const ids = new Set(edges.flatMap(({ from, to }) => [from, to]))
  return { nodes: [...ids].sort().map((id) => node(id)), edges }
}

test('six equals that share a trunk are in a column rather than in two rows', () => {
  const first = Array.from('abcdef', (id) => node(id, 176))
  const others = Array.from('uvwxyz', (id) => node(id, 96))
  const { nodes } = layoutGraph(
    {
      nodes: [node('start', 176), node('hub', 176), ...first, node('next', 176), ...others],
      edges: [
        { from: 'start', to: 'hub' },
        ...first.map(({ id }) => ({ from: 'hub', to: id, look: 'plain' })),
        { from: 'a', to: 'next' },
        ...others.map(({ id }) => ({ from: 'next', to: id, look: 'plain' })),
      ],
    },
    { direction: 'down' },
  )
  expect(new Set(first.map(({ id }) => nodes.get(id)!.x)).size).toBe(1)
})

test('a trunk leaves from the middle of its side, however many arms pull it to theirs', () => {
  const { nodes, edges } = layoutGraph(graphOf('ab bc bd be bf bg ch eh ei ej'), { direction: 'down' })
  const { y, h } = nodes.get('b')!
  expect(edges[5]!.points[0]!.y).toBe(y + h / 2)
})

test('what questions lead to is in the order in which it is listed', () => {
  const { nodes } = layoutGraph(graphOf('ab ac cd ce ef eg bh dh fh gh'), { direction: 'down' })
  const places = Array.from('bdfg', (id) => nodes.get(id)!)
  expect(new Set(places.map(({ y }) => y)).size).toBe(1)
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b))
})

test('what ends at a large group keeps away from its corners', () => {
  const { groups, edges } = layoutGraph(
    {
      nodes: [
        node('a'),
        ...Array.from('bcd', (id) => ({ ...node(id), group: 'g' })),
        ...Array.from('ef', (id) => ({ ...node(id), group: 'h' })),
      ],
      edges: [
        { from: 'g', to: 'a' },
        { from: 'g', to: 'h' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'd' },
      ],
      groups: [{ id: 'g' }, { id: 'h' }],
    },
    { direction: 'down' },
  )
  const { x, w } = groups.get('g')!
  for (const { points } of edges.slice(0, 2)) {
    expect(points[0]!.x).toBeGreaterThanOrEqual(x + 32)
    expect(points[0]!.x).toBeLessThanOrEqual(x + w - 32)
  }
})
