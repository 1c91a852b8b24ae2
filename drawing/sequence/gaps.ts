/**
 * How far apart columns stand: as the heads, the words between lifelines and everything around them need.
 */
import { isMessage } from '../data/sequence-entries.ts'
import { up } from '../rect.ts'
import { room } from '../sheet.ts'
import {
  besideGuard,
  besideLoop,
  type MeasuredFragment,
  type MeasuredStep,
  overhangOf,
  type Reach,
  remarkSide,
  remarkWidth,
  tabSize,
} from './reach.ts'
import type { ScriptStep } from './script.ts'
import type { Words } from './words.ts'

/**
 * A step with its words wrapped; `channel` is the gap between two columns that holds them, `met` where a message in
 * flight arrives that does so at its sender: where its arrow starts, close over its words, or apart from them.
 */
export type ChannelStep = MeasuredStep & {
  channel: number
  /** How wide its longest word is: it is broken in no channel that may be wider. */
  whole?: number
  met?: 'start' | 'words' | 'apart' | undefined
  /** Its words are wider than their channel: lifelines that they lie over are broken. */
  isAcross?: true
}

/** A fragment, its words, and how far it reaches. */
export type ReachingFragment = MeasuredFragment & { reach: Reach }

/** Free pixels beside words in a channel: half a bar and padding. */
export const besideWords = 16
/** A lost message ends before the lifeline. */
const besideLost = 44
/** Free pixels between what reaches out of its columns and the next lifeline. */
export const clear = 16
/** Sequences narrower than this would look lost under their heading and key. */
const least = 480

/** `apart`: the gaps that heads need; `first`: how wide the first head is. */
type Input = {
  apart: readonly number[]
  first: number
  steps: ChannelStep[]
  /** The words of a step as they wrap at another width. */
  wrapped?: (step: ChannelStep, width: number) => Words
  stepReaches: Reach[]
  fragments: ReachingFragment[]
}

/** The gaps between the columns' centers; chooses the channel of every message. */
export function gapsOf({
  apart,
  first,
  steps,
  wrapped = ({ words }) => words,
  stepReaches,
  fragments,
}: Input): number[] {
  const gaps = [...apart]
  const widen = (index: number, to: number): void => {
    if (index >= 0 && index < gaps.length) gaps[index] = Math.max(gaps[index] ?? 0, up(to))
  }
  for (const { from, to, left, right } of [...stepReaches, ...fragments.map(({ reach }) => reach)]) {
    widen(from - 1, left + clear)
    widen(to, right + clear)
  }
  // Guards, and local steps inside a fragment that reaches further right, have a channel of their own too.
  for (const { from, to, guards } of fragments)
    if (from < to) for (const { w } of guards) widen(from, besideGuard + w + besideWords)
  for (const { item, from, to, words } of steps)
    if (isMessage(item) && from === to) widen(from, besideLoop + words.above.w + besideWords)
  chooseChannels(steps, { gaps, widen, wrapped })
  for (const step of steps)
    stretch(gaps, step, isMessage(step.item) ? slantOf(step) : remarkWidth(step) - overhangOf(step))
  for (const each of fragments) stretch(gaps, each, tabSize(each).w + 8 - each.reach.left - each.reach.right)
  stretch(gaps, { from: 0, to: gaps.length }, least - first)
  return gaps
}

/**
 * How much wider a channel may become, and how much higher what is under an arrow, in pixels, so that words stand beside
 * their sender: elsewhere they seem to be another's.
 */
const besideSender = { wider: 64, higher: 36 } as const

type Channels = {
  gaps: readonly number[]
  widen: (index: number, to: number) => void
  wrapped: (step: ChannelStep, width: number) => Words
}

/** Neighbors first: words stand beside their sender if they nearly fit there, or else in the widest of several channels. */
const chooseChannels = (steps: ChannelStep[], { gaps, widen, wrapped }: Channels): void => {
  for (const step of steps.toSorted((a, b) => span(a) - span(b))) {
    if (!isMessage(step.item) || step.from === step.to) continue
    const own = besideWhom(step)
    const most = (gaps[own] ?? 0) + besideSender.wider
    const narrow =
      channelWidth(step) <= most
        ? step
        : { ...step, words: wrapped(step, Math.max(step.whole ?? 0, most - 2 * sideRoom(step))) }
    const isOwn =
      isCopy(step) || span(step) === 1 || (channelWidth(narrow) <= most && isNearlyAsLow(narrow.words, step.words))
    step.channel = isOwn ? own : channelOf(step, gaps)
    widen(step.channel, channelWidth(isOwn && !isCopy(step) ? narrow : step))
  }
}

const isNearlyAsLow = (narrow: Words, wide: Words): boolean =>
  narrow.above.h <= wide.above.h && narrow.below.h <= wide.below.h + besideSender.higher

export const isCopy = ({ item }: ScriptStep): boolean => isMessage(item) && item.copies !== undefined

/** The channel beside the sender of a message; of a copy, which starts on the way of another, beside its receiver. */
export const besideWhom = (step: ScriptStep): number => {
  const { from, to } = step
  if (isCopy(step)) return from < to ? to - 1 : to
  return from < to ? from : from - 1
}

export const span = ({ from, to }: ScriptStep): number => Math.abs(from - to)

/** Of the gaps that an arrow passes, the first from the sender that is nearly as wide as the widest. */
const channelOf = ({ from, to }: ScriptStep, gaps: readonly number[]): number => {
  const passed = gaps.map((gap, index) => ({ gap, index })).slice(Math.min(from, to), Math.max(from, to))
  const widest = Math.max(...passed.map(({ gap }) => gap))
  const wide = passed.filter(({ gap }) => gap * 1.25 >= widest)
  return (from < to ? wide[0] : wide.at(-1))?.index ?? 0
}

/** Whether the words of a message begin at the left end of their channel, at the sender of what goes right: a copy's are where it arrives. */
export const isAtLeftEnd = (step: ScriptStep): boolean => step.from < step.to !== isCopy(step)

/** Free pixels beside the words of a message in its channel. */
export const sideRoom = ({ item }: ScriptStep): number => (item.kind === 'lost' ? besideLost : besideWords)

/** How wide the words of a message are, in more lines below its arrow too. */
const wordsWidth = ({ words, whole = 0 }: MeasuredStep & Pick<ChannelStep, 'whole'>): number =>
  Math.max(words.above.w, words.below.w, words.below.w > 0 ? whole : 0)

const channelWidth = (step: MeasuredStep & Pick<ChannelStep, 'whole'>): number => wordsWidth(step) + 2 * sideRoom(step)

/**
 * Words over a slanted arrow need twice its length for each entry in flight, or they would meet the next arrow; a long
 * flight has its rows further apart instead.
 */
const slantOf = (step: ChannelStep): number => 2 * Math.min(step.falls ?? 0, mostFalls) * wordsWidth(step)

/** The entries in flight for which arrows become longer. */
const mostFalls = 2

/** Widens the gaps between two columns evenly until they are so far apart. */
const stretch = (gaps: number[], { from, to }: { from: number; to: number }, width: number): void => {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const missing = width - distance(gaps, first, last)
  if (missing <= 0 || first === last) return
  for (let index = first; index < last; index++) gaps[index] = (gaps[index] ?? 0) + up(missing / (last - first), 16)
}

/** From one column to another. */
export const distance = (gaps: number[], first: number, last: number): number =>
  gaps.slice(first, last).reduce((sum, gap) => sum + gap, 0)

/**
 * Equal gaps where they are nearly equal anyway and still fit in `easy` pixels, or in `most` where little is added; `beyond` is
 * the room around them.
 */
export const evenGaps = (
  gaps: number[],
  beyond: number,
  { most = room.w, easy = most }: { most?: number; easy?: number } = {},
): number[] => {
  const [widest, total] = [Math.max(...gaps), distance(gaps, 0, gaps.length)]
  const even = widest * gaps.length
  const isNear = gaps.every((gap) => gap * 1.6 >= widest)
  return isNear && even + beyond <= (even - total <= little ? most : easy) ? gaps.map(() => widest) : gaps
}

/** So many pixels more make no drawing hard to read. */
const little = 40

/** The widest setting of words before the gaps are known. */
export const firstWidth = ({ item }: ScriptStep, cap: number): number => (isMessage(item) ? cap : Math.min(cap, 240))

/** How wide the words of a step may be, now that the gaps are known. */
export const finalWidth = (step: ChannelStep, gaps: number[], cap: number): number => {
  const { item, from, to, channel } = step
  const first = firstWidth(step, cap)
  if (!isMessage(item) && from !== to) {
    const inner = distance(gaps, Math.min(from, to), Math.max(from, to)) + overhangOf(step) - 2 * remarkSide
    return Math.max(first, inner)
  }
  if (!isMessage(item) || from === to) return first
  const [gap, falls] = [gaps[channel] ?? 0, Math.min(step.falls ?? 0, mostFalls)]
  if (falls === 0) return gap - 2 * sideRoom(step)
  const long = Math.max(gap, distance(gaps, Math.min(from, to), Math.max(from, to))) / (2 * falls)
  return Math.max(cap, Math.min(long, gap - 2 * sideRoom(step)))
}
