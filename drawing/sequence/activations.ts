/**
 * Activations: how long a participant works on a call, derived from calls and replies.
 */
import type { Exchange } from '../data/sequence-calls.ts'
import { isMessage } from '../data/sequence-entries.ts'
import type { Message } from '../data/sequence-fields.ts'
import type { Script, ScriptStep } from './script.ts'
import type { HeldStretch } from './stretches.ts'

/**
 * A bar on the lifeline of `column`, from the step of a call, or the edge of a branch `within` a fragment, to that of a reply;
 * `depth` counts bars under it.
 */
export type Activation = {
  call: Message
  column: number
  from: number
  to: number
  depth: number
  within?: Branch
}

/** The numbers of a fragment and of its operand. */
type Branch = { fragment: number; operand: number }

/**
 * One bar for every call that is answered, and for one that is not but on which its receiver acts, unless a stretch shows that;
 * a participant that is called while active gets another on top. In each branch that answers a call from before it, the bar ends
 * with the reply, and begins again with the next branch that answers it, or in which the receiver goes on.
 */
export function activationsOf(
  exchanges: Exchange[],
  script: Script,
  stretches: readonly HeldStretch[] = [],
): Activation[] {
  const { steps } = script
  const rowOf = new Map(steps.map(({ item }, index) => [item, index]))
  const answered = new Map(
    exchanges.map(({ call, reply, earlier = [] }) => [call, [...earlier, reply].map((each) => rowOf.get(each) ?? 0)]),
  )
  const bars: Activation[] = []
  for (const [from, { item, to: column, ...step }] of steps.entries()) {
    if (!isMessage(item) || !isWork(from, script, answered) || step.from === column) continue
    const isHeld = stretches.some(
      (each) => each.column === column && each.first <= from && from < (each.last ?? Infinity),
    )
    const last = isHeld || answered.has(item) ? undefined : lastActOn(from, script, bars)
    const depth = bars.filter((bar) => bar.column === column && bar.from < from && from < bar.to).length
    const ends = answered.get(item) ?? (last === undefined ? [] : [endAfter(last, column, steps)])
    for (const part of [...inBranches(from, ends, script), ...inOthers(from, ends, script)])
      bars.push({ call: item, column, depth, ...part })
  }
  return bars
}

/** Whether a message is a call, or an asynchronous one on which its receiver calls others next and waits for them. */
const isWork = (at: number, { steps }: Script, answered: ReadonlyMap<object, unknown>): boolean => {
  const { item, to } = steps[at] as ScriptStep
  if (item.kind !== 'async' || item.copies !== undefined) return item.kind === 'call'
  const next = steps.slice(at + 1).find((step) => isMessage(step.item) && (step.from === to || step.to === to))
  return next !== undefined && next.from === to && next.to !== to && answered.has(next.item)
}

/** The step at which a participant ends right after the last thing that it does, or else that. */
const endAfter = (last: number, column: number, steps: readonly ScriptStep[]): number => {
  const next = steps.findIndex(({ from, to }, index) => index > last && (from === column || to === column))
  return steps[next]?.item.kind === 'end' ? next : last
}

/** The parts of a bar that ends with the last of several replies. */
const inBranches = (
  from: number,
  replies: readonly number[],
  { fragments }: Script,
): Pick<Activation, 'from' | 'to' | 'within'>[] =>
  replies.reduce<Pick<Activation, 'from' | 'to' | 'within'>[]>((parts, to, index) => {
    const [part, before] = [parts.at(-1), replies[index - 1]]
    const edge = before === undefined ? undefined : edgeBetween(before, to, fragments)
    if (edge !== undefined) return [...parts, { from: edge.first, to, within: edge.within }]
    return [...parts.slice(0, -1), { ...(part ?? { from }), to }]
  }, [])

/** Its parts in the branches, after one with a reply, that have none but in which its receiver acts before it is called again. */
const inOthers = (
  from: number,
  replies: readonly number[],
  { steps, fragments }: Script,
): Pick<Activation, 'from' | 'to' | 'within'>[] =>
  fragments.flatMap(({ first, last, operands }, fragment) => {
    const inside = replies.filter((reply) => from < first && first <= reply && reply <= last)
    return operands.flatMap(({ first: start }, operand) => {
      const end = operands[operand + 1]?.first ?? last + 1
      if (!inside.some((reply) => reply < start) || inside.some((reply) => start <= reply && reply < end)) return []
      const column = steps[from]?.to
      const own = steps.slice(start, end)
      const again = own.findIndex((step) => step.to === column && step.from !== column && step.item.kind === 'call')
      const act = own.slice(0, again < 0 ? own.length : again).findLastIndex((step) => isActOf(column, step))
      return act < 0 ? [] : [{ from: start, to: start + act, within: { fragment, operand } }]
    })
  })

/** The branch of a fragment that begins between two steps in different branches of it. */
const edgeBetween = (
  before: number,
  after: number,
  fragments: Script['fragments'],
): { first: number; within: Branch } | undefined =>
  fragments.flatMap(({ first, last, operands }, fragment) => {
    if (before < first || after > last) return []
    const operand = operands.findLastIndex((each) => each.first <= after)
    const edge = operands[operand]?.first ?? 0
    return edge > before ? [{ first: edge, within: { fragment, operand } }] : []
  })[0]

/**
 * The last that a participant sends, or gets for an answer, on a call that it does not answer, before it gets another and within
 * the branch of the call: only where nothing else made it active, for what it does on its own is not known to be on a call.
 */
const lastActOn = (at: number, { steps, fragments }: Script, bars: readonly Activation[]): number | undefined => {
  const column = steps[at]?.to
  const isBusy = (index: number): boolean =>
    bars.some((bar) => bar.column === column && bar.from < index && index <= bar.to)
  const isOwn = (index: number): boolean => steps[index] !== undefined && isActOf(column, steps[index])
  if (isBusy(at) || steps.some((_, index) => index < at && isOwn(index) && !isBusy(index))) return undefined
  const ends = fragments.flatMap(({ operands, first, last }) =>
    first <= at && at <= last ? [operands.find((operand) => operand.first > at)?.first ?? last + 1] : [],
  )
  const next = steps.findIndex(
    ({ item, from, to }, index) => index > at && to === column && from !== column && item.kind !== 'reply',
  )
  const end = Math.min(steps.length, ...ends, ...(next < 0 ? [] : [next]))
  const last = steps.slice(0, end).findLastIndex((_, index) => index > at && isOwn(index))
  return last < 0 ? undefined : last
}

/** Whether a participant sends a message, which is no copy of one that others take, or gets an answer. */
const isActOf = (column: number | undefined, { item, from, to }: ScriptStep): boolean =>
  isMessage(item) && item.copies === undefined && (from === column || (to === column && item.kind === 'reply'))

/** A bar's width in pixels, and how far one on top of another is moved to the right. */
export const barWidth = 8
export const barShift = 4

/** How far a bar reaches beyond the messages that it begins and ends with, in pixels. */
export const barOver = 4

/** A bar as placed on the page, and how far it reaches left and right of its lifeline; `item` is what it was drawn from. */
export type ActivationBar = {
  item: object
  column: number
  x: number
  left: number
  right: number
  top: number
  bottom: number
}

/** How far the edge on which arrows end is from the lifeline at a height: left of it, and right of it. */
export const edgesAt = (column: number, y: number, bars: readonly ActivationBar[]): { left: number; right: number } => {
  const here = bars.filter((bar) => bar.column === column && bar.top <= y && y <= bar.bottom)
  return { left: Math.max(0, ...here.map(({ left }) => left)), right: Math.max(0, ...here.map(({ right }) => right)) }
}
