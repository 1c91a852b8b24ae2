/**
 * Reads iCalendar (RFC 5545): events with their begin, end and people; rules of every so many days or weeks become single
 * events.
 */
import { day } from '../../drawing/values/moment.ts'
import { TextReport } from '../text/report.ts'
import { timesOf } from './recurrence.ts'
import { timeIn } from './times.ts'

/** An event; times are milliseconds of the wall clock. */
export type CalendarEvent = {
  summary: string
  attendees: string[]
  start: number
  end: number
  isWholeDays: boolean
  at: number
}

/** `zone`: `Z` for UTC, else nothing: all times are of one place. */
export type Calendar = { title: string; events: CalendarEvent[]; zone: '' | 'Z' }

/** A line of the file, unfolded: `DTSTART;TZID=Europe/Berlin:20261102T090000`. */
type CalendarLine = { name: string; given: ReadonlyMap<string, string>; value: string; at: number }

type Draft = { lines: CalendarLine[]; at: number }

export function readCalendar(text: string): { calendar: Calendar; report: TextReport } {
  const report = new TextReport(text)
  const calendar: Calendar = { title: '', events: [], zone: '' }
  const zones = new Map<string, number>()
  const drafts: Draft[] = []
  let open: Draft | undefined
  let depth = 0
  for (const line of linesIn(text)) {
    if (line.name === 'X-WR-CALNAME') calendar.title = plain(line.value)
    if (line.name === 'BEGIN' && open !== undefined) depth += 1
    else if (line.name === 'BEGIN' && line.value === 'VEVENT') drafts.push((open = { lines: [], at: line.at }))
    else if (line.name === 'END' && depth > 0) depth -= 1
    else if (line.name === 'END') open = undefined
    else if (depth === 0) open?.lines.push(line)
  }
  const moved = new Set(drafts.flatMap((draft) => movedFrom(draft) ?? []))
  for (const draft of drafts) calendar.events.push(...eventsOf(draft, { zones, moved, report }))
  calendar.events.sort((a, b) => a.start - b.start || a.end - b.end)
  const [zone = '', other] = [...zones.keys()]
  calendar.zone = zone === 'Z' ? 'Z' : ''
  if (other !== undefined) report.finding('times of one time zone in the whole calendar', zones.get(other) ?? 0)
  return { calendar, report }
}

/** Lines, with what is folded onto the next ones. */
const linesIn = (text: string): CalendarLine[] => {
  const lines: CalendarLine[] = []
  for (const { 0: all, 1: words = '', index } of text.matchAll(/([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)\r?\n?/g)) {
    if (all === '') break
    const whole = words.replaceAll(/\r?\n[ \t]/g, '')
    const hit = /^([A-Za-z-]+)((?:;[^:";]*(?:"[^"]*")?[^:";]*)*):(.*)$/.exec(whole)
    if (hit === null) continue
    const given = [...(hit[2] ?? '').matchAll(/;([^=;]+)=(?:"([^"]*)"|([^;]*))/g)]
    lines.push({
      name: (hit[1] ?? '').toUpperCase(),
      given: new Map(given.map(([, key = '', quoted, bare]) => [key.toUpperCase(), quoted ?? bare ?? ''])),
      value: hit[3] ?? '',
      at: index,
    })
  }
  return lines
}

const plain = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, each: string) => (each.toLowerCase() === 'n' ? ' ' : each)).trim()

const find = ({ lines }: Draft, name: string): CalendarLine | undefined => lines.find((line) => line.name === name)

/** Which occurrence of a repeated event another one stands for. */
const keyOf = (draft: Draft, at: number): string => `${find(draft, 'UID')?.value}@${at}`

const movedFrom = (draft: Draft): string | undefined => {
  const line = find(draft, 'RECURRENCE-ID')
  const time = line === undefined ? undefined : timeIn(line.value)
  return time === undefined ? undefined : keyOf(draft, time)
}

type CalendarReading = { zones: Map<string, number>; moved: ReadonlySet<string>; report: TextReport }

const eventsOf = (draft: Draft, { zones, moved, report }: CalendarReading): CalendarEvent[] => {
  const [from, until, length] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => find(draft, name))
  const start = from === undefined ? undefined : timeIn(from.value)
  if (from === undefined || start === undefined) {
    report.finding('DTSTART with a date or a time, such as 20261102T090000Z', from?.at ?? draft.at)
    return []
  }
  const isWholeDays = !from.value.includes('T')
  if (!isWholeDays) zones.set(zoneOf(from), from.at)
  const end = endOf(start, { until, length, isWholeDays })
  const rule = find(draft, 'RRULE')
  const times = timesOf(start, rule?.value)
  if (times === undefined) report.finding('a rule of every so many days or weeks', rule?.at ?? from.at)
  const skipped = new Set(
    draft.lines.flatMap(({ name, value }) => (name === 'EXDATE' ? value.split(',').map((each) => timeIn(each)) : [])),
  )
  const isOwn = (time: number): boolean => !skipped.has(time) && (rule === undefined || !moved.has(keyOf(draft, time)))
  return (times ?? [start]).filter(isOwn).map((time) => ({
    summary: plain(find(draft, 'SUMMARY')?.value ?? ''),
    attendees: draft.lines.flatMap(({ name, given }) => (name === 'ATTENDEE' ? (given.get('CN') ?? []) : [])),
    start: time,
    end: time + end - start,
    isWholeDays,
    at: draft.at,
  }))
}

const zoneOf = ({ given, value }: CalendarLine): string =>
  value.trim().endsWith('Z') ? 'Z' : (given.get('TZID') ?? '')

const endOf = (
  start: number,
  {
    until,
    length,
    isWholeDays,
  }: { until: CalendarLine | undefined; length: CalendarLine | undefined; isWholeDays: boolean },
): number => {
  const end = until === undefined ? undefined : timeIn(until.value)
  if (end !== undefined && end > start) return end
  const [, weeks, days, hours, minutes] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(length?.value ?? '') ?? []
  const span = [weeks, days, hours, minutes].map((each) => Number(each ?? 0))
  const given = (span[0]! * 7 + span[1]!) * day + span[2]! * 3_600_000 + span[3]! * 60_000
  return start + (given || (isWholeDays ? day : 0))
}
