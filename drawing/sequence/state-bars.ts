/**
 * Solid cores of lifelines while participants are in states that last: until their next state, or the end; or, where others
 * learn of a state by a message, from the message that tells it to the one that answers.
 */
import { type ActivationBar, coreWidth } from './activations.ts'
import type { SequenceColumns } from './columns.ts'
import type { Levels } from './levels.ts'

/** How far a lifeline continues below a state that lasts. */
const beyond = 8

/** The bars of all states that last, as their words tell; `isTold`: from what is sent in a state to what answers it. */
export function stateBars(
  { steps, centers }: SequenceColumns,
  levels: Levels,
  { lasts, isTold = false }: { lasts: (words: string) => boolean; isTold?: boolean },
): ActivationBar[] {
  const isState = (index: number, column: number): boolean => {
    const step = steps[index]
    return step?.item.kind === 'state' && step.from === column && step.to === column
  }
  const told = (index: number, column: number): Pick<ActivationBar, 'top' | 'bottom'> | undefined => {
    const sent = steps.findIndex((step, at) => at > index && step.from === column && step.to !== column)
    const answer = steps.findIndex((step, at) => at > sent && step.to === column && step.from !== column)
    const from = levels.steps[sent]?.arrow
    return from === undefined ? undefined : { top: from, bottom: levels.steps[answer]?.lands ?? levels.bottom - beyond }
  }
  return steps.flatMap(({ item, from: column, side }, index): ActivationBar[] => {
    const level = levels.steps[index]
    if (level === undefined || !isState(index, column) || !('text' in item) || !lasts(item.text)) return []
    const next = steps.findIndex((_, at) => at > index && isState(at, column))
    const until = levels.steps[next]
    // What stands beside a lifeline begins with the message that arrived or leaves over it.
    const [top, bottom] = side === undefined ? [level.end, until?.top] : [level.arrival, until?.arrival]
    const x = (centers[column] ?? 0) - coreWidth / 2
    const lasting = { item, column, depth: 0, x, w: coreWidth, top, bottom: bottom ?? levels.bottom - beyond }
    return [{ ...lasting, ...(isTold ? told(index, column) : {}) }]
  })
}
