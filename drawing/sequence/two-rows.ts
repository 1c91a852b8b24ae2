/**
 * Heads in two rows, where they are too many or too wide for one.
 */
import { up } from '../rect.ts'

/** The gaps between heads in two rows, every second one lower: each is apart from the next of its row, and from the lifelines that pass it from the upper row. */
export const staggeredGaps = (heads: readonly { w: number }[], apart: number): number[] => {
  const w = (index: number): number => heads[index]?.w ?? 0
  const half = (first: number): number => ((w(first) + w(first + 2)) / 2 + apart) / 2
  return heads.slice(1).map((_, index) => {
    const lower = index % 2 === 1 ? index : index + 1
    return up(
      Math.max(index > 0 ? half(index - 1) : 0, index + 2 < heads.length ? half(index) : 0, (w(lower) + apart) / 2),
    )
  })
}
