/**
 * What the failures have in common: a value that all of them share in one column of codes, such as a trace. A
 * thread joins its cells wherever it occurs.
 */
import type { TableData } from '../../drawing/data/table.ts'
import type { DrawnTable } from '../../drawing/grid/draw-table.ts'
import { circle, line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import { failuresIn } from './failures.ts'

/** A column, and the rows in which it has the value that all failures share. */
export type Tie = { column: number; rows: number[] }

/** What ties two failures or more together; none where each has a value of its own, or every record has the same. */
export function tieOf(data: Pick<TableData, 'columns' | 'rows'>): Tie | undefined {
  const [{ columns, rows }, failures] = [data, failuresIn(data)]
  if (failures.length < 2) return undefined
  for (const [column, { kind }] of columns.entries()) {
    const shared = failures[0]?.values[column]?.value
    if (kind !== 'code' || column === 0 || shared === null || shared === undefined) continue
    if (!failures.every(({ values }) => values[column]?.value === shared)) continue
    const having = [...rows.keys()].filter((index) => rows[index]?.values[column]?.value === shared)
    if (having.length < rows.length) return { column, rows: having }
  }
  return undefined
}

/** From the codes to the thread at their left, and the radius of its knots, in pixels. */
const size = { beside: 12, knot: 4 } as const

/** Joins the cells of a tie by a thread with a knot at each; in the accent where a record in focus is one of them. */
export function drawTie(data: TableData, { column, rows, table }: Tie & { table: DrawnTable }, sheet: Sheet): void {
  const isAccent = rows.some((index) => data.rows[index] !== undefined && sheet.isFocus(data.rows[index]))
  const stroke = isAccent ? 'accent' : 'ink'
  const at = table.columns[column]
  const knots = rows.flatMap((index) => {
    const row = table.rows[index]
    return at === undefined || row === undefined ? [] : [{ x: at.x - size.beside, y: centerOf(row).y }]
  })
  const [first, last] = [knots[0], knots.at(-1)]
  if (first === undefined || last === undefined) return
  const discs = knots.map(({ x, y }) => circle(x, y, size.knot, { fill: stroke, stroke }))
  sheet.put('@tie', [line(first.x, first.y, last.x, last.y, { stroke }), ...discs], 'line')
}
