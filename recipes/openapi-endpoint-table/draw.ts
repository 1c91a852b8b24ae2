/**
 * A table of endpoints with a lock before each scope, as API explorers have it: closed where a token is required, open
 * where none is.
 */
import type { TableData, TableRow } from '../../drawing/data/table.ts'
import { drawTable } from '../../drawing/grid/draw-table.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf, type Point } from '../../src/geometry/rect.ts'

/** Pixels that a lock takes before words, and from its left edge to the middle of its body. */
const room = { lock: 24, middle: 6 } as const

/** What APIs call the column that says which token an operation needs. */
const authNames = /^(?:required )?(?:auth|authn|authentication|authorization|scopes?|security|permissions?|token)$/i

export const authOf = ({ columns }: TableData): number => columns.findIndex(({ name }) => authNames.test(name))

/** The endpoints that need no token; none where the data do not say. */
export const openIn = (data: TableData): TableRow[] => {
  const auth = authOf(data)
  return auth < 0
    ? []
    : data.rows.filter(({ values }) => [null, '', 'none'].includes(values[auth]?.value as string | null))
}

/** Draws the endpoints on the sheet. */
export function drawEndpoints(data: TableData, sheet: Sheet): void {
  const table = drawTable(data, sheet, { signs: { column: authOf(data), w: room.lock } })
  const column = table.columns[authOf(data)]
  if (column === undefined) return
  const open = new Set(openIn(data))
  const at = (index: number): Point => ({ x: column.x + room.middle, y: centerOf(table.rows[index] ?? column).y })
  const closed = [...table.rows.keys()].filter((index) => !open.has(data.rows[index] as TableRow))
  if (closed.length > 0)
    sheet.put('@locks', [path(closed.map((index) => lock(at(index))).join(' '), { fill: 'surface', stroke: 'muted' })])
  data.rows.forEach((row, index) => {
    if (!open.has(row) || table.rows[index] === undefined) return
    const stroke = sheet.isFocus(row) ? 'accent' : 'ink'
    sheet.put(row, [path(lock(at(index), true), { fill: 'surface', stroke })])
  })
  sheet.prove('open', ...open)
  sheet.prove('total', ...data.rows)
}

/** A lock of 12 by 16 pixels around a point; the shackle of an open one is lifted and turned to the right. */
const lock = ({ x, y }: Point, isOpen = false): string => {
  const body = `M ${x - 6} ${y - 1} h 12 v 9 h -12 Z`
  const arch = 'a 3.5 3.5 0 0 1 7 0'
  return isOpen ? `${body} M ${x + 2.5} ${y - 1} v -4 ${arch} v 2` : `${body} M ${x - 3.5} ${y - 1} v -3 ${arch} v 3`
}
