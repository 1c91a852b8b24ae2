/**
 * The lines of one event as the times at which it is.
 */
import { day } from '../../drawing/values/moment.ts'
import { durationEnd, readDuration } from '../text/duration.ts'
import type { TextReport } from '../text/report.ts'
import { type CalendarDuty, dutyOf } from './duty.ts'
import { type CalendarLine, wordsOfLine } from './lines.ts'
import { timesOf } from './recurrence.ts'
import { lastMoment, timeIn } from './times.ts'
import { type ZoneClocks, zoneOf } from './zones.ts'

/** An event; times are milliseconds of the wall clock in `zone`: `Z`, the name of a time zone, or nothing. */
export type CalendarEvent = {
  summary: string
  attendees: string[]
  duty: CalendarDuty
  start: number
  end: number
  isWholeDays: boolean
  zone: string
  at: number
}

export type EventDraft = { lines: CalendarLine[]; at: number }

/** `moved`: occurrences that an event of its own stands for; `clocks`: those of time zones. */
export type EventReading = { moved: ReadonlySet<string>; clocks: ZoneClocks; report: TextReport }

const find = ({ lines }: EventDraft, name: string): CalendarLine | undefined => lines.find((line) => line.name === name)

/** Which occurrence of a repeated event another one stands for; none without an id of the event. */
const keyOf = (draft: EventDraft, at: number): string | undefined => {
  const id = find(draft, 'UID')?.value
  return id === undefined ? undefined : `${id}@${at}`
}

export const movedFrom = (draft: EventDraft, clocks: ZoneClocks): string | undefined => {
  const [line, from] = [find(draft, 'RECURRENCE-ID'), find(draft, 'DTSTART')]
  const time = line === undefined ? undefined : clocks.timeIn(line.value, zoneOf(from ?? line))
  return time === undefined ? undefined : keyOf(draft, time)
}

/** The event at each of its times; what is not read is said. */
export function eventsOf(draft: EventDraft, reading: EventReading): CalendarEvent[] {
  const { clocks, report } = reading
  const from = find(draft, 'DTSTART')
  const start = from === undefined ? undefined : timeIn(from.value)
  const summary = wordsOfLine(find(draft, 'SUMMARY'))
  if (from === undefined || start === undefined) {
    report.finding('DTSTART with a date or a time, such as 20261102T090000Z', from?.at ?? draft.at)
    return []
  }
  if (/^cancell?ed$/i.test(find(draft, 'STATUS')?.value.trim() ?? '')) {
    report.noteOnce('canceled events are not drawn', draft.at, summary)
    return []
  }
  noteUnshown(draft, report)
  const isWholeDays = !/t/i.test(from.value)
  const end = endOf(draft, { from, start, isWholeDays, clocks, report })
  const attendees = attendeesOf(draft)
  const duty = dutyOf({ summary, attendees })
  return occurrences(draft, { from, start }, reading).map((time) => ({
    summary,
    attendees,
    duty,
    start: time,
    end: Math.min(time + end - start, lastMoment),
    isWholeDays,
    zone: zoneOf(from),
    at: from.at,
  }))
}

/** What people write about an event, and no picture has a place for. */
const unshown = new Map([
  ['LOCATION', 'places'],
  ['DESCRIPTION', 'descriptions'],
  ['COMMENT', 'comments'],
  ['URL', 'links'],
  ['ATTACH', 'attachments'],
  ['CATEGORIES', 'categories'],
  ['ORGANIZER', 'organizers'],
  ['CONTACT', 'contacts'],
  ['RESOURCES', 'resources'],
])

const noteUnshown = ({ lines }: EventDraft, report: TextReport): void => {
  for (const line of lines) {
    const [what, words] = [unshown.get(line.name), wordsOfLine(line)]
    if (what !== undefined && words !== '') report.noteOnce(`${what} of events are not drawn`, line.at, words)
  }
}

const occurrences = (
  draft: EventDraft,
  { from, start }: { from: CalendarLine; start: number },
  { moved, clocks, report }: EventReading,
): number[] => {
  const read = (value: string): number | undefined => clocks.timeIn(value, zoneOf(from))
  const [rule, further] = [find(draft, 'RRULE'), find(draft, 'RDATE')]
  if (further !== undefined)
    report.noteOnce('further dates of an event (RDATE) are not drawn', further.at, further.value)
  for (const line of draft.lines)
    if (line.name === 'RRULE' && line !== rule)
      report.noteOnce('a second rule of an event is not drawn', line.at, line.value)
  const repeated = timesOf(start, rule?.value, read)
  const { times, isCut } = repeated ?? { times: [start], isCut: false }
  if (rule !== undefined && repeated === undefined)
    report.finding('a rule of every so many days, weeks, months or years', rule.at)
  if (isCut)
    report.noteOnce(
      'of an event that comes again, 400 times within two years are read',
      rule?.at ?? draft.at,
      rule?.value ?? '',
    )
  const [skipped, known, last] = [
    new Set<number | undefined>(),
    new Set<number | undefined>(times),
    times.at(-1) ?? start,
  ]
  for (const { name, value, at } of draft.lines) {
    const left = name === 'EXDATE' ? value.split(',').map(read) : []
    for (const time of left) skipped.add(time)
    // Beyond what is read, a date may be one of the event's.
    if (left.some((time) => !known.has(time) && !(isCut && time !== undefined && time > last)))
      report.noteOnce('a date that is left out is none of its event', at, value)
  }
  const isMoved = (time: number): boolean => rule !== undefined && moved.has(keyOf(draft, time) ?? '')
  return times.filter((time) => !skipped.has(time) && !isMoved(time))
}

type EventStart = {
  from: CalendarLine
  start: number
  isWholeDays: boolean
  clocks: ZoneClocks
  report: TextReport
}

/** DTEND, or DTSTART and DURATION; without both, a day has its length and a moment none. */
const endOf = (draft: EventDraft, { from, start, isWholeDays, clocks, report }: EventStart): number => {
  const [until, length] = [find(draft, 'DTEND'), find(draft, 'DURATION')]
  const duration = readDuration(length?.value.toUpperCase() ?? '')
  if (length !== undefined && duration === undefined) report.finding('a duration such as P1W or PT12H', length.at)
  const other = duration === undefined ? start + (isWholeDays ? day : 0) : durationEnd(start, duration)
  if (until === undefined) return other
  const end = clocks.timeIn(until.value, zoneOf(from))
  const isOfOne = clocks.areOne(until, zoneOf(from)) && /t/i.test(until.value) !== isWholeDays
  if (end !== undefined && isOfOne && end >= start) return end === start ? other : end
  report.finding(isOfOne ? 'an end after the start' : 'an end in the time zone of the start', until.at)
  return other
}

/** People, by their names, or else their addresses; rooms and machines are none. */
const attendeesOf = ({ lines }: EventDraft): string[] =>
  lines.flatMap(({ name, given, value }) => {
    if (name !== 'ATTENDEE' || /^(?:room|resource)$/i.test(given.get('CUTYPE') ?? '')) return []
    return given.get('CN') ?? value.replace(/^mailto:/i, '').replace(/@.*$/, '')
  })
