/**
 * Dates and times as data write them: ISO 8601, to the year, month, day or minute, with a blank for its T as in RFC 3339,
 * or a time of day alone.
 *
 * A moment is its wall-clock time as milliseconds since 1970 UTC, so that no time zone moves a picture.
 */
import { utcMonth } from 'd3-time'
import type { DurationUnit } from './duration-units.ts'

/** How exactly a moment is known. */
export type Precision = 'year' | 'month' | 'day' | 'time' | 'clock'

/** A moment as read; `offset` is its zone as written, `Z`, `+02:00` or nothing. */
export type Moment = { at: number; precision: Precision; offset: string }

/** Reads `2026`, `2026-03`, `2026-03-04`, `2026-03-04T09:12Z` or `09:12`; undefined for anything else. */
export function readMoment(words: string): Moment | undefined {
  const clock = clockForm.exec(words)
  if (clock !== null) return { at: Date.parse(`1970-01-01T${words}Z`), precision: 'clock', offset: '' }
  const match = dateForm.exec(words)
  if (match === null) return undefined
  const [, year = '', month, day, time, offset = ''] = match
  const whole = `${year}-${month ?? '01'}-${day ?? '01'}T${time ?? '00:00'}`
  const at = Date.parse(`${whole}Z`)
  // Date.parse rolls February 30 over to March.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(whole)) return undefined
  return { at, precision: precisionOf({ month, day, time }), offset }
}

const clockForm = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const dateForm =
  /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(Z|[+-]\d{2}:\d{2})?)?)?)?$/

const precisionOf = (read: Record<'month' | 'day' | 'time', string | undefined>): Precision =>
  read.time !== undefined ? 'time' : read.day !== undefined ? 'day' : read.month !== undefined ? 'month' : 'year'

/** Writes a moment as `readMoment` reads it. */
export function writeMoment(at: number, { precision, offset }: Omit<Moment, 'at'>): string {
  const iso = new Date(at).toISOString()
  const end = at % 60_000 === 0 ? 16 : 19
  switch (precision) {
    case 'year':
      return iso.slice(0, 4)
    case 'month':
      return iso.slice(0, 7)
    case 'day':
      return iso.slice(0, 10)
    case 'time':
      return `${iso.slice(0, end)}${offset}`
    case 'clock':
      return iso.slice(11, end)
    default:
      return precision satisfies never
  }
}

export const day = 86_400_000

const lengths = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, day, week: 7 * day } as const

/** The moment `count` units after another; months end on their last day where they are shorter. */
export function later(at: number, count: number, unit: DurationUnit): number {
  if (unit === 'working-day') return workingDaysLater(at, count)
  if (unit === 'month') return monthsLater(at, count)
  if (unit === 'year') return monthsLater(at, 12 * count)
  return at + count * lengths[unit]
}

const isWorkingDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay())

/** Whole weeks at once, from the first working day on. */
const workingDaysLater = (at: number, count: number): number => {
  const weeks = Math.max(0, Math.floor((count - 1) / 5))
  let result = at
  for (let left = count - 5 * weeks; left > 0; left--) {
    do result += day
    while (!isWorkingDay(result))
  }
  return result + 7 * weeks * day
}

const monthsLater = (at: number, count: number): number => {
  const first = utcMonth.offset(utcMonth.floor(new Date(at)), count)
  const last = utcMonth.offset(first, 1).getTime() - day
  const within = at - utcMonth.floor(new Date(at)).getTime()
  return Math.min(first.getTime() + within, last + (within % day))
}
