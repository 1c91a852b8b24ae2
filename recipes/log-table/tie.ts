/**
 * What the failures have in common: a value that all of them share in one column of codes, such as a trace. Its cells
 * are framed wherever it occurs, and joined.
 */
import type { TableData } from '../../drawing/data/table.ts'
import { cells } from '../../drawing/grid/cells.ts'
import type { DrawnTable } from '../../drawing/grid/draw-table.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf } from '../../src/geometry/rect.ts'

/** A column, and the rows in which it has the value that all failures share. */
export type Tie = { column: number; rows: number[] }

/** What ties two failures or more together; none where each has a value of its own, or every record has the same. */
export function tieOf({ columns, rows }: Pick<TableData, 'columns' | 'rows'>): Tie | undefined {
  const failures = rows.filter(({ state }) => state === 'negative')
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

/** How much wider than its words a frame is on each side, and how much lower than its row. */
const around = { x: 8, y: 3 } as const

/** Frames the cells of a tie and joins them; in the accent where a record in focus is one of them. */
export function drawTie(data: TableData, { column, rows, table }: Tie & { table: DrawnTable }, sheet: Sheet): void {
  const isAccent = rows.some((index) => data.rows[index] !== undefined && sheet.isFocus(data.rows[index]))
  const look = isAccent ? ({ fill: 'soft', stroke: 'accent' } as const) : ({ fill: 'surface', stroke: 'ink' } as const)
  const at = table.columns[column]
  const frames = rows.flatMap((index) => {
    const row = table.rows[index]
    if (at === undefined || row === undefined) return []
    return [{ x: at.x - around.x, y: row.y + around.y, w: at.w + 2 * around.x, h: row.h - 2 * around.y }]
  })
  const joints = frames.slice(1).map((frame, index) => {
    const above = frames[index] ?? frame
    return `M ${centerOf(above).x} ${above.y + above.h} V ${frame.y}`
  })
  sheet.put('@tie', [cells(frames, look), path(joints.join(' '), { stroke: look.stroke })], 'rule')
}
