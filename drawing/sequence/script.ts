/**
 * Sequence data as a script: steps in order between numbered columns, and fragments around runs of steps.
 */
import { branchesOf, isFrame, isMessage } from '../data/sequence-entries.ts'
import type { Message, Remark, SequenceData, SequenceEntry, SequenceFrame } from '../data/sequence-fields.ts'

/**
 * A message or remark between two columns; of a local step, or a remark on one participant, both are the same.
 * `side` is where a remark stands that is written beside its lifeline instead of on it, `falls` how many rows a message in
 * flight passes.
 */
export type ScriptStep = {
  item: Message | Remark
  from: number
  to: number
  side?: 'left' | 'right' | undefined
  falls?: number
}

/** One operand of a fragment: the object that holds its guard, and its first step. */
export type Operand = { item: object; guard: string; first: number }

/** A frame: its first and last step, and the columns that it reaches from and to. */
export type Fragment = {
  frame: SequenceFrame
  first: number
  last: number
  from: number
  to: number
  operands: Operand[]
}

/**
 * Fragments stand in the order in which they open, so that an outer one comes before those in it. `outside` is whether
 * remarks on the outermost participants are beside them.
 */
export type Script = { steps: ScriptStep[]; fragments: Fragment[]; outside?: boolean }

/** Numbers the columns and flattens the frames; `outside` puts remarks on the outermost participants beside them. */
export function scriptOf(
  { participants, messages }: SequenceData,
  columnOf: (reference: string) => number,
  outside = false,
): Script {
  const script: Script = { steps: [], fragments: [] }
  const last = outside ? participants.length - 1 : undefined
  append(messages, script, (item) => stepOf(item, columnOf, last))
  const steps = script.steps.map((step, index) => ({ ...step, falls: fallsOf(script.steps, index) }))
  return { steps, fragments: withWideBreaks(script.fragments, participants.length - 1), outside }
}

/** The rows that a message passes in flight: what stands beside a lifeline shares that of the next entry. */
const fallsOf = (steps: ScriptStep[], index: number): number => {
  const item = steps[index]?.item
  if (item === undefined || !isMessage(item) || item.delay === 0) return 0
  const shared = steps.slice(index + 1, index + item.delay).filter(({ side }) => side !== undefined)
  return item.delay - shared.length
}

/** A break covers all lifelines of what it breaks out of (UML 2.5.1, 17.6.3): of the frame around it, or all there are. */
const withWideBreaks = (fragments: Fragment[], last: number): Fragment[] => {
  const wide: Fragment[] = []
  for (const each of fragments) {
    const outer = wide.findLast((other) => other.first <= each.first && each.last <= other.last)
    const { from, to } = each.frame.kind === 'break' ? (outer ?? { from: 0, to: last }) : each
    wide.push({ ...each, from, to })
  }
  return wide
}

type ToStep = (item: Message | Remark) => ScriptStep

/** The step of a message or remark; remarks at the first and the `last` column are beside them where that is given. */
const stepOf = (
  item: Message | Remark,
  columnOf: (reference: string) => number,
  last: number | undefined,
): ScriptStep => {
  const [from, to] = [columnOf(item.from), columnOf(item.to ?? item.from)]
  if (last === undefined || isMessage(item) || item.kind === 'end' || from !== to) return { item, from, to }
  return { item, from, to, side: from === 0 ? 'left' : from === last ? 'right' : undefined }
}

const append = (entries: SequenceEntry[], script: Script, toStep: ToStep): void => {
  for (const entry of entries) {
    if (isFrame(entry)) appendFrame(entry, script, toStep)
    else script.steps.push(toStep(entry))
  }
}

const appendFrame = (frame: SequenceFrame, script: Script, toStep: ToStep): void => {
  const { steps, fragments } = script
  const fragment: Fragment = { frame, first: steps.length, last: 0, from: 0, to: 0, operands: [] }
  fragments.push(fragment)
  for (const { item, guard, entries } of branchesOf(frame)) {
    fragment.operands.push({ item, guard, first: steps.length })
    append(entries, script, toStep)
  }
  const own = steps.slice(fragment.first)
  fragment.last = steps.length - 1
  fragment.from = Math.min(...own.map(({ from, to }) => Math.min(from, to)))
  fragment.to = Math.max(...own.map(({ from, to }) => Math.max(from, to)))
}
