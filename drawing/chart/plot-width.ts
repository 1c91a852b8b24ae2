/**
 * How wide a plot is, and what of it is the plot area: names, words beside it and words at marks take the rest.
 */
import { widthOf } from '../block.ts'
import { up } from '../rect.ts'
import type { PlotRoom } from './frame.ts'
import type { ChartMark } from './mark.ts'
import type { AxisPlan } from './scale.ts'
import { sideWidth } from './side-words.ts'

/** Both axes of a plot. */
export type Plans = { x: AxisPlan; y: AxisPlan }

/** The width asked for and the least one, the height of the plot area, the width of the names, and the marks. */
type Asked = { w: number; least: number | undefined; h: number; names: number; marks: ChartMark[] }

/** The whole width; where the plot area begins and how wide it is; the room beside it that words at marks need. */
type Laid = { w: number; left: number; width: number; room: PlotRoom }

/** Where the plot area is across the page. */
export function layAcross(plans: Plans, { w: most, least = 0, h, names, marks }: Asked): Laid {
  const [first, last] = labelEnds(plans.x)
  const { at } = plans.y.bands > 0 ? plans.y.scale(0, h) : plans.y.scale(h, 0)
  const [left, right] = [
    up(Math.max(names + sideWidth(marks, 'left', { at, y: 0, h }), first), 4),
    up(Math.max(sideWidth(marks, 'right', { at, y: 0, h }), last), 4),
  ]
  const w = isNarrow(plans) ? Math.min(most, up(Math.max(least, left + right + leastArea, 120 + 2.5 * h))) : most
  const whole = w - left - right
  const room = reachBeyond(plans.x, { width: whole, marks })
  return { w, left: left + room.left, width: whole - room.left - room.right, room }
}

/** The plot area of level bars is at least this wide, in pixels. */
const leastArea = 280

/** Few level bands on a scale, and values that are all equal, would leave much of a wide page empty. */
const isNarrow = ({ x, y }: Plans): boolean => (y.bands > 0 && x.bands === 0) || y.isFlat === true

/** How far the first and the last label of an axis reach beyond it. */
const labelEnds = ({ bands, grid, ticks }: AxisPlan): [first: number, last: number] => {
  const [first, last] = bands > 0 ? [] : [grid.length > 0 ? undefined : ticks[0], ticks.at(-1)]
  const reach = (tick: AxisPlan['ticks'][number] | undefined): number =>
    Math.max(0, ...(tick?.paragraphs ?? []).map(({ text = '', as }) => widthOf(text, as) / 2))
  return [reach(first), reach(last)]
}

/** The most of a width that words at marks take. */
const mostWords = 0.8

/** How far words at marks reach beyond a plot area that ends together with them at `width`. */
export const reachBeyond = (plan: AxisPlan, { width, marks }: { width: number; marks: ChartMark[] }): PlotRoom => {
  const share = plan.scale(0, 1).at
  const reaches = marks.flatMap(({ reach = [] }) => reach)
  let [left, right] = [0, 0]
  // A narrower area leaves less room at its inner marks: a few rounds settle it.
  for (let round = 0; round < 12; round++) {
    const area = width - left - right
    left = up(Math.max(0, ...reaches.map(({ x, before = 0 }) => before - share(x) * area)), 4)
    right = up(Math.max(0, ...reaches.map(({ x, after = 0 }) => after - (1 - share(x)) * area)), 4)
  }
  // Words that leave no plot area are wider than their room, rather than lengths less than nothing.
  const kept = Math.min(1, (mostWords * width) / (left + right || 1))
  return {
    left: Math.floor(left * kept),
    right: Math.floor(right * kept),
    top: Math.max(0, ...marks.map((mark) => mark.top ?? 0)),
  }
}
