/**
 * From where to where the axis of boxes reaches, and the middle of all values.
 */
import { summaryOf, togetherOf } from '../../drawing/chart/group.ts'
import { type AxisPlanner, linear, logarithmic } from '../../drawing/chart/scale.ts'
import type { DistributionData } from '../../drawing/data/distribution.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { spreadOf } from './widest.ts'

/** How the medians are written. */
export const medianFormat = ({ rows, unit }: Pick<DistributionData, 'rows' | 'unit'>) =>
  formatFor(
    rows.map((row) => summaryOf(row).median),
    unit,
  )

/** How wide boxes are, as it is written. */
export const spreadFormat = ({ rows, unit }: Pick<DistributionData, 'rows' | 'unit'>) =>
  formatFor(rows.map(spreadOf), unit)

/** The median of all values together; five numbers a group do not say it, unless there is one group. */
export const medianOfAll = (data: Pick<DistributionData, 'rows' | 'unit'>): { median?: string } => {
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
 * Where the axis ends if outliers are twice as far as all boxes, whiskers and marks: one of them would press all else
 * into its beginning. Logarithms have room for them.
 */
export const reachOf = ({ rows, marks = [], scale }: DistributionData): number => {
  const all = rows.map(summaryOf)
  const needed = Math.max(...all.map(({ high }) => high), ...marks.map(({ value = 0 }) => value))
  const outliers = all.flatMap((each) => each.outliers)
  if (scale === 'log' || needed <= 0 || outliers.every((each) => each <= 2 * needed)) return Number.POSITIVE_INFINITY
  return Math.max(needed, ...outliers.filter((each) => each <= 2 * needed))
}

const isNearZero = (values: number[]): boolean => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low >= 0 && low < high / 8
}
