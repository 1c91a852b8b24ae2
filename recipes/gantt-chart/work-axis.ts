/**
 * The axis of a plan, below it: days of work at equal distances, weeks and months named at their first day of work.
 *
 * Weekends have no width where work has none then, so that two days are as long everywhere.
 */
import { utcDay, utcMonday, utcMonth, utcYear } from 'd3-time'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { monthName, type WorkCalendar } from '../../drawing/values/calendar.ts'
import { quarterName } from '../../drawing/values/quarter.ts'

/** A stretch of work from unit 0 to `units`, from `left` to `right` in pixels; `inQuarters`: with an axis of quarters. */
export type WorkAxis = { units: number; left: number; right: number; calendar: WorkCalendar; inQuarters?: boolean }

/** The x of a position in units. */
export const workX =
  ({ units, left, right }: WorkAxis) =>
  (at: number): number =>
    Math.round((left + (at / units) * (right - left)) * 2) / 2

/** A named place: its x in units and its words, which are in the middle of a period up to `to`. */
type Tick = { at: number; text: string; to?: number }

type Level = {
  starts: (from: Date, to: Date) => Date[]
  write: (at: Date) => string
}

const yearOf = (at: Date): number => at.getUTCFullYear()
const month = (at: Date): string => monthName(at.getTime())

const days: Level = { starts: (from, to) => utcDay.range(from, to), write: (at) => String(at.getUTCDate()) }
const weeks = (every: number): Level => ({
  starts: (from, to) => utcMonday.range(from, to).filter((_, index) => index % every === 0),
  write: (at) => String(at.getUTCDate()),
})
const months = (every: number): Level => ({
  starts: (from, to) => (utcMonth.every(every) ?? utcMonth).range(utcMonth.floor(from), to),
  write: month,
})
const quarter = utcMonth.every(3) ?? utcMonth
const quarters: Level = {
  starts: (from, to) => quarter.range(quarter.floor(from), to),
  write: (at) => quarterName(at.getTime()),
}
const years = (every: number): Level => ({
  starts: (from, to) => (utcYear.every(every) ?? utcYear).range(utcYear.floor(from), to),
  write: (at) => String(yearOf(at)),
})

/** From fine to coarse: small words at ticks, and what they are part of below them. */
const rulers: [lower: Level, upper: Level][] = [
  [days, months(1)],
  [weeks(1), months(1)],
  [weeks(2), months(1)],
  [months(1), years(1)],
  [months(3), years(1)],
]

/** The same for plans of many years. */
const longRulers: [lower: Level, upper: undefined][] = [1, 2, 5, 10, 20, 50, 100].map((every) => [
  years(every),
  undefined,
])

/** The same for plans in quarters. */
const quarterRuler: [lower: Level, upper: Level] = [quarters, years(1)]

/** Free pixels between two words. */
const between = 8

/** Words of both rows; the upper ones begin at their tick, the first with its year. */
const ticksOf = (axis: WorkAxis): { lower: Tick[]; upper: Tick[] } => {
  const { calendar, units, left, right, inQuarters = false } = axis
  const [from, to] = [calendar.startOf(0), calendar.finishOf(units)]
  const perUnit = (right - left) / units
  const place = ({ starts, write }: Level): Tick[] => {
    const ticks = starts(new Date(from), new Date(to)).map((at) => {
      return { at: calendar.indexOf(Math.max(from, at.getTime())), text: write(at) }
    })
    // Days without work have no place of their own.
    return ticks.filter(({ at }, index) => at < units && at !== ticks[index + 1]?.at)
  }
  for (const [fine, coarse] of [...(inQuarters ? [quarterRuler] : rulers), ...longRulers]) {
    const lower = place(fine)
    const upper = coarse === undefined ? [] : upperOf(place(coarse), axis, perUnit)
    // The first part of a period may be too short for its words.
    if (lower.length > 0 && areRoomy(lower.slice(1), perUnit, 'small') && areRoomy(upper, perUnit, 'label')) {
      const first = areRoomy(lower.slice(0, 2), perUnit, 'small') ? lower : lower.slice(1)
      return { lower: fine === quarters ? asPeriods(first, units) : first, upper }
    }
  }
  return { lower: [], upper: [] }
}

const areRoomy = (ticks: Tick[], perUnit: number, role: 'small' | 'label'): boolean =>
  ticks.every(({ at, text }, index) => {
    const next = ticks[index + 1]
    return next === undefined || (next.at - at) * perUnit >= widthOf(text, role) + between
  })

/** Where the first month has no room for its year, the next one says it, and where it has none for its name, that is left out. */
const upperOf = (ticks: Tick[], { calendar }: WorkAxis, perUnit: number): Tick[] => {
  const from = new Date(calendar.startOf(0))
  const [whole, rest] = [ticks, ticks.slice(1)].map((each) => named(each, from, calendar)) as [Tick[], Tick[]]
  const ways = [whole, [...ticks.slice(0, 1), ...rest]]
  return ways.find((each) => areRoomy(each.slice(0, 2), perUnit, 'label')) ?? rest
}

/** Quarters are called in their middle, as plans mean them whole. */
const asPeriods = (ticks: Tick[], end: number): Tick[] =>
  ticks.map((tick, index) => ({ ...tick, to: ticks[index + 1]?.at ?? end }))

/** Months say their year where it is new: `Sep 2026`, `Oct`, `Jan 2027`. */
const named = (ticks: Tick[], from: Date, calendar: WorkCalendar): Tick[] => {
  let known: number | undefined
  return ticks.map((tick) => {
    const year = yearOf(new Date(tick.at === 0 ? from.getTime() : calendar.startOf(tick.at)))
    const text = /^\d/.test(tick.text) || year === known ? tick.text : `${tick.text} ${year}`
    known = year
    return { ...tick, text }
  })
}

/** Draws the axis under a plan that ends at `bottom`, and a line through the plan at each month or year. */
export function drawWorkAxis(sheet: Sheet, axis: WorkAxis, bottom: number): void {
  const x = workX(axis)
  const { lower, upper } = ticksOf(axis)
  const words = wordsOn(sheet)
  const months = upper.filter(({ at }) => at > 0)
  sheet.put(
    '@grid',
    months.flatMap(({ at }) => guide({ x: x(at), top: 0, bottom, words }, { stroke: 'rule' })),
    'ground',
  )
  sheet.put('@axis', [
    line(axis.left, bottom, axis.right, bottom),
    ...lower.flatMap(({ at, text, to = at }) => {
      const isClear = to === at || x(to) - x(at) >= widthOf(text, 'small')
      return [
        line(Math.round(x(at)), bottom, Math.round(x(at)), bottom + 5),
        ...(isClear ? [lineOfText(text, { x: x((at + to) / 2), y: bottom + 15, as: 'small', align: 'middle' })] : []),
      ]
    }),
    ...upper.flatMap(({ at, text }) => [
      line(Math.round(x(at)), bottom + 28, Math.round(x(at)), bottom + 44),
      lineOfText(text, { x: x(at) + 6, y: bottom + 36, as: 'label' }),
    ]),
  ])
}
