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

/** The height of bars, and from the highest to what they are, in pixels. */
export const barHeight = 56
const over = 16

type Bars = { grid: DayGrid; base: number; format: NumberFormat }

/** The round step of which two reach the highest bar: no bar is higher than the scale. */
const stepFor = (most: number): number => {
  if (most <= 2) return 1
  const power = 10 ** Math.floor(Math.log10(most / 2))
  const steps = [1, 2, 2.5, 3, 4, 5, 10].map((each) => each * power).filter(Number.isInteger)
  return steps.find((step) => 2 * step >= most) ?? most
}

/** The round number that the scale ends at, as a line across the bars. */
const weekGrid = (step: number, { grid, base, format }: Bars): Element[] =>
  [2 * step].flatMap((tick) => {
    const y = half(base - (tick / (2 * step)) * barHeight)
    return [
      line(grid.left, y, grid.right, y, { stroke: 'rule' }),
      lineOfText(format.short(tick), { x: grid.left - 8, y, align: 'end', as: 'small' }),
    ]
  })

/** The sum of each week as a bar under its column. */
export const weekSums = (days: Day[], { grid, base, format }: Bars): Element[] => {
  const all = sumsBy(days, 'week')
  const step = stepFor(Math.max(...all))
  const rects = all.map((each, week) => {
    const h = half((each / (2 * step)) * barHeight)
    return { x: grid.left + week * grid.pitch + 2, y: base - h, w: grid.pitch - 4, h }
  })
  const bars = rects.filter(({ h }) => h > 0)
  return [
    lineOfText('Total per week', { x: grid.left, y: base - barHeight - over, as: 'tick' }),
    lineOfText('0', { x: grid.left - 8, y: base, align: 'end', as: 'small' }),
    ...(bars.length === 0 ? [] : [path(bars.map(squarePath).join(' '), grays[5])]),
    line(grid.left, base, grid.right, base),
    ...weekGrid(step, { grid, base, format }),
  ]
}
