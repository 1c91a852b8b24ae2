/**
 * Where the words of messages are: over and under their arrows, at the side of the sender.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { isMessage } from '../data/sequence-entries.ts'
import type { SequenceColumns } from './columns.ts'
import { type ChannelStep, isAtLeftEnd } from './gaps.ts'
import type { StepLevel } from './levels.ts'
import { besideLoop } from './reach.ts'

/** Free pixels between an arrow and its words. */
const overArrow = 6

/** Where the words under an arrow stand; lists of a channel have one left edge, whoever sends them, as they are compared. */
export const belowRect = (step: ChannelStep, level: StepLevel, { centers }: Pick<SequenceColumns, 'centers'>): Rect => {
  const { w, h } = step.words.below
  const isList = isMessage(step.item) && step.item.lines.length > 0
  const x = isList ? (centers[step.channel] ?? 0) + besideEnd : atSender(step, centers, w)
  return { x, y: level.arrow + overArrow, w, h }
}

/** The left end of words `w` pixels wide: they begin at the side of their channel that is nearer to the sender. */
const atSender = (step: ChannelStep, centers: number[], w: number): number => {
  const { channel } = step
  return isAtLeftEnd(step) ? (centers[channel] ?? 0) + besideEnd : (centers[channel + 1] ?? 0) - besideEnd - w
}

/** Words over a slanted arrow stand in its middle where another message arrives at their sender. */
export const isInMiddle = ({ met }: ChannelStep): boolean => met === 'start'

/** From a lifeline to the words beside it: a bar, another beside it, and 4 px. */
const besideEnd = 16

/** Where the words over an arrow or beside a local step stand. */
export const aboveRect = (step: ChannelStep, level: StepLevel, { centers }: Pick<SequenceColumns, 'centers'>): Rect => {
  const { from, to, words } = step
  const { w, h } = words.above
  const [start, end] = [centers[from] ?? 0, centers[to] ?? 0]
  if (from === to) return { x: start + besideLoop, y: level.arrow + 12 - h / 2, w, h }
  const x = isInMiddle(step)
    ? ((centers[step.channel] ?? 0) + (centers[step.channel + 1] ?? 0) - w) / 2
    : atSender(step, centers, w)
  // The arrow falls on its way to the words: it is highest over their side that faces the sender.
  const near = start < end ? x - start : start - x - w
  const y = level.arrow + ((level.lands - level.arrow) * near) / Math.abs(end - start)
  return { x, y: Math.floor(y - overArrow - h), w, h }
}
