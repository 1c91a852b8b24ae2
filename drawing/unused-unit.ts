/**
 * A unit of time that nothing is counted in, as where every time is a date and no length is written: it is told.
 */
import type { TimelineEvent } from './data/timeline.ts'
import { type Again, elementsAt, without } from './drawn.ts'
import type { Warning } from './outcome.ts'

/** A note on the unit of a timeline that is drawn alike without it, unless it is the one that times are in anyway. */
export function unusedUnit(data: object, { drawn, redraw }: Again): Warning[] {
  const { unit, events = [] } = data as { unit?: string; events?: Partial<TimelineEvent>[] }
  const isCounted = ({ start, end, duration }: Partial<TimelineEvent>): boolean =>
    [start, end, duration].some((each) => typeof each === 'number')
  if (unit === undefined || events.some(isCounted)) return []
  const bare = redraw((whole) => without(whole, new Set(['unit'])))
  return bare !== undefined && elementsAt(bare) === elementsAt(drawn)
    ? [{ level: 'note', at: 'unit', problem: 'changes nothing in this drawing' }]
    : []
}
