/**
 * What would make room in a crowded drawing: wider columns or higher rows where labels or edges found no place.
 */
import { overlap, type Point, type Rect } from '../src/geometry/rect.ts'
import type { Drawing } from './draw-cells.ts'
import { collision } from './labels/place-labels.ts'
import type { Size } from './model/graph.ts'
import type { Model } from './model/model.ts'
import type { Demand } from './place/place.ts'
import { easy } from './route/find-path.ts'
import { titleRooms } from './route/net.ts'
import type { Route } from './route/route.ts'

/** The demand of a drawing with more room where it was lacking; nothing where it is not crowded. */
export function moreRoom(drawing: Drawing, demand: Demand, model: Model): Demand | undefined {
  const { x, y, heads, asides } = demand
  const wider: Demand = { x: new Map(x), y: new Map(y), heads: new Map(heads), asides: new Map(asides) }
  const asked = [
    askBetweenLines(drawing, wider),
    askForBent(drawing, wider),
    askForLabels(drawing, wider),
    askBesideTitles(drawing, wider, model),
  ]
  return asked.some((isAsked) => isAsked) ? wider : undefined
}

/** Moves the columns (or rows) around a place apart. */
const ask = (
  { placement }: Drawing,
  wider: Demand,
  { axis, at, extra }: { axis: 'x' | 'y'; at: number; extra: number },
): boolean => {
  const centers = axis === 'x' ? placement.columns : placement.rows
  const index = centers.findLastIndex((center) => center <= at)
  const [from, to] = [centers[index], centers[index + 1]]
  if (from === undefined || to === undefined || extra <= 0) return false
  wider[axis].set(index, Math.max(wider[axis].get(index) ?? 0, to - from + Math.ceil(extra / 8) * 8))
  return true
}

const askBetweenLines = (drawing: Drawing, wider: Demand): boolean =>
  drawing.squeezes
    .map(({ level, at, lack }) => ask(drawing, wider, { axis: level ? 'y' : 'x', at, extra: lack + 8 }))
    .some((isAsked) => isAsked)

/** What an edge that turns too often lacks for a way with two bends: so much beside its longest piece, in pixels. */
const detour = 24

const askForBent = (drawing: Drawing, wider: Demand): boolean =>
  drawing.routes
    .filter(({ points }) => points.length - 2 > easy)
    .map((route) => {
      const [from, to] = longestPiece(route)
      const level = from.y === to.y
      return ask(drawing, wider, { axis: level ? 'y' : 'x', at: level ? from.y : from.x, extra: detour })
    })
    .some((isAsked) => isAsked)

const askForLabels = (drawing: Drawing, wider: Demand): boolean =>
  drawing.routes
    .map((route) => {
      const label = drawing.labels.get(route.edge)?.middle
      return label !== undefined && label.cost >= collision && ask(drawing, wider, roomFor(route, label.place))
    })
    .some((isAsked) => isAsked)

/** Along its longest piece, or beside it. */
const roomFor = (route: Route, { w, h }: Size): { axis: 'x' | 'y'; at: number; extra: number } => {
  const [from, to] = longestPiece(route)
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  if (from.y === to.y)
    return length < w + 24
      ? { axis: 'x', at: middle.x, extra: w + 24 - length }
      : { axis: 'y', at: middle.y - 8, extra: h + 12 }
  return length < h + 24
    ? { axis: 'y', at: middle.y, extra: h + 24 - length }
    : { axis: 'x', at: middle.x + 8, extra: (w >> 1) + 12 }
}

/** From a title to what comes in beside it; wider gaps are not asked for. */
const besideTitle = 8
const widest = 160

/** Where an edge comes in through a title, or a node stands on it, the title's corner moves out. */
const askBesideTitles = ({ placement, routes }: Drawing, wider: Demand, model: Model): boolean => {
  let isAsked = false
  const things = [...placement.nodes.values(), ...routes.flatMap(({ points }) => uprights(points))]
  for (const { group, corner, room } of titleRooms(placement.groups, model))
    for (const thing of things.filter((rect) => overlap(rect, room))) {
      const extra =
        corner === 'left' ? room.x + room.w + besideTitle - thing.x : thing.x + thing.w + besideTitle - room.x
      if (extra > widest) continue
      const pads = corner === 'left' ? wider.heads : wider.asides
      pads.set(group, Math.max(pads.get(group) ?? 0, Math.ceil(extra / 8) * 8))
      isAsked = true
    }
  return isAsked
}

/** The upright pieces of a way, as narrow rectangles. */
const uprights = (points: readonly Point[]): Rect[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    return from.x === to.x ? [{ x: from.x - 1, y: Math.min(from.y, to.y), w: 2, h: Math.abs(to.y - from.y) }] : []
  })

const longestPiece = ({ points }: Route): [Point, Point] => {
  let best: [Point, Point] = [points[0] ?? { x: 0, y: 0 }, points[0] ?? { x: 0, y: 0 }]
  let most = -1
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from === undefined) continue
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    if (length > most) [best, most] = [[from, to], length]
  }
  return best
}
