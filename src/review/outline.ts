/**
 * Outlines: what a stroke follows, as straight stretches, and the questions the rules ask of them.
 */
import type { Point, Rect } from './rect.ts'

/** A straight piece of an outline. */
export type Stretch = { x1: number; y1: number; x2: number; y2: number }

/** One connected stroke; `closed` when it ends where it began. */
export type Outline = { stretches: Stretch[]; closed: boolean }

export const lengthOf = ({ x1, y1, x2, y2 }: Stretch): number => Math.hypot(x2 - x1, y2 - y1)

/** The outline's bounds; an outline without stretches is a point at the origin. */
export const boundsOf = (outlines: Outline[]): Rect => {
  const rect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { stretches } of outlines) {
    for (const { x1, y1, x2, y2 } of stretches) {
      rect.left = Math.min(rect.left, x1, x2)
      rect.top = Math.min(rect.top, y1, y2)
      rect.right = Math.max(rect.right, x1, x2)
      rect.bottom = Math.max(rect.bottom, y1, y2)
    }
  }
  return rect.left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : rect
}

/** One clip of Liang and Barsky: narrows the visible span, or says that nothing of it is left. */
const clip = (span: [number, number], step: number, room: number): boolean => {
  if (step === 0) return room >= 0
  const at = room / step
  if (step < 0) span[0] = Math.max(span[0], at)
  else span[1] = Math.min(span[1], at)
  return span[0] <= span[1]
}

/** The part of a stretch inside a rectangle, from 0 to 1 along it; undefined where they do not meet. */
export const spanInside = ({ x1, y1, x2, y2 }: Stretch, rect: Rect): [number, number] | undefined => {
  if (Math.max(x1, x2) < rect.left || Math.min(x1, x2) > rect.right) return undefined
  if (Math.max(y1, y2) < rect.top || Math.min(y1, y2) > rect.bottom) return undefined
  const span: [number, number] = [0, 1]
  const meets =
    clip(span, x1 - x2, x1 - rect.left) &&
    clip(span, x2 - x1, rect.right - x1) &&
    clip(span, y1 - y2, y1 - rect.top) &&
    clip(span, y2 - y1, rect.bottom - y1)
  return meets ? span : undefined
}

/** Whether any stretch meets the rectangle; touching counts. */
export const meets = (outlines: Outline[], rect: Rect): boolean =>
  outlines.some(({ stretches }) => stretches.some((stretch) => spanInside(stretch, rect) !== undefined))

/** The distance from a point to a stretch. */
export const distanceToStretch = ({ x, y }: Point, { x1, y1, x2, y2 }: Stretch): number => {
  const dx = x2 - x1
  const dy = y2 - y1
  const size = dx * dx + dy * dy
  const along = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / size))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** The distance from a point to the nearest stretch, infinite where there is none. */
export const distanceToOutline = (point: Point, outlines: Outline[]): number => {
  let distance = Infinity
  for (const { stretches } of outlines) {
    for (const stretch of stretches) distance = Math.min(distance, distanceToStretch(point, stretch))
  }
  return distance
}

/** How often a closed outline winds around a point. */
const windings = ({ x, y }: Point, { stretches }: Outline): number => {
  const [first] = stretches
  const last = stretches.at(-1)
  if (first === undefined || last === undefined) return 0
  // A fill closes an open outline by a straight stretch.
  const closing = { x1: last.x2, y1: last.y2, x2: first.x1, y2: first.y1 }
  let count = 0
  const pass = ({ x1, y1, x2, y2 }: Stretch): void => {
    if (y1 <= y === y2 <= y) return
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) count += y2 > y1 ? 1 : -1
  }
  stretches.forEach(pass)
  pass(closing)
  return count
}

/** Whether a fill covers the point (non-zero rule, as SVG fills by default). */
export const covers = (outlines: Outline[], point: Point): boolean => {
  let count = 0
  for (const outline of outlines) count += windings(point, outline)
  return count !== 0
}

/** How far along a ray an outline is met first, in pixels; undefined where it is not met within `reach`. */
export const alongRay = (outlines: Outline[], ray: { from: Point; dx: number; dy: number; reach: number }) => {
  const { from, dx, dy, reach } = ray
  let nearest: number | undefined
  for (const { stretches } of outlines) {
    for (const { x1, y1, x2, y2 } of stretches) {
      const across = dx * (y2 - y1) - dy * (x2 - x1)
      if (Math.abs(across) < 1e-9) continue
      const at = ((x1 - from.x) * (y2 - y1) - (y1 - from.y) * (x2 - x1)) / across
      const on = ((x1 - from.x) * dy - (y1 - from.y) * dx) / across
      if (at >= 0 && at <= reach && on >= 0 && on <= 1 && at < (nearest ?? Infinity)) nearest = at
    }
  }
  return nearest
}
