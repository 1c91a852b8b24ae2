/**
 * Parts of a layered drawing that are farther apart than anything between them asks for: the lower one moves up.
 */
import { min, pairs } from 'd3-array'
import { endOf, type Stop, type Stretch, startOf } from './order.ts'
import type { Gaps } from './place-columns.ts'

/** What is nearly level does not become more so: the least way up or down that a joint keeps, in pixels. */
const bend = 24

/** Moves up all that is below a line, as far as nothing meets in any column and every join across keeps its direction. */
export function closeUp(columns: readonly Stop[][], stretches: readonly Stretch[], gaps: Gaps): void {
  const all = columns.flat().toSorted((a, b) => a.y - b.y)
  for (const [index, first] of all.entries()) {
    if (index === 0 || all[index - 1]?.y === first.y) continue
    const lower = new Set(all.slice(index))
    const by = Math.min(roomAbove(lower, columns, gaps), fallAcross(lower, stretches) - bend)
    const shift = Math.floor(by / gaps.grid) * gaps.grid
    if (shift > 0 && shift < Number.POSITIVE_INFINITY) for (const stop of lower) stop.y -= shift
  }
}

/** How far what is below is from what is above it in the same column, beyond the usual gap; nothing if no column has both. */
const roomAbove = (lower: ReadonlySet<Stop>, columns: readonly Stop[][], gaps: Gaps): number => {
  const free = columns.flatMap((column) =>
    pairs(column).flatMap(([above, below]) => {
      if (lower.has(above) || !lower.has(below)) return []
      return below.y - above.y - above.h - (above.isLane || below.isLane ? gaps.lanes : gaps.boxes)
    }),
  )
  return min(free) ?? 0
}

/** The least fall of a join from what is above to what is below; nothing if one is level or rises. */
const fallAcross = (lower: ReadonlySet<Stop>, stretches: readonly Stretch[]): number =>
  min(
    stretches.filter(({ from, to }) => lower.has(from) !== lower.has(to)),
    (stretch) => (endOf(stretch) - startOf(stretch)) * (lower.has(stretch.to) ? 1 : -1),
  ) ?? Number.POSITIVE_INFINITY
