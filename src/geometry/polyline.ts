/**
 * Polylines: strokes as straight segments, and their bounds, distances, intersections and insides.
 */
import { bottomOf, type Point, type Rect, rectBetween, rightOf } from './rect.ts'

/** A straight segment. */
export type LineSegment = { x1: number; y1: number; x2: number; y2: number }

/** One connected stroke; `closed` when it ends where it began. */
export type Polyline = { segments: LineSegment[]; closed: boolean }

/** The bounds of all polylines; without segments, a point at the origin. */
export function boundsOf(polylines: readonly Polyline[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { segments } of polylines) {
    for (const { x1, y1, x2, y2 } of segments) {
      left = Math.min(left, x1, x2)
      top = Math.min(top, y1, y2)
      right = Math.max(right, x1, x2)
      bottom = Math.max(bottom, y1, y2)
    }
  }
  return left === Infinity ? { x: 0, y: 0, w: 0, h: 0 } : rectBetween(left, top, right, bottom)
}

export const lengthOf = ({ x1, y1, x2, y2 }: LineSegment): number => Math.hypot(x2 - x1, y2 - y1)

/** One step of Liang–Barsky clipping: narrows the visible span; false when nothing is left of it. */
const narrow = (span: [number, number], step: number, room: number): boolean => {
  if (step === 0) return room >= 0
  const at = room / step
  if (step < 0) span[0] = Math.max(span[0], at)
  else span[1] = Math.min(span[1], at)
  return span[0] <= span[1]
}

/** The part of a segment inside a rectangle, from 0 to 1 along it; undefined where they do not intersect. */
export const clipToRect = ({ x1, y1, x2, y2 }: LineSegment, rect: Rect): [number, number] | undefined => {
  const [right, bottom] = [rightOf(rect), bottomOf(rect)]
  if (Math.max(x1, x2) < rect.x || Math.min(x1, x2) > right) return undefined
  if (Math.max(y1, y2) < rect.y || Math.min(y1, y2) > bottom) return undefined
  const span: [number, number] = [0, 1]
  const isInside =
    narrow(span, x1 - x2, x1 - rect.x) &&
    narrow(span, x2 - x1, right - x1) &&
    narrow(span, y1 - y2, y1 - rect.y) &&
    narrow(span, y2 - y1, bottom - y1)
  return isInside ? span : undefined
}

/** Whether any segment intersects the rectangle; touching counts. */
export const intersectsRect = (polylines: readonly Polyline[], rect: Rect): boolean =>
  polylines.some(({ segments }) => segments.some((segment) => clipToRect(segment, rect) !== undefined))

/** The distance from a point to a segment. */
export const distanceToSegment = ({ x, y }: Point, { x1, y1, x2, y2 }: LineSegment): number => {
  const dx = x2 - x1
  const dy = y2 - y1
  const size = dx * dx + dy * dy
  const along = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / size))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** The distance from a point to the nearest segment, infinite where there is none. */
export const distanceToPolylines = (point: Point, polylines: readonly Polyline[]): number => {
  let distance = Infinity
  for (const { segments } of polylines) {
    for (const segment of segments) distance = Math.min(distance, distanceToSegment(point, segment))
  }
  return distance
}

/** How many times a closed polyline winds around a point. */
const windings = ({ x, y }: Point, { segments }: Polyline): number => {
  const [first] = segments
  const last = segments.at(-1)
  if (first === undefined || last === undefined) return 0
  // A fill closes an open polyline with a straight segment.
  const closing = { x1: last.x2, y1: last.y2, x2: first.x1, y2: first.y1 }
  let count = 0
  const pass = ({ x1, y1, x2, y2 }: LineSegment): void => {
    if (y1 <= y === y2 <= y) return
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) count += y2 > y1 ? 1 : -1
  }
  segments.forEach(pass)
  pass(closing)
  return count
}

/** Whether a fill covers the point (non-zero rule, as SVG fills by default). */
export const covers = (polylines: readonly Polyline[], point: Point): boolean => {
  let count = 0
  for (const polyline of polylines) count += windings(point, polyline)
  return count !== 0
}

/** How far along a ray the first polyline is hit, in pixels; undefined where none is within `reach`. */
export const rayHit = (polylines: readonly Polyline[], ray: { from: Point; dx: number; dy: number; reach: number }) => {
  const { from, dx, dy, reach } = ray
  let nearest: number | undefined
  for (const { segments } of polylines) {
    for (const { x1, y1, x2, y2 } of segments) {
      const across = dx * (y2 - y1) - dy * (x2 - x1)
      if (Math.abs(across) < 1e-9) continue
      const at = ((x1 - from.x) * (y2 - y1) - (y1 - from.y) * (x2 - x1)) / across
      const on = ((x1 - from.x) * dy - (y1 - from.y) * dx) / across
      if (at >= 0 && at <= reach && on >= 0 && on <= 1 && at < (nearest ?? Infinity)) nearest = at
    }
  }
  return nearest
}
