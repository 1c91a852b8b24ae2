/**
 * The grounds of cells with marks in a row of a table.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { TableData, TableRow } from '../data/table.ts'
import { accents } from '../fills.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import { markGrounds, sharedPaths } from './mark.ts'
import { padding } from './table-layout.ts'

/** The ground of cells with marks, darker for more: where support begins and ends is seen as the edge of an area. */
export const drawMarkGrounds = (
  row: TableRow,
  { rect, spots, data, sheet }: { rect: Rect; spots: Rect[]; data: TableData; sheet: Sheet },
): void => {
  // On the band of a row or column in focus only full marks have a ground: a pale one would be a hole in it.
  const focused = { full: accents[1] }
  const grounds = row.values.flatMap(({ value }, index) => {
    const [spot, column] = [spots[index], data.columns[index]]
    const looks = sheet.isFocus(row) || (column !== undefined && sheet.isFocus(column)) ? focused : markGrounds
    const look = Object.entries(looks).find(([mark]) => mark === value)?.[1]
    if (column?.kind !== 'mark' || spot === undefined || look === undefined) return []
    const half = padding.between / 2
    // Neighbors are one area.
    const [left, isLast] = [spot.x - half, index === row.values.length - 1]
    const w = isLast ? rect.x + rect.w - left : spot.w + padding.between
    const cell = { x: left, y: rect.y + 1, w, h: rect.h - 1 }
    const isCorner = isLast && row === data.rows.at(-1)
    return [isCorner ? path(cornered(cell), { stroke: 'none', ...look }) : square(cell, look)]
  })
  if (grounds.length > 0) sheet.put(row, sheet.isTight ? sharedPaths(grounds) : grounds, 'ground')
}

/** The cell in the lower right corner of the frame has its corner, inside its outline. */
const cornered = ({ x, y, w, h }: Rect, r = 5): string =>
  `M ${x} ${y} H ${x + w} V ${y + h - r} A ${r} ${r} 0 0 1 ${x + w - r} ${y + h} H ${x} Z`
