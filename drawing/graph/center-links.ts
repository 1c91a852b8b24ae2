/**
 * Straight edges between two groups in the middle of the stretch along which these face each other, where nothing is in the
 * way: groups have no ports, and edges that leave them at unequal places look as if the places meant something.
 */
import type { EdgePlace, LabelPlace, Layout } from '../../layout/model/graph.ts'
import { contains, grow, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { snap } from '../rect.ts'
import { groupId } from './layout-ids.ts'

/** The ids of the groups that an edge joins, if it joins groups. */
type GroupPair = { from: string; to: string }

/** Pixels that stay free around what is moved. */
const clear = 12

/** The layout of data with such edges centered. */
export function centerLinks(layout: Layout, data: GraphDocument): Layout {
  const edges = [...layout.edges]
  const jointed = new Set(layout.joints.flatMap((joint) => joint.edges))
  for (const [index, pair] of pairsOf(data).entries()) {
    const edge = edges[index]
    if (edge === undefined || pair === undefined || edge.joins !== undefined || jointed.has(index)) continue
    const by = shiftOf(edge, layout.groups.get(pair.from), layout.groups.get(pair.to))
    if (by === undefined) continue
    const moved = movedBy(edge, by)
    const others = edges.filter((_, at) => at !== index)
    if (isFree(extentOf(moved), others, layout)) edges[index] = moved
  }
  return { ...layout, edges }
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

const movedBy = ({ points, label, ends, ...rest }: EdgePlace, { x, y }: Point): EdgePlace => {
  const moved = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x + x, y: place.y + y })
  const end = (place: LabelPlace | undefined) => (place === undefined ? undefined : moved(place))
  return {
    ...rest,
    points: points.map(moved),
    ...(label === undefined ? {} : { label: moved(label) }),
    ...(ends === undefined ? {} : { ends: [end(ends[0]), end(ends[1])] }),
  }
}

/** What an edge and its words cover. */
const extentOf = ({ points, label, ends = [undefined, undefined] }: EdgePlace): Rect[] => {
  const pieces = points.slice(1).map((point, index): Rect => {
    const before = points[index] ?? point
    const [x, y] = [Math.min(point.x, before.x), Math.min(point.y, before.y)]
    return { x, y, w: Math.abs(point.x - before.x), h: Math.abs(point.y - before.y) }
  })
  return [...pieces, ...[label, ...ends].filter((each) => each !== undefined)]
}

/** Whether nothing else is there: no other edge, node or group that does not hold all of it. */
const isFree = (extent: Rect[], others: EdgePlace[], { nodes, groups }: Layout): boolean => {
  const around = extent.map((rect) => grow(rect, clear))
  const meets = (rect: Rect): boolean => around.some((each) => overlap(each, rect))
  const inner = extent.map(shrunk)
  const cuts = (rect: Rect): boolean =>
    inner.some((each) => overlap(each, rect)) && !inner.every((each) => contains(rect, each))
  return !others.flatMap(extentOf).some(meets) && ![...nodes.values()].some(meets) && ![...groups.values()].some(cuts)
}

/** Without its borders; a line has only ends. */
const shrunk = ({ x, y, w, h }: Rect): Rect => ({
  x: w > 2 ? x + 1 : x,
  y: h > 2 ? y + 1 : y,
  w: Math.max(1, w - 2),
  h: Math.max(1, h - 2),
})
