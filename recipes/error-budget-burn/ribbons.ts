/** Ribbons from bad columns to their parts of the bar beside the plot: what the bar adds up can be followed. */
import type { Frame } from '../../drawing/chart/frame.ts'
import { half } from '../../drawing/chart/mark.ts'
import { band } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type BudgetData, type BudgetDay, budgetOf } from './budget.ts'

/** From the plot to the bar, in pixels. */
export const toBar = 32

/** So many ribbons can be told apart. */
const most = 4

/** Where each bad column is in the bar, from the top. */
export const stackOf = (bad: readonly BudgetDay[]): { day: BudgetDay; from: number; to: number }[] => {
  let from = 100
  return bad.map((day) => {
    from -= day.spent
    return { day, from: from + day.spent, to: from }
  })
}

/** A ribbon: its edges from the column to the bar. */
type Ribbon = { day: BudgetDay; x: number; end: number; top: [number, number]; bottom: [number, number] }

/** The ribbons of a budget that is not overspent; none where there are many. */
const ribbonsOf = (data: BudgetData, frame: Frame): Ribbon[] => {
  const { bad, left } = budgetOf(data)
  if (left < 0 || bad.length > most) return []
  const y = (share: number): number => half(frame.y.at(share))
  const end = rightOf(frame.area) + toBar
  return stackOf(bad).map(({ day, from, to }) => ({
    day,
    x: half(frame.x.at(day.x)),
    end,
    top: [y(day.before), y(from)],
    bottom: [y(day.y), y(to)],
  }))
}

/** Draws the ribbons behind everything. */
export const drawRibbons = (data: BudgetData, frame: Frame, sheet: Sheet): void => {
  for (const { day, x, end, top, bottom } of ribbonsOf(data, frame))
    sheet.put(
      day.cell,
      [path(`M ${x} ${top[0]} L ${end} ${top[1]} V ${bottom[1]} L ${x} ${bottom[0]} Z`, band)],
      'ground',
    )
}

/** Whether the edge of a ribbon runs through a rectangle, or near it. */
export const crossesRibbon = (rect: Rect, data: BudgetData, frame: Frame): boolean =>
  ribbonsOf(data, frame).some(({ x, end, top, bottom }) => {
    if (rect.x + rect.w < x) return false
    return [top, bottom].some(([from, to]) => {
      const at = (px: number): number => from + ((to - from) * (Math.max(x, px) - x)) / Math.max(1, end - x)
      const [a, b] = [at(rect.x), at(rect.x + rect.w)]
      return Math.min(a, b) < rect.y + rect.h + 5 && Math.max(a, b) > rect.y - 5
    })
  })
