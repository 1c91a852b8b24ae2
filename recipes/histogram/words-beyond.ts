/**
 * The words for what is beyond the axis of a histogram: over its bars, or outside of the axis where bars fill up its end.
 */
import { beyondAxis } from '../../drawing/chart/beyond.ts'
import type { GroupBin } from '../../drawing/chart/group.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { DistributionRow } from '../../drawing/data/distribution.ts'
import type { Far } from './reach.ts'

/** The bins of a group, the height of the highest bar of all groups, and the band of the `group` if it is not alone. */
type Bars = { bins: readonly GroupBin[]; highest: number; group: number | undefined }

export function wordsBeyond(row: DistributionRow, far: Far, { bins, highest, group }: Bars): ChartMark[] {
  const at = group === undefined ? { y: 0, up: upward } : { y: group, up: [-30, -10, 10] }
  const { low, high } = crowdedEnds(bins, highest)
  return [
    beyondAxis(row, far.low, { ...at, isLow: true, beside: low }),
    beyondAxis(row, far.high, { ...at, beside: high }),
  ]
}

/** Where such words are, in pixels over the axis. */
const upward = Array.from({ length: 14 }, (_, index) => 14 + 20 * index)

/** The ends of the bars where these leave no room over them. */
function crowdedEnds(bins: readonly GroupBin[], highest: number): { low?: number; high?: number } {
  const [first, last] = [bins[0], bins.at(-1)]
  if (first === undefined || last === undefined) return {}
  const end = (last.to - first.from) * wordsShare
  const tall = bins.filter(({ height }) => height > mostHeight * highest)
  return {
    ...(tall.some(({ from }) => from < first.from + end) ? { low: first.from } : {}),
    ...(tall.some(({ to }) => to > last.to - end) ? { high: last.to } : {}),
  }
}

/** The share of an axis that such words take up at most, and the share of the highest bar that leaves room over a bar. */
const [wordsShare, mostHeight] = [0.3, 0.75]
