/**
 * The sums of weeks as bars under their columns, on a scale from zero.
 */
import { lineOfText } from '../../drawing/block.ts'
import { half, squarePath } from '../../drawing/chart/mark.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { grays } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { DayGrid } from './day-grid.ts'
import { type Day, sumsBy } from './days.ts'

/** The height of bars, and from the highest to what they are, in pixels. */
export const barHeight = 64
const over = 16

type Bars = { grid: DayGrid; base: number; format: NumberFormat }

/** Round numbers up to the highest bar, as lines across the bars. */
const weekGrid = (most: number, { grid, base, format }: Bars): Element[] => {
  const all = linearTicks(0, most).ticks.filter((each) => each > 0 && each <= most)
  // Two at most: bars are low.
  const ticks = all.filter((_, index) => index % Math.ceil(all.length / 2) === Math.ceil(all.length / 2) - 1)
  return ticks.flatMap((tick) => {
    const y = half(base - (tick / most) * barHeight)
    return [
      line(grid.left, y, grid.right, y, { stroke: 'rule' }),
      lineOfText(format.short(tick), { x: grid.left - 8, y, align: 'end', as: 'small' }),
    ]
  })
}

/** The sum of each week as a bar under its column. */
export const weekSums = (days: Day[], { grid, base, format }: Bars): Element[] => {
  const all = sumsBy(days, 'week')
  const most = Math.max(...all)
  const rects = all.map((each, week) => {
    const h = half((each / Math.max(1, most)) * barHeight)
    return { x: grid.left + week * grid.pitch + 2, y: base - h, w: grid.pitch - 4, h }
  })
  const bars = rects.filter(({ h }) => h > 0)
  return [
    lineOfText('Total per week', { x: grid.left, y: base - barHeight - over, as: 'tick' }),
    lineOfText('0', { x: grid.left - 8, y: base, align: 'end', as: 'small' }),
    ...(bars.length === 0 ? [] : [path(bars.map(squarePath).join(' '), grays[3])]),
    line(grid.left, base, grid.right, base),
    ...weekGrid(most, { grid, base, format }),
  ]
}
