/**
 * A table of log records, and beside it a rail on which each has its true moment: what belongs to one burst fans out of
 * one point.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { TableData } from '../../drawing/data/table.ts'
import { rowName } from '../../drawing/data/table.ts'
import { type DrawnTable, drawTable } from '../../drawing/grid/draw-table.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import { millisecondsOf, secondsOf } from './seconds.ts'

/** From the table to the rail, the straight end of a leader, from the rail to the bracket, and from there to its words. */
const gap = { rail: 56, straight: 8, bracket: 12, words: 10 } as const

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
  const left = gap.rail + gap.bracket + gap.words + widthOf(spanOf(data), 'figure')
  const table = drawTable(data, sheet, hasRail ? left : 0)
  sheet.prove('errors', ...failed(data))
  sheet.prove('services', ...failed(data))
  if (hasRail) drawRail(data, { table, moments: known, sheet })
}

type Rail = { table: DrawnTable; moments: number[]; sheet: Sheet }

/** The rail from the first moment to the last, with a leader to each row. */
const drawRail = (data: TableData, { table, moments, sheet }: Rail): void => {
  const middles = table.rows.map((rect) => centerOf(rect).y)
  const [top, bottom] = [middles[0] ?? 0, middles.at(-1) ?? 0]
  const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0]
  const at = (moment: number): number => Math.round(top + ((moment - first) / (last - first)) * (bottom - top))
  sheet.put('@rail', [line(-gap.rail, top, -gap.rail, bottom)], 'rule')
  data.rows.forEach((row, index) => {
    const [y, middle] = [at(moments[index] ?? 0), middles[index] ?? 0]
    const color = sheet.isFocus(row) ? 'accent' : row.state === 'negative' ? 'ink' : 'muted'
    const leader = `M ${-gap.rail} ${y} L ${-gap.straight} ${middle} H 0`
    sheet.put(row, [path(leader, { stroke: color }), circle(-gap.rail, y, 3, { fill: color, stroke: color })], 'line')
  })
  const ends = data.rows.flatMap((row, index) => (row.state === 'negative' ? [at(moments[index] ?? 0)] : []))
  if (ends.length > 1) drawSpan(spanOf(data), { from: Math.min(...ends), to: Math.max(...ends), sheet })
}

/** How long the failures took, at a bracket around them. */
const drawSpan = (words: string, { from, to, sheet }: { from: number; to: number; sheet: Sheet }): void => {
  const x = -gap.rail - gap.bracket
  const as = { size: 28, bold: true, fill: 'ink' } as const
  sheet.put('@span', [
    path(`M ${x + 4} ${from - 3} h -4 V ${to + 3} h 4`, { stroke: 'ink' }),
    lineOfText(words, { x: x - gap.words, y: (from + to) / 2, as, align: 'end' }),
  ])
  sheet.prove('span', '@span')
}
