/**
 * The lines of one event as the times at which it is.
 */
import { day } from '../../drawing/values/moment.ts'
import type { TextReport } from '../text/report.ts'
import { type CalendarDuty, dutyOf } from './duty.ts'
import { type CalendarLine, wordsOfLine } from './lines.ts'
import { timesOf } from './recurrence.ts'
import { lastMoment, spanIn, timeIn } from './times.ts'

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

/** `moved`: occurrences that an event of its own stands for. */
export type EventReading = { moved: ReadonlySet<string>; report: TextReport }

const find = ({ lines }: EventDraft, name: string): CalendarLine | undefined => lines.find((line) => line.name === name)

/** Which occurrence of a repeated event another one stands for. */
const keyOf = (draft: EventDraft, at: number): string => `${find(draft, 'UID')?.value}@${at}`

export const movedFrom = (draft: EventDraft): string | undefined => {
  const line = find(draft, 'RECURRENCE-ID')
  const time = line === undefined ? undefined : timeIn(line.value)
  return time === undefined ? undefined : keyOf(draft, time)
}

/** The event at each of its times; what is not read is said. */
export function eventsOf(draft: EventDraft, { moved, report }: EventReading): CalendarEvent[] {
  const from = find(draft, 'DTSTART')
  const start = from === undefined ? undefined : timeIn(from.value)
  const summary = wordsOfLine(find(draft, 'SUMMARY') ?? { name: '', given: new Map(), value: '', at: 0 })
  if (from === undefined || start === undefined) {
    report.finding('DTSTART with a date or a time, such as 20261102T090000Z', from?.at ?? draft.at)
    return []
  }
  if (/^cancell?ed$/i.test(find(draft, 'STATUS')?.value.trim() ?? '')) {
    report.noteOnce('canceled events are not drawn', draft.at, summary)
    return []
  }
  const isWholeDays = !/t/i.test(from.value)
  const end = endOf(draft, { from, start, isWholeDays, report })
  const attendees = attendeesOf(draft)
  const duty = dutyOf({ summary, attendees })
  return occurrences(draft, start, { moved, report }).map((time) => ({
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

const occurrences = (draft: EventDraft, start: number, { moved, report }: EventReading): number[] => {
  const [rule, further] = [find(draft, 'RRULE'), find(draft, 'RDATE')]
  if (further !== undefined)
    report.noteOnce('further dates of an event (RDATE) are not drawn', further.at, further.value)
  for (const line of draft.lines)
    if (line.name === 'RRULE' && line !== rule)
      report.noteOnce('a second rule of an event is not drawn', line.at, line.value)
  const { times, isCut } = timesOf(start, rule?.value) ?? { times: [start], isCut: false }
  if (rule !== undefined && timesOf(start, rule.value) === undefined)
    report.finding('a rule of every so many days, weeks, months or years', rule.at)
  if (isCut)
    report.noteOnce(
      'of an event that comes again, 400 times within two years are read',
      rule?.at ?? draft.at,
      rule?.value ?? '',
    )
  const skipped = new Set(
    draft.lines.flatMap(({ name, value }) => (name === 'EXDATE' ? value.split(',').map((each) => timeIn(each)) : [])),
  )
  const known = new Set(times)
  for (const line of draft.lines)
    if (line.name === 'EXDATE' && line.value.split(',').some((each) => !known.has(timeIn(each) ?? Number.NaN)))
      report.noteOnce('a date that is left out is none of its event', line.at, line.value)
  return times.filter((time) => !skipped.has(time) && (rule === undefined || !moved.has(keyOf(draft, time))))
}

const zoneOf = ({ given, value }: CalendarLine): string =>
  value.trim().toUpperCase().endsWith('Z') ? 'Z' : (given.get('TZID') ?? '')

type EventStart = { from: CalendarLine; start: number; isWholeDays: boolean; report: TextReport }

/** DTEND, or DTSTART and DURATION; without both, a day has its length and a moment none. */
const endOf = (draft: EventDraft, { from, start, isWholeDays, report }: EventStart): number => {
  const [until, length] = [find(draft, 'DTEND'), find(draft, 'DURATION')]
  const span = length === undefined ? undefined : spanIn(length.value)
  if (length !== undefined && span === undefined) report.finding('a duration such as P1W or PT12H', length.at)
  const other = start + (span ?? (isWholeDays ? day : 0))
  if (until === undefined) return other
  const end = timeIn(until.value)
  const isOfOne = zoneOf(from) === zoneOf(until) && /t/i.test(until.value) !== isWholeDays
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
