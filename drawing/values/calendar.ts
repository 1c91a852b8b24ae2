/**
 * The calendar in UTC: days of the week, working days, and how dates are written in pictures.
 *
 * A moment is milliseconds since 1970 UTC, so that no time zone and no daylight saving time can move a picture.
 */
import { utcMonday } from 'd3-time'
import { day } from './moment.ts'
import { afterQuarters, quartersBefore } from './quarter.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `Sep` */
export const monthName = (at: number): string => monthNames[new Date(at).getUTCMonth()] ?? ''

/** `Oct 30` */
export const writeDay = (at: number): string => `${monthName(at)} ${new Date(at).getUTCDate()}`

/** How days are written beside `moments`: `Oct 30`, with the year where there are two: `Oct 30, 2026`. */
export const dayWriter = (moments: readonly number[]): ((at: number) => string) =>
  new Set(moments.map(yearOf)).size > 1 ? (at) => `${writeDay(at)}, ${yearOf(at)}` : writeDay

const yearOf = (at: number): number => new Date(at).getUTCFullYear()

/** `14:07`, with seconds where there are some. */
export const writeClock = (at: number): string => new Date(at).toISOString().slice(11, at % 60_000 === 0 ? 16 : 19)

/** 0 for Monday to 6 for Sunday, as ISO 8601 orders the week. */
export const weekday = (at: number): number => (new Date(at).getUTCDay() + 6) % 7

const mondayOf = (at: number): number => utcMonday.floor(new Date(at)).getTime()

/** Converts counted work to dates and back. */
export type WorkCalendar = {
  /** When work begins that has `index` units before it. */
  startOf: (index: number) => number
  /** When work ends that has taken `index` units: on the evening of the last day, not on the next morning. */
  finishOf: (index: number) => number
  /** How many units lie before a moment; 0 before the first day. */
  indexOf: (at: number) => number
}

/** Units in which work can be counted. */
export const workUnits = ['working-day', 'day', 'week', 'quarter'] as const

export type WorkUnit = (typeof workUnits)[number]

/** The calendar of work that begins on `first`; working days are Monday to Friday, holidays are not known. */
export function workCalendar(first: number, unit: WorkUnit): WorkCalendar {
  if (unit === 'working-day') return workingDays(first)
  if (unit === 'quarter') return quarters(first)
  const length = unit === 'week' ? 7 * day : day
  const at = (index: number): number => first + Math.round(index * length)
  return { startOf: at, finishOf: at, indexOf: (moment) => Math.max(0, (moment - first) / length) }
}

const quarters = (first: number): WorkCalendar => {
  const before = quartersBefore(first)
  const at = (index: number): number => afterQuarters(before + index)
  return { startOf: at, finishOf: at, indexOf: (moment) => Math.max(0, quartersBefore(moment) - before) }
}

const workingDays = (first: number): WorkCalendar => {
  const monday = weekday(first) < 5 ? mondayOf(first) : mondayOf(first) + 7 * day
  const before = weekday(first) < 5 ? weekday(first) : 0
  /** The morning of a working day, counted from the first. */
  const morning = (count: number): number =>
    monday + (Math.floor((before + count) / 5) * 7 + ((before + count) % 5)) * day
  const startOf = (index: number): number => {
    const whole = Math.floor(index + tiny)
    return morning(whole) + Math.round(Math.max(0, index - whole) * day)
  }
  const finishOf = (index: number): number => {
    const whole = Math.ceil(index - tiny) - 1
    return whole < 0 ? startOf(0) : morning(whole) + Math.round((index - whole) * day)
  }
  const indexOf = (at: number): number => {
    const within = Math.min(5, (at - mondayOf(at)) / day)
    return Math.max(0, ((mondayOf(at) - monday) / (7 * day)) * 5 + within - before)
  }
  return { startOf, finishOf, indexOf }
}

/** Sums of fractions of a day differ from whole numbers by less than this. */
const tiny = 1e-6
