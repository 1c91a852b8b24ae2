/**
 * Periods of a timeline: which run at the moment that matters, what is left of their rows, and which are phases.
 */
import { greatest, max, min } from 'd3-array'
import { widthOf } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent, TimelineMark } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { lanesOf } from '../../drawing/time/draw-lanes.ts'
import { day } from '../../drawing/values/moment.ts'

/** What runs on without an end is drawn up to the last time that there is. */
export const withOpenEnds = <Data extends TimelineData>(data: Data): Data => {
  const { startOf, endOf } = timesOf(data)
  const written = [...data.events, ...(data.marks ?? [])].flatMap(({ start, end }) => [start ?? [], end ?? []].flat())
  const last = greatest(written, (time) => endOf({ start: time, end: time }))
  for (const event of data.events) {
    const hasEnd = event.end !== undefined || event.duration !== undefined || event.open !== true
    if (!hasEnd && last !== undefined && endOf({ start: last, end: last }) > startOf(event)) event.end = last
  }
  return data
}

/** What says whether the heading quotes what runs: its names in braces, or, once these are filled in, the sheet. */
type Quoting = { title?: string; subtitle?: string | undefined; isQuoted?: boolean }

/**
 * The mark of the moment that matters: the only line; of several, the one that says that it is now, or the last one where the
 * heading quotes what runs then. Bands, and other lines, mark parts of the calendar.
 */
export const nowMark = (data: TimelineData & Quoting): TimelineMark | undefined => {
  const lines = (data.marks ?? []).filter(({ start, end }) => start !== undefined && end === undefined)
  if (lines.length === 1) return lines[0]
  const isQuoted = data.isQuoted ?? /\{(?:running|moment)\}/.test(`${data.title} ${data.subtitle}`)
  const { at } = timesOf(data)
  return (
    lines.find(({ text }) => /\b(?:now|today)\b/i.test(text)) ??
    (isQuoted ? greatest(lines, ({ start }) => (start === undefined ? 0 : at(start))) : undefined)
  )
}

/** Whether a period that is drawn as such has no end. */
export const isOpen = ({ open, end, duration }: TimelineEvent): boolean =>
  open === true && (end !== undefined || duration !== undefined)

/** When that is. */
export const nowOf = (data: TimelineData): number | undefined => {
  const start = nowMark(data)?.start
  return start === undefined ? undefined : timesOf(data).at(start)
}

/** The periods that run at the first marked moment. */
export const runningIn = (data: TimelineData): TimelineEvent[] => {
  const { startOf, endOf } = timesOf(data)
  const now = nowOf(data)
  return now === undefined
    ? []
    : data.events.filter((event) => startOf(event) <= now && (now < endOf(event) || isOpen(event)))
}

/** Whether something of a period is left after the moment that matters, in a row that runs then: of a row that goes on, what is over already is past too. */
export const leftIn = (data: TimelineData): ((event: TimelineEvent) => boolean) => {
  const now = nowOf(data)
  const rows = new Set(runningIn(data).map(({ group, name }) => group ?? name))
  return (event) =>
    now !== undefined && (timesOf(data).endOf(event) > now || isOpen(event)) && rows.has(event.group ?? event.name)
}

/** The x of the line at that moment, of those of all lines in the order of their marks. */
export const nowLine = (data: TimelineData, lines: readonly number[]): number => {
  const marks = (data.marks ?? []).filter(({ start, end }) => start !== undefined && end === undefined)
  const mark = nowMark(data)
  return (mark === undefined ? undefined : lines[marks.indexOf(mark)]) ?? Number.POSITIVE_INFINITY
}

/** Whether the row of a period is over at the first marked moment. */
export const overIn = (data: TimelineData): ((event: TimelineEvent) => boolean) => {
  const now = nowOf(data) ?? -Infinity
  const rowOf = ({ group, name }: TimelineEvent): string => group ?? name
  const later = new Set(data.events.filter((event) => timesOf(data).endOf(event) > now || isOpen(event)).map(rowOf))
  return (event) => !later.has(rowOf(event))
}

/**
 * The last period of each row, and when it ends, which an instant does not: to the month where the calendar is longer than a year. Quarters end at a
 * tick of the calendar, which says so: only what is left of them needs more.
 */
export const endsOf = (data: TimelineData): Map<TimelineEvent, string> => {
  const { kind, inQuarters, startOf, endOf, write } = timesOf(data)
  if (inQuarters && nowOf(data) === undefined) return new Map()
  // One that another of its lane begins after may be before it in one row.
  const last = lanesOf(data).flatMap(({ events }) =>
    events.filter(
      (event) =>
        (startOf(event) < endOf(event) || isYear(event.end)) &&
        !events.some((other) => other !== event && startOf(other) >= endOf(event)),
    ),
  )
  const isMonth = kind === 'date' && !inQuarters && lengthOf(data) > year
  // An end that is given as a year has no month.
  const month = (event: TimelineEvent): string =>
    isYear(event.end) ? event.end : new Date(endOf(event)).toISOString().slice(0, 7)
  return new Map(
    last.map((event) => [event, isOpen(event) ? 'open' : write(isMonth ? month(event) : (event.end ?? event.start))]),
  )
}

const isYear = (end: TimelineEvent['end']): end is string => typeof end === 'string' && /^\d{4}$/.test(end)

const year = 366 * day

const lengthOf = (data: TimelineData): number => {
  const { startOf, endOf } = timesOf(data)
  return (max(data.events, endOf) ?? 0) - (min(data.events, startOf) ?? 0)
}

/**
 * From the end of the calendar to the column that says until when: words of hours and days reach beyond their last tick, and
 * so does a year that begins near the end; where the last year is a quarter old and years are wide, bars have the room.
 */
export const beforeEnds = (data: TimelineData): number => {
  const length = lengthOf(data)
  if (length < year / 4) return 32
  const end = new Date(max(data.events, timesOf(data).endOf) ?? 0)
  const isFarFromYear = end.getTime() - Date.UTC(end.getUTCFullYear(), 0) >= 90 * day
  return length >= 2 * year && length <= 8 * year && isFarFromYear ? 12 : 24
}

/** Whether several periods of one lane have rows of their own, too low for two lines. */
export const areRows = (ends: Map<TimelineEvent, string>): boolean => {
  const lanes = new Set([...ends.keys()].map(({ group }) => group))
  return ends.size > lanes.size
}

/** From the dates at which rows end to what is left beside them. */
export const besideEnds = (ends: Map<TimelineEvent, string>): number =>
  8 + Math.max(0, ...[...ends.values()].map((text) => widthOf(text, 'item')))

/** More phases than this have no tones of their own, and names that do not repeat are no phases. */
const mostPhases = 3

/** The names of all periods, each once. */
export const namesIn = ({ events }: TimelineData): string[] => [...new Set(events.map(({ name }) => name))]

/** Whether periods are the same few phases in each row. */
export const arePhases = (data: TimelineData): boolean =>
  namesIn(data).length <= mostPhases && namesIn(data).length < data.events.length

/**
 * What a period is about: its row, whose periods follow each other, or, where those of the row overlap, the period, which the
 * row only sorts.
 */
export const namesWhatLasts = (data: TimelineData): ((event: TimelineEvent) => string) => {
  const { startOf, endOf } = timesOf(data)
  const overlapping = lanesOf(data).filter(({ events }) =>
    events.some((a) => events.some((b) => a !== b && startOf(a) < endOf(b) && startOf(b) < endOf(a))),
  )
  const sorted = new Set(overlapping.flatMap(({ events }) => events))
  return (event) => (sorted.has(event) ? event.name : (event.group ?? event.name))
}

/** Whether another period of the same row begins where one ends. */
export const goesOn = (event: TimelineEvent, data: TimelineData): boolean => {
  const { startOf, endOf } = timesOf(data)
  const end = endOf(event)
  return data.events.some((other) => {
    const start = startOf(other)
    return (
      other !== event && other.group === event.group && start > startOf(event) && start >= end && start <= end + day
    )
  })
}

/** The least length at which a bar is seen, in pixels. */
const seen = 3

/** Where a bar is drawn: a pixel from its neighbor, and a short one so that it is seen, on its own side of an upright line. */
export const seenSpan = (
  { from, to }: { from: number; to: number },
  lines: readonly number[],
): { left: number; right: number } => {
  if (to - from >= seen) return { left: from, right: to - 1 }
  const after = lines.find((x) => x >= to && x < to + seen)
  if (after !== undefined) return { left: after - 1 - seen, right: after - 1 }
  const before = lines.find((x) => x <= from && x > from - seen)
  const left = before === undefined ? (from + to - seen) / 2 : before + 1
  return { left, right: left + seen }
}
