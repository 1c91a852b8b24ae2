/**
 * The band behind a row or column in focus: a light ground with a bar of the accent at its left end, or over its head.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'
import { cells } from './cells.ts'

/** The corners of a band inside the lower end of a box, and how wide its bar is, in pixels. */
const size = { corner: 5, bar: 3 } as const

/** The ground and the bar of a row; the last row of a box has its corners. */
export function focusBand(row: Rect, isLast = false): Path[] {
  const bar = { ...row, w: size.bar }
  if (!isLast) return [cells(row, { fill: 'soft', stroke: 'none' }), cells(bar, { fill: 'accent', stroke: 'none' })]
  const [{ x, y, w, h }, r] = [row, size.corner]
  const left = `M ${x} ${y} V ${y + h - r} A ${r} ${r} 0 0 0`
  return [
    path(`${left} ${x + r} ${y + h} H ${x + w - r} A ${r} ${r} 0 0 0 ${x + w} ${y + h - r} V ${y} Z`, {
      fill: 'soft',
      stroke: 'none',
    }),
    // What of the bar is inside of the round corner.
    path(`${left} ${x + size.bar} ${y + h - 0.1} V ${y} Z`, { fill: 'accent', stroke: 'none' }),
  ]
}

/** The ground and the bar of a column as high as its box; at an end of the box it has the corners there. */
export function columnBand({ x, y, w, h }: Rect, { isFirst = false, isLast = false } = {}): Path[] {
  const [left, right] = [isFirst ? size.corner : 0, isLast ? size.corner : 0]
  const arc = (r: number, toX: number, toY: number): string =>
    r === 0 ? `L ${toX} ${toY}` : `A ${r} ${r} 0 0 1 ${toX} ${toY}`
  const top = `M ${x + left} ${y} H ${x + w - right}`
  const sides = `${arc(right, x + w, y + right)} V ${y + h - right} ${arc(right, x + w - right, y + h)} H ${x + left} ${arc(left, x, y + h - left)}`
  // What of the bar is inside of the round corners.
  const within = (r: number): number => (r === 0 ? 0 : 0.1)
  const bar = `${arc(right, x + w - within(right), y + size.bar)} H ${x + within(left)} ${arc(left, x + left, y)}`
  return [
    path(`${top} ${sides} V ${y + left} ${arc(left, x + left, y)} Z`, { fill: 'soft', stroke: 'none' }),
    path(`${top} ${bar} Z`, { fill: 'accent', stroke: 'none' }),
  ]
}
