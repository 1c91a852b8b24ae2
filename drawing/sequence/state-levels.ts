/**
 * States beside their lifelines are at the event that brings them about: what their participant sends or receives.
 */
import { isMessage } from '../data/sequence-entries.ts'
import type { SequenceColumns } from './columns.ts'
import type { StepLevel } from './levels.ts'
import type { MeasuredStep } from './reach.ts'

/** Free pixels between states that follow each other. */
const between = 4

/** Moves each state to its event, or under the state over it; one without an event stays where it is. */
export function moveStates({ steps, fragments }: SequenceColumns, levels: StepLevel[]): void {
  steps.forEach((step, index) => {
    const [level, event] = [levels[index], eventIn({ steps, fragments }, levels, index)]
    if (level === undefined || event === undefined) return
    const half = (level.end - level.top) / 2
    const above = levels.slice(0, index).filter((_, at) => steps[at]?.side === step.side)
    const top = Math.round(Math.max(event.y - half, ...above.map(({ end }) => end + between)))
    Object.assign(level, { top, arrow: top, lands: top, end: top + 2 * half })
  })
}

/** The entries over which there is too little room for the state that they bring about. */
export const crowdedEvents = (columns: SequenceColumns, levels: readonly StepLevel[]): number[] =>
  columns.steps.flatMap((_, index) => {
    const [level, event] = [levels[index], eventIn(columns, levels, index)]
    return level !== undefined && event !== undefined && level.top + level.end > 2 * event.y + 2 ? [event.at] : []
  })

/** The event of a state beside its lifeline, unless an edge of a frame parts them. */
export const eventIn = (
  { steps, fragments }: Pick<SequenceColumns, 'steps' | 'fragments'>,
  levels: readonly StepLevel[],
  index: number,
): StateEvent | undefined => {
  const step = steps[index]
  if (step?.side === undefined || step.item.kind !== 'state') return undefined
  const event = eventOf(steps, levels, index)
  const edges = fragments.flatMap(({ operands, last }) => [...operands.map(({ first }) => first), last + 1])
  return edges.some((edge) => (event?.at ?? 0) < edge !== index < edge) ? undefined : event
}

/** The entry that brings a state about, and its height. */
type StateEvent = { at: number; y: number }

/**
 * What the participant of a state sends in the entry before; or else the last that it has received since its last state, or
 * since a note over it; or else, of all but its first state, what it sends next.
 */
const eventOf = (
  steps: readonly MeasuredStep[],
  levels: readonly StepLevel[],
  index: number,
): StateEvent | undefined => {
  const [before, participant = 0] = [steps[index - 1], steps[index]?.from]
  const isOwn = ({ item, from }: MeasuredStep): boolean => item.kind === 'state' && from === participant
  const sentAt = (at: number): StateEvent | undefined => {
    const [step, level] = [steps[at], levels[at]]
    const isSent = step !== undefined && isMessage(step.item) && step.from === participant
    return isSent && level !== undefined ? { at, y: level.arrow } : undefined
  }
  const isNoted = ({ item, from, to }: MeasuredStep): boolean =>
    item.kind === 'note' && Math.min(from, to) <= participant && participant <= Math.max(from, to)
  // What comes about after a note, such as a time that passes, is not brought about by what is before it.
  if (before !== undefined && isNoted(before)) return undefined
  const since = steps.slice(0, index).findLastIndex((step) => isOwn(step) || isNoted(step))
  const received = steps.flatMap(({ item, from, to }, at): StateEvent[] => {
    const row = at + (isMessage(item) ? item.delay : 0)
    const isReceived = isMessage(item) && item.kind !== 'lost' && to === participant && from !== to
    return isReceived && at < index && since < row && row <= index ? [{ at, y: levels[at]?.lands ?? 0 }] : []
  })
  const next = steps.findIndex((step, at) => at > index && (isOwn(step) || sentAt(at) !== undefined))
  return sentAt(index - 1) ?? received.toSorted((a, b) => b.y - a.y)[0] ?? (since < 0 ? undefined : sentAt(next))
}
