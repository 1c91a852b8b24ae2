/**
 * A plot: two axes and any marks on them, as in Observable Plot.
 *
 * Marks bring their values and ask for room; scales, margins and height follow. Everything is measured before anything
 * is drawn, so that words never meet.
 */

import type { Rect } from '../../src/geometry/rect.ts'
import { easyWidth } from '../draw-options.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import {
  drawBase,
  drawLevel,
  drawUpright,
  levelLabels,
  rowGap,
  rowHeights,
  type TickLabel,
  tickGap,
  title,
} from './axis.ts'
import { type BetweenFlags, drawFlags } from './flags.ts'
import { Frame } from './frame.ts'
import { drawHeads, headsOf } from './head-words.ts'
import { layBands } from './lay-bands.ts'
import type { ChartMark, HeadWords } from './mark.ts'
import { layAcross, type Plans } from './plot-width.ts'
import type { NamedRow } from './row-rules.ts'
import type { AxisPlan, AxisPlanner, Scale } from './scale.ts'
import { drawSides, sideHeight } from './side-words.ts'
import { besideTitle, headHeight, liftOver, standBeside, titleEnd, titleHeight } from './title-room.ts'

/**
 * `w` is the whole width, `h` the height of the plot area; level bands are at least `row` high and as many as there are,
 * and few of them make a plot narrower than `w`, down to `least`. `xOver` puts the labels of x over the plot area;
 * `isRuled`: hairlines join names with marks far from them; `lower`: so much further down are the labels of x, under what is
 * drawn around the axis; `isEven`: level bands are as high as the highest, unless that is very high; `isFramed`: marks draw the edges of the plot area themselves.
 */
export type PlotOptions = {
  sheet: Sheet
  x: AxisPlanner
  y: AxisPlanner
  w?: number
  least?: number
  h?: number
  row?: number
  xOver?: boolean
  isRuled?: boolean
  isEven?: boolean
  lower?: number
  between?: BetweenFlags
  isFramed?: boolean
}

/** Draws marks on a sheet. */
export function plot(options: PlotOptions, marks: ChartMark[]): Frame {
  const { sheet, x, y, row = 32, xOver = false, lower = 0 } = options
  const plans: Plans = {
    x: x(marks.flatMap((mark) => mark.x ?? [])),
    y: y(marks.flatMap((mark) => mark.y ?? [])),
  }
  const most = Math.min(options.w ?? easyWidth, sheet.page.plots ?? Infinity)
  const bands = layBands(plans, { width: most, row, isEven: options.isEven === true })
  const { labels: upright, sizes, names, above } = bands
  const h = areaHeight(plans.y, { sizes, marks, h: options.h ?? 400 })
  const { w, left, width, room } = layAcross(plans, { w: most, least: options.least, h, names, marks })
  sheet.plotted = Math.min(width, sheet.plotted ?? Infinity)
  const xScale = plans.x.scale(left, left + width)
  const level = levelLabels(plans.x, width)
  const [over, end] = [marks.flatMap((mark) => mark.over ?? []), titleEnd(plans, xOver, left)]
  const heads = headsOf(
    over.map(({ at, to = at, words: { w, h }, flag }) => ({ x: (xScale.at(at) + xScale.at(to)) / 2, w, h, flag })),
    // Columns beside the plot have heads of their own.
    marks.some(({ top = 0, beside = [] }) => top > 0 && beside.length > 0) ? left + width + room.right : w,
    end,
  )
  const isBeside = standBeside(plans, { heads, xOver, end })
  const head = headHeight(plans, { heads, xOver, end, isBeside })
  const top = head + (xOver ? labelHeight(level) : 0) + room.top
  const area = { x: left, y: top, w: width, h }
  const yScale = scaleOver(area, bands.plan, sizes)
  const frame = new Frame(area, { x: xScale, y: yScale, room, isFramed: options.isFramed })
  const lift = isBeside ? besideTitle : liftOver(plans, { over, heads, xOver, end, axis: left })
  const titleAt = isBeside || lift > 0 ? head - titleHeight + 9 : 9
  drawAxes(frame, plans, { upright, level, names, xOver, titleAt, lower, above, hasBase: hasBase(options, over) })
  drawHeads(frame, over, { heads, lift: lift + room.top })
  drawFlags(frame, over, { heads, below: labelHeight(level) + lower, between: options.between })
  for (const mark of marks) mark.draw?.(frame)
  drawSides(frame, marks)
  frame.finish(sheet, options.isRuled === false || above !== undefined ? [] : rowsOf(upright, sizes, frame))
  return frame
}

/** Whether ticks need a line: flags stand on an axis of their own. */
const hasBase = ({ isFramed, xOver }: PlotOptions, over: HeadWords[]): boolean =>
  isFramed !== true && xOver !== true && over.every(({ flag }) => flag === undefined)

/** The rows of bands with names. */
const rowsOf = (labels: TickLabel[], sizes: number[], { y }: Frame): NamedRow[] =>
  labels.flatMap(({ at, item, words }, index) =>
    item === undefined || words.w === 0 ? [] : [{ middle: Math.round(y.at(at)), h: sizes[index] ?? 0, from: words.w }],
  )

/** The scale of y over the plot area: bands from the top, values from the bottom. */
const scaleOver = ({ y, h }: Rect, { bands, scale }: AxisPlan, sizes: number[]): Scale =>
  bands > 0 ? scale(y, y + h, sizes) : scale(y + h, y)

/** The height of labels with the padding between them and the plot area. */
const labelHeight = (labels: TickLabel[]): number => {
  const [first, second] = rowHeights(labels)
  return first + (second > 0 ? rowGap + second : 0) + tickGap
}

type Labels = {
  upright: TickLabel[]
  level: TickLabel[]
  names: number
  xOver: boolean
  titleAt: number
  lower: number
  hasBase: boolean
  /** From the middle of a band to the bottom of the name above it. */
  above: number | undefined
}

const drawAxes = (frame: Frame, plans: Plans, { hasBase, ...labels }: Labels): void => {
  const { upright, level, names, xOver, titleAt, lower, above } = labels
  drawUpright(frame, plans.y, { labels: upright, right: names - tickGap, above })
  // Over a continuous axis only an inner zero needs a line: at its edge are the labels.
  const isInner = plans.y.bands > 0 || frame.x.at(plans.x.base ?? 0) > frame.area.x + 1
  drawLevel(frame, isInner ? plans.x : { ...plans.x, grid: [] }, { labels: level, over: xOver, lower })
  drawTitles(frame, plans, { level, xOver, titleAt, lower })
  if (hasBase) drawBase(frame, plans)
}

/** Bands are as high as their names; a plot is as high as the words beside it. */
const areaHeight = (
  { bands, isFlat }: AxisPlan,
  { sizes, marks, h }: { sizes: number[]; marks: ChartMark[]; h: number },
): number =>
  Math.max(bands > 0 ? sizes.reduce((sum, size) => sum + size, 0) : isFlat === true ? 160 : h, up(sideHeight(marks)))

type TitlesAt = { level: TickLabel[]; xOver: boolean; titleAt: number; lower: number }

const drawTitles = (frame: Frame, { x, y }: Plans, { level, xOver, titleAt, lower }: TitlesAt): void => {
  const { area } = frame
  if (y.title !== undefined) frame.put(y.titleOf ?? '@y', [title(y.title, { x: 0, y: titleAt })], 'rule')
  if (x.title === undefined) return
  // Over bars, what they measure is written where they begin.
  if (x.isHidden === true || (xOver && x.bands === 0)) {
    frame.put('@x', [title(x.title, { x: area.x, y: 9 })], 'rule')
    return
  }
  const below = area.y + area.h + labelHeight(level) + lower + 13
  frame.put('@x', [title(x.title, { x: area.x + area.w, y: xOver ? 9 : below, align: 'end' })], 'rule')
}
