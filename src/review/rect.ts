/**
 * Upright rectangles in pixels.
 */

export type Rect = { left: number; top: number; right: number; bottom: number }
export type Point = { x: number; y: number }

export const widthOf = (rect: Rect): number => rect.right - rect.left
export const heightOf = (rect: Rect): number => rect.bottom - rect.top
export const areaOf = (rect: Rect): number => widthOf(rect) * heightOf(rect)

export const centreOf = (rect: Rect): Point => ({
  x: (rect.left + rect.right) / 2,
  y: (rect.top + rect.bottom) / 2,
})

/** The rectangle with every side moved outwards; a negative amount moves it inwards. */
export const grow = (rect: Rect, amount: number): Rect => ({
  left: rect.left - amount,
  top: rect.top - amount,
  right: rect.right + amount,
  bottom: rect.bottom + amount,
})

/** Whether the rectangles share some area. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether the inner rectangle lies in the outer one; touching sides count. */
export const encloses = (outer: Rect, inner: Rect): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom

export const holds = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom

/** The smallest rectangle around all; undefined for none. */
export const union = (rects: Rect[]): Rect | undefined => {
  const [first, ...rest] = rects
  if (first === undefined) return undefined
  const whole = { ...first }
  for (const rect of rest) {
    whole.left = Math.min(whole.left, rect.left)
    whole.top = Math.min(whole.top, rect.top)
    whole.right = Math.max(whole.right, rect.right)
    whole.bottom = Math.max(whole.bottom, rect.bottom)
  }
  return whole
}

/** The shortest distance between two rectangles, 0 where they touch or overlap. */
export const gap = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

/** The shortest distance from a point to a rectangle, 0 inside it. */
export const distanceTo = (rect: Rect, { x, y }: Point): number =>
  Math.hypot(Math.max(0, rect.left - x, x - rect.right), Math.max(0, rect.top - y, y - rect.bottom))
