/** Edges of a layout moved aside, with their words, to where nothing is in the way. */
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { contains, grow, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import { mapEdge } from './map-layout.ts'

/** Pixels that stay free around what is moved. */
const clear = 12

/** Some edges of a layout moved, if they are free there; `ends` are the nodes that they join, which they may touch. */
export function moveEdges(
  layout: Layout,
  moves: ReadonlyMap<number, Point>,
  ends: ReadonlySet<Rect> = new Set(),
): Layout | undefined {
  const jointed = new Set(layout.joints.flatMap((joint) => joint.edges))
  const edges = [...layout.edges]
  for (const [index, by] of moves) {
    const edge = edges[index]
    if (edge === undefined || edge.joins !== undefined || jointed.has(index)) return undefined
    edges[index] = movedBy(edge, by)
  }
  const others = edges.filter((_, index) => !moves.has(index))
  const nodes = [...layout.nodes.values()].filter((node) => !ends.has(node))
  const areAllFree = [...moves.keys()].every((index) => isFree(extentOf(edges[index]!), { others, nodes, layout }))
  return areAllFree ? { ...layout, edges } : undefined
}

const movedBy = (edge: EdgePlace, { x, y }: Point): EdgePlace => {
  const moved = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x + x, y: place.y + y })
  return mapEdge(edge, { point: moved, words: moved })
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

type Around = { others: EdgePlace[]; nodes: Rect[]; layout: Layout }

/** Whether nothing else is there: no other edge, node or group that does not hold all of it. */
const isFree = (extent: Rect[], { others, nodes, layout: { groups } }: Around): boolean => {
  const around = extent.map((rect) => grow(rect, clear))
  const meets = (rect: Rect): boolean => around.some((each) => overlap(each, rect))
  const inner = extent.map(shrunk)
  const cuts = (rect: Rect): boolean =>
    inner.some((each) => overlap(each, rect)) && !inner.every((each) => contains(rect, each))
  return !others.flatMap(extentOf).some(meets) && !nodes.some(meets) && ![...groups.values()].some(cuts)
}

/** Without its borders; a line has only ends. */
const shrunk = ({ x, y, w, h }: Rect): Rect => ({
  x: w > 2 ? x + 1 : x,
  y: h > 2 ? y + 1 : y,
  w: Math.max(1, w - 2),
  h: Math.max(1, h - 2),
})
