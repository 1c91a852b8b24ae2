/**
 * Siblings: nodes of one kind that one node leads to, or that lead to one. They are read as equals, so that they are equally
 * high where none gets mostly empty.
 */
import { group, max, min } from 'd3-array'
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import { nodeId } from './layout-ids.ts'
import type { NodeView } from './style.ts'

export function evenSiblings(
  views: readonly (readonly [GraphNode, NodeView])[],
  edges: readonly Pick<GraphEdge, 'from' | 'to'>[],
): void {
  // What one node is as high as counts by its own height: else, chains of siblings would all be as high as the highest.
  const known = new Map(views.map(([node, view]) => [nodeId(node), { kind: node.kind, view, own: view.h }]))
  const ids = new Map(views.map(([node]) => [node.name, nodeId(node)]))
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
      for (const kin of group(siblings, ({ kind }) => kind).values()) even(kin)
    }
}

/** How much higher than its words want a node may get. */
const most = 1.4

const even = (kin: readonly { view: NodeView; own: number }[]): void => {
  const [low = 0, h = 0] = [min(kin, ({ own }) => own), max(kin, ({ view }) => view.h)]
  // Circles are as high as they are wide.
  if (h <= most * low && kin.every(({ view }) => view.w !== view.h)) for (const { view } of kin) view.h = h
}
