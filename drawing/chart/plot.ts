/**
 * A plot: two axes and any marks on them, as in Observable Plot.
 *
 * Marks bring their values and ask for room; scales, margins and height follow. Everything is measured before anything
 * is drawn, so that words never meet.
 */

import type { Rect } from '../../src/geometry/rect.ts'
import { widthOf } from '../block.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { drawLevel, drawUpright, type Label, levelLabels, tickGap, title, uprightLabels } from './axis.ts'
import { Frame, type Room } from './frame.ts'
import { drawHeads, type Head, headRoom, headsOf } from './head-words.ts'
import type { Mark } from './mark.ts'
import type { Axis, Plan, Scale } from './scale.ts'
import { drawSides, sideHeight, sideWidth } from './side-words.ts'

/** `w` is the whole width, `h` the height of the plot area; level bands are at least `row` high and as many as there are. */
export type PlotOptions = { sheet: Sheet; x: Axis; y: Axis; w?: number; h?: number; row?: number; xOver?: boolean }

/** From a title to what is under it. */
const titleHeight = 32

/** Draws marks on a sheet. `xOver` puts the labels of x over the plot area. */
export function plot({ sheet, x, y, w = 1120, h = 400, row = 32, xOver = false }: PlotOptions, marks: Mark[]): Frame {
  const plans: Plans = {
    x: x(marks.flatMap((mark) => mark.x ?? [])),
    y: y(marks.flatMap((mark) => mark.y ?? [])),
  }
  const upright = uprightLabels(plans.y, w)
  const names = Math.max(0, ...upright.map(({ words }) => words.w + tickGap))
  const { left, width, room } = lay(plans.x, { names, w, marks })
  const xScale = plans.x.scale(left, left + width)
  const level = levelLabels(plans.x, width)
  const over = marks.flatMap((mark) => mark.over ?? [])
  const heads = headsOf(
    over.map(({ at, words }) => ({ x: xScale.at(at), w: words.w })),
    w,
  )
  const top = headHeight(plans, { heads, xOver }) + (xOver ? labelHeight(level) : 0) + room.top
  const sizes = upright.map(({ words }) => up(Math.max(row, words.h + 8), 4))
  const area = { x: left, y: top, w: width, h: areaHeight(plans.y, { sizes, marks, h }) }
  const frame = new Frame(area, { x: xScale, y: scaleOver(area, plans.y, sizes), room })
  drawAxes(frame, plans, { upright, level, names, xOver })
  drawHeads(frame, over, heads)
  for (const mark of marks) mark.draw?.(frame)
  drawSides(frame, marks)
  frame.finish(sheet)
  return frame
}

/** The scale of y over the plot area: bands from the top, values from the bottom. */
const scaleOver = ({ y, h }: Rect, { bands, scale }: Plan, sizes: number[]): Scale =>
  bands > 0 ? scale(y, y + h, sizes) : scale(y + h, y)

/** The height of labels with the air between them and the plot area. */
const labelHeight = (labels: Label[]): number => Math.max(0, ...labels.map(({ words }) => words.h)) + tickGap

type Labels = { upright: Label[]; level: Label[]; names: number; xOver: boolean }

const drawAxes = (frame: Frame, plans: Plans, { upright, level, names, xOver }: Labels): void => {
  drawUpright(frame, plans.y, { labels: upright, right: names - tickGap })
  drawLevel(frame, plans.x, { labels: level, over: xOver })
  drawTitles(frame, plans, { level, xOver })
}

type Plans = { x: Plan; y: Plan }

/** A plot whose values are all zero is only as wide as the heading over it. */
const flatWidth = 480

type Laid = { left: number; width: number; room: Room }

/** Where the plot area is across the page, and the room beside it that words at its marks need. */
const lay = (plan: Plan, { names, w, marks }: { names: number; w: number; marks: Mark[] }): Laid => {
  const ends = plan.bands > 0 || plan.grid.length > 0 ? [] : [plan.ticks[0], plan.ticks.at(-1)]
  const [first = 0, last = 0] = ends.map((tick) =>
    Math.max(0, ...(tick?.paragraphs ?? []).map(({ text = '', as }) => widthOf(text, as) / 2)),
  )
  const left = up(Math.max(names + sideWidth(marks, 'left'), first), 4)
  const right = up(Math.max(sideWidth(marks, 'right'), last), 4)
  const whole = (plan.isFlat === true ? Math.max(flatWidth, left + right + 120) : w) - left - right
  const room = reachBeyond(plan, { width: whole, marks })
  return { left: left + room.left, width: whole - room.left - room.right, room }
}

/** How far words at marks reach beyond a plot area that ends together with them at `width`. */
const reachBeyond = (plan: Plan, { width, marks }: { width: number; marks: Mark[] }): Laid['room'] => {
  const share = plan.scale(0, 1).at
  const reaches = marks.flatMap(({ reach = [] }) => reach)
  let [left, right] = [0, 0]
  // A narrower area leaves less room at its inner marks: a few rounds settle it.
  for (let round = 0; round < 12; round++) {
    const area = width - left - right
    left = up(Math.max(0, ...reaches.map(({ x, before = 0 }) => before - share(x) * area)), 4)
    right = up(Math.max(0, ...reaches.map(({ x, after = 0 }) => after - (1 - share(x)) * area)), 4)
  }
  return { left, right, top: Math.max(0, ...marks.map((mark) => mark.top ?? 0)) }
}

/** The height of titles and words over the plot area; they share a row where words begin right of the title. */
const headHeight = ({ x, y }: Plans, { heads, xOver }: { heads: Head[]; xOver: boolean }): number => {
  const titles = [y.title, xOver || x.isHidden === true ? x.title : undefined].filter((words) => words !== undefined)
  if (titles.length === 0 || heads.length === 0) return titles.length > 0 ? titleHeight : headRoom(heads)
  const end = widthOf(y.title ?? '', 'tick') + 16
  const isBeside = titles.length === 1 && heads.every(({ left }) => left >= end)
  return isBeside ? Math.max(titleHeight, headRoom(heads)) : titleHeight + headRoom(heads)
}

/** Bands are as high as their names; a plot is as high as the words beside it. */
const areaHeight = (
  { bands, isFlat }: Plan,
  { sizes, marks, h }: { sizes: number[]; marks: Mark[]; h: number },
): number =>
  Math.max(bands > 0 ? sizes.reduce((sum, size) => sum + size, 0) : isFlat === true ? 0 : h, up(sideHeight(marks)))

type TitlesAt = { level: Label[]; xOver: boolean }

const drawTitles = (frame: Frame, { x, y }: Plans, { level, xOver }: TitlesAt): void => {
  const { area } = frame
  if (y.title !== undefined) frame.put('@y', [title(y.title, { x: 0, y: 9 })], 'rule')
  if (x.title === undefined) return
  // Over bars, what they measure is written where they begin.
  if (x.isHidden === true || (xOver && x.bands === 0)) {
    frame.put('@x', [title(x.title, { x: area.x, y: 9 })], 'rule')
    return
  }
  const below = area.y + area.h + labelHeight(level) + 13
  frame.put('@x', [title(x.title, { x: area.x + area.w, y: xOver ? 9 : below, align: 'end' })], 'rule')
}
