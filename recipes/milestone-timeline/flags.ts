/**
 * The flags of milestones: date over name over note. Where these would pile up into a tower, each has its words in one
 * line, so that all of them are a list that descends along the axis.
 */
import { extent } from 'd3-array'
import { type Block, block, type Paragraph } from '../../drawing/block.ts'
import { flag } from '../../drawing/chart/flags.ts'
import { edgesOf, type FlagHead, headsOf } from '../../drawing/chart/head-words.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { TimelineEvent, TimelineMark } from '../../drawing/data/timeline.ts'
import type { Color } from '../../src/scene/limits.ts'

/** A milestone at a moment of the axis, with its date as it is written, and the side that it must be on; or what is marked there and minor. */
export type Milestone = {
  item: TimelineEvent | TimelineMark
  name: string
  at: number
  when: string
  color: Color
  side?: FlagHead['side'] | undefined
}

/** Pixels: how high flags may pile up, how wide words are before they wrap, a line at least, an axis at least for lines that are whole, what is between their parts, and how high one is. */
const size = { tower: 400, words: 208, line: 232, axis: 600, between: 8, row: 20 } as const

/** Flags over an axis that is, with their words, `width` pixels long. */
export function flagsOf(milestones: readonly Milestone[], width: number): ChartMark[] {
  const at = aboutAt(milestones, width - size.words)
  const tall = milestones.map((each) => ({ ...each, words: block(paragraphsOf(each), size.words) }))
  if (heightOf(tall, { at, width }) <= size.tower) return tall.map((each) => flagOf(each, each.words))
  const long = milestones.map((each) => inOneLine(paragraphsOf(each), width))
  const axis = longestAxis(milestones, long, width)
  // Rather a shorter axis than words in two lines among others in one.
  const words = axis >= size.axis ? long : undefined
  return milestones.map((each, index) => {
    const room = Math.max(size.line, width - at(each.at) - 2 * size.between)
    return flagOf(each, words?.[index] ?? inOneLine(paragraphsOf(each), room))
  })
}

/** How long an axis may be for the words that begin along it to end within `width`. */
const longestAxis = (milestones: readonly Milestone[], words: readonly Block[], width: number): number => {
  const part = aboutAt(milestones, 1)
  return Math.min(...milestones.map(({ at }, index) => (width - (words[index]?.w ?? 0)) / part(at)))
}

const paragraphsOf = ({ item, name, when, color }: Milestone): Paragraph[] => [
  { text: when, as: { size: 14, fill: ('state' in item ? item.state : undefined) ?? 'muted' } },
  { text: name, as: 'text' in item ? 'label' : { size: 16, bold: true, fill: color === 'accent' ? 'accent' : 'ink' } },
  { text: 'note' in item ? item.note : undefined, as: 'note' },
]

/** A flag has its dot under the axis; over it, that is drawn with what else is on the axis. */
const flagOf = ({ item, at, color, side = 'over' }: Milestone, words: Block): ChartMark =>
  flag(item, at, words, { color, sides: [side], ...(side === 'over' || 'text' in item ? { dot: 'none' } : {}) })

/** How high flags pile up. */
const heightOf = (
  milestones: readonly (Milestone & { words: Block })[],
  { at, width }: { at: (at: number) => number; width: number },
): number => {
  const heads = headsOf(
    milestones.map(({ words: { w, h }, side = 'over', color, ...each }) => ({
      x: at(each.at),
      w,
      h,
      flag: { color, sides: [side] },
    })),
    width,
  )
  return (['over', 'under'] as const).reduce((sum, side) => sum + (edgesOf(heads, side).at(-1) ?? 0), 0)
}

/** Paragraphs after each other, in another line where the one before would be too long. */
const inOneLine = (paragraphs: readonly Paragraph[], line: number): Block =>
  paragraphs
    .map((each) => block([each], line))
    .reduce((before, { lines, w, h }) => {
      if (lines.length === 0) return before
      // Beside two lines it would be between them, and two lines beside it over it.
      const isNext = before.w + size.between + w <= line && Math.max(before.h, h) <= size.row
      const [indent, top] = isNext ? [before.w + size.between, (before.h - h) / 2] : [0, before.h]
      const moved = lines.map((each) => ({ ...each, indent: each.indent + indent, top: each.top + top }))
      return { lines: [...before.lines, ...moved], w: Math.max(before.w, indent + w), h: Math.max(before.h, top + h) }
    })

/** About where moments are on an axis that is `length` pixels long. */
const aboutAt = (milestones: readonly Milestone[], length: number): ((at: number) => number) => {
  const [first = 0, last = 0] = extent(milestones, ({ at }) => at)
  return (at) => ((at - first) / (last - first || 1)) * length
}
