/**
 * The bars of bins, what of them lies beyond the percentile in focus, and what must be said of them.
 */
import { type BarPlace, bars, plainBar } from '../../drawing/chart/bar.ts'
import { type GroupBin, groupQuantile } from '../../drawing/chart/group.ts'
import type { DistributionData, DistributionRow } from '../../drawing/data/distribution.ts'
import { widthWords } from './words.ts'

/** How wide bins are that are not given, and that the one at the percentile in focus is split. */
export const binNotes = (data: DistributionData, bins: GroupBin[][], percent: number | undefined): string[] => [
  ...(data.rows.every(({ buckets }) => buckets) ? [] : [widthWords(bins.flat(), data)]),
  ...(percent !== undefined && isSplit(data, bins, percent) ? [`The bar at p${percent} is split by width.`] : []),
]

/** Whether a percentile is inside of a bar: how high its parts are does not say how many values are beyond. */
const isSplit = ({ rows }: Pick<DistributionData, 'rows'>, bins: GroupBin[][], percent: number): boolean =>
  rows.some((row, y) => {
    const at = groupQuantile(row, percent / 100)
    return bins[y]?.some((bin) => !bin.open && !isOfOne(bin) && bin.height > 0 && bin.from < at && at < bin.to)
  })

/** Whether a bin is of one whole number, in its middle. */
const isOfOne = ({ from, to }: { from: number; to: number }): boolean => to - from === 1 && !Number.isInteger(from)

/** The bars of a group; what lies beyond `start` is one thing, what has no upper bound is dashed. */
export const binBars = (
  row: DistributionRow,
  bins: GroupBin[],
  { place, start }: { place: (bin: GroupBin) => BarPlace; start: number },
) => {
  const closed = bins.filter(({ open }) => open !== true)
  // Shaded by place: of a bin that the percentile cuts, what is right of its rule.
  const beyond = closed
    .filter(({ from, to }) => (isOfOne({ from, to }) ? from > start : to > start))
    .map((bin) => ({ ...bin, from: Math.max(bin.from, start) }))
  return [
    bars(row, closed.map(place), plainBar),
    bars(row, beyond.map(place), { fill: 'accent', edge: 'surface', isTint: true }),
    bars(row, bins.filter(({ open }) => open).map(place), { outline: true }),
  ]
}
