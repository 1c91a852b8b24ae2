/**
 * How far apart heads stand, in one row or, where they are too many or too wide for one, in two.
 */
import { up } from '../rect.ts'

/** Free pixels between heads. */
export const apart = 24

/** The gaps that heads need between their middles. */
export const headGaps = (heads: readonly { w: number }[], isStaggered: boolean): number[] =>
  isStaggered
    ? staggeredGaps(heads)
    : heads.slice(1).map(({ w }, index) => up((w + (heads[index]?.w ?? 0)) / 2 + apart))

/** The gaps between heads in two rows, every second one lower: each is apart from the next of its row, and from the lifelines that pass it from the upper row. */
const staggeredGaps = (heads: readonly { w: number }[]): number[] => {
  const w = (index: number): number => heads[index]?.w ?? 0
  const half = (first: number): number => ((w(first) + w(first + 2)) / 2 + apart) / 2
  return heads.slice(1).map((_, index) => {
    const lower = index % 2 === 1 ? index : index + 1
    return up(
      Math.max(index > 0 ? half(index - 1) : 0, index + 2 < heads.length ? half(index) : 0, (w(lower) + apart) / 2),
    )
  })
}
