/**
 * Time ticks: three to seven round moments, and their labels.
 *
 * A second line has what the first omits, the day of a time or the year of a month, at its first occurrence and
 * wherever it changes.
 */
import { type CountableTimeInterval, utcMonday, utcSunday, utcTickInterval, utcYear } from 'd3-time'
import type { ColumnScale } from '../data/columns.ts'
import { monthName, writeDay } from '../values/calendar.ts'
import { day } from '../values/moment.ts'

/** A moment that is written at the axis; `context` is the second line. */
export type TimeTick = { at: number; text: string; context?: string }

/** Ticks between two moments. Without `dated`, times are of any day. */
export function timeTicks(from: number, to: number, { dated = true }: { dated?: boolean } = {}): TimeTick[] {
  const moments = roundMoments(from, to)
  return nameMoments(moments, { dated })
}

/** Formats moments as precisely as needed. */
export function nameMoments(moments: number[], { dated = true }: { dated?: boolean } = {}): TimeTick[] {
  const style = styleOf(moments)
  let before = ''
  return moments.map((at) => {
    const context = dated ? style.context(at) : ''
    const isNew = context !== before
    before = context
    return { at, text: style.text(at), ...(isNew && context !== '' ? { context } : {}) }
  })
}

/** A column in words: `03:00` of times within a day, with the year of days and months where there are several. */
export const columnWords = ({ kind, names, at }: ColumnScale, index: number): string => {
  if (kind !== 'time') return names[index] ?? `column ${index + 1}`
  const [name, own] = [nameMoments(at)[index]?.text ?? '', year(at[index] ?? 0)]
  const isOneYear = new Set(at.map(year)).size === 1
  return isOneYear || name === own || name.includes(':') ? name : `${name}${name.includes(' ') ? ',' : ''} ${own}`
}

const roundMoments = (from: number, to: number): number[] => {
  const ends: [Date, Date] = [new Date(from), new Date(to)]
  for (const count of [6, 5, 4, 3, 7, 8, 9, 2]) {
    const interval = utcTickInterval(...ends, count)
    // Weeks begin on Monday (ISO 8601).
    const found = (interval === utcSunday ? utcMonday : interval)?.range(ends[0], new Date(to + 1)) ?? []
    if (found.length >= 3 && found.length <= 7) return found.map(Number)
  }
  return from === to ? [from] : (thinned(...ends) ?? [from, to])
}

/** Where one kind of step gives too many ticks and the next too few, every few of the former: thirds of years, fortnights. */
const thinned = (from: Date, to: Date): number[] | undefined => {
  const tried = [9, 8, 7, 6, 10, 12, 14].flatMap((count) => {
    const interval = utcTickInterval(from, to, count)
    const all = (interval === utcSunday ? utcMonday : interval)?.range(from, new Date(Number(to) + 1)).map(Number) ?? []
    const every = Math.ceil(all.length / 7)
    // A year begins with a tick.
    const first = Math.max(
      0,
      all.findIndex((at) => isStartOf(utcYear, at)),
    )
    const ticks = all.filter((_, index) => (index - first) % every === 0)
    return ticks.length >= 3 ? [ticks] : []
  })
  return tried.toSorted((a, b) => Number(isOfDays(a)) - Number(isOfDays(b)) || b.length - a.length)[0]
}

/** Whether steps are longer than a week and no fortnights: every eighth day says nothing. */
const isOfDays = ([first = 0, second = 0]: number[]): boolean => {
  const days = (second - first) / day
  return days > 7 && days < 28 && days % 7 !== 0
}

const year = (at: number): string => String(new Date(at).getUTCFullYear())
const clock = (end: number) => (at: number) => new Date(at).toISOString().slice(11, end)

type Style = { text: (at: number) => string; context: (at: number) => string }

const styleOf = (moments: number[]): Style => {
  const all = (step: number): boolean => moments.every((at) => at % step === 0)
  if (!all(1000)) return { text: clock(23), context: writeDay }
  if (!all(60_000)) return { text: clock(19), context: writeDay }
  if (!all(day)) return { text: clock(16), context: writeDay }
  if (moments.some((at) => new Date(at).getUTCDate() !== 1)) return { text: writeDay, context: year }
  if (moments.some((at) => !isStartOf(utcYear, at))) return { text: monthName, context: year }
  return { text: year, context: () => '' }
}

const isStartOf = (interval: CountableTimeInterval, at: number): boolean =>
  interval.floor(new Date(at)).getTime() === at
