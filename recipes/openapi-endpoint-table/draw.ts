/**
 * A table of endpoints with a wall beside the column of scopes: closed where a token is required, open where none is.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { TableData, TableRow } from '../../drawing/data/table.ts'
import { type DrawnTable, drawTable } from '../../drawing/grid/draw-table.ts'
import { lineEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'

/** From the wall to the words after it, how thick it is, how far the arrows reach to its left, and the figure below the table. */
const size = { beside: 12, thick: 4, arrow: 16, figure: 36 } as const

const authOf = ({ columns }: TableData): number => columns.findIndex(({ name }) => name.toLowerCase() === 'auth')

/** The endpoints that need no token; none where the data do not say. */
export const openIn = (data: TableData): TableRow[] => {
  const auth = authOf(data)
  return auth < 0 ? [] : data.rows.filter(({ values }) => [null, 'none'].includes(values[auth]?.value as string | null))
}

/** Draws the endpoints on the sheet. */
export function drawEndpoints(data: TableData, sheet: Sheet): void {
  const table = drawTable(data, sheet)
  const column = table.columns[authOf(data)]
  if (column === undefined) return
  const x = column.x - size.beside
  const open = new Set(openIn(data))
  const closed = table.rows.filter((_, index) => !open.has(data.rows[index] as TableRow))
  const stones = closed.map(({ y, h }) => ({ x: x - size.thick / 2, y, w: size.thick, h }))
  if (stones.length > 0) {
    sheet.put('@wall', [square(stones, { fill: 'ink' })])
    const stone = ({ x, y, w, h }: Rect) => [
      square({ x: x + (w - size.thick) / 2, y, w: size.thick, h }, { fill: 'ink' }),
    ]
    sheet.key({ text: 'A token is required', w: 16, sample: stone })
  }
  // The key shows the arrow as it is drawn: in the color of focus if all of them are.
  const stroke = [...open].every((row) => sheet.isFocus(row)) ? 'accent' : 'ink'
  if (open.size > 0) sheet.key(lineEntry('Open without a token', { stroke, arrow: true }))
  table.rows.forEach((rect, index) => {
    const row = data.rows[index]
    if (row === undefined || !open.has(row)) return
    const { y } = centerOf(rect)
    const look = { stroke: sheet.isFocus(row) ? 'accent' : 'ink', arrow: true } as const
    sheet.put(row, [line(x - size.arrow, y, x + size.beside - 4, y, look)], 'line')
  })
  if (open.size > 0) drawFigure(data, { table, x, sheet })
}

type Figure = { table: DrawnTable; x: number; sheet: Sheet }

/** How many are open, under the wall. */
const drawFigure = (data: TableData, { table, x, sheet }: Figure): void => {
  const open = openIn(data)
  const count = String(open.length)
  const fill = open.some((row) => sheet.isFocus(row)) ? 'accent' : 'ink'
  const words = block([{ text: `of ${data.rows.length} open`, as: 'label' }])
  const w = widthOf(count, 'figure')
  const rect = {
    x: Math.min(x - size.thick / 2, table.w - w - 8 - words.w),
    y: table.bottom + 12,
    w: 0,
    h: size.figure,
  }
  sheet.put('@open', [
    lineOfText(count, { x: rect.x, y: rect.y + rect.h / 2, as: { size: 28, bold: true, fill } }),
    ...place(words, { ...rect, x: rect.x + w + 8, y: rect.y + 2 }, { align: 'start' }),
  ])
  sheet.prove('open', '@open')
  sheet.prove('total', '@open')
}
