/**
 * Columns with room where it helps most: what neighbors say to each other in many lines, or broken within a word, has a wider
 * channel than the rest, as far as the drawing stays as wide as it may be.
 */

import type { Block } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import { easyWidth } from '../draw-options.ts'
import type { SequenceColumns } from './columns.ts'
import { type ChannelStep, isCopy, span } from './gaps.ts'

/** How wide words in some channels may be, in pixels. */
export type Widths = ReadonlyMap<number, number>

type Relief = {
  /** The columns where words in these channels may be wider. */
  layWith: (widths: Widths) => SequenceColumns
  /** What a step says, wrapped at a width. */
  saidAt: (step: ChannelStep, width: number) => Block
  most: number
}

/** Widens one channel after the other, the one with the most lines first, by as much as takes a line or two less. */
export const relieved = (columns: SequenceColumns, { layWith, saidAt, most }: Relief): SequenceColumns => {
  let widths: Widths = new Map()
  const left = new Set<number>()
  let best = columns
  const isBetter = ({ steps, width }: SequenceColumns): boolean => {
    const saved = linesIn(best.steps) - linesIn(steps)
    return saved > 0 && width <= most && width - Math.max(easyWidth, best.width) <= saved * forLine
  }
  for (;;) {
    const crowded = crowdedIn(best.steps, saidAt).filter(({ channel }) => !left.has(channel))
    const worst = crowded.toSorted((a, b) => b.words.above.lines.length - a.words.above.lines.length)[0]
    if (worst === undefined) return best
    const { channel } = worst
    const tried = widthsWithFewer(worst, saidAt).map((width) => new Map([...widths, [channel, width]]))
    const better = tried.find((each) => isBetter(layWith(each)))
    if (better === undefined) left.add(channel)
    else [widths, best] = [better, layWith(better)]
  }
}

/** A drawing that is wider than a column of text is at most so much wider for each line less, in pixels. */
const forLine = 24

/** Up to two lines are read at once. */
const few = 2

/** What neighbors say in more than a few lines, or in lines that end within a word. */
const crowdedIn = (steps: readonly ChannelStep[], saidAt: Relief['saidAt']): ChannelStep[] =>
  steps.filter((step) => {
    if (!isMessage(step.item) || span(step) !== 1 || isCopy(step) || (step.falls ?? 0) > 0) return false
    const { lines } = step.words.above
    return lines.length > few || saidBy(lines) !== saidBy(saidAt(step, Infinity).lines)
  })

const saidBy = (lines: Block['lines']): string => lines.map(({ text }) => text).join(' ')

const linesIn = (steps: readonly ChannelStep[]): number =>
  steps.reduce((sum, { words }) => sum + words.above.lines.length + words.below.lines.length, 0)

/** The least widths in which words take one line less, two, and so on, at most three. */
const widthsWithFewer = (step: ChannelStep, saidAt: Relief['saidAt']): number[] => {
  const found: number[] = []
  const whole = saidAt(step, Infinity).w
  let { length } = step.words.above.lines
  for (let width = step.words.above.w + 8; found.length < 3 && width < whole + 8; width += 8) {
    const fewer = saidAt(step, Math.min(width, whole)).lines.length
    if (fewer >= length) continue
    found.push(Math.min(width, whole))
    length = fewer
  }
  return found
}
