/**
 * Words wrapped again when columns have their places: as wide as their channels, those of messages across several where these
 * are free.
 */
import { isMessage } from '../data/sequence-entries.ts'
import { pitchOf, roles } from '../type.ts'
import {
  besideWhom,
  besideWords,
  type ChannelStep,
  distance,
  finalWidth,
  isCopy,
  type ReachingFragment,
  sideRoom,
  span,
} from './gaps.ts'
import { besideGuard } from './reach.ts'
import { guardsOf, type MessageSetting, wordsOf } from './words.ts'

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

type Settling = { setting: MessageSetting; cap: number; isBusy: (column: number, step: number) => boolean }

/** Wraps the words of steps again, as wide as their channels have become; those of many lines across several, where these are free. */
export const settled = (steps: ChannelStep[], gaps: number[], { setting, cap, isBusy }: Settling): ChannelStep[] =>
  steps.map((step, index): ChannelStep => {
    const words = wordsOf(step, finalWidth(step, gaps, cap), setting)
    const isFlown = steps.some(({ item }, at) => isMessage(item) && at < index && index <= at + item.delay)
    const across = isFlown ? undefined : acrossOf(step, gaps, (column) => isBusy(column, index))
    if (across === undefined || words.above.h <= few) return { ...step, words }
    return { ...step, words: wordsOf(step, across.width, setting), channel: across.channel, isAcross: true }
  })

/** The height of two lines over an arrow: more are read in one channel only where no other is free. */
const few = 2 * pitchOf(roles.label)

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
