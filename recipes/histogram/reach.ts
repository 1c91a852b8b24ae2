/**
 * The bins of a histogram, and the values that are so far from all others that the axis ends before them.
 */
import { reachBefore } from '../../drawing/chart/beyond.ts'
import { binsOf, groupQuantile } from '../../drawing/chart/group.ts'
import type { DistributionData, DistributionRow } from '../../drawing/data/distribution.ts'

type Data = Pick<DistributionData, 'rows' | 'percentiles' | 'marks' | 'scale'>

/** The bins of all groups, whether they are counts, and what of a group is beyond the axis. */
export function binned({ rows, percentiles = [], marks = [], scale }: Data) {
  const shown = percentiles.flatMap(({ value }) => rows.map((row) => groupQuantile(row, value / 100)))
  const isCut = scale === 'linear' && rows.every(({ values }) => values !== undefined)
  const most = isCut
    ? reachBefore(
        rows.flatMap(({ values = [] }) => values),
        [...shown, ...marks.map(({ value = 0 }) => value)],
      )
    : Number.POSITIVE_INFINITY
  const beyond = ({ values = [] }: DistributionRow): number[] => values.filter((value) => value > most)
  return { ...binsOf(rows, scale, most), beyond }
}
