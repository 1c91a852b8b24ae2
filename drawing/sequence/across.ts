/**
 * Words wrapped again when columns have their places: as wide as their channels, or across several where these are free.
 */
import { isMessage } from '../data/sequence-entries.ts'
import { pitchOf, roles } from '../type.ts'
import {
  besideWhom,
  besideWords,
  type ChannelStep,
  clear,
  distance,
  finalWidth,
  isCopy,
  type ReachingFragment,
  sideRoom,
  span,
} from './gaps.ts'
import { besideGuard, besideLoop, pad, remarkSide, remarkWidth } from './reach.ts'
import { guardsOf, type MessageSetting, type Words, wordsOf } from './words.ts'

/** Guards again, as wide as the channel beside their lifeline has become. */
export const withGuards = (
  fragments: ReachingFragment[],
  gaps: readonly number[],
  setting: MessageSetting,
): ReachingFragment[] =>
  fragments.map((each) => {
    const width = each.from < each.to ? guardWidth(gaps[each.from] ?? 0) : 0
    return width > Math.max(0, ...each.guards.map(({ w }) => w))
      ? { ...each, guards: guardsOf(each, width, setting) }
      : each
  })

type Settling = {
  setting: MessageSetting
  cap: number
  isBusy: (column: number, step: number) => boolean
  fragments: readonly ReachingFragment[]
}

/**
 * Wraps the words of steps again, as wide as their channels have become; those of many lines, or broken within a word, across
 * several, where these are free.
 */
export const settled = (steps: ChannelStep[], gaps: number[], { setting, cap, isBusy, fragments }: Settling) =>
  steps.map((step, index): ChannelStep => {
    const around = fragments.filter(({ first, last }) => first <= index && index <= last)
    const free = step.from === step.to ? localWidth(step, gaps, around) : 0
    const words = wordsOf(step, Math.max(finalWidth(step, gaps, cap), free), setting)
    const isFlown = steps.some(({ item }, at) => isMessage(item) && at < index && index <= at + item.delay)
    const across = isFlown ? undefined : acrossOf(step, gaps, (column) => isBusy(column, index))
    if (across === undefined || (words.above.h <= few && isWhole(words, wordsOf(step, Infinity, setting))))
      return { ...step, words }
    return { ...step, words: wordsOf(step, across.width, setting), channel: across.channel, isAcross: true }
  })

/** The height of two lines over an arrow: more are read in one channel only where no other is free. */
const few = 2 * pitchOf(roles.label)

/** Whether lines end between words only. */
const isWhole = (wrapped: Words, { above }: Words): boolean => saidBy(wrapped.above) === saidBy(above)

const saidBy = ({ lines }: Words['above']): string => lines.map(({ text }) => text).join(' ')

/** A remark on one lifeline is at most so wide, in pixels. */
const mostBeside = 240

/**
 * How wide the words of a step on one lifeline may be: their longest word, and as much as the next lifelines and the frames
 * around them leave free; nothing is known of what is beyond the outermost lifelines.
 */
const localWidth = (step: ChannelStep, gaps: readonly number[], around: readonly ReachingFragment[]): number => {
  const { item, from, whole = 0 } = step
  const right = Math.min(
    (gaps[from] ?? 0) - clear,
    ...around.flatMap(({ to, reach }) => (to === from ? [reach.right - pad] : [])),
  )
  if (isMessage(item)) return Math.max(whole, right - besideLoop)
  if (item.kind !== 'note' || step.side !== undefined) return whole
  const left = Math.min(
    (gaps[from - 1] ?? 0) - clear,
    ...around.flatMap((each) => (each.from === from ? [each.reach.left - pad] : [])),
  )
  const free = Math.max(remarkWidth(step), 2 * Math.min(left, right) - 15)
  return Math.max(whole, Math.min(mostBeside, free - 2 * remarkSide))
}

/** Words across several channels are at most so wide, in pixels. */
const mostAcross = 320

/**
 * The channels from a sender on that words may lie across, up to the first lifeline with a bar or the receiver: the first one
 * and their width; undefined where there is but one.
 */
const acrossOf = (
  step: ChannelStep,
  gaps: readonly number[],
  isBusy: (column: number) => boolean,
): { channel: number; width: number } | undefined => {
  const { item, from, to } = step
  if (!isMessage(item) || span(step) < 2 || item.delay > 0 || isCopy(step)) return undefined
  const way = from < to ? 1 : -1
  let reached = from + way
  while (reached !== to && !isBusy(reached)) reached += way
  if (reached === from + way) return undefined
  const width = distance([...gaps], Math.min(from, reached), Math.max(from, reached)) - 2 * sideRoom(step)
  return { channel: besideWhom(step), width: Math.min(mostAcross, width) }
}

/** How wide a guard may be in a channel. */
const guardWidth = (gap: number): number => gap - besideGuard - besideWords
