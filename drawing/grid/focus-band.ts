/**
 * The band behind a row in focus: a light ground with a bar of the accent at its left end.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'
import { cells } from './cells.ts'

/** The corners of a band inside the lower end of a box, and how wide its bar is, in pixels. */
const size = { corner: 5, bar: 4 } as const

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
