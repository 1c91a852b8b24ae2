/**
 * Stretches of a lifeline: it is a filled bar, with its name beside it, for as long as a participant keeps, owes or waits
 * for something, or is in a state that lasts. An activation is hollow; meanwhile it is filled.
 */
import type { Path } from '../../src/scene/scene.ts'
import { isMessage } from '../data/sequence-entries.ts'
import type { SequenceSpan } from '../data/sequence-fields.ts'
import { emphasis } from '../emphasis.ts'
import type { Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import { type ActivationBar, barOver, barWidth } from './activations.ts'
import { breakAt } from './break.ts'
import type { SequenceColumns } from './columns.ts'
import { type Levels, loopHeight } from './levels.ts'
import type { Script, ScriptStep } from './script.ts'
import { endsOf } from './spans.ts'

/** On which side of its lifeline the name of a stretch is, if it can be. */
export type StretchSide = 'left' | 'right'

/**
 * A stretch of the lifeline of `column` from one step to another, or to its end; `item` is what it is drawn from, `isTold`
 * whether it is a state for as long as others know of it, `pause` how many pixels it goes on after all else, with a break.
 */
export type HeldStretch = {
  item: object
  column: number
  first: number
  last: number | undefined
  side: StretchSide
  isTold?: boolean
  pause?: number | undefined
}

/** A stretch as placed on the page: `x` is the left edge of its bar, `center` its lifeline. */
export type HeldBar = HeldStretch & { center: number; x: number; top: number; bottom: number }

/** How wide a bar is: twice an activation, which it must not be taken for; where those of stretches that overlap are, from the lifeline. */
const bar = { w: 2 * barWidth, shifts: [0, 20, -20] } as const

export const heldWidth = bar.w

/** From a state on a lifeline to the bar that it begins or ends, and the least height of a bar; with an arrow, and with what is beside a lifeline, it begins and ends exactly. */
const inset = { state: 6, least: 4 } as const

/** The spans at participants; those of one participant have their names on one side. */
export const heldStretches = (
  spans: SequenceSpan[],
  { steps }: Script,
  { sheet, columnOf }: { sheet: Sheet; columnOf: (name: string) => number },
): HeldStretch[] => {
  const found = spans.flatMap((span) => {
    if (span.at === undefined) return []
    const [first = 0, end = 0] = endsOf(span, steps, sheet)
    return [{ item: span, column: columnOf(span.at), first, last: span.to === undefined ? undefined : end }]
  })
  return found.map((each) => {
    const alike = found.filter(({ column }) => column === each.column)
    const ends = alike.map(({ last }) => last ?? steps.length)
    const all = { column: each.column, first: Math.min(...alike.map(({ first }) => first)), last: Math.max(...ends) }
    return { ...each, side: sideOf(steps, all) }
  })
}

/**
 * How states last: which do, by their words, whether from what is sent in a state to what answers it (`isTold`), and how many
 * pixels they go on after all else (`pause`).
 */
export type Lasting = { lasts: (words: string) => boolean; isTold: boolean; pause?: number | undefined }

/**
 * The states that last, each until the next state of its participant; or as long as others know of it. One that a span of
 * `held` names for the same time is drawn as that alone.
 */
export const stateStretches = (script: Script, lasting: Lasting, held: readonly HeldStretch[] = []): HeldStretch[] =>
  lastingStates(script, lasting).filter(({ column, first, last = Infinity }) => {
    const isSaid = ({ item }: HeldStretch): boolean => 'text' in item && lasting.lasts(String(item.text))
    return !held.some((each) => {
      const isMet = each.column === column && each.first < last && first < (each.last ?? Infinity)
      return isMet && isSaid(each)
    })
  })

const lastingStates = ({ steps }: Script, { lasts, isTold, pause }: Lasting): HeldStretch[] =>
  steps.flatMap(({ item, from: column }, at) => {
    if (!isState(steps[at], column) || !('text' in item) || !lasts(item.text)) return []
    const ends = isTold ? toldEnds(steps, { at, column }) : [at, indexAfter(steps, at, (step) => isState(step, column))]
    const [first = at, last] = ends
    return [{ item, column, first, last, side: sideOf(steps, { column, first, last }), isTold, pause }]
  })

const isState = (step: ScriptStep | undefined, column: number): boolean =>
  step?.item.kind === 'state' && step.from === column && step.to === column

const indexAfter = (steps: ScriptStep[], at: number, is: (step: ScriptStep) => boolean): number | undefined => {
  const found = steps.findIndex((step, index) => index > at && is(step))
  return found < 0 ? undefined : found
}

/** From the message that a participant sends in a state to the next one that it receives: one that is lost tells nothing. */
const toldEnds = (steps: ScriptStep[], { at, column }: { at: number; column: number }): (number | undefined)[] => {
  const sent = indexAfter(steps, at, ({ from, to }) => from === column && to !== column)
  const isReceived = ({ from, to, item }: ScriptStep) => to === column && from !== column && item.kind !== 'lost'
  return [sent, indexAfter(steps, sent ?? at, isReceived)]
}

/**
 * The side on which fewer arrows meet the lifeline meanwhile, those that the bar begins and ends with only where both sides
 * are alike otherwise, as it keeps clear of them; local steps between these, and what is beside a lifeline, take theirs whole.
 */
const sideOf = (
  steps: ScriptStep[],
  { column, first, last }: Pick<HeldStretch, 'column' | 'first' | 'last'>,
): StretchSide => {
  const met = { left: 0, right: 0 }
  for (const [index, { from, to, side, item }] of steps.slice(first, (last ?? steps.length) + 1).entries()) {
    if (from !== column && to !== column) continue
    const isEnd = index === 0 || first + index === last
    if (side !== undefined) met[side] += 4
    else if (from !== to) met[Math.max(from, to) === column ? 'left' : 'right'] += isEnd ? 0.25 : 1
    else if (isMessage(item) && !isEnd) met.right += 4
  }
  return met.left <= met.right ? 'left' : 'right'
}

/** Where the bars are: between the arrows, or the states, that they begin and end with; on the activation that they meet. */
export function heldBars(columns: SequenceColumns, levels: Levels, active: readonly ActivationBar[]): HeldBar[] {
  const bars: HeldBar[] = []
  for (const stretch of columns.stretches) {
    const [top, bottom] = endsOfBar(stretch, columns, levels)
    const isMet = (each: Pick<ActivationBar, 'column' | 'top' | 'bottom'>): boolean =>
      each.column === stretch.column && each.top < bottom && top < each.bottom
    const shift = bar.shifts[bars.filter(isMet).length % bar.shifts.length] ?? 0
    const center = columns.centers[stretch.column] ?? 0
    const met = active.filter(isMet)
    const on = met.map(({ x }) => x)
    // An activation that begins or ends with it does not look out over it.
    const start = met.some((each) => each.top === top) ? top - barOver : top
    const end = met.some((each) => each.bottom === bottom) ? bottom + barOver : bottom
    const middle = on.length === 0 ? center : Math.min(...on) + barWidth / 2
    bars.push({ ...stretch, center, x: middle - bar.w / 2 + shift, top: start, bottom: end })
  }
  return bars
}

/** Bars as edges on which arrows end. */
export const edgesOfHeld = (bars: readonly HeldBar[]): ActivationBar[] =>
  bars.map(({ item, column, x, center, top, bottom }) => {
    return { item, column, x, left: Math.max(0, center - x), right: Math.max(0, x + bar.w - center), top, bottom }
  })

const endsOfBar = (
  { column, first, last }: HeldStretch,
  { steps }: SequenceColumns,
  levels: Levels,
): [top: number, bottom: number] => {
  const at = (index: number, isEnd: boolean): number => {
    const [step, level] = [steps[index], levels.steps[index]]
    if (step === undefined || level === undefined) return 0
    // What is beside a lifeline is joined to it at its middle.
    if (!isMessage(step.item) && step.side !== undefined) return Math.round((level.top + level.end) / 2)
    if (!isMessage(step.item)) return isEnd ? level.top : level.end
    if (step.from === step.to) return level.arrow + (isEnd ? 0 : loopHeight)
    return step.to === column ? level.lands : level.arrow
  }
  const [from, to] = [at(first, false), last === undefined ? levels.bottom : at(last, true)]
  // What others do, and what is beside the lifeline, meets no bar.
  const free = (index: number | undefined): number => {
    const step = index === undefined ? undefined : steps[index]
    if (step === undefined || isMessage(step.item) || step.side !== undefined) return 0
    if (step.from !== column && step.to !== column) return 0
    return Math.min(inset.state, Math.max(0, to - from - inset.least) / 2)
  }
  const top = from + free(first)
  return [top, Math.max(top + inset.least, to - free(last))]
}

/** How far over the end of all lifelines the break of a stretch is that goes on beyond it, and the shortest bar that has one. */
const onward = { break: 12, least: 40 } as const

/** Draws the bar of a stretch; one that goes on after all else has a break, for it is longer than it is drawn. */
export const drawHeld = ({ item, x, top, bottom, center, pause, last }: HeldBar, sheet: Sheet): void => {
  const own = heldBar({ x, y: top, h: bottom - top }, sheet.isFocus(item))
  const broken = last === undefined && bottom - top >= onward.least ? breakAt(x + bar.w / 2, bottom - onward.break) : []
  const paused = last === undefined || pause === undefined ? [] : breakAt(center, bottom - pause / 2)
  sheet.put(item, [own, ...broken, ...paused], 'over')
}

/** The bar itself, on a lifeline or in the key. */
export const heldBar = ({ x, y, h }: { x: number; y: number; h: number }, isFocus: boolean): Path =>
  square({ x, y, w: bar.w, h }, isFocus ? emphasis.soft : emphasis.plain)
