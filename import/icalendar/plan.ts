/** A calendar as data of a timeline: a row for each event that comes again, or each event as its own bar. */
import { dayWriter } from '../../drawing/values/calendar.ts'
import { type Conversion, type DiagramData, given } from '../convert/conversion.ts'
import { dataNames, oneLine } from '../convert/names.ts'
import { type Calendar, momentOf } from './calendar.ts'
import type { CalendarEvent } from './event.ts'

/** How many events and rows a timeline takes. */
const most = { events: 60, rows: 20 } as const

export function planData(calendar: Calendar, conversion: Conversion): DiagramData {
  const { events: all } = calendar
  for (const { at, summary } of all.slice(most.events))
    conversion.noteOnce(`of ${all.length} events, the first ${most.events} are drawn`, at, summary)
  const events = all.slice(0, most.events)
  for (const { attendees, at } of events)
    if (attendees.length > 0) conversion.noteOnce('people of events are not drawn', at, attendees.join(', '))
  const rows = new Set(events.map(rowOf))
  const areRows = rows.size < events.length && rows.size <= most.rows
  // In its row, an event is called by its day.
  const write = dayWriter(events.map(({ start }) => start))
  const labels = events.map((event) => (areRows ? write(event.start) : event.summary))
  const names = dataNames(labels.map((label, index) => ({ id: `event-${index}`, label })))
  return {
    ...conversion.heading(calendar),
    events: events.map((event, index) => {
      const { name, id } = names.get(`event-${index}`)!
      const [start, end] = [momentOf(event.start, calendar), momentOf(event.end, calendar)]
      const row = areRows ? given('group', rowOf(event)) : {}
      return conversion.placed(event.at, { ...given('id', id), name, ...row, start, ...(end === start ? {} : { end }) })
    }),
    ...(calendar.zone === 'Z' ? { source: 'Times are UTC' } : {}),
  }
}

const rowOf = ({ summary }: CalendarEvent): string => oneLine(summary) || '?'
