/**
 * Squares: rectangles with square corners, as data bars, bands and swatches have them.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Path } from '../src/scene/scene.ts'
import { path } from './primitives.ts'

/** A rectangle with square corners: rounding would misstate the length of data bars. */
export const squarePath = ({ x, y, w, h }: Rect): string => `M ${x} ${y} H ${x + w} V ${y + h} H ${x} Z`

/** How squares are drawn; `striped` is between filled and empty: upright strokes four pixels apart, in the color of the edge. */
export type SquareLook = Pick<Path, 'fill' | 'stroke' | 'dashed'> & { striped?: boolean }

/** A rectangle with square corners, and several that look alike as one path; without a stroke by default. */
export const square = (rects: Rect | Rect[], { striped = false, ...look }: SquareLook = {}): Path => {
  const stripes = striped ? [rects].flat().map(stripesOf) : []
  return path([...[rects].flat().map(squarePath), ...stripes].join(' '), { stroke: 'none', ...look })
}

const stripesOf = ({ x, y, w, h }: Rect): string =>
  Array.from({ length: Math.ceil(w / 4) - 1 }, (_, index) => `M ${x + 4 * (index + 1)} ${y} v ${h}`).join(' ')
