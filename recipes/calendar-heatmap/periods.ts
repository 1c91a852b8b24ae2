/**
 * Periods on a calendar: a frame around their days, and their words under the calendar and the bars of its weeks.
 */

import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { namedCells } from '../../drawing/chart/cell-dots.ts'
import { square, squarePath } from '../../drawing/chart/mark.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import { tooClose } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import { type Rect, union } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { cellOf, type DayGrid, edgesOf, sideOf } from './day-grid.ts'
import { type Day, daysIn, sumWords, total } from './days.ts'

/** Half the thickness of a frame; from the calendar to the first row of words, and the height of a row. */
const [half, under, rowHeight] = [1, 6, 20]

type Periods = { days: Day[]; grid: DayGrid; sheet: Sheet; isSummed: boolean; base: number }

/** Draws the periods, with their words under `base`: the calendar, or the bars of its weeks. */
export function drawPeriods(data: SeriesData, { days, grid, sheet, isSummed, base }: Periods): void {
  const placed: Rect[] = []
  const periods = (data.marks ?? []).map((mark) => ({ mark, own: daysIn(days, mark, data) }))
  const isNone = sheet.quotes('marked') && total(periods.flatMap(({ own }) => own)) === 0
  const longest = periods.toSorted((a, b) => b.own.length - a.own.length)[0]
  for (const { mark, own } of periods) {
    const fill = sheet.isFocus(mark) ? 'accent' : 'ink'
    const text = isSummed ? `${mark.text}: ${sumWords(own)}` : mark.text
    const words = wordsOf(text, { around: union(own.map((day) => cellOf(day, grid))), grid, fill, placed, base })
    const weeks = isSummed ? weeksOf(own, days).map((week) => underWeek(week, grid, base)) : []
    const none = isNone && mark === longest?.mark ? noneIn(union(weeks), fill) : []
    sheet.put(mark, [...frameOf(own, grid, fill), ...none, ...words], 'over')
    // The weeks of a period go on through their bars.
    const ground = [...own.map((day) => cellOf(day, grid)), ...weeks].map(squarePath).join(' ')
    if (sheet.isFocus(mark) && ground !== '')
      sheet.tint(mark, [path(ground, { fill: 'soft', stroke: 'none' })], 'ground')
  }
}

/** The weeks that have no days but these. */
const weeksOf = (own: Day[], days: Day[]): number[] => {
  const others = new Set(days.filter((day) => !own.includes(day)).map(({ week }) => week))
  return [...new Set(own.map(({ week }) => week))].filter((week) => !others.has(week))
}

/** From the calendar to the foot of the bar of a week. */
const underWeek = (week: number, grid: DayGrid, base: number): Rect => ({
  ...cellOf({ week, weekday: 7 }, grid),
  h: base - grid.bottom,
})

/** The figure of a heading that says that nothing is in any period, where bars would be. */
const noneIn = (room: Rect | undefined, fill: Color): Element[] => {
  const figure = { ...roles.claim, fill }
  if (room === undefined || widthOf('0', figure) + 8 > room.w || figure.size > room.h) return []
  return [lineOfText('0', { x: room.x + room.w / 2, y: room.y + room.h / 2, align: 'middle', as: figure })]
}

/** Single days that a callout or the focus names: the badge is at the day, and a frame in the accent is around it alone. */
export function drawNamedDays(
  { rows }: SeriesData,
  { days, grid, sheet }: { days: Day[]; grid: DayGrid; sheet: Sheet },
): void {
  for (const { cell, index } of namedCells(rows.slice(0, 1), sheet)) {
    const own = days.slice(index, index + 1)
    for (const { x, y, w, h } of own.map((day) => cellOf(day, grid)))
      sheet.stand(cell, square({ x, y, w: w - 2, h: h - 2 }, { fill: 'ink' }))
    if (sheet.isFocus(cell)) sheet.tint(cell, frameOf(own, grid, 'accent'), 'over')
  }
}

/** The sides of a period's days that border on other days, as one shape: a stroke would be too thin. A pale one under it shows it on dark cells. */
const frameOf = (days: Day[], grid: DayGrid, fill: Color): Element[] => {
  const own = new Set(days)
  const sides = edgesOf(days).filter(({ neighbor }) => neighbor === undefined || !own.has(neighbor))
  const barsAt = (reach: number): string =>
    sides
      .map((side) => sideOf(side, grid))
      .map(({ x, y, x2, y2 }) =>
        squarePath({ x: x - reach, y: y - reach, w: x2 - x + 2 * reach, h: y2 - y + 2 * reach }),
      )
      .join(' ')
  if (sides.length === 0) return []
  return [path(barsAt(half + 1), { fill: 'surface', stroke: 'none' }), path(barsAt(half), { fill, stroke: 'none' })]
}

type Words = { around: Rect | undefined; grid: DayGrid; fill: Color; placed: Rect[]; base: number }

/** Words under the frame, in the first row that is free there. */
const wordsOf = (text: string, { around, grid, fill, placed, base }: Words): Element[] => {
  if (around === undefined) return []
  const words = block([{ text, as: { size: 14, bold: true, fill } }])
  // Words that would go beyond the calendar end where their frame does.
  const isLast = around.x + words.w > Math.max(around.x + around.w, grid.right)
  const x = Math.max(0, isLast ? around.x + around.w - words.w : around.x)
  const rect = { x, y: base + under, w: words.w, h: rowHeight }
  while (placed.some((other) => tooClose({ ...rect, x: x - 12, w: words.w + 24 }, other))) rect.y += rowHeight
  placed.push(rect)
  return place(words, rect, { align: isLast ? 'end' : 'start' })
}
