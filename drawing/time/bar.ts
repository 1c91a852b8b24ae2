/**
 * Marks on a time scale: bars with square ends, because rounding misstates lengths, and milestones.
 */
import type { Box, Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

type Paint = Pick<Box, 'fill' | 'stroke' | 'dashed'>

/** The height of a bar, and from the middle of a milestone to each of its tips. */
export const barHeight = 16
export const milestoneReach = 8

/** A bar around `y` from `left` to `right`, in pixels; at least a stroke wide. */
export function bar(
  { left, right, y, h = barHeight }: { left: number; right: number; y: number; h?: number },
  { fill = 'surface', ...paint }: Paint = {},
): Path {
  const end = Math.max(right, left + 1)
  return path(`M ${left} ${y - h / 2} H ${end} V ${y + h / 2} H ${left} Z`, { fill, ...paint })
}

/** A milestone: a diamond around a point. */
export const milestone = (x: number, y: number, { fill = 'ink', stroke = fill }: Paint = {}): Path => {
  const r = milestoneReach
  return path(`M ${x} ${y - r} L ${x + r} ${y} L ${x} ${y + r} L ${x - r} ${y} Z`, { fill, stroke })
}
