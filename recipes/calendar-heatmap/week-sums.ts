/**
 * The sums of weeks as bars under their columns, on a scale from zero.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
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

const number = { size: 12 } as const

type Bars = { grid: DayGrid; base: number; format: NumberFormat }

/** The sum of each week as a bar under its column, the highest with its sum over it, as no axis is needed then. */
export const weekSums = (days: Day[], { grid, base, format }: Bars): Element[] => {
  const all = sumsBy(days, 'week')
  const most = Math.max(...all)
  const rects = all.map((each, week) => {
    const h = half((each / Math.max(1, most)) * barHeight)
    return { x: grid.left + week * grid.pitch, y: base - h, w: grid.pitch - 2, h }
  })
  const isHighest = (week: number): boolean => most > 0 && all[week] === most
  const bars = rects.filter(({ h }) => h > 0)
  const highest = rects.filter((_, week) => isHighest(week))
  // The highest say how high they are, unless the words over all bars are there.
  const said = format.short(most)
  const [title, whole] = ['Total per week', `Total per week, ${said} at most`]
  const free = grid.left + widthOf(whole, 'tick') + 8
  const [wide, y] = [widthOf(said, number), base - barHeight - over]
  const isWritten =
    highest.length > 0 &&
    highest.every(({ x, w }, index) => {
      const next = highest[index + 1]?.x ?? grid.right + wide
      return x + w / 2 - wide / 2 >= free && next - x >= wide
    })
  const numbers = highest.map(({ x, w }) =>
    lineOfText(said, { x: x + w / 2, y: base - barHeight - 10, align: 'middle', as: number }),
  )
  return [
    lineOfText(isWritten ? title : whole, { x: grid.left, y, as: 'tick' }),
    ...(isWritten ? numbers : []),
    ...(bars.length === 0 ? [] : [path(bars.map(squarePath).join(' '), grays[3])]),
    line(grid.left, base, grid.right - 2, base),
  ]
}
