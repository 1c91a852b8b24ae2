/**
 * The end of a stroke: where it is, and where it points.
 */
import type { Point } from '../geometry/rect.ts'

/** The end of a stroke: the tip and the direction it points in, a unit vector. */
export type Tip = Point & { dx: number; dy: number }

/** The end at a point, in the direction of a vector of any length; undefined if that has none. */
export const unit = (x: number, y: number, dx: number, dy: number): Tip | undefined => {
  const size = distance(dx, dy)
  // Relative numbers may overflow; that has no direction either.
  return size > 1e-6 && size < Infinity ? { x, y, dx: dx / size, dy: dy / size } : undefined
}

/** The length of a vector; faster than Math.hypot, whose last bits may differ between engines. */
export const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)
