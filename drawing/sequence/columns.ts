/**
 * Where participants stand: columns as far apart as their heads, and the words between and around them, need.
 */

import { isMessage } from '../data/sequence-entries.ts'
import type { Participant } from '../data/sequence-fields.ts'
import { easyWidth } from '../draw-options.ts'
import { up } from '../rect.ts'
import { room } from '../sheet.ts'
import { widestThatFits } from '../widest.ts'
import { settled, withGuards } from './across.ts'
import { type ChannelStep, evenGaps, gapsOf, type ReachingFragment } from './gaps.ts'
import { headsInRows, type ParticipantHead } from './heads.ts'
import { measuredSteps } from './measured-steps.ts'
import { type MeasuredFragment, type Reach, reachOfFragments, reachOfStep } from './reach.ts'
import { relieved, type Widths } from './relieved.ts'
import type { Script } from './script.ts'
import type { HeldStretch } from './stretches.ts'
import { headGaps } from './two-rows.ts'
import { guardsOf, type MessageSetting, tabOf, type Words, wordsOf } from './words.ts'

/** Everything measured: centers of the columns, heads, steps and fragments, and the width of all. */
export type SequenceColumns = {
  centers: number[]
  heads: ParticipantHead[]
  /** Whether every second head stands lower, because side by side they would be too wide. */
  isStaggered: boolean
  steps: ChannelStep[]
  fragments: ReachingFragment[]
  /** What lifelines are for a while. */
  stretches: readonly HeldStretch[]
  width: number
}

/**
 * `left` is the room to keep free beside the first column, `right` beside the last. `most`: how wide a drawing is that
 * would be too high for a scene on a page.
 */
export type ColumnsInput = {
  participants: Participant[]
  script: Script
  setting: MessageSetting
  stretches: readonly HeldStretch[]
  /** Whether a participant is active while a step happens: no words lie over its lifeline then. */
  isBusy: (column: number, step: number) => boolean
  left: number
  right?: number
  most?: number | undefined
}

/** How wide words may be before they wrap, in pixels; `wider` in a drawing that would be too high. */
const wider = [800, 640] as const
const caps = [480, 400, 352, 304, 272, 256, 240, 224, 208, 184, 160, 136, 112, 96, 80] as const

/** A drawing that is too wide anyway may be wider by this part, so that nothing is a column of single words. */
const little = 0.06

/** The narrowest words that a drawing is worth that stays readable in a column of text, in pixels. */
const readable = { text: 184, list: 208 } as const

/**
 * The widest setting of the words in which all columns fit a page that is read in a column of text, if they need not be
 * too narrow for it, or else any page; then each channel's words are as wide as it allows.
 */
export const columnsOf = (input: ColumnsInput): SequenceColumns => {
  const columns = columnsWith(input)
  const widths = new Set(columns.heads.map(({ w }) => w))
  if (columns.width <= (input.most ?? room.w) - (input.right ?? 0) || columns.isStaggered || widths.size === 1)
    return columns
  // Words widen a row of heads that alone would fit.
  return columnsWith({ ...input, inTwo: true })
}

const columnsWith = (input: ColumnsInput & { inTwo?: boolean }): SequenceColumns => {
  const { right = 0, most: given } = input
  const atCaps = (limit: number, among: readonly number[]): { columns: SequenceColumns; cap: number } =>
    widestThatFits(
      among as typeof caps,
      (cap) => ({ columns: atCap(input, cap, limit), cap }),
      ({ columns: { width } }) => width <= limit,
    )
  const fitting = (limit: number, among: readonly number[], most = limit): SequenceColumns => {
    const { columns, cap } = atCaps(limit, among)
    if (columns.width > most) return columns
    return relieved(columns, {
      layWith: (widths) => atCap(input, cap, limit, widths),
      saidAt: (step, width) => wordsOf(step, width, input.setting).above,
      most,
    })
  }
  if (given !== undefined) return fitting(given - right, [...wider, ...caps])
  const hasLists = input.script.steps.some(({ item }) => isMessage(item) && item.lines.length > 0)
  const least = hasLists ? readable.list : readable.text
  const readableCaps = caps.filter((cap) => cap >= least)
  // With what a recipe adds at the right if that is possible, or else without.
  for (const most of new Set([easyWidth - right, Math.min(easyWidth, room.w - right)])) {
    const narrow = fitting(most, readableCaps)
    if (narrow.width <= most) return narrow
  }
  const page = room.w - right
  const { width } = atCaps(page, caps).columns
  // Words no narrower than need be: where heads alone are too wide, narrow words gain nothing.
  return fitting(width, caps, width <= page ? page : width * (1 + little))
}

const atCap = (
  { participants, script, setting, stretches, isBusy, left, right = 0, inTwo }: ColumnsInput & { inTwo?: boolean },
  cap: number,
  most: number,
  widths: Widths = new Map(),
): SequenceColumns => {
  const { heads, isStaggered } = headsInRows(participants, cap, inTwo)
  const steps = measuredSteps(script, { setting, stretches, cap, widths })
  const stepReaches = steps.map(reachOfStep)
  const fragments = reachOfFragments(measureFragments(script, setting, cap), stepReaches, heads)
  const outer = outerReach([...stepReaches, ...fragments.map(({ reach }) => reach)], heads)
  // Brackets begin under the heads.
  const first = up(Math.max(outer.head, left + outer.left))
  const wrapped = (step: ChannelStep, width: number): Words => wordsOf(step, width, setting)
  const needed = gapsOf({
    apart: headGaps(heads, isStaggered),
    first: heads[0]?.w ?? 0,
    steps,
    wrapped,
    stepReaches,
    fragments,
  })
  const gaps = evenGaps(needed, first + outer.right, { most, easy: Math.min(most, easyWidth - right) })
  const centers = centersOf(gaps, first)
  const width = (centers.at(-1) ?? 0) + outer.right
  return {
    centers,
    heads,
    isStaggered,
    steps: settled(steps, gaps, { setting, cap, isBusy, fragments }),
    fragments: withGuards(fragments, gaps, setting),
    stretches,
    width,
  }
}

const measureFragments = ({ fragments }: Script, setting: MessageSetting, cap: number): MeasuredFragment[] =>
  fragments.map((each) => ({
    ...each,
    tab: tabOf(each.frame, Math.max(cap, 160), setting),
    guards: guardsOf(each, cap, setting),
  }))

/** Half the first head; pixels left of the first lifeline, heads left out, and right of the last, with them. */
const outerReach = (reaches: Reach[], heads: ParticipantHead[]): { head: number; left: number; right: number } => {
  const last = heads.length - 1
  return {
    head: (heads[0]?.w ?? 0) / 2,
    left: Math.max(0, ...reaches.map(({ from, left }) => (from === 0 ? left : 0))),
    right: Math.max((heads[last]?.w ?? 0) / 2, ...reaches.map(({ to, right }) => (to === last ? right : 0))),
  }
}

const centersOf = (gaps: number[], first: number): number[] =>
  gaps.reduce((centers, gap) => centers.concat((centers.at(-1) ?? 0) + gap), [first])
