/**
 * Straight edges between two groups in the middle of the stretch along which these face each other, where nothing is in the
 * way: groups have no ports, and edges that leave them at unequal places look as if the places meant something.
 */
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { snap } from '../rect.ts'
import { groupId } from './layout-ids.ts'
import { moveEdges } from './move-edge.ts'

/** The ids of the groups that an edge joins, if it joins groups. */
type GroupPair = { from: string; to: string }

/** The layout of data with such edges centered. */
export function centerLinks(layout: Layout, data: GraphDocument): Layout {
  let placed = layout
  for (const [index, pair] of pairsOf(data).entries()) {
    const edge = placed.edges[index]
    if (edge === undefined || pair === undefined) continue
    const by = shiftOf(edge, layout.groups.get(pair.from), layout.groups.get(pair.to))
    if (by !== undefined) placed = moveEdges(placed, new Map([[index, by]])) ?? placed
  }
  return placed
}

/** The groups that each edge joins, if both its ends are groups. */
const pairsOf = (data: GraphDocument): (GroupPair | undefined)[] => {
  const names = new GraphNames(data)
  const groupOf = (reference: string): GraphGroup | undefined =>
    names.node(reference) === undefined ? names.group(reference) : undefined
  return data.edges.map(({ from, to }) => {
    const [first, second] = [groupOf(from), groupOf(to)]
    return first === undefined || second === undefined ? undefined : { from: groupId(first), to: groupId(second) }
  })
}

/** How far a straight edge is from the middle of what its groups have in common; undefined where it is not straight. */
const shiftOf = ({ points }: EdgePlace, from: Rect | undefined, to: Rect | undefined): Point | undefined => {
  const [a, b, more] = points
  if (a === undefined || b === undefined || more !== undefined || from === undefined || to === undefined)
    return undefined
  if (a.x === b.x && a.y !== b.y) return { x: middleOf([from.x, from.w], [to.x, to.w]) - a.x, y: 0 }
  return a.y === b.y ? { x: 0, y: middleOf([from.y, from.h], [to.y, to.h]) - a.y } : undefined
}

type Stretch = [start: number, length: number]

const middleOf = (a: Stretch, b: Stretch): number =>
  snap((Math.max(a[0], b[0]) + Math.min(a[0] + a[1], b[0] + b[1])) / 2)
