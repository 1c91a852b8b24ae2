/**
 * Textbook statistics: quantiles of type 7 (Hyndman and Fan 1996), Tukey's fences, cumulative shares, a
 * least-squares line, quantiles of Student's t. Values need not be sorted.
 */
import { max, mean, min, quantileSorted, sum } from 'd3-array'
import { withoutDust } from '../values/decimals.ts'

/** A box: the middle half, the values next to Tukey's fences, and what is beyond them. */
export type Summary = { low: number; q1: number; median: number; q3: number; high: number; outliers: number[] }

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The value below which a share (0 to 1) of the values lies, interpolated between neighbors (type 7). */
export const quantile = (values: readonly number[], share: number): number =>
  // Between decimal fractions lies binary dust: the mean of 10.1 and 10.2 is 10.15, not 10.149….
  withoutDust(quantileSorted(sorted(values), share) ?? Number.NaN)

/** The smallest value that at least a share (0 to 1) of the values do not exceed (nearest rank): it is one that was measured. */
export const nearestRank = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(withoutDust(share * values.length)) - 1)] ?? Number.NaN

/** Quartiles and fences; whiskers end at the last values within 1.5 times the height of the box (Tukey 1977). */
export function summarize(values: readonly number[]): Summary {
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(values, share)) as [number, number, number]
  const reach = 1.5 * (q3 - q1)
  const isInside = (value: number): boolean => value >= q1 - reach && value <= q3 + reach
  const inside = values.filter(isInside)
  return {
    q1,
    median,
    q3,
    low: min(inside) ?? q1,
    high: max(inside) ?? q3,
    outliers: sorted(values.filter((value) => !isInside(value))),
  }
}

/** The value below which a share (0 to 1) of bucketed values lies, assumed uniform within a bucket, as in Prometheus. */
export function bucketQuantile(buckets: readonly [bound: number | null, count: number][], share: number): number {
  const rank = share * sum(buckets, ([, count]) => count)
  let below = 0
  for (const [index, [bound, count]] of buckets.entries()) {
    const from = buckets[index - 1]?.[0] ?? Math.min(0, bound ?? 0)
    if (bound === null) return from
    if (below + count >= rank && count > 0) return from + ((rank - below) / count) * (bound - from)
    below += count
  }
  return buckets.at(-1)?.[0] ?? Number.NaN
}

/** The share of values at or below each of them (0 to 1), one step for each different value. */
export function cumulative(values: readonly number[]): { value: number; share: number }[] {
  const all = sorted(values)
  return all.flatMap((value, index) => (value === all[index + 1] ? [] : [{ value, share: (index + 1) / all.length }]))
}

/** The line with the least squared distances in y; without a spread in x there is none. */
export function leastSquares(
  points: readonly { x: number; y: number }[],
): { slope: number; intercept: number } | undefined {
  const [mx = 0, my = 0] = [mean(points, ({ x }) => x), mean(points, ({ y }) => y)]
  const spread = sum(points, ({ x }) => (x - mx) ** 2)
  if (spread === 0) return undefined
  const slope = sum(points, ({ x, y }) => (x - mx) * (y - my)) / spread
  return { slope, intercept: my - slope * mx }
}

/**
 * What 95% of Student's t with so many degrees of freedom, at least 3, lie within on both sides of zero: the expansion
 * of Abramowitz and Stegun (26.7.5), right to 0.2%.
 */
export function studentT(freedom: number): number {
  const z = 1.959964
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ]
  return sum(terms, (term, power) => term / freedom ** power)
}
