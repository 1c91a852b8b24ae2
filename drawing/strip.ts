/**
 * Title strips: the tinted top of what has a head, such as a table, a class or a window.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Path } from '../src/scene/scene.ts'
import { faint } from './fills.ts'
import { path } from './primitives.ts'

/** The corners of a box, and those of what lies inside its outline, in pixels. */
const corner = 6
const inner = corner - 1

/** The strip of `h` pixels at the top of a box, inside its outline of 1 px. */
export function headStrip({ x, y, w }: Pick<Rect, 'x' | 'y' | 'w'>, h: number): Path {
  const [left, top, right] = [x + 1, y + 1, x + w]
  const arc = (toX: number, toY: number): string => `A ${inner} ${inner} 0 0 1 ${toX} ${toY}`
  return path(
    `M ${left} ${y + h} V ${top + inner} ${arc(left + inner, top)} H ${right - inner} ${arc(right, top + inner)} V ${y + h} Z`,
    faint,
  )
}
