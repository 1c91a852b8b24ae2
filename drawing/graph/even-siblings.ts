/**
 * Siblings: nodes of one kind that one node leads to, or that lead to one. They are read as equals, so that they are equally
 * high, and wide, where none gets mostly empty.
 */
import { group, max, min } from 'd3-array'
import type { Size } from '../../layout/model/graph.ts'
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import { nodeId } from './layout-ids.ts'
import type { NodeView } from './style.ts'

export function evenSiblings(
  views: readonly (readonly [GraphNode, NodeView])[],
  edges: readonly Pick<GraphEdge, 'from' | 'to'>[],
): void {
  // What one node is as high as counts by its own height: else, chains of siblings would all be as high as the highest.
  const known = new Map(
    views.map(([node, view]) => [nodeId(node), { kind: node.kind, view, own: { w: view.w, h: view.h } }]),
  )
  const ids = new Map(views.map(([node]) => [node.name, nodeId(node)]))
  const sides = views.length > mostNodes ? (['h'] as const) : (['w', 'h'] as const)
  // An edge may name a node that has an id by its name.
  const idOf = (end: string): string => (known.has(end) ? end : (ids.get(end) ?? end))
  for (const [hub, arm] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const)
    for (const links of group(edges, (edge) => idOf(edge[hub])).values()) {
      const siblings = links.flatMap((edge) =>
        // What leads to itself is no sibling of what else it leads to.
        idOf(edge.from) === idOf(edge.to) ? [] : (known.get(idOf(edge[arm])) ?? []),
      )
      for (const kin of group(siblings, ({ kind }) => kind).values()) even(kin, sides)
    }
}

/** How much higher and wider than its words want a node may get. */
const most = { h: 1.4, w: 1.25 } as const

/** Where there are more nodes, a page has no width to spare. */
const mostNodes = 32

const even = (kin: readonly { view: NodeView; own: Size }[], sides: readonly (keyof Size)[]): void => {
  // Circles are as high as they are wide.
  if (kin.some(({ view }) => view.w === view.h)) return
  for (const side of sides) {
    const [low = 0, high = 0] = [min(kin, ({ own }) => own[side]), max(kin, ({ view }) => view[side])]
    if (high <= most[side] * low) for (const { view } of kin) view[side] = high
  }
}
