/**
 * How long it is between two moments, in units of the calendar.
 */
import { utcMonth } from 'd3-time'
import { workCalendar } from './calendar.ts'
import type { DurationUnit } from './duration-units.ts'
import { day } from './moment.ts'

const lengths = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, day, week: 7 * day } as const

/** How many units lie between two moments; months and years are counted to a tenth. */
export function countBetween(from: number, to: number, unit: DurationUnit): number {
  if (unit === 'working-day') {
    const { indexOf } = workCalendar(Math.floor(from / day) * day, unit)
    return indexOf(to) - indexOf(from)
  }
  if (unit === 'month') return tenth(monthsBetween(from, to))
  if (unit === 'year') return tenth(monthsBetween(from, to) / 12)
  return (to - from) / lengths[unit]
}

const tenth = (value: number): number => Math.round(value * 10) / 10

const monthsBetween = (from: number, to: number): number => {
  const whole = utcMonth.count(new Date(from), new Date(to))
  const days = (at: number): number => (at - utcMonth.floor(new Date(at)).getTime()) / day
  return whole + (days(to) - days(from)) / 30.4
}
