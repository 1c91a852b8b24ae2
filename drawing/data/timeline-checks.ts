/**
 * Checks across the fields of a timeline: references, one scale of time, ends after starts.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { checkReferences, checkUnique, namedTargets, References, type Target } from './references.ts'
import type { TimelineData, TimelineEvent } from './timeline.ts'
import { type Times, timesOf } from './times.ts'

/** Events by id and name, and lanes. */
export const eventTargets = ({ events }: TimelineData): Target[] => namedTargets(events)

export const laneTargets = ({ groups = [] }: TimelineData): Target[] => namedTargets(groups)

/** Findings across the fields of a timeline. */
export const checkTimeline = (data: TimelineData): Finding[] => {
  const named = data.events.filter(({ id: own }) => own !== undefined)
  const dangling = [
    ...checkUnique('events', named),
    ...checkUnique('groups', data.groups ?? []),
    ...checkLanes(data),
    ...checkEventReferences(data),
  ]
  if (dangling.length > 0) return dangling
  const loose = checkTree(data)
  if (loose.length > 0) return loose
  const times = timesOf(data)
  return times.findings.length > 0 ? times.findings : [...checkOrder(data, times), ...checkMarks(data)]
}

/** Where there are lanes, each event is in one of them. */
const checkLanes = (data: TimelineData): Finding[] => {
  if (data.groups === undefined || data.groups.length === 0) return []
  const uses = data.events.map(({ group }, index) => ({ at: `events.${index}.group`, reference: group }))
  return checkReferences(uses, { references: new References(laneTargets(data)), what: 'a group' })
}

const checkEventReferences = (data: TimelineData): Finding[] => {
  const uses = [
    ...data.events.map(({ parent }, index) => ({ at: `events.${index}.parent`, reference: parent })),
    ...(data.spans ?? []).flatMap(({ from, to }, index) => [
      { at: `spans.${index}.from`, reference: from },
      { at: `spans.${index}.to`, reference: to },
    ]),
  ]
  return checkReferences(uses, { references: new References(eventTargets(data)), what: 'an event' })
}

/** Events that are part of others have one root, and none is part of itself. */
const checkTree = (data: TimelineData): Finding[] => {
  const { events } = data
  if (events.every(({ parent }) => parent === undefined)) return []
  const root = events.findIndex(({ parent }) => parent === undefined)
  const references = new References(eventTargets(data))
  const parentOf = ({ parent }: TimelineEvent): TimelineEvent | undefined =>
    parent === undefined ? undefined : (references.find(parent) as TimelineEvent)
  const known = new Set<TimelineEvent>()
  return events.flatMap((item, index): Finding[] => {
    const at = `events.${index}.parent`
    if (item.parent === undefined)
      return index === root ? [] : [{ at, problem: `is missing; only the first of all, events.${root}, has no parent` }]
    const cycle = cycleFrom(item, parentOf, known)
    const [first] = cycle
    if (first === undefined) return []
    const round = [...cycle, first].map(({ name }) => name).join(' > ')
    return [{ at: `events.${events.indexOf(first)}.parent`, problem: `closes a cycle: ${round}` }]
  })
}

/** Events that are parts of each other, on the way up from `item` through events that are not yet `known`. */
const cycleFrom = (
  item: TimelineEvent,
  parentOf: (event: TimelineEvent) => TimelineEvent | undefined,
  known: Set<TimelineEvent>,
): TimelineEvent[] => {
  const way: TimelineEvent[] = []
  let above: TimelineEvent | undefined = item
  for (; above !== undefined && !known.has(above); above = parentOf(above)) {
    known.add(above)
    way.push(above)
  }
  const start = above === undefined ? -1 : way.indexOf(above)
  return start < 0 ? [] : way.slice(start)
}

/** Ends follow starts; a span runs forward. */
const checkOrder = (data: TimelineData, times: Times): Finding[] => {
  const references = new References(eventTargets(data))
  const find = (reference: string): TimelineEvent | undefined => references.find(reference) as TimelineEvent | undefined
  const spans = (data.spans ?? []).flatMap(({ from, to }, index): Finding[] => {
    const [start, end] = [find(from), find(to)]
    if (start === undefined || end === undefined || times.startOf(end) >= times.startOf(start)) return []
    return [{ at: `spans.${index}.to`, problem: isBefore(times.write(end.start), times.write(start.start)) }]
  })
  return [...data.events.flatMap((item, index) => checkEnd(item, `events.${index}`, times)), ...spans]
}

const checkEnd = (item: TimelineEvent, at: string, times: Times): Finding[] => {
  if (item.end !== undefined && item.duration !== undefined)
    return [{ at: `${at}.duration`, problem: 'has an end too; leave one of them out' }]
  if (times.endOf(item) >= times.startOf(item)) return []
  if (item.end === undefined) return [{ at: `${at}.duration`, problem: `must be at least 0, got ${item.duration}` }]
  return [{ at: `${at}.end`, problem: isBefore(times.write(item.end), times.write(item.start)) }]
}

const isBefore = (end: string, start: string): string => `${end} is before its start, ${start}`

/** A mark is at one place; a level needs a curve. */
const checkMarks = ({ marks = [], curve: measured }: TimelineData): Finding[] =>
  marks.flatMap(({ start, end, value }, index): Finding[] => {
    const at = `marks.${index}`
    if ((start === undefined) === (value === undefined))
      return [{ at, problem: 'must have exactly one of start and value' }]
    if (end !== undefined && start === undefined) return [{ at: `${at}.end`, problem: 'needs a start' }]
    return value !== undefined && measured === undefined
      ? [{ at: `${at}.value`, problem: 'there is no curve to mark' }]
      : []
  })
