/**
 * Squares: rectangles with square corners, as data bars, bands and swatches have them.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Path } from '../src/scene/scene.ts'
import { path } from './primitives.ts'

/** A rectangle with square corners: rounding would misstate the length of data bars. */
export const squarePath = ({ x, y, w, h }: Rect): string => `M ${x} ${y} H ${x + w} V ${y + h} H ${x} Z`

/** The corners of panels and other large areas, in pixels. */
const corner = 6

/** A rectangle with the corners of a box and no outline: the ground of a panel. */
export const roundSquare = ({ x, y, w, h }: Rect, look: Pick<Path, 'fill' | 'dashed'>): Path => {
  const arc = (toX: number, toY: number): string => `A ${corner} ${corner} 0 0 1 ${toX} ${toY}`
  const [left, right, top, bottom] = [x + corner, x + w - corner, y + corner, y + h - corner]
  return path(
    `M ${left} ${y} H ${right} ${arc(x + w, top)} V ${bottom} ${arc(right, y + h)} H ${left} ${arc(x, bottom)} V ${top} ${arc(left, y)} Z`,
    { ...look, stroke: 'none' },
  )
}

/** How squares are drawn; `striped` is between filled and empty: upright strokes four pixels apart, in the color of the edge. */
export type SquareLook = Pick<Path, 'fill' | 'stroke' | 'dashed'> & { striped?: boolean }

/** A rectangle with square corners, and several that look alike as one path; without a stroke by default. */
export const square = (rects: Rect | Rect[], { striped = false, ...look }: SquareLook = {}): Path => {
  const stripes = striped ? [rects].flat().map(stripesOf) : []
  return path([...[rects].flat().map(squarePath), ...stripes].join(' '), { stroke: 'none', ...look })
}

const stripesOf = ({ x, y, w, h }: Rect): string =>
  Array.from({ length: Math.ceil(w / 4) - 1 }, (_, index) => `M ${x + 4 * (index + 1)} ${y} v ${h}`).join(' ')
