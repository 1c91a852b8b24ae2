/**
 * What is said of bins and percentiles.
 */
import { type GroupBin, groupQuantile } from '../../drawing/chart/group.ts'
import type { DistributionData, DistributionRow } from '../../drawing/data/distribution.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** From where to where a bin is. */
export const rangeWords = ({ from, to }: GroupBin, unit: string | undefined): string => {
  const [low, high] = [from, to].map((edge) => Number(edge.toPrecision(2))) as [number, number]
  const { short, full } = formatFor([low, high], unit)
  return `${short(low)} to ${full(high)}`
}

/** How wide bins are: `10 bins per power of ten`, or `Bins of 5 ms`. */
export const widthWords = ([bin]: GroupBin[], { scale, unit }: Pick<DistributionData, 'scale' | 'unit'>): string => {
  const { from, to } = bin ?? { from: 1, to: 10 }
  if (scale === 'log') return `${count(Math.round(1 / Math.log10(to / from)), 'bin')} per power of ten.`
  const width = Number((to - from).toPrecision(3))
  return `Bins of ${formatFor([width], unit).full(width)}.`
}

/** How many raw values lie beyond a percentile: `24 of 240 beyond`. */
export const beyondWords = ({ values }: DistributionRow, percent: number): string | undefined => {
  if (values === undefined) return undefined
  const limit = groupQuantile({ values }, percent / 100)
  return `${values.filter((value) => value > limit).length} of ${values.length} beyond`
}

/** What is beyond the axis, as the end of a sentence. */
export const awayWords = ({ low, high }: { low?: string | undefined; high?: string | undefined }): string =>
  low === undefined && high === undefined
    ? ''
    : `; beyond the axis, ${enumerate([low, high].flatMap((each) => each ?? []))}`
