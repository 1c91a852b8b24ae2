/**
 * Draws edges from a node to itself: a small bow on the side where they have their place.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Node } from '../model/model.ts'
import { isUpright, outward } from '../model/ports.ts'
import { bow, type LoopPlace, type LoopPlaces } from '../place/loop-places.ts'
import type { Route } from './route.ts'

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
