/**
 * Brackets: lengths of time measured under a drawing, side by side where they do not overlap.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place, widthOf } from '../block.ts'
import { path } from '../primitives.ts'
import { widestThatFits } from '../widest.ts'
import { type Interval, nearer } from './pack.ts'

/** A length to measure: its ends in pixels, how long it is, and what it is. */
export type Length<T> = {
  item: T
  from: number
  to: number
  length: string
  text: string | undefined
  isFocus: boolean
  /** The color of a length that the heading quotes: it is in large type. */
  figure?: Color | undefined
  /** The words alone, where the length itself is drawn already. */
  isBare?: boolean
}

/** A drawn bracket of an item; `bottom` of all is the y under the last row. */
export type Brackets<T> = { drawn: { item: T; elements: Element[] }[]; bottom: number }

const tips = 8
const gap = { words: 4, rows: 8, beside: 12 }
/** Words wrap within their bracket, but not narrower than the last of these; wider ones are taken where they need no more rows. */
const leasts = [208, 144, 80] as const

/** Brackets from `top` downward, words within `left` and `right`. */
export function drawBrackets<T>(
  lengths: readonly Length<T>[],
  { top, left, right }: { top: number; left: number; right: number },
): Brackets<T> {
  const placedAt = (least: number) => {
    const placed = lengths.map((each) => {
      const words = wordsOf(each, least)
      return { ...each, words, at: Math.max(left, Math.min((each.from + each.to - words.w) / 2, right - words.w)) }
    })
    return { placed, rows: rowsOf(placed) }
  }
  const fewest = Math.max(...placedAt(leasts[2]).rows)
  const { placed, rows } = widestThatFits(leasts, placedAt, (each) => Math.max(...each.rows) <= fewest)
  const tops = topsOf(placed, { rows, top })
  const drawn = placed.map((each, index) => ({
    item: each.item,
    elements: bracket(each, (tops[rows[index] ?? 0] ?? top) + tips),
  }))
  return { drawn, bottom: tops.at(-1) ?? top }
}

type PlacedBracket = Length<unknown> & { words: Block; at: number }

/** The row of each bracket: the first in which brackets do not overlap and words are apart; words hang below all brackets. */
const rowsOf = (placed: readonly PlacedBracket[]): number[] => {
  const rows: PlacedBracket[][] = []
  return placed.map((each) => {
    const words = ({ at, words: { w } }: PlacedBracket): Interval => ({ from: at, to: at + w })
    const isFree = (row: PlacedBracket[]): boolean =>
      row.every((other) => !nearer(each, other, 0) && !nearer(words(each), words(other), gap.beside))
    const found = rows.findIndex(isFree)
    const row = found < 0 ? rows.length : found
    rows[row] = [...(rows[row] ?? []), each]
    return row
  })
}

/** A bracket with its words; `y` is that of its long side. */
const bracket = ({ from, to, isFocus, figure, words, at }: PlacedBracket, y: number): Element[] => [
  path(`M ${from} ${y - tips} V ${y} H ${to} V ${y - tips}`, {
    // The figure has the color: beside it, a long line of it would be a second one.
    stroke: isFocus ? 'accent' : figure === undefined ? 'muted' : 'ink',
  }),
  ...place(words, { x: at, y: y + gap.words, w: words.w, h: words.h }, { valign: 'top' }),
]

const wordsOf = ({ length, text, isFocus, from, to, figure }: Length<unknown>, least: number): Block =>
  block(
    [
      {
        text: length,
        as: { size: figure === undefined ? 16 : 28, bold: true, fill: figure ?? (isFocus ? 'accent' : 'ink') },
      },
      { text, as: figure === undefined || figure === 'ink' ? 'note' : { size: 14, fill: figure } },
    ],
    // No word is broken.
    Math.max(
      least,
      ...wordWidths(text),
      to - from - 16,
      widthOf(length, { size: figure === undefined ? 16 : 28, bold: true }),
    ),
  )

const wordWidths = (text = ''): number[] => text.split(' ').map((word) => Math.min(leasts[0], widthOf(word, 'note')))

/** The y of each row's tips; one more for what comes under the last. */
const topsOf = (placed: { words: Block }[], { rows, top }: { rows: number[]; top: number }): number[] => {
  const tops = [top]
  for (let row = 0; rows.includes(row); row++) {
    const high = Math.max(...placed.filter((_, index) => rows[index] === row).map(({ words }) => words.h))
    tops.push((tops.at(-1) ?? top) + tips + gap.words + high + gap.rows)
  }
  return tops
}
