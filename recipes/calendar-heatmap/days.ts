/**
 * The days of a calendar heat map: where each stands, which months they form, and what weeks and weekdays sum to.
 */
import { groups, sum } from 'd3-array'
import { utcMonday } from 'd3-time'
import { placeOf } from '../../drawing/data/columns.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** One day, in its week (counted from the first) and weekday (from Monday); a null value was not measured. */
export type Day = { at: number; value: number | null; week: number; weekday: number }

/** The days of the data. */
export function daysOf(data: SeriesData): Day[] {
  const { at } = readColumns(data)
  const monday = utcMonday.floor(new Date(at[0] ?? 0)).getTime()
  const values = data.rows[0]?.values ?? []
  return at.map((moment, index) => {
    const days = Math.round((moment - monday) / day)
    return { at: moment, value: values[index]?.value ?? null, week: Math.floor(days / 7), weekday: days % 7 }
  })
}

/** Data that are not days, or are more than a calendar holds. */
export const dayFindings = (data: SeriesData): Finding[] => {
  const { kind, at } = readColumns(data)
  if (kind !== 'time' || at.some((moment) => Number.isNaN(moment) || moment % day !== 0))
    return [{ at: 'columns', problem: 'must be days, such as {"start": "2026-01-01", "step": 1, "unit": "day"}' }]
  const length = Math.round(((at.at(-1) ?? 0) - (at[0] ?? 0)) / day) + 1
  return length > mostDays ? [{ at: 'columns', problem: `span ${length} days; ${mostDays} fit` }] : []
}

export const mostDays = 372

/** The days of a period that a mark names; a mark at a single day is that day. */
export const daysIn = (days: Day[], mark: NumbersMark, data: SeriesData): Day[] => {
  const columns = readColumns(data)
  const [start, end] = [mark.start ?? mark.column, mark.end ?? mark.column].map((reference) =>
    reference === undefined ? undefined : placeOf(columns, reference),
  )
  return start === undefined ? [] : days.filter(({ at }) => at >= start && at <= (end ?? Number.POSITIVE_INFINITY))
}

/** Days by month, in order. */
export const monthsOf = (days: Day[]): Day[][] => groups(days, ({ at }) => monthOf(at)).map(([, month]) => month)

/** Months counted through the years. */
export const monthOf = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()

/** Sums of the days with each key from 0. */
export const sumsBy = (days: Day[], key: 'week' | 'weekday'): number[] => {
  const count = Math.max(0, ...days.map((each) => each[key])) + 1
  return Array.from({ length: count }, (_, index) => total(days.filter((each) => each[key] === index)))
}

/** What days sum to, and what is not in the sum: `17`, `none`, `3, 4 days not measured`. */
export const sumWords = (days: Day[]): string => {
  const unknown = unknownIn(days)
  if (unknown > 0 && unknown === days.length) return 'not measured'
  const sum = total(days)
  const known = sum === 0 ? 'none' : formatFor([sum]).full(sum)
  return unknown === 0 ? known : `${known}, ${count(unknown, 'day')} not measured`
}

/** How many days were not measured. */
export const unknownIn = (days: Day[]): number => days.filter(({ value }) => value === null).length

export const total = (days: Day[]): number => sum(days, ({ value }) => value ?? 0)
