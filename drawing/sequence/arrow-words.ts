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

/** Where the words under an arrow stand: under what is over it. */
export const belowRect = (
  step: ChannelStep,
  level: StepLevel,
  { centers, steps }: Pick<SequenceColumns, 'centers' | 'steps'>,
): Rect => {
  const { w, h } = step.words.below
  return { x: besideArrow(step, { centers, steps }, w), y: level.arrow + overArrow, w, h }
}

/** The left end of words `w` pixels wide: at their sender; where both ends of a channel send lists, these have one left edge with what is over them, as they are compared. */
const besideArrow = (
  step: ChannelStep,
  { centers, steps }: Pick<SequenceColumns, 'centers' | 'steps'>,
  w: number,
): number => (isCompared(step, { steps }) ? (centers[step.channel] ?? 0) + besideEnd : atSender(step, centers, w))

/** Whether a list is beside one that is sent from the left end of its channel. */
export const isCompared = (step: ChannelStep, { steps }: Pick<SequenceColumns, 'steps'>): boolean =>
  hasList(step) && steps.some((each) => each.channel === step.channel && hasList(each) && isAtLeftEnd(each))

const hasList = ({ item }: ChannelStep): boolean => isMessage(item) && item.lines.length > 0

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
export const aboveRect = (
  step: ChannelStep,
  level: StepLevel,
  { centers, steps }: Pick<SequenceColumns, 'centers' | 'steps'>,
): Rect => {
  const { from, to, words } = step
  const { w, h } = words.above
  const [start, end] = [centers[from] ?? 0, centers[to] ?? 0]
  if (from === to) return { x: start + besideLoop, y: level.arrow + 12 - h / 2, w, h }
  const x = isInMiddle(step)
    ? ((centers[step.channel] ?? 0) + (centers[step.channel + 1] ?? 0) - w) / 2
    : besideArrow(step, { centers, steps }, w)
  // The arrow falls on its way to the words: it is highest over their side that faces the sender.
  const near = start < end ? x - start : start - x - w
  const y = level.arrow + ((level.lands - level.arrow) * near) / Math.abs(end - start)
  return { x, y: Math.floor(y - overArrow - h), w, h }
}
