/**
 * A calendar as drawn: cells shaded by level, gaps between months, periods, and, where values are counts, the
 * sums of weeks and weekdays at the sides.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import { type Bounds, boundsFor, cellsEntry, levelFill, levelOf, levelWords, ramp } from '../../drawing/chart/levels.ts'
import { squarePath } from '../../drawing/chart/mark.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import { cellOf, type DayGrid, edgesOf, sideOf } from './day-grid.ts'
import { type Day, daysOf, monthOf, monthsOf, sumsBy, total, unknownIn } from './days.ts'
import { monthHeads } from './month-heads.ts'
import { drawNamedDays, drawPeriods } from './periods.ts'
import { barHeight, weekSums } from './week-sums.ts'

export type DaysData = SeriesData & { levels?: Bounds | undefined }

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Room for the names of weekdays, the page, the least width and height of a cell, the largest, in pixels. */
const [left, pageWidth, least, leastRise, largest] = [44, 880, 12, 18, 40]
/** From the calendar to names and sums, from these to years, and from the calendar to the bars under it. */
const gap = { over: 16, beside: 12, under: 16 }

/** Draws the calendar on the sheet. */
export function drawDays(data: DaysData, sheet: Sheet): void {
  const days = daysOf(data)
  const values = days.flatMap(({ value }) => value ?? [])
  const format = formatFor(values, data.unit)
  const bounds = data.levels ?? boundsOf(values, isCount(values, data.unit))
  const weeks = (days.at(-1)?.week ?? 0) + 1
  const isSummed = isCount(values, data.unit)
  const sums = isSummed ? gap.beside + sumsWidth(days) : 0
  const pitch = Math.min(largest, Math.max(least, Math.floor((pageWidth - left - sums) / weeks)))
  // Rows are as high as the lines of words beside them.
  const rise = Math.max(leastRise, pitch)
  const grid = { left, pitch, rise, right: left + weeks * pitch, bottom: 7 * rise }
  const row = data.rows[0] ?? '@row'
  sheet.put('@days', [...weekdayNames(grid), ...monthHeads(days, grid)])
  sheet.put(
    row,
    monthsOf(days).flatMap((month) => cellsOf(month, grid, bounds)),
  )
  const unknown = unknownCells(days, grid)
  if (unknown.length > 0) sheet.put(row, unknown)
  sheet.put('@months', monthEdges(days, grid), 'line')
  const base = isSummed ? grid.bottom + gap.under + barHeight : grid.bottom
  drawPeriods(data, { days, grid, sheet, isSummed, base })
  drawNamedDays(data, { days, grid, sheet })
  if (isSummed)
    sheet.put(row, [
      ...weekdaySums(days, grid),
      ...weekSums(days, { grid, base, format }),
      ...(sheet.quotes('total') ? totalOfAll(days, { grid, base }) : []),
    ])
  for (const name of ['total', 'busiest']) sheet.prove(name, row)
  sheet.prove('marked', ...(data.marks ?? []))
  // What is measured may be of one of several: its name is in the key.
  const { name = '' } = data.rows[0] ?? {}
  const isSaid = data.measure.toLowerCase().includes(name.toLowerCase())
  const measure = isSaid ? data.measure : `${data.measure}, ${name}`
  const cell = { w: pitch - 2, h: Math.min(rise, 24) - 2 }
  if (unknown.length > 0) explainUnknown(unknownIn(days), { sheet, cell, isSummed })
  sheet.key(cellsEntry(format.titled(measure), levelWords(bounds, { values, unit: data.unit }), cell))
}

/** Of counts, days with none have a level of their own, where the others fill three. */
const boundsOf = (values: number[], areCounts: boolean): Bounds => {
  const some = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const [half = 0, most = 0] = [0.5, 0.9].map((share) => some[Math.floor(share * some.length)])
  const isApart = areCounts && some.length < values.length && half > 1 && most > half
  return isApart ? [1, half, most] : boundsFor(values)
}

/** Only counts add up: a sum of latencies or shares means nothing. */
const isCount = (values: number[], unit: string | undefined): boolean =>
  unit === undefined && values.every((value) => Number.isInteger(value) && value >= 0)

/** The days of one month, one path a level, two pixels apart, so that they can be counted. */
const cellsOf = (month: Day[], grid: DayGrid, bounds: Bounds): Element[] =>
  ramp.flatMap((look, level) => {
    const own = month.filter(({ value }) => value !== null && levelOf(value, bounds) === level)
    const d = own.map((day) => cellOf(day, grid)).map(({ x, y, w, h }) => `M${x} ${y}h${w - 2}v${h - 2}h${2 - w}z`)
    return d.length === 0 ? [] : [path(d.join(''), levelFill(look))]
  })

/** Days that were not measured: a frame, as an empty place is no day. */
const unknownCells = (days: Day[], grid: DayGrid): Element[] => {
  const frames = days.filter(({ value }) => value === null).map((day) => cellOf(day, grid))
  const d = frames.map(({ x, y, w, h }) => squarePath({ x: x + 0.5, y: y + 0.5, w: w - 3, h: h - 3 }))
  return d.length === 0 ? [] : [path(d.join(' '), unknownLook)]
}

type Explained = { sheet: Sheet; cell: { w: number; h: number }; isSummed: boolean }

/** Days that were not measured are in the key, and in no sum. */
const explainUnknown = (left: number, { sheet, cell, isSummed }: Explained): void => {
  sheet.key({
    text: 'Not measured',
    w: cell.w,
    sample: ({ x, y, h }) => [path(squarePath({ x, y: y + (h - cell.h) / 2, ...cell }), unknownLook)],
  })
  if (isSummed)
    sheet.footnote(`Sums are of measured days: ${count(left, 'day')} ${left === 1 ? 'is' : 'are'} left out.`)
}

const unknownLook = { fill: 'none', stroke: 'rule' } as const

const weekdayNames = (grid: DayGrid): Element[] =>
  dayNames.map((name, weekday) => lineOfText(name, { x: 0, y: (weekday + 0.5) * grid.rise, as: 'note' }))

/** A line in the gaps between days along the borders between months. */
const monthEdges = (days: Day[], grid: DayGrid): Element[] => {
  const sides = edgesOf(days)
    .filter(({ side }) => side === 'right' || side === 'bottom')
    .filter(({ day, neighbor }) => neighbor !== undefined && monthOf(day.at) !== monthOf(neighbor.at))
    .map((edge) => sideOf(edge, grid))
  if (sides.length === 0) return []
  const lines = sides.map(({ x, y, x2, y2 }) => squarePath({ x: x - 1.5, y: y - 1.5, w: x2 - x + 1, h: y2 - y + 1 }))
  return [path(lines.join(' '), { fill: 'muted', stroke: 'none' })]
}

/** The sum of each weekday right of its row, the largest in bold. */
const weekdaySums = (days: Day[], grid: DayGrid): Element[] => {
  const all = sumsBy(days, 'weekday')
  const { short } = formatFor(all)
  const { rise } = grid
  const x = sumsEnd(days, grid)
  return [
    lineOfText('Total', { x, y: -gap.over, align: 'end', as: 'tick' }),
    ...all.map((each, weekday) => {
      const as: TypeStyle = { size: 14, ...(each === Math.max(...all) ? { bold: true } : {}) }
      return lineOfText(short(each), { x, y: (weekday + 0.5) * rise, align: 'end', as })
    }),
  ]
}

/** What all days add up to, where the row of weeks and the column of weekdays meet. */
const totalOfAll = (days: Day[], { grid, base }: { grid: DayGrid; base: number }): Element[] => {
  const { short } = formatFor([total(days)])
  const [x, y] = [sumsEnd(days, grid), grid.bottom + gap.under / 2]
  return [
    line(grid.right + gap.beside, y, x, y),
    lineOfText(short(total(days)), { x, y: base - 9, align: 'end', as: 'item' }),
  ]
}

/** Where the sums of weekdays end, and that of all days. */
const sumsEnd = (days: Day[], { right }: DayGrid): number => right + gap.beside + sumsWidth(days)

const sumsWidth = (days: Day[]): number => {
  const [{ short }, sums] = [formatFor([total(days)]), sumsBy(days, 'weekday')]
  const all = [short(total(days)), ...sums.map((each) => formatFor(sums).short(each))]
  return Math.max(widthOf('Total', 'tick'), ...all.map((each) => widthOf(each, 'item')))
}
