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

/**
 * Where words may be, the free pixels from one mark or its words to the next, and the x of upright lines that run through
 * the lane: words keep clear of these.
 */
type Limits = { left: number; right: number; top: number; gap?: number | undefined; lines?: readonly number[] }

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
  { left, right, top, gap = 20, lines = [] }: Limits,
): { marks: PlacedMark<T>[]; bottom: number } {
  const placed = wanted
    .toSorted((a, b) => a.from - b.from)
    .map((each) => ({ ...each, ...beside(each, { left, right, lines }) }))
  const rows = pack(
    placed.map((each) => extentOf(each, Math.max(0, clear - gap / 2))),
    gap,
  )
  const heights = heightsOf(placed, rows)
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, h) => sum + h, top))
  const marks = placed.map((each, index) => {
    const rowTop = tops[rows[index] ?? 0] ?? top
    return { ...each, y: rowTop + inRow.mark, wordsY: wordsMiddle(each, rowTop) }
  })
  return { marks, bottom: heights.reduce((sum, h) => sum + h, top) }
}

/** What a mark and its words, with so many pixels beside these, take of a row. */
const extentOf = ({ from, to, wordsAt, words }: Beside & Interval, air: number): Interval =>
  words.w === 0 ? { from, to } : { from: Math.min(from, wordsAt - air), to: Math.max(to, wordsAt + words.w + air) }

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

/** From words to an upright line. */
const clear = 6

/**
 * Words right of their mark where they fit, else left of it, on more lines where they are long, else below it. Words that
 * an upright line would cross wrap before it, or are on the other side, or after the line, in this order.
 */
export const beside = <T>(
  { from, to, words }: WantedMark<T>,
  { left, right, lines = [] }: Pick<Limits, 'left' | 'right' | 'lines'>,
): Beside => {
  const widest = words(caps[0])
  if (widest.w === 0) return { words: widest, wordsAt: to, isBelow: false }
  const isIn = ({ words: { w }, wordsAt }: Beside): boolean => wordsAt >= left && wordsAt + w <= right
  const isCrossed = ({ words: { w }, wordsAt }: Beside): boolean =>
    lines.some((x) => x > wordsAt - clear && x < wordsAt + w + clear)
  // A line at the very end of a mark would be between it and its words.
  const isParted = ({ wordsAt }: Beside): boolean =>
    wordsAt === to + away && lines.some((x) => x >= to && x <= to + away - clear)
  const open = placesBeside({ from, to, words }, lines).filter((place) => isIn(place) && !isParted(place))
  const free = open.find((place) => !isCrossed(place)) ?? open[0]
  if (free !== undefined) return free
  const wide = words(Math.min(caps[0], right - left))
  return { words: wide, wordsAt: Math.max(left, Math.min(from, right - wide.w)), isBelow: true }
}

/** Words before the next upright line wrap into two lines at most. */
const mostLines = 44

/** Where words may be, the best place first. */
const placesBeside = <T>({ from, to, words }: Omit<WantedMark<T>, 'item'>, lines: readonly number[]): Beside[] => {
  const at = (caption: Caption, wordsAt: number): Beside => ({ words: caption, wordsAt, isBelow: false })
  const next = lines.filter((x) => x > to + away).toSorted((a, b) => a - b)[0]
  const before = next === undefined ? [] : [words(next - clear - to - away)].filter(({ h }) => h <= mostLines)
  const [widest, ...others] = caps
    .map(words)
    .map((each) => [at(each, to + away), ...(each.isRemark === true ? [] : [at(each, from - away - each.w)])])
  const after = lines.filter((x) => x > to).map((x) => at(words(caps[0]), x + clear))
  const wrapped = before.map((caption) => at(caption, to + away))
  return [...(widest?.slice(0, 1) ?? []), ...wrapped, ...(widest?.slice(1) ?? []), ...others.flat(), ...after]
}
