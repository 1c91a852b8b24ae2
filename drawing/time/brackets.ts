/**
 * Brackets: lengths of time measured under a drawing, side by side where they do not overlap.
 */
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import { path } from '../primitives.ts'
import { type Interval, pack } from './pack.ts'

/** A length to measure: its ends in pixels, how long it is, and what it is. */
export type Length<T> = {
  item: T
  from: number
  to: number
  length: string
  text: string | undefined
  isFocus: boolean
}

/** A drawn bracket of an item; `bottom` of all is the y under the last row. */
export type Brackets<T> = { drawn: { item: T; elements: Element[] }[]; bottom: number }

const tips = 8
const gap = { words: 4, rows: 8, beside: 6 }
/** Words wrap within their bracket, but not narrower than this. */
const least = 80

/** Brackets from `top` downward, words within `left` and `right`. */
export function drawBrackets<T>(
  lengths: readonly Length<T>[],
  { top, left, right }: { top: number; left: number; right: number },
): Brackets<T> {
  const placed = lengths.map((each) => {
    const words = wordsOf(each)
    return { ...each, words, at: Math.max(left, Math.min((each.from + each.to - words.w) / 2, right - words.w)) }
  })
  const rows = pack(placed.map(extentOf), 0)
  const tops = topsOf(placed, { rows, top })
  const drawn = placed.map((each, index) => ({
    item: each.item,
    elements: bracket(each, (tops[rows[index] ?? 0] ?? top) + tips),
  }))
  return { drawn, bottom: tops.at(-1) ?? top }
}

type PlacedBracket = Length<unknown> & { words: Block; at: number }

/** What a bracket and its words take of a row. */
const extentOf = ({ from, to, at, words }: PlacedBracket): Interval => ({
  from: Math.min(from, at - gap.beside),
  to: Math.max(to, at + words.w + gap.beside),
})

/** A bracket with its words; `y` is that of its long side. */
const bracket = ({ from, to, isFocus, words, at }: PlacedBracket, y: number): Element[] => [
  path(`M ${from} ${y - tips} V ${y} H ${to} V ${y - tips}`, { stroke: isFocus ? 'accent' : 'muted' }),
  ...place(words, { x: at, y: y + gap.words, w: words.w, h: words.h }, { valign: 'top' }),
]

const wordsOf = ({ length, text, isFocus, from, to }: Length<unknown>): Block =>
  block(
    [
      { text: length, as: { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' } },
      { text, as: 'note' },
    ],
    Math.max(least, to - from - 16),
  )

/** The y of each row's tips; one more for what comes under the last. */
const topsOf = (placed: { words: Block }[], { rows, top }: { rows: number[]; top: number }): number[] => {
  const tops = [top]
  for (let row = 0; rows.includes(row); row++) {
    const high = Math.max(...placed.filter((_, index) => rows[index] === row).map(({ words }) => words.h))
    tops.push((tops.at(-1) ?? top) + tips + gap.words + high + gap.rows)
  }
  return tops
}
