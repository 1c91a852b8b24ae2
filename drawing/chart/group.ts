/**
 * Groups of a distribution, with raw, bucketed or summed-up values: their count, quantiles and five numbers.
 */
import { sum, thresholdFreedmanDiaconis } from 'd3-array'
import type { DistributionRow } from '../data/distribution.ts'
import { formatFor } from '../values/format.ts'
import { type Bin, linearBins, logBins } from './bins.ts'
import { bucketQuantile, cumulative, nearestRank, type Summary, summarize } from './statistics.ts'

type Group = Pick<DistributionRow, 'values' | 'buckets'>

/** How many values a group has. */
export const countOf = ({ values, buckets = [] }: Group): number => values?.length ?? sum(buckets, ([, count]) => count)

/** Groups as one: all raw values, or counts in the same buckets; others cannot be put together. */
export function togetherOf(groups: readonly Group[]): Group | undefined {
  const [first] = groups
  if (groups.every(({ values }) => values !== undefined)) return { values: groups.flatMap(({ values = [] }) => values) }
  const bounds = first?.buckets?.map(([bound]) => bound) ?? []
  const areAlike = groups.every(
    ({ buckets = [] }) => buckets.length === bounds.length && buckets.every(([bound], at) => bound === bounds[at]),
  )
  if (!areAlike) return undefined
  return { buckets: bounds.map((bound, at) => [bound, sum(groups, ({ buckets = [] }) => buckets[at]?.[1] ?? 0)]) }
}

/** The value that a share (0 to 1) of a group do not exceed: one of the raw values, or a place within a bucket. */
export const groupQuantile = ({ values, buckets = [] }: Group, share: number): number =>
  values === undefined ? bucketQuantile(buckets, share) : nearestRank(values, share)

/** A quantile as text; of the last, unbounded bucket only the lower bound is known. `like` sets the scale. */
export function quantileWords(group: Group, share: number, unit?: string, like?: Iterable<number>): string {
  const value = groupQuantile(group, share)
  return `${isOpen(group, share) ? 'over ' : ''}${formatFor([value], unit, like === undefined ? {} : { like }).full(value)}`
}

/** A percentile as text: `p90 162 ms`. */
export const percentileWords = (group: Group, percent: number, unit?: string, like?: Iterable<number>): string =>
  `p${percent} ${quantileWords(group, percent / 100, unit, like)}`

const isOpen = ({ buckets = [] }: Group, share: number): boolean => {
  const open = buckets.at(-1)
  const whole = sum(buckets, ([, count]) => count)
  return open?.[0] === null && buckets.length > 1 && share * whole > whole - open[1]
}

/**
 * The share of a group at or below each value, in percent: of raw values a step at each, of buckets straight lines
 * between their bounds; a bucket without a bound leaves the curve below 100%. `from` and `until` cut and extend it.
 */
export function cumulativeOf(
  row: Group,
  scale: 'linear' | 'log',
  { from, until }: { from?: number; until?: number } = {},
): { x: number; y: number }[] {
  const all = row.values === undefined ? bucketCorners(row, scale) : stepsOf(row.values, until)
  if (from === undefined) return all
  return [{ x: from, y: shareAt(row, from, scale) }, ...all.filter(({ x }) => x > from)]
}

const stepsOf = (values: number[], until: number | undefined): { x: number; y: number }[] => {
  const steps = cumulative(values).map(({ value, share }) => ({ x: value, y: 100 * share }))
  return [{ x: steps[0]?.x ?? 0, y: 0 }, ...steps, ...(until === undefined ? [] : [{ x: until, y: 100 }])]
}

const bucketCorners = (row: Group, scale: 'linear' | 'log'): { x: number; y: number }[] => {
  const [bins = []] = binsOf([row], scale).bins
  const whole = countOf(row) || 1
  let below = 0
  const bounds = bins.flatMap(({ to, count, open }) => {
    below += count
    return open === true ? [] : [{ x: to, y: (100 * below) / whole }]
  })
  return [{ x: bins[0]?.from ?? 0, y: 0 }, ...bounds]
}

/** The share of a group at or below a value, in percent; within a bucket values are taken as even. */
export function shareAt(row: Group, at: number, scale: 'linear' | 'log'): number {
  const corners = cumulativeOf(row, scale)
  const before = corners.findLast(({ x }) => x <= at)
  if (row.values !== undefined || before === undefined) return before?.y ?? 0
  const after = corners.find(({ x }) => x > at)
  return after === undefined ? before.y : before.y + ((at - before.x) / (after.x - before.x)) * (after.y - before.y)
}

/**
 * Shares in percent, all as precise as the one that needs most decimals: their difference can be had from what is written.
 * Decimals that `count` values cannot tell apart are left out, but one that is almost and not quite all never reads 100%.
 */
export function sharePercents(shares: readonly number[], count = Number.POSITIVE_INFINITY): string[] {
  const most = Math.min(9, Math.max(0, Math.floor(Math.log10(count)) - 2))
  const isAll = (share: number, decimals: number): boolean => share < 100 && Number(share.toFixed(decimals)) === 100
  const decimals = Math.max(
    0,
    ...shares.map((share) => (isAll(share, most) ? decimalsOf(share) : Math.min(most, decimalsOf(share)))),
  )
  return shares.map((share) => `${share.toFixed(decimals)}%`)
}

const decimalsOf = (share: number): number => {
  const decimals = share >= 99.95 && share < 100 ? 3 : share > 90 || share < 10 ? 1 : 0
  return Number(share.toFixed(decimals)) === Math.round(share) ? 0 : decimals
}

/** The box of a group; five numbers are drawn as they are: without the values nobody knows outliers. */
export function summaryOf({ values = [], summary }: Pick<DistributionRow, 'values' | 'summary'>): Summary {
  if (summary === undefined) return summarize(values)
  const [low, q1, median, q3, high] = summary
  return { low, q1, median, q3, high, outliers: [] }
}

/**
 * A bin of a group; `open` has no upper bound and is drawn as wide as the one before it. `height` is its count, or how
 * densely its values lie on the scale where bins or groups differ in size: then areas show how many there are.
 */
export type GroupBin = Bin & { open?: true; height: number }

/**
 * The bins of all groups: their own buckets, or bins of equal width or ratio found from all raw values together, of which
 * those outside of the axis, which goes from `least` to `most`, are in none.
 */
export function binsOf(
  groups: Group[],
  scale: 'linear' | 'log',
  [least, most]: [least: number, most: number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): { bins: GroupBin[][]; areCounts: boolean } {
  const all = groups.flatMap(({ values = [] }) => values.filter((value) => value >= least && value <= most))
  const shared = all.length === 0 ? [] : scale === 'log' ? logBins(all, perDecade(all)) : linearBins(all)
  const bins = groups.map(({ values, buckets }) =>
    values === undefined ? bucketBins(buckets ?? [], scale).filter(({ to }) => to <= most) : counted(values, shared),
  )
  const widthOf = ({ from, to }: Bin): number => (scale === 'log' ? Math.log(to / from) : to - from)
  const widest = Math.max(...bins.flat().map(widthOf))
  const areCounts = groups.length === 1 && bins.flat().every((bin) => widthOf(bin) > 0.99 * widest)
  const heightOf = (bin: Bin, group: number): number =>
    areCounts ? bin.count : ((widest / widthOf(bin)) * bin.count) / Math.max(1, countOf(groups[group] ?? {}))
  return { areCounts, bins: bins.map((own, group) => own.map((bin) => ({ ...bin, height: heightOf(bin, group) }))) }
}

/** Bins for each power of ten: the usual number nearest to the rule of Freedman and Diaconis (1981) on logarithms. */
const perDecade = (values: number[]): number => {
  const logs = values.map(Math.log10)
  const [low, high] = [Math.min(...logs), Math.max(...logs)]
  const wanted = high > low ? thresholdFreedmanDiaconis(logs, low, high) / (high - low) : 1
  const distance = (count: number): number => Math.abs(Math.log(count / wanted))
  return [20, 10, 5, 3, 2, 1].toSorted((a, b) => distance(a) - distance(b))[0] ?? 1
}

const counted = (values: number[], bins: Bin[]): OpenBin[] =>
  bins.map(({ from, to }, index) => {
    const isLast = index === bins.length - 1
    return {
      from,
      to,
      count: values.filter((value) => value >= from && (value < to || (isLast && value <= to))).length,
    }
  })

type OpenBin = Bin & { open?: true }

/** The first bucket begins at zero; on a logarithmic scale, and below zero, it is as wide as the second. */
const bucketBins = (buckets: [number | null, number][], scale: 'linear' | 'log'): OpenBin[] => {
  const bounds = buckets.flatMap(([bound]) => bound ?? [])
  const first = bounds[0] ?? 1
  const start = scale === 'log' || first <= 0 ? beyond(first, bounds[1], scale) : 0
  const end = beyond(bounds.at(-1) ?? first, bounds.length > 1 ? bounds.at(-2) : start, scale)
  return buckets.map(([bound, count], index): OpenBin => {
    const from = buckets[index - 1]?.[0] ?? start
    return bound === null ? { from, to: end, count, open: true } : { from, to: bound, count }
  })
}

/** The bound as far from the outermost one as its neighbor on the other side. */
const beyond = (bound: number, neighbor: number | undefined, scale: 'linear' | 'log'): number =>
  scale === 'log' ? bound ** 2 / (neighbor ?? 10 * bound) : 2 * bound - (neighbor ?? bound + 1)
