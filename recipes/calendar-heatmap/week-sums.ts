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

/** The height of the highest bar, and from that to what they are, in pixels. */
export const barHeight = 44
const over = 14

type Bars = { grid: DayGrid; base: number; format: NumberFormat }

/** The sum of each week as a bar under its column, the highest in words and dark wherever it is, as no axis is needed then. */
export const weekSums = (days: Day[], { grid, base, format }: Bars): Element[] => {
  const all = sumsBy(days, 'week')
  const most = Math.max(...all)
  const rects = all.map((each, week) => {
    const h = half((each / Math.max(1, most)) * barHeight)
    return { x: grid.left + week * grid.pitch, y: base - h, w: grid.pitch - 2, h }
  })
  const isHighest = (week: number): boolean => most > 0 && all[week] === most
  const bars = rects.filter(({ h }, week) => h > 0 && !isHighest(week))
  const highest = rects.filter((_, week) => isHighest(week))
  const title = `Total per week, ${format.short(most)} at most`
  return [
    lineOfText(title, { x: grid.left, y: base - barHeight - over, as: 'tick' }),
    ...(bars.length === 0 ? [] : [path(bars.map(squarePath).join(' '), grays[3])]),
    ...(highest.length === 0 ? [] : [path(highest.map(squarePath).join(' '), { fill: 'ink', stroke: 'none' })]),
    line(grid.left, base, grid.right - 2, base),
  ]
}
