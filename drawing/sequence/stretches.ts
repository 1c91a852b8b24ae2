/**
 * Stretches of a lifeline: a bracket beside it, with its name, for as long as a participant keeps, owes or waits for
 * something, or is in a state that lasts. It looks like the brackets left of the sequence, and never like an activation.
 */
import { isMessage } from '../data/sequence-entries.ts'
import type { SequenceSpan } from '../data/sequence-fields.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { type ActivationBar, edgesAt } from './activations.ts'
import { type Break, breaksAt } from './breaks.ts'
import type { SequenceColumns } from './columns.ts'
import { type Levels, loopHeight } from './levels.ts'
import type { Script, ScriptStep } from './script.ts'
import { endsOf } from './spans.ts'

/** On which side of its lifeline a bracket is. */
export type StretchSide = 'left' | 'right'

/**
 * A stretch of the lifeline of `column` from one step to another, or to its end; `item` is what it is drawn from, `isTold`
 * whether it is a state for as long as others know of it.
 */
export type HeldStretch = {
  item: object
  column: number
  first: number
  last: number | undefined
  side: StretchSide
  isTold?: boolean
}

/** A stretch as placed on the page: its bracket is at `x`, in pieces where something crosses it. */
export type Bracket = HeldStretch & { x: number; top: number; bottom: number; breaks: Break[] }

/** From a lifeline to the bracket beside it, and from words there to their lifeline: the heads of arrows are nearer. */
export const besideStretch = { bracket: 16, words: 24 } as const

/** Free pixels between a bracket and the arrows or states that it is between. */
const inset = 8

/** The spans at participants. */
export const heldStretches = (
  spans: SequenceSpan[],
  { steps }: Script,
  { sheet, columnOf }: { sheet: Sheet; columnOf: (name: string) => number },
): HeldStretch[] =>
  spans.flatMap((span) => {
    if (span.at === undefined) return []
    const [first = 0, end = 0] = endsOf(span, steps, sheet)
    const [column, last] = [columnOf(span.at), span.to === undefined ? undefined : end]
    return [{ item: span, column, first, last, side: sideOf(steps, { column, first, last }) }]
  })

/** How states last: which do, by their words, and whether from what is sent in a state to what answers it (`isTold`). */
export type Lasting = { lasts: (words: string) => boolean; isTold: boolean }

/** The states that last, each until the next state of its participant; or as long as others know of it. */
export const stateStretches = ({ steps }: Script, { lasts, isTold }: Lasting): HeldStretch[] =>
  steps.flatMap(({ item, from: column }, at) => {
    if (!isState(steps[at], column) || !('text' in item) || !lasts(item.text)) return []
    const ends = isTold ? toldEnds(steps, { at, column }) : [at, indexAfter(steps, at, (step) => isState(step, column))]
    const [first = at, last] = ends
    return [{ item, column, first, last, side: sideOf(steps, { column, first, last }), isTold }]
  })

const isState = (step: ScriptStep | undefined, column: number): boolean =>
  step?.item.kind === 'state' && step.from === column && step.to === column

const indexAfter = (steps: ScriptStep[], at: number, is: (step: ScriptStep) => boolean): number | undefined => {
  const found = steps.findIndex((step, index) => index > at && is(step))
  return found < 0 ? undefined : found
}

/** From the message that a participant sends in a state to the next one that it receives. */
const toldEnds = (steps: ScriptStep[], { at, column }: { at: number; column: number }): (number | undefined)[] => {
  const sent = indexAfter(steps, at, ({ from, to }) => from === column && to !== column)
  return [sent, indexAfter(steps, sent ?? at, ({ from, to }) => to === column && from !== column)]
}

/** The side on which fewer arrows meet the lifeline meanwhile; local steps, and what is beside a lifeline, take theirs whole. */
const sideOf = (
  steps: ScriptStep[],
  { column, first, last }: Pick<HeldStretch, 'column' | 'first' | 'last'>,
): StretchSide => {
  const met = { left: 0, right: 0 }
  for (const { from, to, side, item } of steps.slice(first, (last ?? steps.length) + 1)) {
    if (from !== column && to !== column) continue
    if (side !== undefined) met[side] += 4
    else if (from !== to) met[Math.max(from, to) === column ? 'left' : 'right'] += 1
    else if (isMessage(item)) met.right += 4
  }
  return met.left <= met.right ? 'left' : 'right'
}

/** Whether words that are right or left of a lifeline have a bracket between. */
export const isBesideStretch = (
  stretches: readonly HeldStretch[],
  { column, index, side }: { column: number; index: number; side: StretchSide },
): boolean =>
  stretches.some(
    (each) => each.column === column && each.side === side && each.first <= index && index <= (each.last ?? index),
  )

/** Where the brackets are: between the arrows, or the states, that they begin and end with. */
export const bracketsOf = (columns: SequenceColumns, levels: Levels): Bracket[] =>
  columns.stretches.map((stretch) => {
    const { steps, centers } = columns
    const { column, first, last, side } = stretch
    const at = (index: number, isEnd: boolean): number => {
      const [step, level] = [steps[index], levels.steps[index]]
      if (step === undefined || level === undefined) return 0
      // What is beside a lifeline is joined to it at its middle, and begins with what arrives before it.
      if (!isMessage(step.item) && step.side !== undefined)
        return isEnd ? Math.round((level.top + level.end) / 2) : level.arrival
      if (!isMessage(step.item)) return isEnd ? level.top : level.end
      if (step.from === step.to) return level.arrow + (isEnd ? loopHeight : 0)
      return step.to === column ? level.lands : level.arrow
    }
    const [from, to] = [at(first, false), last === undefined ? levels.bottom : at(last, true)]
    const free = Math.min(inset, Math.max(0, to - from - inset) / 2)
    const x = (centers[column] ?? 0) + (side === 'left' ? -besideStretch.bracket : besideStretch.bracket)
    const [top, bottom] = [from + free, last === undefined ? to : to - free]
    return {
      ...stretch,
      x,
      top,
      bottom,
      breaks: breaksAt(x, { columns, levels }).filter((each) => top < each.from && each.to < bottom),
    }
  })

/** Draws a bracket, with arms that reach to the lifeline, or the bar on it; one that goes on has no lower arm. */
export const drawBracket = (
  { item, column, last, side, x, top, bottom, breaks }: Bracket,
  { centers, bars, sheet }: { centers: number[]; bars: ActivationBar[]; sheet: Sheet },
): void => {
  const arm = (y: number): number => {
    const edge = edgesAt(column, y, bars)
    return (centers[column] ?? 0) + (side === 'left' ? -edge.left : edge.right)
  }
  const parts = breaks.map(({ from, to }) => `V ${from} M ${x} ${to}`).join(' ')
  const d = `M ${arm(top)} ${top} H ${x} ${parts} V ${bottom}${last === undefined ? '' : ` H ${arm(bottom)}`}`
  sheet.put(item, [path(d, { stroke: sheet.isFocus(item) ? 'accent' : 'muted' })])
}
