/**
 * From where to where the axis of boxes reaches, and the middle of all values.
 */
import { summaryOf, togetherOf } from '../../drawing/chart/group.ts'
import { type AxisPlanner, linear, logarithmic, spanPrefixes } from '../../drawing/chart/scale.ts'
import type { DistributionData } from '../../drawing/data/distribution.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import { spreadOf } from './widest.ts'

type Written = Pick<DistributionData, 'rows' | 'unit' | 'scale'>

/** A column of numbers in one unit, or each in its own where a scale of logarithms has units of its own. */
const columnFormat = (values: number[], { unit, scale }: Written): NumberFormat => {
  const format = formatFor(values, unit)
  if (scale !== 'log' || !spanPrefixes(values, unit)) return format
  return { ...format, short: (value) => formatFor([value], unit).full(value), titled: (measure) => measure }
}

/** How the medians are written. */
export const medianFormat = (data: Written) =>
  columnFormat(
    data.rows.map((row) => summaryOf(row).median),
    data,
  )

/** How wide boxes are, as it is written. */
export const spreadFormat = (data: Written) => columnFormat(data.rows.map(spreadOf), data)

/** The median of all values together; five numbers a group do not say it, unless there is one group. */
export const medianOfAll = (data: Written): { median?: string } => {
  const all = data.rows.length === 1 ? data.rows[0] : togetherOf(data.rows)
  if (all?.values === undefined && data.rows.length > 1) return {}
  return { median: medianFormat(data).full(summaryOf(all ?? {}).median) }
}

/** The axis begins at zero where that takes little of it; a scale of logarithms has none. */
export const axisOf = (data: DistributionData): AxisPlanner =>
  data.scale === 'log'
    ? logarithmic(data)
    : (values) => linear({ ...data, zero: isNearZero(values) ? 'always' : 'never', tight: true })(values)

/**
 * Where the axis begins and ends if outliers are twice as far as all boxes, whiskers and marks: one of them would press all
 * else into one side of it. Logarithms have room for them.
 */
export const reachOf = (data: DistributionData): [least: number, most: number] => {
  const { rows, marks = [], scale } = data
  const all = rows.map(summaryOf)
  const placed = marks.flatMap(({ value }) => value ?? [])
  const [first, last] = [
    Math.min(...all.map(({ low }) => low), ...placed),
    Math.max(...all.map(({ high }) => high), ...placed),
  ]
  const outliers = all.flatMap((each) => each.outliers)
  // Where the axis begins at zero, twice as far is from there; above and below it, as far as all else is wide.
  const [from, to] = [2 * first - last, first >= 0 ? 2 * last : 2 * last - first]
  const [low, high] = [outliers.some((each) => each < from), outliers.some((each) => each > to)]
  if (scale === 'log' || first === last) return [-Infinity, Infinity]
  return [
    low ? Math.min(first, ...outliers.filter((each) => each >= from)) : -Infinity,
    high ? Math.max(last, ...outliers.filter((each) => each <= to)) : Infinity,
  ]
}

const isNearZero = (values: number[]): boolean => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low >= 0 && low < high / 8
}
