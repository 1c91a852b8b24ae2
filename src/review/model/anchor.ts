/**
 * Anchors: what the end of a connector rests on.
 */

import { distanceToPolylines } from '../../geometry/polyline.ts'
import { areaOf, bottomOf, containsPoint, distanceTo, type Point, type Rect, rightOf } from '../../geometry/rect.ts'
import type { Drawn } from './drawn.ts'
import type { Host } from './host.ts'
import type { Label } from './label.ts'

/** `shape`: the edge of a box, circle or closed path. `stroke`: a lifeline, bus or other line. `label`: beside a text. */
export type Anchor = { kind: 'shape' | 'stroke'; to: Drawn } | { kind: 'label'; to: Label }

/** A point, and the unit vector in which a stroke leaves there. */
export type Direction = Point & { dx: number; dy: number }

/** What an end may rest on. */
export type Surroundings = {
  drawn: Drawn[]
  shapes: Drawn[]
  labels: Label[]
  hostOf: (label: Label) => Host | undefined
  isContainer: (shape: Drawn) => boolean
}

/** What an end of `own` rests on: edges before strokes, strokes before texts. */
export function anchorOf(end: Direction, own: Drawn, surroundings: Surroundings): Anchor | undefined {
  const { drawn, shapes, labels } = surroundings
  const others = shapes.filter((shape) => shape !== own && restsOn(end, shape))
  // The smallest: a node on the edge of its group is what is meant.
  const [shape] = others.sort((a, b) => areaOf(a.bounds) - areaOf(b.bounds))
  if (shape !== undefined) return { kind: 'shape', to: shape }
  const stroke = drawn.find((item) => item !== own && !item.area && item.stroke !== 'none' && touches(end, item))
  if (stroke !== undefined) return { kind: 'stroke', to: stroke }
  const label = labels.find((candidate) => pointsAt(end, candidate) && isReachable(end, candidate, surroundings))
  return label === undefined ? undefined : { kind: 'label', to: label }
}

const restsOn = (point: Point, item: Drawn): boolean => touches(point, item) || (isDot(item) && isOnDot(point, item))

const touches = (point: Point, { bounds, outlines }: Drawn): boolean =>
  isNear(point, bounds) && distanceToPolylines(point, outlines) <= tolerance + 0.01

/** How far an end may be from the edge it rests on, in pixels. */
export const tolerance = 2

export const isDot = ({ element }: Drawn): boolean => element.type === 'circle' && element.r <= dotRadius

/** A circle up to this radius is a dot: an end anywhere in it rests on it. */
export const dotRadius = 8

const isOnDot = (point: Point, { bounds }: Drawn): boolean => isNear(point, bounds)

/** Asked of every end and every element: without a rectangle of its own. */
const isNear = ({ x, y }: Point, bounds: Rect): boolean =>
  x >= bounds.x - tolerance &&
  x <= rightOf(bounds) + tolerance &&
  y >= bounds.y - tolerance &&
  y <= bottomOf(bounds) + tolerance

/** Whether the stroke points at the text: the text begins shortly after the end, not beside the stroke. */
const pointsAt = ({ x, y, dx, dy }: Direction, { extent }: Label): boolean => {
  const distance = distanceTo(extent, { x, y })
  if (distance === 0 || distance > besideText) return false
  const toX = Math.min(rightOf(extent), Math.max(extent.x, x)) - x
  const toY = Math.min(bottomOf(extent), Math.max(extent.y, y)) - y
  return toX * dx + toY * dy >= distance / 2
}

/** How far an end may be from the text it points at. */
const besideText = 12

/** Whether no edge lies between: the text of a node is pointed at only from inside the node. */
const isReachable = (end: Point, label: Label, { hostOf, isContainer }: Surroundings): boolean => {
  const host = hostOf(label)
  return host === undefined || isContainer(host.shape) || containsPoint(host.bounds, end)
}

/** A lifeline by its look: a dashed upright line without an arrow. */
export const isLifeline = (item: Drawn): boolean => item.dashed && isUpright(item)

/** An upright line without an arrow, solid or dashed. */
export const isUpright = ({ element, arrow }: Drawn): boolean =>
  element.type === 'line' && !arrow && element.x === element.x2
