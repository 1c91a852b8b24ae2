/**
 * Bars on a time scale, with square ends, because rounding misstates lengths.
 */
import type { Box, Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

type Paint = Pick<Box, 'fill' | 'stroke' | 'dashed'>

/** The height of a bar. */
export const barHeight = 16

/** A bar around `y` from `left` to `right`, in pixels; at least a stroke wide. */
export function bar(
  { left, right, y, h = barHeight }: { left: number; right: number; y: number; h?: number },
  { fill = 'surface', ...paint }: Paint = {},
): Path {
  const end = Math.max(right, left + 1)
  return path(`M ${left} ${y - h / 2} H ${end} V ${y + h / 2} H ${left} Z`, { fill, ...paint })
}
