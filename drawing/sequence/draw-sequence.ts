/**
 * Sequence diagrams: participants side by side, what happens between them from top to bottom, bars where a
 * participant is active, frames around what is repeated, optional or alternative.
 */

import { place } from '../block.ts'
import { pairCalls } from '../data/sequence-calls.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import { quoteDerived } from '../derived.ts'
import { box, line, path } from '../primitives.ts'
import { up } from '../rect.ts'
import { shapeOf } from '../shapes/shape.ts'
import { shareStrokes } from '../share-strokes.ts'
import type { Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import type { Role } from '../type.ts'
import { type Activation, type ActivationBar, activationsOf, barShift, barWidth } from './activations.ts'
import { columnsOf, type SequenceColumns, shapes } from './columns.ts'
import { drawSteps } from './draw-steps.ts'
import { lifelineEnd } from './endings.ts'
import { settle } from './flights.ts'
import { drawFrames } from './frames.ts'
import { corePaint, heldBars, heldSpans, nameBar, nameHeld } from './held.ts'
import type { Levels, StepLevel } from './levels.ts'
import { messageType } from './message-type.ts'
import { proveQuoted } from './prove-quoted.ts'
import { scriptOf } from './script.ts'
import { drawKey } from './sequence-key.ts'
import { drawSpans, measureSpans } from './spans.ts'
import { stateBars } from './state-bars.ts'

/**
 * How a recipe sets its sequences: the type of what messages say (`code`: unless they are sentences), values for names in
 * braces, and where remarks stand: on their lifelines in rows of their own, or beside those of the first and last
 * participant; `right`: the room for what the recipe draws right of all; `lasts`: which states have a bar for as long as
 * they last, by their words; `lasting`: what these bars are called where that is more than the words of their state, and
 * whether they run from the message that tells the state to its answer (`isTold`).
 */
export type SequenceStyle = {
  as?: Role
  derived?: Record<string, string>
  remarks?: 'on' | 'beside'
  right?: number
  lasts?: (words: string) => boolean
  lasting?: { text: string; note?: string; isTold?: boolean }
}

/** Where a sequence was drawn, for what a recipe adds: the top of heads is 0, lifelines begin at `top`. */
export type DrawnSequence = { columns: SequenceColumns; levels: Levels; top: number }

/** Draws sequence data on the sheet. */
export function drawSequence(
  data: SequenceData,
  sheet: Sheet,
  { as = 'body', derived = {}, remarks = 'on', right = 0, lasts = () => false, lasting: name }: SequenceStyle = {},
): DrawnSequence {
  const fill = (words: string): string => quoteDerived(words, derived)
  const type = as === 'code' ? messageType(data) : as
  const columnOf = (name: string): number => data.participants.indexOf(sheet.find(name))
  const script = scriptOf(data, columnOf, remarks === 'beside')
  const spans = measureSpans(data.spans, script, { sheet, fill })
  const setting = { as: type, fill, isFocus: (item: object) => sheet.isFocus(item) }
  const columns = columnsOf({ participants: data.participants, script, setting, left: spans.w, right })
  const heads = headLevels(data, columns)
  const { levels, stuck } = settle(columns, heads.bottom)
  warnOf({ columns, stuck, sheet })
  sheet.share = shareStrokes
  const { exchanges } = pairCalls(data.messages, columnOf)
  const held = heldSpans(data.spans, script, { sheet, columnOf })
  const active = activationsOf(exchanges, script.steps).map((bar) => barAt(bar, columns, levels.steps))
  const heldAt = heldBars(held, columns, levels)
  const lasting = stateBars(columns, levels, { lasts, isTold: name?.isTold ?? false })
  drawFrames(columns, levels, sheet)
  drawHeads(data, { columns, heads, levels, sheet })
  for (const bar of active) drawBar(bar, data, sheet)
  for (const bar of [...lasting, ...heldAt]) drawCore(bar, sheet)
  drawSteps({ columns, levels, bars: active, sheet })
  drawSpans(spans, levels, sheet)
  nameHeld(held, heldAt, { sheet, fill })
  if (name !== undefined) nameLasting(lasting, name, sheet)
  proveQuoted(data, derived, sheet)
  drawKey(script, sheet)
  return { columns, levels, top: heads.bottom }
}

const warnOf = ({ columns, stuck, sheet }: { columns: SequenceColumns; stuck: number[]; sheet: Sheet }): void => {
  for (const index of stuck) {
    const item = columns.steps[index]?.item
    if (item !== undefined) sheet.warn(item, 'delay', 'meets words or a note on its way; let it arrive earlier')
  }
  sheet.ifTooHigh('messages', 'shorten text or remove messages')
  sheet.ifTooWide('participants', 'shorten what neighbors say to each other, or draw several participants as one')
}

const focused = { fill: 'soft', stroke: 'accent' } as const

/** The top and bottom of each head, and the lowest bottom. */
type Heads = { tops: number[]; bottoms: number[]; bottom: number }

/** How far heads rise above the others: that of a person, and the lid of a database. */
const rises = { service: 0, person: 24, database: 0, queue: 0 } as const

/** Heads stand on one line, as high as the highest body. */
const headLevels = ({ participants }: SequenceData, { heads, isStaggered }: SequenceColumns): Heads => {
  const rise = participants.map(({ kind }) => rises[kind])
  const height = up(Math.max(...heads.map(({ h }, index) => h - (rise[index] ?? 0))))
  const top = Math.max(...rise)
  const lowerBy = (index: number): number => (isStaggered && index % 2 === 1 ? height + top + 8 : 0)
  const bottoms = rise.map((_, index) => top + height + lowerBy(index))
  return { tops: rise.map((each, index) => top - each + lowerBy(index)), bottoms, bottom: Math.max(...bottoms) }
}

type HeadPlace = { columns: SequenceColumns; heads: Heads; levels: Levels; sheet: Sheet }

const drawHeads = ({ participants }: SequenceData, { columns, heads, levels, sheet }: HeadPlace): void => {
  participants.forEach((participant, index) => {
    const [x, head, y] = [columns.centers[index] ?? 0, columns.heads[index], heads.tops[index] ?? 0]
    if (head === undefined) return
    const start = heads.bottoms[index] ?? heads.bottom
    const rect = { x: x - head.w / 2, y, w: head.w, h: start - y }
    const shape = shapeOf(shapes[participant.kind])
    const paint = sheet.isFocus(participant)
      ? focused
      : participant.state === undefined
        ? {}
        : { stroke: participant.state }
    sheet.put(participant, [line(x, start, x, lifelineEnd(index, columns, levels))], 'rule')
    sheet.put(participant, [...shape.outline(rect, paint), ...place(head.words, shape.words(rect))])
  })
}

const barAt = (
  { call, column, depth, from, to }: Activation,
  { centers }: SequenceColumns,
  levels: StepLevel[],
): ActivationBar => ({
  item: call,
  column,
  depth,
  x: (centers[column] ?? 0) - barWidth / 2 + barShift * depth,
  w: barWidth,
  top: levels[from]?.lands ?? 0,
  bottom: levels[to]?.arrow ?? 0,
})

const drawBar = (
  { item, column, x, top, bottom }: ActivationBar,
  { participants }: SequenceData,
  sheet: Sheet,
): void => {
  const participant = participants[column]
  const paint = participant !== undefined && sheet.isFocus(participant) ? focused : {}
  sheet.put(item, [box(x, top - 4, barWidth, bottom - top + 8, paint)])
}

/** A core that ends is closed; one that goes on is not. */
const drawCore = ({ item, x, w, top, bottom, isOpen = false }: ActivationBar, sheet: Sheet): void => {
  const paint = corePaint(sheet.isFocus(item))
  sheet.put(item, [
    isOpen
      ? path(`M ${x} ${bottom} V ${top} h ${w} V ${bottom}`, paint)
      : square({ x, y: top, w, h: bottom - top }, paint),
  ])
}

/** One name for all bars of states that last, beside the first of them. */
const nameLasting = (bars: ActivationBar[], name: { text: string; note?: string }, sheet: Sheet): void => {
  const isFocus = bars.length > 0 && bars.every(({ item }) => sheet.isFocus(item))
  const [first] = bars
  if (first !== undefined) nameBar(first, { ...name, item: first.item, isFocus, paint: corePaint(isFocus) }, sheet)
}
