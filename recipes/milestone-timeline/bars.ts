/**
 * Lengths as bars on the axis, with their words over them: those that overlap no other and whose words have a free place
 * between the flags there. The others are measured under the axis.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import type { TimelineSpan } from '../../drawing/data/timeline.ts'
import { square } from '../../drawing/square.ts'
import type { Length } from '../../drawing/time/brackets.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A length that is a bar, with its words and where they are. */
export type LengthBar = Length<TimelineSpan> & { words: Block; at: Rect }

/** Pixels: how high a bar is, from its words to its edge, and what these keep clear of flags. */
export const bar = { h: 8, over: 6, clear: 1 } as const

/** How many places along a bar are tried for its words, half of them left of its middle. */
const tries = 80

/** Which lengths are bars around the axis at `y`; `taken` is where words and poles are. */
export function barsOf(
  lengths: readonly Length<TimelineSpan>[],
  { y, taken }: { y: number; taken: readonly Rect[] },
): LengthBar[] {
  const bars: LengthBar[] = []
  for (const length of lengths) {
    const isFree = bars.every(({ from, to }) => length.to <= from || length.from >= to)
    const words = wordsOf(length)
    const at = isFree ? placeOver(length, { words, y, taken: [...taken, ...bars.map((each) => each.at)] }) : undefined
    if (at !== undefined) bars.push({ ...length, words, at })
  }
  return bars
}

/** A length that the heading quotes is in large type. */
const wordsOf = ({ length, text, isFocus, figure }: Length<TimelineSpan>): Block => {
  const color = isFocus ? ({ fill: 'accent' } as const) : {}
  if (figure === undefined)
    return block([{ text: [length, text].filter(Boolean).join(' '), as: { size: 14, bold: true, ...color } }])
  return block([
    { text: length, as: { size: 28, bold: true, fill: figure } },
    { text, as: { size: 14, ...color } },
  ])
}

/** The free place over a bar that is nearest to its middle. */
const placeOver = (
  { from, to }: Length<TimelineSpan>,
  { words, y, taken }: { words: Block; y: number; taken: readonly Rect[] },
): Rect | undefined => {
  const room = to - from - words.w
  const top = y - bar.h / 2 - bar.over - words.h
  const lefts = Array.from({ length: tries }, (_, index) => Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1))
    .map((step) => Math.round(from + room / 2 + (step * room) / tries))
    .filter((x) => room >= 0 && x >= from && x + words.w <= to)
  return lefts
    .map((x) => ({ x, y: top, w: words.w, h: words.h }))
    .find((rect) => !taken.some((each) => overlap(grow(rect, bar.clear), each)))
}

/** A bar around the axis at `y`, with its words over it; what is in focus is in the accent. */
export const drawBar = ({ from, to, words, at, isFocus }: LengthBar, y: number): Element[] => {
  const rect = { x: from, y: y - bar.h / 2, w: to - from, h: bar.h }
  return [square(rect, { fill: isFocus ? 'accent' : 'muted' }), ...place(words, at)]
}
