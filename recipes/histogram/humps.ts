/**
 * The humps of a histogram: bins that are highest around, with a valley of at most half their height before the next.
 */
import type { GroupBin } from '../../drawing/chart/group.ts'

/** What is lower than this part of the highest bin is no hump, and the part of its height that a valley is at most. */
const [least, valley] = [0.1, 0.5]

/** The highest bin of each hump, from the left. */
export function humpsOf(bins: readonly GroupBin[]): GroupBin[] {
  const closed = bins.filter(({ open }) => open !== true)
  const most = Math.max(0, ...closed.map(({ height }) => height))
  const humps: GroupBin[] = []
  let low = 0
  for (const bin of closed) {
    const last = humps.at(-1)
    low = Math.min(low, bin.height)
    if (bin.height < least * most) continue
    if (last === undefined || low <= valley * Math.min(last.height, bin.height)) humps.push(bin)
    else if (bin.height > last.height) humps[humps.length - 1] = bin
    else continue
    low = bin.height
  }
  return humps
}
