/**
 * Edges from a node to itself: a small bow on the side where the node has the fewest other edges.
 */
import type { Point, Rect } from '../../../src/geometry/rect.ts'
import type { Grid } from '../cells/find-cells.ts'
import type { Side } from '../graph.ts'
import type { Edge, Model, Node } from '../model.ts'
import type { Pads } from '../place/pads.ts'
import { isUpright, outward } from './ports.ts'
import type { Route } from './route.ts'

/** How far a bow reaches out, and how wide it is. */
const bow = { depth: 32, width: 48 }
/** From a bow to its label, and from there on. */
const beside = 16

/** Where a bow is: in the middle of a side, or near its end where the middle has other edges. */
export type LoopPlace = { side: Side; aside: boolean }

export type LoopPlaces = Map<Edge, LoopPlace>

export function placeLoops({ loops, edges }: Model, grid: Grid): LoopPlaces {
  const chosen: LoopPlaces = new Map()
  for (const loop of loops) {
    const taken = { top: 0, right: 0, bottom: 0, left: 0 }
    for (const { from, to } of edges)
      if (from === loop.from || to === loop.from)
        for (const side of towards(loop.from, from === loop.from ? to : from, grid)) taken[side]++
    for (const [other, { side }] of chosen) if (other.from === loop.from) taken[side] += 9
    const side = sideOrder.reduce((best, next) => (taken[next] < taken[best] ? next : best))
    chosen.set(loop, { side, aside: taken[side] > 0 })
  }
  return chosen
}

const sideOrder: readonly Side[] = ['top', 'right', 'bottom', 'left']

/** The sides of a node that look to another one. */
const towards = (node: Node, other: Node, { columns, rows }: Grid): Side[] => {
  const across = (columns.get(other) ?? 0) - (columns.get(node) ?? 0)
  const down = (rows.get(other) ?? 0) - (rows.get(node) ?? 0)
  const sides: Side[] = []
  if (across !== 0) sides.push(across > 0 ? 'right' : 'left')
  if (down !== 0) sides.push(down > 0 ? 'bottom' : 'top')
  return sides
}

/** The room that a node's bows and their labels take outside of it. */
export const loopReach = (node: Node, places: LoopPlaces): Pads => {
  const reach = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const [{ from, given }, { side }] of places) {
    if (from !== node) continue
    const words = isUpright(side) ? (given.label?.h ?? 0) : (given.label?.w ?? 0)
    reach[side] = Math.ceil((bow.depth + (words === 0 ? 0 : words + beside)) / 8) * 8
  }
  return reach
}

export const routeLoops = (places: LoopPlaces, rects: Map<Node, Rect>): Route[] =>
  [...places].flatMap(([edge, place]) => {
    const rect = rects.get(edge.from)
    if (rect === undefined) return []
    return [{ edge, points: bowOn(rect, place), trunk: undefined, hub: undefined, free: true }]
  })

const bowOn = (rect: Rect, { side, aside }: LoopPlace): Point[] => {
  const upright = isUpright(side)
  const [start, size] = upright ? [rect.x, rect.w] : [rect.y, rect.h]
  const narrow = aside ? Math.floor(size / 2 / 8) * 8 - 24 : Math.floor(size / 16) * 8
  const width = Math.max(16, Math.min(bow.width, narrow))
  const first = aside ? start + size - 8 - width : start + (size - width) / 2
  const edge = { top: rect.y, right: rect.x + rect.w, bottom: rect.y + rect.h, left: rect.x }[side]
  const far = edge + bow.depth * outward(side)
  const point = (along: number, out: number): Point => (upright ? { x: along, y: out } : { x: out, y: along })
  return [point(first, edge), point(first, far), point(first + width, far), point(first + width, edge)]
}

/** The rectangle of a bow. */
export const bowRoom = ({ points }: Route): Rect => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
