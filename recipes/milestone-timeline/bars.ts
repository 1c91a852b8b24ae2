/**
 * Lengths as bars on the axis, with their words in them: those that overlap no other and whose words fit beside the
 * milestones in between. The others are measured under the axis.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import type { TimelineSpan } from '../../drawing/data/timeline.ts'
import { square } from '../../drawing/square.ts'
import type { Length } from '../../drawing/time/brackets.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A length that is a bar, with its words and where they are along the axis. */
export type LengthBar = Length<TimelineSpan> & { words: string; middle: number }

/** Pixels: how high a bar is, what words keep clear of its ends and of dots, how far it covers the pole at its end. */
export const bar = { h: 28, clear: 14, edge: 1 } as const

const style = { size: 16, bold: true } as const satisfies TypeStyle

/** Which lengths are bars; `dots` are the places of all milestones. */
export function barsOf(lengths: readonly Length<TimelineSpan>[], dots: readonly number[]): LengthBar[] {
  const bars: LengthBar[] = []
  for (const length of lengths) {
    const isFree = bars.every(({ from, to }) => length.to <= from || length.from >= to)
    const found = isFree ? wordsIn(length, dots) : undefined
    if (found !== undefined) bars.push({ ...length, ...found })
  }
  return bars
}

/** The words of a length, if they fit into the widest place between two dots in it. */
const wordsIn = (
  { from, to, length, text }: Length<TimelineSpan>,
  dots: readonly number[],
): { words: string; middle: number } | undefined => {
  const stops = [from, ...dots.filter((x) => x > from && x < to).toSorted((a, b) => a - b), to]
  const rooms = stops
    .slice(1)
    .map((end, index) => ({ middle: (end + (stops[index] ?? from)) / 2, w: end - (stops[index] ?? from) }))
  const widest = rooms.reduce((best, each) => (each.w > best.w ? each : best), { middle: from, w: 0 })
  const words = [length, text].filter(Boolean).join(' ')
  return widthOf(words, style) + 2 * bar.clear > widest.w ? undefined : { words, middle: widest.middle }
}

/** A bar around the axis at `y`, apart from one that begins where it ends; what is in focus is in the accent. */
export const drawBar = (
  { from, to, words, middle, isFocus }: LengthBar,
  y: number,
  all: readonly LengthBar[],
): Element[] => {
  const left = from + (all.some((each) => each.to === from) ? bar.edge : -bar.edge)
  const right = to + (all.some((each) => each.from === to) ? -bar.edge : bar.edge)
  const rect = { x: left, y: y - bar.h / 2, w: right - left, h: bar.h }
  const said = block([{ text: words, as: { ...style, fill: isFocus ? 'surface' : 'ink' } }])
  const look = isFocus ? ({ fill: 'accent' } as const) : ({ fill: 'muted', dashed: true } as const)
  return [square(rect, look), ...place(said, { x: middle, y, w: 0, h: 0 })]
}
