/**
 * Where everything stands from top to bottom: the arrow of each step, the edges of fragments, the guards.
 */
import { isMessage } from '../data/sequence-entries.ts'
import { up } from '../rect.ts'
import type { SequenceColumns } from './columns.ts'
import { type MeasuredStep, remarkHeight, tabSize } from './reach.ts'
import { topBeside } from './remarks.ts'
import { eventIn, moveStates } from './state-levels.ts'

/** Pixels from one thing to the next. */
const gap = { first: 32, words: 6, open: 20, close: 16, guard: 8, landing: 16, beside: 12, last: 4 }
/** Pixels between rows: as wide as a page has room for. */
export const rowGaps = [20, 12, 8, 4] as const
/** Height of the loop of a local step. */
export const loopHeight = 24
/** The least height that a message in flight falls for each entry that starts meanwhile. */
export const fall = 40

/** One step: `arrow` is where it starts, `lands` where it arrives, `arrival` where flights arrive in this row. */
export type StepLevel = { top: number; arrow: number; lands: number; arrival: number; end: number; bottom: number }

/** The top and bottom of a fragment; the top of each operand and of its guard. */
export type FragmentLevel = { top: number; bottom: number; operands: { top: number; guard: number }[] }

export type Levels = { steps: StepLevel[]; fragments: FragmentLevel[]; bottom: number }

/** `rows` is the first step of each step's row, `between` what is free between rows; `extra` are further pixels over each step. */
type Spacing = { top: number; rows: number[]; extra: number[]; between: number }

/** Stacks steps and fragments under `top`. */
export function stack(columns: SequenceColumns, { top, rows, extra, between }: Spacing): Levels {
  const { steps, fragments } = columns
  const levels: StepLevel[] = []
  const frames = fragments.map((): FragmentLevel => ({ top: 0, bottom: 0, operands: [] }))
  let y = top + gap.first - between
  for (const [index, step] of steps.entries()) {
    for (const [at, fragment] of fragments.entries()) {
      const operand = fragment.operands.findIndex(({ first }) => first === index)
      if (operand >= 0) y = open(frames[at], { fragment, operand, y: Math.max(y, ...statesOver(columns, levels)) })
    }
    const row = levels[rows[index] ?? index]
    if (row === undefined)
      y = Math.max(y, ...endsBeside(step, steps.slice(0, index), levels).map((end) => end + gap.beside - between))
    const isAlone = rows.filter((each) => each === index).length < 2
    const free = isAlone ? Math.min(y, topBeside(columns, index, levels) - between) : y
    levels.push(
      row === undefined ? levelOf(step, free + (extra[index] ?? 0), between) : remarkLevel(step, row.top, between),
    )
    y = Math.max(y, levels.at(-1)?.bottom ?? 0)
    for (const [at, { last }] of [...fragments.entries()].toReversed()) if (last === index) y = close(frames[at], y)
  }
  land(steps, levels)
  moveStates(columns, levels)
  const words = levels.map(({ bottom }) => bottom + gap.last)
  const ends = [...levels.map((level, index) => endOf(level, steps[index])), ...frames.map(({ bottom }) => bottom - 8)]
  return { steps: levels, fragments: frames, bottom: up(Math.max(top, ...ends.map((end) => end + 20), ...words)) }
}

/** Where a step ends; what stands beside a lifeline needs less room below it. */
const endOf = ({ end, lands }: StepLevel, step: MeasuredStep | undefined): number =>
  Math.max(step?.side === undefined ? end : end - gap.beside, lands)

/** The ends of states beside lifelines at the end of what there is, that no event moves: a frame begins below them. */
const statesOver = (columns: SequenceColumns, levels: readonly StepLevel[]): number[] => {
  const first = columns.steps.slice(0, levels.length).findLastIndex(({ side }) => side === undefined) + 1
  return levels.flatMap(({ end }, at) => (at >= first && eventIn(columns, levels, at) === undefined ? [end] : []))
}

type Opening = { fragment: SequenceColumns['fragments'][number]; operand: number; y: number }

/** The ends of the remarks beside lifelines that stand directly over the next step, and of those that its loop would meet. */
const endsBeside = (next: MeasuredStep, steps: MeasuredStep[], levels: StepLevel[]): number[] => {
  const first = steps.findLastIndex(({ side }) => side === undefined) + 1
  const isLoop = isMessage(next.item) && next.from === next.to
  const isInWay = ({ side, from }: MeasuredStep, index: number): boolean =>
    next.side === undefined ? isLoop && side === 'right' && from === next.from : index >= first
  return levels.filter((_, index) => isInWay(steps[index] as MeasuredStep, index)).map(({ end }) => end)
}

/** Opens a fragment or its next operand; gives the lowest edge of its head. */
const open = (level: FragmentLevel | undefined, { fragment, operand, y }: Opening): number => {
  const edge = up(y + (operand === 0 ? gap.open : gap.close))
  const guard = (fragment.guards[operand]?.h ?? 0) + gap.guard
  if (level !== undefined && operand === 0) level.top = edge
  level?.operands.push({ top: edge, guard: edge + gap.guard / 2 })
  return up(edge + Math.max(operand === 0 ? tabSize(fragment).h : 0, guard)) - gap.guard
}

const close = (level: FragmentLevel | undefined, y: number): number => {
  const bottom = up(y + gap.close)
  if (level !== undefined) level.bottom = bottom
  return bottom
}

/** What stands beside a lifeline leaves the room between the lifelines to the next message. */
const remarkLevel = (step: MeasuredStep, top: number, between: number): StepLevel => {
  const end = top + remarkHeight(step)
  const bottom = step.side === undefined ? end : top - between
  return { top, arrow: top, lands: top, arrival: top - gap.landing, end, bottom }
}

const levelOf = (step: SequenceColumns['steps'][number], y: number, between: number): StepLevel => {
  const { item, words, from, to, met } = step
  const top = y + between
  if (!isMessage(item)) return remarkLevel(step, up(top), between)
  if (from === to) {
    const h = Math.max(loopHeight, words.above.h)
    const arrow = up(top + (h - loopHeight) / 2, 4)
    return { top, arrow, lands: arrow, arrival: arrow, end: arrow + loopHeight, bottom: up(top + h) }
  }
  const arrow = up(top + words.above.h + gap.words, 4)
  const bottom = words.below.h === 0 ? arrow : arrow + gap.words + words.below.h
  // What arrives at the sender of a message may do so over its words, which stand there.
  const arrival = met === 'words' ? top - gap.words : met === 'apart' ? top - gap.landing : arrow
  return { top, arrow, lands: arrow, arrival, end: arrow, bottom }
}

/** Lets messages in flight arrive: in the row of a later entry, or below the last one. */
const land = (steps: MeasuredStep[], levels: StepLevel[]): void => {
  const last = levels.at(-1)?.bottom ?? 0
  steps.forEach(({ item }, index) => {
    const level = levels[index]
    if (level === undefined || !isMessage(item) || item.delay === 0) return
    const target = index + item.delay
    level.lands = up(levels[target]?.arrival ?? last + fall * (target - levels.length + 1), 4)
  })
}
