/**
 * How wide columns are: all alike where the page has room for that, otherwise each as its own nodes need.
 */
import { up } from '../../rect.ts'

/** A column: its left edge and its width, in pixels. */
export type Column = { x: number; w: number }

/** What a column holds: the widths of items no wider than it, and of the words to the right of its middle. */
export type Need = { items: readonly number[]; words: readonly number[] }

/** The narrowest column and the gap between two, in pixels, where all are alike and where each has a width of its own. */
const least = { even: 96, own: 64 }
const gaps = { even: 16, own: 16 }
/** Pixels on either side of words between the middles of two columns. */
const beside = 16

export function columnsOf(needs: readonly Need[], even: boolean): Column[] {
  const widest = Math.max(least.even, ...needs.flatMap(({ items }) => items))
  const widths = needs.map(({ items }) => (even ? widest : Math.max(least.own, ...items)))
  const gap = even ? gaps.even : gaps.own
  if (!even)
    for (const [index, { words }] of needs.entries()) {
      const apart = ((widths[index] ?? 0) + (widths[index + 1] ?? 0)) / 2 + gap
      const missing = Math.max(0, ...words.map((w) => w + 2 * beside)) - apart
      if (missing > 0) widths[index] = up((widths[index] ?? 0) + missing * (index === needs.length - 1 ? 1 : 2), 16)
    }
  let x = 0
  return widths.map((w) => {
    const column = { x, w }
    x += w + gap
    return column
  })
}
