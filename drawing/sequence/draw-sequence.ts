/**
 * Sequence diagrams: participants side by side, what happens between them from top to bottom, bars where a
 * participant is active, frames around what is repeated, optional or alternative.
 */

import { limits } from '../../src/scene/limits.ts'
import { pairCalls } from '../data/sequence-calls.ts'
import type { SequenceData } from '../data/sequence-fields.ts'

import { quoteDerived } from '../derived.ts'
import { emphasis } from '../emphasis.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import { shareStrokes } from '../share-strokes.ts'
import type { Sheet } from '../sheet.ts'
import type { Role } from '../type.ts'
import { widestThatFits } from '../widest.ts'
import { type Activation, type ActivationBar, activationsOf, barOver, barShift, barWidth } from './activations.ts'
import { type ColumnsInput, columnsOf, type SequenceColumns } from './columns.ts'
import { drawSteps } from './draw-steps.ts'
import { settle } from './flights.ts'
import { drawFrames } from './frames.ts'
import { drawHeads, headLevels } from './heads.ts'
import type { Levels } from './levels.ts'
import { messageRoles } from './message-type.ts'
import { nameBars } from './name-bars.ts'
import { proveQuoted } from './prove-quoted.ts'
import { scriptOf } from './script.ts'
import { drawKey } from './sequence-key.ts'
import { drawSpans, measureSpans } from './spans.ts'
import type { StretchName } from './stretch-names.ts'
import { drawHeld, edgesOfHeld, type HeldStretch, heldBars, heldStretches, stateStretches } from './stretches.ts'

/**
 * How a recipe sets its sequences: the type of what messages say (`code`: unless they are sentences), values for names in
 * braces, and where remarks stand: on their lifelines in rows of their own, or beside those of the first and last
 * participant; `right`: the room for what the recipe draws right of all, `isBehind` whether frames go on behind that; `lasts`: which states are bars for as
 * long as they last, by their words; `lasting`: what these are called where that is more than the words of their state, and
 * whether they run from the message that tells the state to its answer (`isTold`), and how many pixels each goes on after all
 * else (`pause`); `reply`: what the key calls a reply; `isKeyed`: whether there is a key; `mark`: the room of a recipe’s mark before the words of a state;
 * `outlined`: frames have no tint, for the recipe fills some of their branches; `isCode`: messages that are code whatever
 * they look like.
 */
export type SequenceStyle = {
  as?: Role
  derived?: Record<string, string>
  remarks?: 'on' | 'beside'
  right?: number
  isBehind?: boolean
  lasts?: (words: string) => boolean
  lasting?: StretchName & { isTold?: boolean; pause?: number }
  reply?: string
  isKeyed?: boolean
  mark?: number
  outlined?: boolean
  isCode?: (words: string) => boolean
}

/** How wide a drawing is, in pixels, that would be higher than a scene: wider words have fewer lines. */
const wide = [1360, 1640, 1960, 2280] as const

/** How high it is then at most, under its heading. */
const tallest = limits.canvas.max - 320

/** Where a sequence was drawn, for what a recipe adds: the top of heads is 0, lifelines begin at `top`. */
export type DrawnSequence = { columns: SequenceColumns; levels: Levels; top: number }

/** Draws sequence data on the sheet. */
export function drawSequence(
  data: SequenceData,
  sheet: Sheet,
  { as = 'body', derived = {}, remarks = 'on', right = 0, lasts = () => false, ...style }: SequenceStyle = {},
): DrawnSequence {
  const fill = (words: string): string => quoteDerived(words, derived)
  const roleOf = as === 'code' ? messageRoles(data, style.isCode) : () => as
  const columnOf = (name: string): number => data.participants.indexOf(sheet.find(name))
  const script = scriptOf(data, columnOf, remarks === 'beside')
  const spans = measureSpans(data.spans, script, { sheet, fill })
  const held = heldStretches(data.spans, script, { sheet, columnOf })
  const lasting = stateStretches(script, { isTold: false, ...style.lasting, lasts }, held)
  const stretches = [...lasting, ...held]
  const told = new Set(lasting.flatMap(({ item, isTold }) => (isTold ? [item] : [])))
  const setting = { roleOf, fill, isFocus: (item: object) => sheet.isFocus(item) && !told.has(item) }
  const activations = activationsOf(pairCalls(data.messages, columnOf).exchanges, script, stretches)
  const isBusy = busyAt(activations, stretches)
  const { participants } = data
  const { columns, heads, levels, stuck } = layRoomy(
    { participants, script, setting, stretches, isBusy, left: spans.w, right },
    sheet.isTight,
  )
  warnOf({ columns, stuck, sheet })
  sheet.share = shareStrokes
  const bars = activations.map((bar) => barAt(bar, columns, levels))
  const solid = heldBars(columns, levels, bars)
  const reach = style.isBehind === true ? up(columns.width) + right : 0
  drawFrames(columns, levels, { sheet, isPlain: style.outlined ?? false, reach })
  drawHeads(data, { columns, heads, levels, sheet })
  for (const bar of bars) drawBar(bar, data, sheet)
  for (const each of solid) drawHeld(each, sheet)
  drawSteps({ columns, levels, bars: [...bars, ...edgesOfHeld(solid)], mark: style.mark ?? 0, sheet })
  drawSpans(spans, levels, sheet)
  nameBars(solid, { states: lasting.length, name: style.lasting, fill, sheet })
  proveQuoted(data, derived, sheet)
  if (style.isKeyed !== false) drawKey(script, sheet, style.reply)
  return { columns, levels, top: heads.bottom }
}

/** Where everything stands; `isTall`: on a page it would be higher than a scene. */
const layRoomy = (input: ColumnsInput, isTall: boolean) => {
  const laid = (most?: number) => {
    const columns = columnsOf({ ...input, most })
    const heads = headLevels(columns)
    return { columns, heads, ...settle(columns, heads.bottom) }
  }
  return isTall ? widestThatFits(wide, laid, ({ levels }) => levels.bottom <= tallest) : laid()
}

/** Whether a lifeline is a bar while a step happens. */
const busyAt =
  (activations: readonly Activation[], stretches: readonly HeldStretch[]) =>
  (column: number, step: number): boolean =>
    activations.some((each) => each.column === column && each.from <= step && step <= each.to) ||
    stretches.some((each) => each.column === column && each.first <= step && step <= (each.last ?? Infinity))

const warnOf = ({ columns, stuck, sheet }: { columns: SequenceColumns; stuck: number[]; sheet: Sheet }): void => {
  for (const index of stuck) {
    const item = columns.steps[index]?.item
    if (item !== undefined) sheet.warn(item, 'delay', 'meets words or a note on its way; let it arrive earlier')
  }
  sheet.ifTooHigh('messages', 'shorten text or remove messages')
  sheet.ifTooWide('participants', 'shorten what neighbors say to each other, or draw several participants as one')
}

const barAt = (
  { call, column, depth, from, to, within }: Activation,
  { centers }: SequenceColumns,
  { steps, fragments }: Levels,
): ActivationBar => ({
  item: call,
  column,
  x: (centers[column] ?? 0) - barWidth / 2 + barShift * depth,
  left: barWidth / 2 - barShift * depth,
  right: barWidth / 2 + barShift * depth,
  // From the edge of a branch.
  top:
    within === undefined
      ? (steps[from]?.lands ?? 0)
      : (fragments[within.fragment]?.operands[within.operand]?.top ?? 0) + barOver,
  bottom: steps[to]?.arrow ?? 0,
})

const drawBar = (
  { item, column, x, top, bottom }: ActivationBar,
  { participants }: SequenceData,
  sheet: Sheet,
): void => {
  const participant = participants[column]
  const paint = participant !== undefined && sheet.isFocus(participant) ? emphasis.soft : {}
  sheet.put(item, [box(x, top - barOver, barWidth, bottom - top + 2 * barOver, paint)])
}
