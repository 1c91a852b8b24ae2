/**
 * The times of a timeline: all in one notation, read as numbers on one scale, and formatted for the drawing.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { dayWriter, monthName, writeClock } from '../values/calendar.ts'
import type { DurationUnit } from '../values/duration-units.ts'
import { manyDays, unitOfMoments, writeBetween, writeCount } from '../values/length-in-words.ts'
import { day, later, type Moment, readMoment } from '../values/moment.ts'
import { quarterName, readQuarter } from '../values/quarter.ts'

/** A time in data. */
export type Written = string | number

/** A moment, or a whole quarter of a year, which has no zone. */
type WrittenMoment = Omit<Moment, 'precision'> & { precision: Moment['precision'] | 'quarter'; next?: number }

/** Reads what a moment may be written as in a timeline. */
export const readPoint = (words: string): WrittenMoment | undefined => {
  const quarter = readQuarter(words)
  return quarter === undefined ? readMoment(words) : { ...quarter, precision: 'quarter', offset: '' }
}

type Event = { start: Written; end?: Written | undefined; duration?: number | undefined }

/** What times are read from. */
export type Timed = {
  unit?: DurationUnit | undefined
  events: readonly Event[]
  marks?: readonly { start?: Written | undefined; end?: Written | undefined }[] | undefined
  curve?: { values: readonly { start: Written }[] } | undefined
}

/** The times of one drawing. Numbers are units from 0, dates milliseconds since 1970. */
export type Times = {
  kind: 'date' | 'clock' | 'number'
  /** Whether the data speak of quarters, so that a ruler does. */
  inQuarters: boolean
  unit: DurationUnit
  /** The zone as it is written beside a ruler, empty if the data has none. */
  zone: string
  at: (time: Written) => number
  startOf: (event: Event) => number
  /** When an event ends; an instant ends when it starts. */
  endOf: (event: Event) => number
  /** A time as drawn: `14:07`, `Mar 4`, `2026`, `120 ms`; with the day or the year where there are several. */
  write: (time: Written) => string
  /** A length as drawn, in the unit of the data: `97 min`. */
  writeLength: (from: number, to: number) => string
  findings: Finding[]
}

/** Reads all times of `data`. */
export function timesOf(data: Timed): Times {
  const written = writtenTimes(data)
  const kind = kindOf(written[0]?.time ?? 0)
  const unit = data.unit ?? unitFor(data, written)
  const at = (time: Written): number => (typeof time === 'number' ? time : (readPoint(time)?.at ?? 0))
  const startOf = ({ start }: Event): number => at(start)
  const endOf = ({ start, end, duration }: Event): number => {
    if (end !== undefined) return (typeof end === 'string' ? readPoint(end)?.next : undefined) ?? at(end)
    if (duration === undefined) return at(start)
    return kind === 'number' ? at(start) + duration : later(at(start), duration, unit)
  }
  const write = momentWriter(written)
  return {
    kind,
    inQuarters: written.some(({ time }) => precisionOf(time) === 'quarter'),
    unit,
    zone: zoneOf(written),
    at,
    startOf,
    endOf,
    write: (time) => (typeof time === 'number' ? writeCount(time, unit) : write(time)),
    writeLength: (from, to) =>
      kind === 'number'
        ? writeCount(to - from, unit)
        : writeBetween([from, to], {
            unit,
            yearsFrom: data.unit === undefined ? manyDays(extentOf(written)) : undefined,
          }),
    findings: checkKinds(written),
  }
}

/** What lengths are counted in where the data do not say it. */
const unitFor = ({ events }: Timed, written: Entry[]): DurationUnit => {
  const kind = kindOf(written[0]?.time ?? 0)
  if (kind !== 'date') return kind === 'number' ? 'ms' : 'min'
  return unitOfMoments(extentOf(written), {
    haveTimes: written.every(({ time }) => precisionOf(time) === 'time'),
    haveDurations: events.some(({ duration }) => duration !== undefined),
  })
}

/** Milliseconds from the first moment to the last. */
const extentOf = (written: Entry[]): number => {
  const moments = written.flatMap(({ time }) => (typeof time === 'string' ? (readPoint(time)?.at ?? []) : []))
  return moments.length === 0 ? 0 : Math.max(...moments) - Math.min(...moments)
}

type Entry = { at: string; time: Written }

const writtenTimes = ({ events, marks = [], curve }: Timed): Entry[] => {
  const entries = (
    list: readonly { start?: Written | undefined; end?: Written | undefined }[],
    place: string,
  ): Entry[] =>
    list.flatMap(({ start, end }, index) =>
      Object.entries({ start, end }).flatMap(([key, time]) =>
        time === undefined ? [] : [{ at: `${place}.${index}.${key}`, time }],
      ),
    )
  return [...entries(events, 'events'), ...entries(marks, 'marks'), ...entries(curve?.values ?? [], 'curve.values')]
}

const precisionOf = (time: Written): WrittenMoment['precision'] | undefined =>
  typeof time === 'number' ? undefined : readPoint(time)?.precision

const kindOf = (time: Written): Times['kind'] => {
  if (typeof time === 'number') return 'number'
  return precisionOf(time) === 'clock' ? 'clock' : 'date'
}

const offsetOf = (time: Written): string => (typeof time === 'number' ? '' : (readPoint(time)?.offset ?? ''))

const zoneOf = (written: Entry[]): string => {
  const offset = written.map(({ time }) => offsetOf(time)).find((each) => each !== '')
  return offset === undefined ? '' : offset === 'Z' ? 'UTC' : `UTC${offset.replace('-', '−')}`
}

const kindNames = { date: 'a date', clock: 'a time of day', number: 'a number' } as const

/** Times of several kinds or offsets have no common scale. */
const checkKinds = (written: Entry[]): Finding[] => {
  const [first] = written
  const zoned = written.find(({ time }) => precisionOf(time) === 'time')
  if (first === undefined) return []
  return written.flatMap(({ at, time }): Finding[] => {
    const quoted = JSON.stringify(time)
    if (kindOf(time) !== kindOf(first.time))
      return [
        { at, problem: `${quoted} is ${kindNames[kindOf(time)]}; ${first.at} is ${kindNames[kindOf(first.time)]}` },
      ]
    if (zoned === undefined || precisionOf(time) !== 'time' || offsetOf(time) === offsetOf(zoned.time)) return []
    return [{ at, problem: `${quoted} and ${zoned.at} have different offsets; write all times in one` }]
  })
}

/**
 * Moments as they are written beside each other: days with their year where there are two, times with their day unless
 * all are of one, or no time of day comes twice: within a night, the ruler says once where the day begins.
 */
const momentWriter = (entries: Entry[]): ((written: string) => string) => {
  const moments = entries.flatMap(({ time }) => (typeof time === 'number' ? [] : (readPoint(time) ?? [])))
  const writeDate = dayWriter(moments.map(({ at }) => at))
  const times = moments.flatMap(({ at, precision }) => (precision === 'time' ? [at] : []))
  const isOneDay = times.length === moments.length && Math.max(...times) - Math.min(...times) < day
  return (written) =>
    writeMoment(written, { writeDate, isOneDay: isOneDay || new Set(moments.map(({ at }) => writeDate(at))).size < 2 })
}

type MomentStyle = { writeDate: (at: number) => string; isOneDay: boolean }

const writeMoment = (written: string, { writeDate, isOneDay }: MomentStyle): string => {
  const moment = readPoint(written)
  if (moment === undefined) return written
  switch (moment.precision) {
    case 'year':
      return written
    case 'month':
      return `${monthName(moment.at)} ${written.slice(0, 4)}`
    case 'quarter':
      return `${quarterName(moment.at)} ${written.slice(0, 4)}`
    case 'day':
      return writeDate(moment.at)
    case 'time':
      return isOneDay ? writeClock(moment.at) : `${writeDate(moment.at)}, ${writeClock(moment.at)}`
    case 'clock':
      return writeClock(moment.at)
    default:
      return moment.precision satisfies never
  }
}
