/**
 * Rectangles seen along one axis.
 */
import type { Rect } from '../../src/geometry/rect.ts'

export type Along = 'x' | 'y'

/** From `start` to `end` along the axis, across it from `top` to `bottom`. */
export type Slab = { start: number; end: number; top: number; bottom: number }

export const slabOf = ({ x, y, w, h }: Rect, axis: Along): Slab =>
  axis === 'x' ? { start: x, end: x + w, top: y, bottom: y + h } : { start: y, end: y + h, top: x, bottom: x + w }
