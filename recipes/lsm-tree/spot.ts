/**
 * Where words stand in a run or beside one: clear of the line of the lookup and of its numbers.
 */
import type { Rect } from '../../src/geometry/rect.ts'

/** Radius of a number, and of one with two digits. */
export const radius = { one: 10, two: 12 }

/** The middle of words of `width` pixels: in the middle of a run, else left or right of the lookup; undefined without room. */
export function spotFor(
  width: number,
  { x, w }: Pick<Rect, 'x' | 'w'>,
  lookup = Number.NEGATIVE_INFINITY,
): number | undefined {
  const half = width / 2
  const clear = half + radius.two + 6
  const [least, most] = [x + half + 8, x + w - half - 8]
  const spots = [x + w / 2, (x + lookup - radius.two) / 2, (lookup + radius.two + x + w) / 2]
  return spots.map(Math.round).find((spot) => spot >= least && spot <= most && Math.abs(spot - lookup) >= clear)
}
