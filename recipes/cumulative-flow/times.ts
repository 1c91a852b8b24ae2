/**
 * Times read off a cumulative flow: level, from when so many items were started to when as many were done. That is how
 * long one takes if the first one in is the first one out.
 */
import { greatest, max, pairs, sum } from 'd3-array'
import type { ColumnScale } from '../../drawing/data/columns.ts'
import type { SeriesRow } from '../../drawing/data/numbers.ts'
import { day } from '../../drawing/values/moment.ts'

/** From one place on the scale of columns to another, at a level of items. */
export type FlowTime = { from: number; to: number; level: number }

/** Whether a row only rises, as what is done does. */
export const onlyRises = ({ values }: SeriesRow): boolean => {
  const steps = pairs(values.map(({ value }) => value ?? 0))
  return steps.every(([before, after]) => after >= before)
}

/** Rows from the first state to what is done: turned around where the first one only rises and the last one does not. */
export const inFlowOrder = <Data extends { rows: SeriesRow[] }>(data: Data): Data => {
  const [first, last] = [data.rows[0], data.rows.at(-1)]
  const isTurned = first !== undefined && last !== undefined && onlyRises(first) && !onlyRises(last)
  return isTurned ? { ...data, rows: data.rows.toReversed() } : data
}

/** How many were started and done so far, column by column; the first row is not started, the last one done. */
const countsOf = (rows: readonly SeriesRow[], { at }: ColumnScale) =>
  at.map((x, index) => {
    const values = rows.map(({ values }) => values[index]?.value ?? 0)
    return { x, started: values.slice(1).reduce((sum, each) => sum + each, 0), done: values.at(-1) ?? 0 }
  })

/**
 * The times of the first and the last work that got done and for which the start is known; none where it never is. A time
 * ends where its level was first reached: later columns without anything done add nothing to it.
 */
export function flowTimes(rows: readonly SeriesRow[], columns: ColumnScale): FlowTime[] {
  const counts = countsOf(rows, columns)
  const times = counts.flatMap(({ x, done }, index): FlowTime[] => {
    const after = counts.findIndex(({ started }) => started >= done)
    const [low, high] = [counts[after - 1], counts[after]]
    const before = max(counts.slice(0, index), (each) => each.done) ?? Infinity
    if (low === undefined || high === undefined || done <= before) return []
    const share = (done - low.started) / (high.started - low.started)
    const from = low.x + share * (high.x - low.x)
    return from > x ? [] : [{ from, to: x, level: done }]
  })
  const [first, last] = [times[0], times.at(-1)]
  return first === undefined || last === undefined ? [] : first === last ? [last] : [first, last]
}

/** How long what a time measures is in the state of a row: from when so many were there, or further, to when they left it. */
export function waitIn(
  row: SeriesRow,
  rows: readonly SeriesRow[],
  columns: ColumnScale,
  { level, from, to }: FlowTime,
): FlowTime & { row: SeriesRow } {
  const reached = (index: number): number => {
    const counts = columns.at.map((x, at) => ({ x, n: sum(rows.slice(index), (each) => each.values[at]?.value ?? 0) }))
    const after = counts.findIndex(({ n }) => n >= level)
    const [low, high] = [counts[after - 1], counts[after]]
    if (low === undefined || high === undefined) return high?.x ?? to
    return low.x + ((level - low.n) / (high.n - low.n)) * (high.x - low.x)
  }
  const index = rows.indexOf(row)
  const since = Math.max(from, reached(index))
  return { row, level, from: since, to: Math.max(since, reached(index + 1)) }
}

/** The row in which the last of it waits longest. */
export function longestWait(
  rows: readonly SeriesRow[],
  columns: ColumnScale,
  time: FlowTime,
): (FlowTime & { row: SeriesRow }) | undefined {
  const waits = rows.slice(1, -1).map((row) => waitIn(row, rows, columns, time))
  return waits.length < 2 ? undefined : greatest(waits, (wait) => wait.to - wait.from)
}

/** The unit of times of which the longest takes so long: a time of some hours would be 0.1 days. */
const unitFor = (most: number): [number, string] =>
  most >= day ? [day, 'days'] : most >= day / 24 ? [day / 24, 'h'] : [day / 1440, 'min']

/** A time in the unit of the columns: `9 days`; times that are compared are written alike, in whole units if one is long. */
export const writeTime = (
  { from, to }: FlowTime,
  { kind, unit }: ColumnScale,
  others: readonly FlowTime[] = [],
): string => {
  const most = Math.max(to - from, ...others.map((time) => time.to - time.from))
  const [size, word] = kind === 'time' ? unitFor(most) : [1, unit ?? 'columns']
  const length = (to - from) / size
  const rounded = most / size < 10 || length < 1 ? Math.round(length * 10) / 10 : Math.round(length)
  return `${rounded} ${size === day && rounded === 1 ? 'day' : word}`
}
