/**
 * The bins of a histogram, and the values that are so far from all others that the axis ends before them.
 */
import { sum } from 'd3-array'
import { farWords, mostBeyond, reachAround } from '../../drawing/chart/beyond.ts'
import { binsOf, groupQuantile, togetherOf } from '../../drawing/chart/group.ts'
import { spanPrefixes } from '../../drawing/chart/scale.ts'
import type { DistributionData, DistributionRow } from '../../drawing/data/distribution.ts'
import { formatFor, grouped } from '../../drawing/values/format.ts'

type Data = Pick<DistributionData, 'rows' | 'percentiles' | 'marks' | 'scale' | 'unit'>

/** What is said of values beyond the axis on either side. */
export type Far = { low?: string | undefined; high?: string | undefined }

/** The bins of all groups, whether they are counts, and what of a group is beyond the axis. */
export function binned(data: Data) {
  const { rows, percentiles = [], marks = [], scale, unit } = data
  const shown = [
    ...percentiles.flatMap(({ value }) => rows.map((row) => groupQuantile(row, value / 100))),
    ...marks.map(({ value = 0 }) => value),
  ]
  const all = rows.flatMap(({ values = [] }) => values)
  const isRaw = rows.every(({ values }) => values !== undefined)
  const [least, most] =
    scale === 'log' ? [-Infinity, Infinity] : isRaw ? reachAround(all, shown) : [-Infinity, bucketReach(rows, shown)]
  const far = ({ values, buckets = [] }: DistributionRow): Far => {
    if (values !== undefined)
      return {
        low: farWords(
          values.filter((value) => value < least),
          unit,
          { isLow: true },
        ),
        high: farWords(
          values.filter((value) => value > most),
          unit,
        ),
      }
    const beyond = sum(buckets, ([bound, count]) => (bound === null || bound > most ? count : 0))
    return most < Infinity && beyond > 0
      ? { high: `${grouped(String(beyond))} over ${formatFor([most], unit).full(most)}` }
      : {}
  }
  return { ...binsOf(rows, scale, [least, most]), far }
}

/** Numbers whose unit values are written in, as the axis is; none where each has its own. */
export const likeOf = (data: Data): number[] | undefined => {
  const ends = binned(data).bins.flatMap((bins) => bins.map(({ to }) => to))
  return data.scale === 'log' && spanPrefixes(ends, data.unit) ? undefined : ends
}

/** The bound before which the axis ends, as the wide last buckets of a linear axis would press all others into its beginning. */
const bucketReach = (rows: readonly DistributionRow[], shown: readonly number[]): number => {
  const buckets = togetherOf(rows)?.buckets ?? []
  const whole = sum(buckets, ([, count]) => count)
  const needed = Math.max(0, ...shown)
  let below = 0
  for (const [bound, count] of buckets) {
    below += count
    if (bound === null) break
    const isEnough = bound >= needed && bound > 0 && below >= (1 - mostBeyond) * whole
    const last = buckets.findLast(([each]) => each !== null)?.[0] ?? bound
    if (isEnough) return last >= 2 * bound ? bound : Infinity
  }
  return Infinity
}
