/**
 * A burndown: the ideal line, how far the work left is from it, and how much of that was added to the scope.
 */
import { pairs, range } from 'd3-array'
import { knownValues, valuesOf } from '../../drawing/chart/series.ts'
import type { ColumnScale } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesCell, type SeriesData } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { dayWriter } from '../../drawing/values/calendar.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Finding } from '../../src/scene/findings.ts'

/**
 * A day: the work left, how much was added since the first day, what would be left without that, and the ideal. Where more
 * is done than there was at first, nothing of that is left, not less than nothing.
 */
export type BurndownDay = { cell: SeriesCell; x: number; y: number; added: number; without: number; ideal: number }

/** A day on which the scope changed, from one value to another. */
export type ScopeChange = { cell: SeriesCell; x: number; from: number; to: number }

/**
 * The days between columns that are working days one after the other but for holidays, up to three together: no work is
 * expected on them. Undefined where columns are at other times, or most are not next to each other.
 */
const daysOff = (at: readonly number[]): number[] | undefined => {
  const workdays = pairs(at).map(([x, next]) => range(x, next + 1, day).filter(isWorkday))
  const isInOrder = workdays.every((days, index) => {
    return days[0] === at[index] && days.at(-1) === at[index + 1] && days.length > 1 && days.length <= 5
  })
  const holidays = workdays.flatMap((days) => days.slice(1, -1))
  const gaps = workdays.filter(({ length }) => length > 2)
  return isInOrder && 2 * gaps.length < workdays.length ? holidays : undefined
}

const isWorkday = (x: number): boolean => ![0, 6].includes(new Date(x).getUTCDay())

/** Whether the plan falls by column, as no work is expected on the days between them. */
export const areWorkingDays = (at: readonly number[]): boolean => daysOff(at) !== undefined

/** How the plan falls where columns are at uneven times, and weekends alone do not say why. */
export const planWords = (data: SeriesData): string | undefined => {
  const { at, kind } = readColumns(data)
  const [off, steps] = [daysOff(at), pairs(at).map(([x, next]) => next - x)]
  if (off !== undefined)
    return off.length === 0 ? undefined : `The plan has no work on ${enumerate(off.map(dayWriter(at)), 6)}.`
  return kind === 'time' && new Set(steps).size > 1
    ? 'The plan falls evenly by calendar, weekends included.'
    : undefined
}

/** What should be left: even steps from the whole to nothing, over time or, where there are no weekends, by working day. */
const idealOf = (at: readonly number[], { start, whole }: { start: number; whole: number }) => {
  const end = at.at(-1) ?? 0
  if (end === start) return () => 0
  const proportional = (x: number): number => (whole * (end - x)) / (end - start)
  if (!areWorkingDays(at)) return proportional
  const [first, last] = [at.indexOf(start), at.length - 1]
  return (x: number): number => (at.includes(x) ? (whole * (last - at.indexOf(x))) / (last - first) : proportional(x))
}

/** A second row that is no total scope: less than what is left of it. */
export const scopeFindings = ({ rows: [left, scope] }: SeriesData): Finding[] =>
  (scope?.values ?? []).flatMap(({ value }, index) => {
    const rest = left?.values[index]?.value ?? null
    if (value === null || rest === null || value >= rest) return []
    const problem = `${value} in all is less than the ${rest} left; the second row is the total scope, with what is done and what was added`
    return [{ at: `rows.1.values.${index}`, problem }]
  })

/** The line from the first value to zero at the last column; `behind` is how far the last value is above it. */
export const burndownOf = (data: SeriesData) => {
  const columns = readColumns(data)
  const [left = [], scope = []] = data.rows.map((row) => knownValues(row, columns))
  const [first, last, end = 0] = [left[0], left.at(-1), columns.at.at(-1)]
  const { x: start, y: whole } = first ?? { x: 0, y: 0 }
  const at = idealOf(columns.at, { start, whole })
  const planned = scope.findLast(({ x }) => x <= start) ?? scope[0]
  const addedBy = (x: number): number => (scope.findLast((each) => each.x <= x)?.y ?? 0) - (planned?.y ?? 0)
  const days = left.map(({ cell, x, y }): BurndownDay => {
    const added = scope.length === 0 ? 0 : addedBy(x)
    return { cell, x, y, added, without: Math.max(0, y - added), ideal: at(x) }
  })
  const changes = scope.flatMap(({ cell, x, y }, index): ScopeChange[] => {
    const from = scope[index - 1]?.y ?? y
    return from === y ? [] : [{ cell, x, from, to: y }]
  })
  const now = days.at(-1)
  return {
    ideal: (areWorkingDays(columns.at) ? columns.at.filter((x) => x >= start) : [start, end]).map((x) => ({
      x,
      y: at(x),
    })),
    days,
    changes,
    last,
    behind: now === undefined ? 0 : now.y - now.ideal,
    added: now?.added ?? 0,
  }
}

/**
 * The days with an upright step where the scope changed: what was added came on that day, not bit by bit before it. Where
 * less than what was removed is gone, there is none: its top would be work that nobody measured.
 */
export const steppedDays = (days: BurndownDay[]): BurndownDay[] =>
  days.flatMap((day, index) => {
    const { added, y } = days[index - 1] ?? day
    const before = Math.max(0, day.y - (day.added - added))
    return before === day.y || before > Math.max(y, day.y) ? [day] : [{ ...day, y: before }, day]
  })

/**
 * The points of a row, with a break at each column that lacks a value between two that have one; a step after it would
 * begin where nobody measured.
 */
export const withBreaks = <Point extends { x: number; y: number }>(
  points: readonly Point[],
  { at }: Pick<ColumnScale, 'at'>,
): (Omit<Point, 'y'> & { y: number | null })[] =>
  points.flatMap((point, index) => {
    const { x } = points[index - 1] ?? point
    if (!at.some((each) => each > x && each < point.x)) return [point]
    const isStep = points[index + 1]?.x === point.x
    return [{ ...point, y: null }, ...(isStep ? [] : [point])]
  })

type Gap = { x: number; y: number | null; base: number }

/** The stretches in which work is late: over the ideal line from where it crosses that to where it does again. */
export const lateOf = (gaps: readonly Gap[]): Gap[] =>
  gaps.flatMap((gap, index) => {
    const { x, y, base } = gap
    const late = (y ?? base) - base
    const before = gaps[index - 1] ?? gap
    const earlier = (before.y ?? before.base) - before.base
    const end = late < 0 ? { ...gap, y: null } : gap
    if (late * earlier >= 0) return [end]
    const share = late / (late - earlier)
    const on = base + share * (before.base - base)
    return [{ x: x + share * (before.x - x), y: on, base: on }, end]
  })

const sideOf = (behind: number): string => (behind > 0 ? 'behind' : behind < 0 ? 'ahead of' : 'off')

/** The values that headings may quote. */
export const burndownWords = (data: SeriesData) => {
  const { behind, added } = burndownOf(data)
  const { full } = formatFor([behind], data.unit)
  return { behind: full(Math.abs(behind)), added: formatFor([added], data.unit).short(added), side: sideOf(behind) }
}

/** The picture in words. */
export const describeBurndown = (data: SeriesData): string => {
  const { behind, last, added } = burndownOf(data)
  const { full, short, signed } = formatFor(valuesOf(data.rows), data.unit)
  const gap = formatFor([behind], data.unit)
  const { names, at } = readColumns(data)
  const scope = data.rows[1]?.name
  const [lastDay, now] = [
    names[at.indexOf(last?.x ?? 0)],
    scope === undefined ? undefined : knownValues(data.rows[1]!, readColumns(data)).at(-1),
  ]
  const late = added > 0 && behind > added ? ` (${gap.short(added)} added, ${gap.short(behind - added)} late)` : ''
  const marks = (data.marks ?? []).map(({ text, column }) => (column === undefined ? text : `${text} (${column})`))
  return [
    `Work left over ${count(readColumns(data).names.length, 'column')}, with a dashed ideal line that ends at zero.`,
    `On ${lastDay}, ${data.rows[0]?.name} is ${full(last?.y ?? 0)}, ${gap.short(Math.abs(behind))} ${behind > 0 ? 'above' : behind < 0 ? 'below' : 'off'} the ideal line${late}${now === undefined ? '' : `; ${scope} is ${short(now.y)}`}.`,
    ...(added === 0 ? [] : [`A shaded layer is the change of scope since the start, ${signed(added)}.`]),
    ...(marks.length > 0 ? [`Marked: ${enumerate(marks)}.`] : []),
  ].join(' ')
}
