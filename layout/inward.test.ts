/** Wires between a group and what is inside of it. */
import { expect, test } from 'vitest'
import { layoutGraph } from './layout.ts'

const node = (id: string) => ({ id, w: 112, h: 48, group: 'g' })

test.each([
  ['g', 'b'],
  ['b', 'g'],
])('a wire from %s to %s leads from a wall straight to the side of the node that faces it', (from, to) => {
  for (const nodes of [['b'], ['a', 'b'], ['a', 'b', 'c']]) {
    const chain = nodes.slice(1).map((id, index) => ({ from: nodes[index]!, to: id }))
    const {
      edges,
      nodes: places,
      crowded,
    } = layoutGraph({
      nodes: nodes.map(node),
      groups: [{ id: 'g', head: { w: 96, h: 36 } }],
      edges: [...chain, { from, to, label: { w: 24, h: 16 } }],
    })
    const { points } = edges.at(-1)!
    const { x, y, w, h } = places.get('b')!
    const isInside = (at: { x: number; y: number }): boolean => at.x > x && at.x < x + w && at.y > y && at.y < y + h
    const [start, end] = [points[0]!, points.at(-1)!]
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    expect([points.length, isInside(middle), crowded]).toEqual([2, false, []])
  }
})
