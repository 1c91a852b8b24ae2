/**
 * Points and rectangles in pixels, and rectangle arithmetic.
 *
 * Nothing is rounded: whole numbers stay whole.
 */

/** A point in pixels. */
export type Point = { x: number; y: number }

/** A rectangle in pixels; `x`, `y` is the top left corner. */
export type Rect = { x: number; y: number; w: number; h: number }

/** The x of the right side. */
export const rightOf = ({ x, w }: Rect): number => x + w

/** The y of the bottom side. */
export const bottomOf = ({ y, h }: Rect): number => y + h

/** The rectangle with these four sides. */
export const rectBetween = (left: number, top: number, right: number, bottom: number): Rect => ({
  x: left,
  y: top,
  w: right - left,
  h: bottom - top,
})

export const centerOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 })

export const areaOf = ({ w, h }: Rect): number => w * h

/** Top left, top right, bottom right, bottom left. */
export const cornersOf = ({ x, y, w, h }: Rect): [Point, Point, Point, Point] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
]

/** The rectangle with every side moved outward. */
export const grow = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by })

/** The rectangle with every side moved inward. */
export const inset = (rect: Rect, by: number): Rect => grow(rect, -by)

/** Whether the rectangles share some area; touching sides share none. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a)

/** Whether the inner rectangle lies in the outer one; touching sides count. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x && outer.y <= inner.y && rightOf(outer) >= rightOf(inner) && bottomOf(outer) >= bottomOf(inner)

/** Whether the point lies in the rectangle; its sides count. */
export const containsPoint = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x <= rightOf(rect) && y >= rect.y && y <= bottomOf(rect)

/** The smallest rectangle around all points; undefined for none. */
export const boundsOfPoints = (points: Iterable<Point>): Rect | undefined => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return left <= right && top <= bottom ? rectBetween(left, top, right, bottom) : undefined
}

/** The smallest rectangle around all rectangles; undefined for none. */
export const union = (rects: readonly Rect[]): Rect | undefined =>
  boundsOfPoints(rects.flatMap((rect) => [rect, { x: rightOf(rect), y: bottomOf(rect) }]))

/** The shortest distance between two rectangles, 0 where they touch or overlap. */
export const distanceBetween = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.x - rightOf(b), b.x - rightOf(a)), Math.max(0, a.y - bottomOf(b), b.y - bottomOf(a)))

/** The shortest distance from a point to a rectangle, 0 inside it. */
export const distanceTo = (rect: Rect, { x, y }: Point): number =>
  Math.hypot(Math.max(0, rect.x - x, x - rightOf(rect)), Math.max(0, rect.y - y, y - bottomOf(rect)))
