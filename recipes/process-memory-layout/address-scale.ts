/**
 * The whole span of addresses as a bar to scale, and a funnel from each region in it to the cell in which it is enlarged.
 */

import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'

/** A region from its first address to the one after its last, and its cell. */
type Enlarged = { from: bigint; to: bigint; rect: Rect }

/** The top of the bar, its width, and that of the funnels, in pixels. */
type ScaleRoom = { top: number; bar: number; funnel: number }

/** Draws a mark for each region, 3 px high at the least, and the funnels; the highest region comes first. */
export function drawAddressScale(laid: Enlarged[], { top, bar: w, funnel }: ScaleRoom, sheet: Sheet): void {
  const [low, high] = [laid.at(-1)?.from ?? 0n, laid[0]?.to ?? 1n]
  const bar = { x: 0, y: top, w, h: Math.max(...laid.map(({ rect }) => bottomOf(rect))) - top }
  const at = (address: bigint): number => Math.round(bar.y + (Number(high - address) / Number(high - low)) * bar.h)
  const marks = laid.map(({ from, to }) => {
    const y = Math.min(at(to), bottomOf(bar) - 3)
    return { ...bar, y, h: Math.max(3, at(from) - y) }
  })
  // Regions that touch are enlarged together.
  const funnels = laid.flatMap(({ rect }, index) => {
    const [{ y, h }, above, below] = [marks[index] ?? bar, laid[index - 1]?.rect, laid[index + 1]?.rect]
    return [
      ...(above !== undefined && bottomOf(above) === rect.y ? [] : [`M ${w} ${y} L ${w + funnel} ${rect.y}`]),
      ...(below !== undefined && bottomOf(rect) === below.y
        ? []
        : [`M ${w} ${y + h} L ${w + funnel} ${bottomOf(rect)}`]),
    ]
  })
  sheet.put('@scale', [path(funnels.join(' '), { stroke: 'rule' })], 'ground')
  sheet.put('@scale', [cells(bar), cells(marks, { fill: 'ink', stroke: 'none' })])
}
