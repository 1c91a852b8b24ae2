/**
 * Rulers: ticks at round times, as fine as their words leave room for, in one row or two.
 *
 * In a ruler of two rows the upper one names what the lower one is part of (weeks of a month, months of a year), and
 * each of its words begins at a tick of its own.
 */
import { ticks as ticksBetween } from 'd3-array'
import {
  type CountableTimeInterval,
  type TimeInterval,
  utcDay,
  utcHour,
  utcMinute,
  utcMonday,
  utcMonth,
  utcSecond,
  utcYear,
} from 'd3-time'
import { widthOf } from '../block.ts'
import { monthName, writeClock, writeDay } from '../values/calendar.ts'
import { formatFor } from '../values/format.ts'
import { quarterName } from '../values/quarter.ts'
import { type TimeSpan, timeScale } from './scale.ts'

/** A moment and its words. */
export type RulerTick = { at: number; text: string }

/** Ticks of the lower row and of the upper one; the words of periods begin at their tick, of instants lie around it. */
export type Ruler = { ticks: RulerTick[]; upper: RulerTick[]; of: 'periods' | 'instants'; step: Step['name'] }

type Step = {
  name: 'clock' | 'day' | 'week' | 'month' | 'year' | 'number'
  /** About how long it is in milliseconds: steps that are far too short are not tried. */
  length: number
  interval: TimeInterval | null
  write: (at: number) => string
  upper?: { interval: TimeInterval; write: (at: number, isFirst: boolean) => string }
}

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

const days = {
  interval: utcDay,
  write: (at: number, isFirst: boolean) =>
    `${writeDay(at)}${isFirst || writeDay(at) === 'Jan 1' ? `, ${yearOf(at)}` : ''}`,
}
const months = {
  interval: utcMonth,
  write: (at: number, isFirst: boolean) =>
    `${monthName(at)}${isFirst || monthName(at) === 'Jan' ? ` ${yearOf(at)}` : ''}`,
}
const years = { interval: utcYear, write: (at: number) => yearOf(at) }

const yearOf = (at: number): string => String(new Date(at).getUTCFullYear())

const clock = (interval: CountableTimeInterval, unit: number, counts: number[]): Step[] =>
  counts.map((count) => ({
    name: 'clock',
    length: unit * count,
    interval: interval.every(count),
    write: writeClock,
    upper: days,
  }))

const dayOfMonth = (at: number): string => String(new Date(at).getUTCDate())

const steps: Step[] = [
  ...clock(utcSecond, second, [1, 5, 15, 30]),
  ...clock(utcMinute, minute, [1, 2, 5, 10, 15, 30]),
  ...clock(utcHour, hour, [1, 2, 3, 6, 12]),
  { name: 'day', length: day, interval: utcDay, write: dayOfMonth, upper: months },
  { name: 'week', length: 7 * day, interval: utcMonday, write: dayOfMonth, upper: months },
  { name: 'month', length: 30 * day, interval: utcMonth, write: monthName, upper: years },
  { name: 'month', length: 91 * day, interval: utcMonth.every(3), write: monthName, upper: years },
  ...[1, 2, 5, 10, 20, 25, 50, 100, 200, 500].map(
    (count): Step => ({
      name: 'year',
      length: 365 * count * day,
      interval: utcYear.every(count),
      write: yearOf,
    }),
  ),
]

/** The same for data in quarters. */
const quarterSteps: Step[] = [
  { name: 'month', length: 91 * day, interval: utcMonth.every(3), write: quarterName, upper: years },
  ...steps.filter(({ name }) => name === 'year'),
]

/** Free pixels between the words of two ticks. */
const between = 12

/** The finest ruler whose words have room on a stretch of dates or clock times; its first date names the zone. */
export function rulerOf(
  span: TimeSpan,
  { dates = true, zone = '', inQuarters = false }: { dates?: boolean; zone?: string; inQuarters?: boolean } = {},
): Ruler {
  for (const step of inQuarters ? quarterSteps : steps) {
    const perTick = ((span.right - span.left) * step.length) / (span.to - span.from || 1)
    if (perTick < between) continue
    const of = periods.has(step.name) ? 'periods' : 'instants'
    const ticks = ticksOf(span, { ...step, of })
    if (!haveRoom(ticks, span)) continue
    const upper = dates && step.upper !== undefined ? upperTicks(span, step.upper, zone) : []
    if (haveRoom(upper, span)) return { ticks, upper, of, step: step.name }
  }
  return { ticks: [], upper: [], of: 'instants', step: 'year' }
}

/** The ruler of a stretch of numbers; the unit is written once, at the first tick. */
export function numberRuler(span: TimeSpan, unit: string): Ruler {
  for (const count of [4, 3, 2]) {
    const values = ticksBetween(span.from, span.to, count)
    const format = formatFor(values, unit)
    const ticks = values.map((at, index): RulerTick => ({ at, text: index === 0 ? format.full(at) : format.short(at) }))
    if (haveRoom(ticks, span)) return { ticks, upper: [], of: 'instants', step: 'number' }
  }
  return { ticks: [], upper: [], of: 'instants', step: 'number' }
}

const periods = new Set<Step['name']>(['day', 'week', 'month'])

/** How far the words around the last tick may reach beyond the stretch, in pixels. */
const overhang = 24

/** Ticks of an interval; words that would run out of the stretch are left out. */
const ticksOf = (
  span: TimeSpan,
  { interval, write, of }: { interval: TimeInterval | null; write: (at: number) => string; of: Ruler['of'] },
): RulerTick[] => {
  const x = timeScale(span)
  return (interval?.range(new Date(span.from), new Date(span.to + 1)) ?? [])
    .map((date) => ({ at: date.getTime(), text: write(date.getTime()) }))
    .filter(({ at, text }) => x(at) + reachOf(text, of) <= span.right + (of === 'instants' ? overhang : between))
}

/** How far words reach to the right of their tick. */
const reachOf = (text: string, of: Ruler['of']): number =>
  of === 'periods' ? widthOf(text, 'tick') + 6 : widthOf(text, 'tick') / 2

/** The upper row: the period that has begun already is at the left end, where its words have room. */
const upperTicks = (span: TimeSpan, { interval, write }: NonNullable<Step['upper']>, zone: string): RulerTick[] => {
  const writeFirst = (at: number): string => `${write(at, true)}${zone === '' ? '' : `, ${zone}`}`
  const later = ticksOf(span, { interval, write: (at) => write(at, false), of: 'periods' })
  const named = later.map((tick, index) => (index === 0 ? { ...tick, text: writeFirst(tick.at) } : tick))
  if (later[0]?.at === span.from) return named
  const begun = interval.floor(new Date(span.from)).getTime()
  const isRoomFor = (text: string): boolean => haveRoom([{ at: span.from, text }, ...later.slice(0, 1)], span)
  const [whole, short] = [writeFirst(begun), write(begun, false)]
  if (isRoomFor(whole)) return [{ at: span.from, text: whole }, ...later]
  // Where the year has no room there, it is at the next one.
  return isRoomFor(short) ? [{ at: span.from, text: short }, ...named] : named
}

const haveRoom = (ticks: RulerTick[], span: TimeSpan): boolean => {
  const x = timeScale(span)
  return ticks.every(({ at, text }, index) => {
    const next = ticks[index + 1]
    return next === undefined || x(next.at) - x(at) >= widthOf(text, 'tick') + between
  })
}
