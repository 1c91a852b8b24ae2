/**
 * Checks across the fields of a timeline: references, one scale of time, ends after starts.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { checksFor, exactlyOne, inTurn } from './checks.ts'
import { cyclesIn } from './cycles.ts'
import { namedTargets, References } from './references.ts'
import type { TimelineData, TimelineEvent } from './timeline.ts'
import { timesOf } from './times.ts'

const { unique, uniqueIds, refersTo, each } = checksFor<TimelineData>()

/** Events that are part of others have one root, and none is part of itself. */
const areOneTree = ({ events }: TimelineData): Finding[] => {
  const root = events.findIndex(({ parent }) => parent === undefined)
  const references = new References(namedTargets(events))
  const parentOf = ({ parent }: TimelineEvent): TimelineEvent[] =>
    parent === undefined ? [] : [references.find(parent) as TimelineEvent]
  const cycles = new Map(cyclesIn(events, parentOf).map((cycle) => [cycle[0], cycle]))
  return events.flatMap((event, index): Finding[] => {
    const names = cycles.get(event)?.map(({ name }) => name) ?? []
    const isSecond = event.parent === undefined && index !== root && events.some(({ parent }) => parent !== undefined)
    return [
      ...(isSecond ? [`is missing; only the first of all, events.${root}, has no parent`] : []),
      ...(names.length > 0 ? [`closes a cycle: ${[...names, names[0]].join(' > ')}`] : []),
    ].map((problem) => ({ at: `events.${index}.parent`, problem }))
  })
}

/** Ends follow starts; a span runs forward. */
const runForward = (data: TimelineData): Finding[] => {
  const times = timesOf(data)
  const events = new References(namedTargets(data.events))
  const isBefore = (end: TimelineEvent['start'], start: TimelineEvent['start']): string =>
    `${times.write(end)} is before its start, ${times.write(start)}`
  const checks = [
    each('events.*', (event) => {
      const { start, end, duration } = event
      if (end !== undefined && duration !== undefined) return { duration: 'has an end too; leave one of them out' }
      if (times.endOf(event) >= times.startOf(event)) return undefined
      return end === undefined ? { duration: `must be at least 0, got ${duration}` } : { end: isBefore(end, start) }
    }),
    each('spans.*', ({ from, to }) => {
      const [start, end] = [from, to].map((name) => events.find(name) as TimelineEvent)
      if (start === undefined || end === undefined || times.startOf(end) >= times.startOf(start)) return undefined
      return { to: isBefore(end.start, start.start) }
    }),
  ]
  return checks.flatMap((check) => check(data))
}

/** A mark is at one place; a level needs a curve. */
const marksArePlaced = each('marks.*', (mark, { data: { curve } }) => {
  const { start, end, value } = mark
  if (end !== undefined && start === undefined && value !== undefined) return { end: 'needs a start' }
  const isLevel = value !== undefined && curve === undefined
  return exactlyOne(mark, 'start', 'value') ?? (isLevel ? { value: 'there is no curve to mark' } : undefined)
})

/** Findings across the fields of a timeline; where there are lanes, each event is in one of them. */
export const checkTimeline = inTurn<TimelineData>(
  [
    uniqueIds('events'),
    unique('groups'),
    refersTo(['events.*.group'], { to: 'groups', what: 'a group', ifListed: true }),
    refersTo(['events.*.parent', 'spans.*.from', 'spans.*.to'], { to: 'events', what: 'an event' }),
  ],
  [areOneTree],
  [(data) => timesOf(data).findings],
  [runForward, marksArePlaced],
)
