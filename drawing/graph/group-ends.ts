/**
 * Ends of edges at groups, over a layout that joins nodes only: an edge is laid out to a node inside of the group, and
 * drawn to the group's border.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import type { GraphNames } from '../data/graph-names.ts'

type Asked = { group: GraphGroup; edge: GraphEdge; side: 'from' | 'to' }

/**
 * The node that an edge is laid out to: what nothing in the group leads to at its end, what leads to nothing in the group
 * at its start; never its other end.
 */
export function standIn({ group, edge, side }: Asked, data: GraphDocument, names: GraphNames): GraphNode | undefined {
  const inside = data.nodes.filter((node) => names.around(node).includes(group))
  const other = names.end(side === 'from' ? edge.to : edge.from)?.node
  const [far, near] = side === 'to' ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const isOuter = (node: GraphNode): boolean =>
    !data.edges.some((each) => {
      const [beyond, own] = [names.end(each[far])?.node, names.end(each[near])?.node]
      return own === node && beyond !== node && beyond !== undefined && inside.includes(beyond)
    })
  const free = inside.filter((node) => node !== other)
  return (side === 'to' ? free : free.toReversed()).find(isOuter) ?? free[0] ?? inside[0]
}

/** A path that begins inside of a rectangle, from where it leaves it for the last time; all of it if it never does. */
export function cutAtBorder(points: readonly Point[], rect: Rect): Point[] {
  for (let index = points.length - 2; index >= 0; index--) {
    const [from, to] = [points[index], points[index + 1]]
    if (from === undefined || to === undefined || !isInside(from, rect) || isInside(to, rect)) continue
    return [leaving(from, to, rect), ...points.slice(index + 1)]
  }
  return [...points]
}

const isInside = ({ x, y }: Point, rect: Rect): boolean =>
  x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h

/** Where a level or upright stroke leaves a rectangle. */
const leaving = (from: Point, to: Point, { x, y, w, h }: Rect): Point =>
  from.y === to.y ? { x: to.x > from.x ? x + w : x, y: from.y } : { x: from.x, y: to.y > from.y ? y + h : y }
