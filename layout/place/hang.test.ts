import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutNode } from '../model/graph.ts'

const table = (id: string, h: number, at: LayoutNode['at']): LayoutNode => ({
  id,
  w: 192,
  h,
  hangs: true,
  ...(at === undefined ? {} : { at }),
})

test('records in one row share their top, and an edge between them is straight', () => {
  const nodes = [table('account', 192, [1, 1]), table('invoice', 288, [2, 1]), table('payment', 224, [3, 1])]
  const edges = [
    { from: 'account', to: 'invoice', link: true },
    { from: 'invoice', to: 'payment', link: true },
  ]
  const layout = layoutGraph({ nodes, edges }, { direction: 'right' })
  expect(new Set([...layout.nodes.values()].map(({ y }) => y)).size).toBe(1)
  expect(layout.edges.map(({ points }) => points.length)).toEqual([2, 2])
  // At the middle of the smaller one of the two.
  expect(layout.edges.map(({ points: [first] }) => first?.y)).toEqual([96, 112])
})

test('records that hang keep their distance to those in the rows above and below', () => {
  const nodes = [
    table('a', 96, [1, 1]),
    table('b', 288, [2, 1]),
    table('c', 96, [1, 2]),
    table('d', 240, [2, 2]),
    table('e', 96, [1, 3]),
  ]
  const { nodes: rects } = layoutGraph({ nodes, edges: [] }, { direction: 'down' })
  const at = (id: string) => rects.get(id) ?? { x: 0, y: 0, w: 0, h: 0 }
  expect(at('c').y).toBe(at('d').y)
  expect(at('d').y - at('b').y - at('b').h).toBe(40)
  expect(at('e').y - at('d').y - at('d').h).toBe(40)
})

test('nodes that are no records stay in the middle of their row', () => {
  const nodes = [table('record', 192, [1, 1]), { id: 'plain', w: 96, h: 48, at: [2, 1] as const }]
  const { nodes: rects } = layoutGraph({ nodes, edges: [] }, { direction: 'right' })
  expect(rects.get('plain')?.y).toBe(72)
})
