/**
 * The whole span of addresses as a bar to scale, and a funnel from what is one mark in it to the cells in which that is enlarged.
 */

import { band } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { runsOf } from '../../drawing/values/runs.ts'
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
  // Regions whose marks are one are enlarged together.
  const runs = runsOf(marks, (mark, before) => mark.y <= bottomOf(before))
  let index = 0
  const wedges = runs.map((run) => {
    const [first, last] = [laid[index]?.rect ?? bar, laid[index + run.length - 1]?.rect ?? bar]
    index += run.length
    const [top, bottom] = [run[0]?.y ?? 0, bottomOf(run.at(-1) ?? bar)]
    return `M ${w} ${top} L ${w + funnel} ${first.y} V ${bottomOf(last)} L ${w} ${bottom} Z`
  })
  sheet.put('@scale', [path(wedges.join(' '), band)], 'ground')
  sheet.put('@scale', [cells(bar), cells(marks, { fill: 'ink', stroke: 'none' })])
}
