/**
 * Reads iCalendar (RFC 5545): events with their begin, end and people; rules of every so many days to years become single
 * events.
 */
import { writeMoment } from '../../drawing/values/moment.ts'
import { TextReport } from '../text/report.ts'
import { type CalendarEvent, type EventDraft, eventsOf, movedFrom } from './event.ts'
import { linesIn, wordsOfLine } from './lines.ts'
import { ZoneClocks } from './zones.ts'

/** `zone`: `Z` for UTC, else nothing: all times are of one place. `precision`: days if all events are whole days. */
export type Calendar = { title: string; events: CalendarEvent[]; zone: '' | 'Z'; precision: 'day' | 'time' }

/** No picture shows as many events. */
const most = 4000

export function readCalendar(text: string): { calendar: Calendar; report: TextReport } {
  const report = new TextReport(text)
  const { title, drafts } = draftsIn(text, report)
  const clocks = new ZoneClocks()
  const moved = new Set(drafts.flatMap((draft) => movedFrom(draft, clocks) ?? []))
  const all: CalendarEvent[] = []
  for (const draft of drafts)
    if (all.length < most) for (const event of eventsOf(draft, { moved, clocks, report })) all.push(event)
    else report.noteOnce(`more than ${most} events: the last ones are not read`, draft.at, '')
  const zone = zoneOfMost(all)
  const events = all.flatMap((event) => {
    if (event.isWholeDays || event.zone === zone) return event
    const [start, end] = event.zone === 'Z' ? [event.start, event.end].map((utc) => clocks.at(utc, zone)) : []
    if (start !== undefined && end !== undefined) return { ...event, start, end }
    report.finding(`a time in the time zone of the others (${zone || 'none'})`, event.at)
    return []
  })
  events.sort((a, b) => a.start - b.start || a.end - b.end)
  const precision = events.every(({ isWholeDays }) => isWholeDays) ? 'day' : 'time'
  return { calendar: { title, events, zone: zone === 'Z' ? 'Z' : '', precision }, report }
}

/** The time zone that most events are written in: times of others would stand at wrong places. */
const zoneOfMost = (events: readonly CalendarEvent[]): string => {
  const counts = new Map<string, number>()
  for (const { zone, isWholeDays } of events) if (!isWholeDays) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** A moment as data write it. */
export const momentOf = (at: number, { precision, zone }: Pick<Calendar, 'precision' | 'zone'>): string =>
  writeMoment(at, { precision, offset: precision === 'day' ? '' : zone })

/** The events as they are written. */
const draftsIn = (text: string, report: TextReport): { title: string; drafts: EventDraft[] } => {
  const drafts: EventDraft[] = []
  let title = ''
  let open: EventDraft | undefined
  let depth = 0
  for (const line of linesIn(text, (at) => report.finding('a name, a colon and a value', at))) {
    const of = line.value.trim().toUpperCase()
    if (line.name === 'X-WR-CALNAME') title = wordsOfLine(line)
    if (line.name === 'BEGIN' && of === 'VEVENT' && open !== undefined) {
      report.finding('END:VEVENT', line.at)
      depth = 0
      open = undefined
    }
    if (line.name === 'BEGIN' && open !== undefined) {
      if (of === 'VALARM') report.noteOnce('alarms of events are not drawn', line.at, '')
      depth += 1
    } else if (line.name === 'BEGIN' && of === 'VEVENT') drafts.push((open = { lines: [], at: line.at }))
    else if (line.name === 'BEGIN' && unread.has(of)) report.noteOnce(`${unread.get(of)} are not drawn`, line.at, '')
    else if (line.name === 'END' && depth > 0) depth -= 1
    else if (line.name === 'END' && of === 'VEVENT') open = undefined
    else if (depth === 0 && open !== undefined) open.lines.push(line)
  }
  if (open !== undefined) report.finding('END:VEVENT', text.length)
  return { title, drafts }
}

/** What a calendar has beside events. */
const unread = new Map([
  ['VTODO', 'tasks'],
  ['VJOURNAL', 'journals'],
  ['VFREEBUSY', 'free and busy times'],
])
