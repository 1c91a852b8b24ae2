/**
 * A table of log records, and beside it a rail on which each has its true moment: records that fall on one point of it
 * share a leader and a brace. What the failures have in common is framed and joined in its column.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { TableData } from '../../drawing/data/table.ts'
import { rowName } from '../../drawing/data/table.ts'
import { type DrawnTable, drawTable } from '../../drawing/grid/draw-table.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import { millisecondsOf, secondsOf, tickMoments } from './seconds.ts'
import { drawTie, tieOf } from './tie.ts'

/** From the table to a brace and to the rail, and from the rail to the words of its ticks and to those of the failures. */
const gap = { brace: 10, rail: 56, tick: 8, words: 48 } as const

/** Moments nearer than this share a point of the rail, in pixels; ticks are at least so far apart. */
const near = { point: 9, ticks: 40 } as const

/** The records that failed. */
export const failed = ({ rows }: TableData): TableData['rows'] => rows.filter(({ state }) => state === 'negative')

/** How long the failures took, from the first to the last. */
export const spanOf = (data: TableData): string => secondsOf(failed(data).map(rowName))

/** Draws the records on the sheet. */
export function drawLog(data: TableData, sheet: Sheet): void {
  const moments = data.rows.map((row) => millisecondsOf(rowName(row)))
  const known = moments.filter((each) => each !== undefined)
  const isTimed = known.length === moments.length && (known.at(-1) ?? 0) > (known[0] ?? 0)
  const hasRail = isTimed && known.every((each, index) => each >= (known[index - 1] ?? each))
  const left = gap.rail + gap.words + widthOf(spanOf(data), 'figure')
  const table = drawTable(data, sheet, hasRail ? left : 0)
  sheet.prove('errors', ...failed(data))
  sheet.prove('services', ...failed(data))
  const tie = tieOf(data)
  if (tie !== undefined) drawTie(data, { ...tie, table }, sheet)
  if (hasRail) drawRail(data, { table, moments: known, sheet })
}

type Rail = { table: DrawnTable; moments: number[]; sheet: Sheet }

/** The rail from the first moment to the last, with a leader to each row or to several at once. */
const drawRail = (data: TableData, { table, moments, sheet }: Rail): void => {
  const middles = table.rows.map((rect) => centerOf(rect).y)
  const [top, bottom] = [middles[0] ?? 0, middles.at(-1) ?? 0]
  const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0]
  const at = (moment: number): number => Math.round(top + ((moment - first) / (last - first)) * (bottom - top))
  sheet.put('@rail', [line(-gap.rail, top, -gap.rail, bottom)], 'rule')
  for (const { moment, text } of tickMoments(first, last, (near.ticks * (last - first)) / (bottom - top))) {
    const y = at(moment)
    const words = lineOfText(text, { x: -gap.rail - gap.tick, y, as: 'small', align: 'end' })
    sheet.put('@rail', [line(-gap.rail - 4, y, -gap.rail, y), words], 'rule')
  }
  const rows = data.rows.map((row, index) => ({ row, y: at(moments[index] ?? 0), middle: middles[index] ?? 0 }))
  for (const point of pointsOf(rows)) drawPoint(point, sheet)
  const ends = rows.flatMap(({ row, y }) => (row.state === 'negative' ? [y] : []))
  if (ends.length > 1) drawSpan(spanOf(data), { from: Math.min(...ends), to: Math.max(...ends), sheet })
}

type RailRow = { row: TableData['rows'][number]; y: number; middle: number }

/** Rows in a row that fall on nearly one point of the rail. */
const pointsOf = (rows: RailRow[]): RailRow[][] => {
  const points: RailRow[][] = []
  for (const each of rows) {
    const last = points.at(-1)
    if (last !== undefined && each.y - (last[0]?.y ?? 0) <= near.point) last.push(each)
    else points.push([each])
  }
  return points
}

/** A leader from the middle of the point to its row, or to a brace over its rows; a row in focus has one of its own. */
const drawPoint = (point: RailRow[], sheet: Sheet): void => {
  const [first, last] = [point[0], point.at(-1)]
  if (first === undefined || last === undefined) return
  const [y, middle] = [Math.round((first.y + last.y) / 2), Math.round((first.middle + last.middle) / 2)]
  const brace = point.length > 1 ? ` M 0 ${first.middle} H ${-gap.brace} V ${last.middle} H 0` : ''
  const end = point.length > 1 ? -gap.brace : 0
  const isFailure = point.some(({ row }) => row.state === 'negative')
  const stroke = isFailure ? 'ink' : 'muted'
  const leader = path(`M ${-gap.rail} ${y} L ${-gap.brace} ${middle} H ${end}${brace}`, { stroke })
  sheet.put(first.row, [leader], 'rule')
  for (const { row, y: own, middle: to } of point) {
    const isFocus = sheet.isFocus(row)
    const color = isFocus ? 'accent' : row.state === 'negative' ? 'ink' : 'muted'
    if (isFocus) sheet.put(row, [path(`M ${-gap.rail} ${own} L ${-gap.brace} ${to} H 0`, { stroke: color })], 'line')
    sheet.put(row, [circle(-gap.rail, own, isFocus ? 5 : 3, { fill: color, stroke: color })], 'line')
  }
}

/** How long the failures took, beside their stretch of the rail. */
const drawSpan = (words: string, { from, to, sheet }: { from: number; to: number; sheet: Sheet }): void => {
  const as = { size: 28, bold: true, fill: 'ink' } as const
  const stretch = { x: -gap.rail - 4, y: from - 4, w: 8, h: to - from + 8 }
  sheet.put('@span', [
    square(stretch, { fill: 'ink', stroke: 'ink' }),
    lineOfText(words, { x: -gap.rail - gap.words, y: (from + to) / 2, as, align: 'end' }),
  ])
  sheet.prove('span', '@span')
}
