/**
 * Single values, `row > column`, where a row is one shape: those that a callout or the focus names have a dot of their own,
 * so that the badge is at that column, and the accent colors that value alone.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { ColumnScale } from '../data/columns.ts'
import type { SeriesCell, SeriesRow } from '../data/numbers.ts'
import { circle } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { type ChartMark, half } from './mark.ts'
import type { StackBand } from './stack.ts'

/** A value that is named, with its row and its column. */
export type NamedCell<Row extends SeriesRow = SeriesRow> = { row: Row; cell: SeriesCell; index: number }

/** The values that callouts or the focus name. */
export const namedCells = <Row extends SeriesRow>(rows: readonly Row[], sheet: Sheet): NamedCell<Row>[] =>
  rows.flatMap((row) =>
    row.values.flatMap((cell, index) => (sheet.isCalled(cell) || sheet.isFocus(cell) ? [{ row, cell, index }] : [])),
  )

type DotLook = { sheet: Sheet; stroke?: Color; on?: Pick<Sheet, 'put' | 'tint'> }

/** The dot of a value; one that was not measured has none, and its badge is at its place. */
const drawCellDot = (
  { row, cell, index }: NamedCell,
  { x, y }: Point,
  { sheet, stroke = 'ink', on = sheet }: DotLook,
): void => {
  const color = sheet.isFocus(cell) ? 'accent' : stroke
  const dot = circle(half(x), half(y), 4, { fill: color, stroke: color })
  sheet.stand(cell, dot)
  if (cell.value === null) {
    if (sheet.isFocus(cell))
      sheet.note(row, `values.${index}`, 'was not measured: the focus has nothing to color there')
  } else if (sheet.isCalled(cell)) on.put(cell, [dot], 'over')
  else on.tint(cell, [dot], 'over')
}

/** Dots of the values of a row that are named, at places on the sheet. */
export const putCellDots = (
  row: SeriesRow,
  placeOf: (named: NamedCell) => Point,
  look: { sheet: Sheet; stroke: Color },
): void => {
  for (const named of namedCells([row], look.sheet)) drawCellDot(named, placeOf(named), look)
}

/** Where a value is in a plot; without a y, at the foot of its column. */
type CellPlace = { x: number; y: number | null }

/** Dots of the values named, where `placeOf` says that they are. */
export const cellDots = <Row extends SeriesRow>(
  rows: readonly Row[],
  placeOf: (named: NamedCell<Row>) => CellPlace,
  { sheet, strokeOf = () => 'ink' }: { sheet: Sheet; strokeOf?: (row: Row) => Color },
): ChartMark[] =>
  namedCells(rows, sheet).map((named) => {
    const { x, y } = placeOf(named)
    return {
      draw: (frame) => {
        const foot = frame.area.y + frame.area.h
        const place = { x: frame.x.at(x), y: y === null ? foot : frame.y.at(y) }
        drawCellDot(named, place, { sheet, stroke: strokeOf(named.row), on: frame })
      },
    }
  })

/** The same on lines over columns. */
export const lineDots = <Row extends SeriesRow>(
  rows: readonly Row[],
  { at }: ColumnScale,
  look: { sheet: Sheet; strokeOf?: (row: Row) => Color },
): ChartMark[] => cellDots(rows, ({ cell, index }) => ({ x: at[index] ?? 0, y: cell.value }), look)

/** The same in the middle of stacked bands: on an edge a dot would be at the sum. */
export const bandDots = (bands: readonly StackBand[], sheet: Sheet): ChartMark[] => {
  const pointsOf = new Map(bands.map(({ row, points }) => [row, points]))
  const middle = ({ row, index }: NamedCell): CellPlace => {
    const { x, y, base } = pointsOf.get(row)?.[index] ?? { x: 0, y: null, base: 0 }
    return { x, y: ((y ?? base) + base) / 2 }
  }
  return cellDots(
    bands.map(({ row }) => row),
    middle,
    { sheet },
  )
}
