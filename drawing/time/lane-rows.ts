/**
 * Lanes: events packed into rows, each mark with its words beside it.
 */
import { up } from '../rect.ts'
import type { Caption } from './caption.ts'
import { type Interval, pack } from './pack.ts'

/** A mark that wants a place: its extent in pixels, and its words at most `cap` pixels wide. */
export type WantedMark<T> = { item: T; from: number; to: number; words: (cap: number) => Caption }

/** Words at a mark: they begin at `wordsAt`, right or left of it, or below it where neither side has room. */
export type Beside = { words: Caption; wordsAt: number; isBelow: boolean }

/** A mark in its row: `y` is its middle, `wordsY` that of its words. */
export type PlacedMark<T> = Beside & { item: T; from: number; to: number; y: number; wordsY: number }

/** Where words may be, and the free pixels from one mark or its words to the next. */
type Limits = { left: number; right: number; top: number; gap?: number | undefined }

/** From a mark to its words. */
const away = 8

/** From the top of a row to the middle of its mark, and to words below the mark; padding above and below words. */
export const inRow = { mark: 14, below: 24, padding: 4 } as const
const leastRow = 2 * inRow.mark

/** How high a row with such words is. */
export const rowHeight = ({ words, isBelow }: Beside): number =>
  up(Math.max(leastRow, (isBelow ? inRow.below : inRow.padding) + words.h + inRow.padding), 4)

/** The middle of words in a row that begins at `top`: their first line is level with the mark. */
export const wordsMiddle = ({ words, isBelow }: Beside, top: number): number =>
  top + (isBelow ? inRow.below : inRow.padding) + words.h / 2

/** Puts marks into as few rows as possible, earlier ones first; `bottom` is the y under the last row. */
export function placeLane<T>(
  wanted: readonly WantedMark<T>[],
  { left, right, top, gap = 20 }: Limits,
): { marks: PlacedMark<T>[]; bottom: number } {
  const placed = wanted
    .toSorted((a, b) => a.from - b.from)
    .map((each) => ({ ...each, ...beside(each, { left, right }) }))
  const rows = pack(placed.map(extentOf), gap)
  const heights = heightsOf(placed, rows)
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, h) => sum + h, top))
  const marks = placed.map((each, index) => {
    const rowTop = tops[rows[index] ?? 0] ?? top
    return { ...each, y: rowTop + inRow.mark, wordsY: wordsMiddle(each, rowTop) }
  })
  return { marks, bottom: heights.reduce((sum, h) => sum + h, top) }
}

/** What a mark and its words take of a row. */
const extentOf = ({ from, to, wordsAt, words }: Beside & Interval): Interval => ({
  from: Math.min(from, wordsAt),
  to: Math.max(to, wordsAt + words.w),
})

/** The height of each row; `rows` has the row of each mark. */
const heightsOf = (placed: readonly Beside[], rows: readonly number[]): number[] => {
  const heights: number[] = []
  for (const [index, each] of placed.entries()) {
    const row = rows[index] ?? 0
    heights[row] = Math.max(heights[row] ?? leastRow, rowHeight(each))
  }
  return heights
}

/** How wide words may be before they wrap, in pixels. */
const caps = [440, 320, 240, 184, 144] as const

/** Words right of their mark where they fit, else left of it, on more lines where they are long, else below it. */
export const beside = <T>(
  { from, to, words }: WantedMark<T>,
  { left, right }: Pick<Limits, 'left' | 'right'>,
): Beside => {
  const widest = words(caps[0])
  if (widest.w === 0) return { words: widest, wordsAt: to, isBelow: false }
  for (const cap of caps) {
    const caption = words(cap)
    if (to + away + caption.w <= right) return { words: caption, wordsAt: to + away, isBelow: false }
    if (from - away - caption.w >= left) return { words: caption, wordsAt: from - away - caption.w, isBelow: false }
  }
  const wide = words(Math.min(caps[0], right - left))
  return { words: wide, wordsAt: Math.max(left, Math.min(from, right - wide.w)), isBelow: true }
}
