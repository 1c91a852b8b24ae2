/**
 * The sums of weeks as bars under their columns, on a scale from zero.
 */
import { lineOfText } from '../../drawing/block.ts'
import { half, squarePath } from '../../drawing/chart/mark.ts'
import { grays } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { DayGrid } from './day-grid.ts'
import { type Day, sumsBy } from './days.ts'

/** The height of the highest bar, in pixels. */
export const barHeight = 48

type Bars = { grid: DayGrid; base: number; format: NumberFormat }

/** The sum of each week as a bar under its column, with the highest at a line of its own. */
export const weekSums = (days: Day[], { grid, base, format }: Bars): Element[] => {
  const all = sumsBy(days, 'week')
  const most = Math.max(...all)
  const rects = all.map((each, week) => {
    const h = half((each / Math.max(1, most)) * barHeight)
    return { x: grid.left + week * grid.pitch, y: base - h, w: grid.pitch - 2, h }
  })
  const bars = rects.filter(({ h }) => h > 0)
  const [right, top, x] = [grid.right - 2, base - barHeight, grid.left - 8]
  return [
    lineOfText('Total', { x: 0, y: base - 9, as: 'tick' }),
    ...(bars.length === 0
      ? []
      : [
          lineOfText(format.short(most), { x, y: top, align: 'end', as: { size: 12, fill: 'muted' } }),
          path(squarePath({ x: grid.left, y: top - 1, w: right - grid.left, h: 1 }), { fill: 'rule', stroke: 'none' }),
          path(bars.map(squarePath).join(' '), grays[3]),
        ]),
    line(grid.left, base, right, base),
  ]
}
