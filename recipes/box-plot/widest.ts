/**
 * Which box is the widest, and how many times as wide as the next one.
 */
import { summaryOf } from '../../drawing/chart/group.ts'
import type { DistributionRow } from '../../drawing/data/distribution.ts'

/** The interquartile range. */
export const spreadOf = (row: DistributionRow): number => summaryOf(row).q3 - summaryOf(row).q1

/** The group with the widest box, the width of the next one, and how many times as wide it is; none where they hardly differ. */
export function widestOf(
  rows: DistributionRow[],
): { row: DistributionRow; next: DistributionRow | undefined; unit: number; times: number } | undefined {
  const [row, next] = rows.toSorted((a, b) => spreadOf(b) - spreadOf(a))
  const [own, unit] = [row, next].map((each) => (each === undefined ? 0 : spreadOf(each))) as [number, number]
  return row !== undefined && unit > 0 && own / unit >= 1.05 ? { row, next, unit, times: own / unit } : undefined
}
