/**
 * Siblings: nodes of one kind that one node leads to, or that lead to one. They are read as equals, so that they are equally
 * high where none gets mostly empty.
 */
import { extent, group } from 'd3-array'
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import { nodeId } from './layout-ids.ts'
import type { NodeView } from './style.ts'

export function evenSiblings(
  views: readonly (readonly [GraphNode, NodeView])[],
  edges: readonly Pick<GraphEdge, 'from' | 'to'>[],
): void {
  const known = new Map(views.map(([node, view]) => [nodeId(node), { kind: node.kind, view }]))
  const ids = new Map(views.map(([node]) => [node.name, nodeId(node)]))
  // An edge may name a node that has an id by its name.
  const idOf = (end: string): string => (known.has(end) ? end : (ids.get(end) ?? end))
  for (const [hub, arm] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const)
    for (const links of group(edges, (edge) => idOf(edge[hub])).values()) {
      const siblings = links.flatMap((edge) => known.get(idOf(edge[arm])) ?? [])
      for (const kin of group(siblings, ({ kind }) => kind).values()) even(kin.map(({ view }) => view))
    }
}

/** How much higher a node may get. */
const most = 2

const even = (views: readonly NodeView[]): void => {
  const [low = 0, h = 0] = extent(views, (view) => view.h)
  // Circles are as high as they are wide.
  if (h <= most * low && views.every((view) => view.w !== view.h)) for (const view of views) view.h = h
}
