/**
 * Which values are printed in their cells, in which words, and how wide a plot has room for them.
 */
import { widthOf } from '../../drawing/block.ts'
import { type Bounds, boundsFor, levelOf } from '../../drawing/chart/levels.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { readColumns, type SeriesCell, type SeriesData } from '../../drawing/data/numbers.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { room } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { air } from './cells.ts'

export type HeatmapData = SeriesData & { levels?: Bounds | undefined }

/** The bounds of the levels: those given, or round ones. */
export const levelBounds = ({ rows, levels }: HeatmapData): Bounds => levels ?? boundsFor(valuesOf(rows))

/** The words of cells that are printed, and the widest of them. */
export function printedOf(data: HeatmapData): { wordsOf: (cell: SeriesCell) => string | undefined; widest?: string } {
  const [values, bounds] = [valuesOf(data.rows), levelBounds(data)]
  const [least, format] = [printedLevel(values, bounds), formatFor(values, data.unit)]
  const wordsOf = ({ value }: SeriesCell): string | undefined =>
    value !== null && levelOf(value, bounds) >= least ? format.short(value) : undefined
  const all = data.rows.flatMap((row) => row.values.flatMap((cell) => wordsOf(cell) ?? []))
  const [widest] = all.toSorted((a, b) => widthOf(b, type) - widthOf(a, type))
  return widest === undefined ? { wordsOf } : { wordsOf, widest }
}

/** The smallest type of printed values. */
const type = { size: 12 } as const

/** The width of a plot: a little wider than usual where the cells would else be too narrow for their values. */
export const widthFor = (data: HeatmapData): number => {
  const { widest } = printedOf(data)
  if (widest === undefined) return easyWidth
  const names = Math.max(...data.rows.map(({ name }) => widthOf(name, { size: 16 }))) + air
  const needed = Math.ceil(names + readColumns(data).names.length * (widthOf(widest, type) + air + 1))
  return needed <= room.w ? Math.max(easyWidth, needed) : easyWidth
}

/** The highest value in words, where columns are too narrow for it and no values are in the cells. */
export const unwrittenWords = (data: HeatmapData, column: number): string | undefined => {
  const { widest } = printedOf(data)
  if (widest === undefined || widthOf(widest, type) + air <= column) return undefined
  const [columns, values] = [readColumns(data), valuesOf(data.rows)]
  const most = Math.max(...values)
  const row = data.rows.find((each) => each.values.some(({ value }) => value === most))
  const index = row?.values.findIndex(({ value }) => value === most) ?? 0
  const { full } = formatFor([most], data.unit, { like: values })
  return `Columns are too narrow for values: the highest is ${full(most)} (${row?.name}, ${columns.names[index]}).`
}

/** More numbers than this are no longer read, and would fill the scene; of fewer cells all are printed. */
const [mostPrinted, few] = [100, 60]

/** From which level on values are printed: all of few, the upper two where these are few, the highest, or none. */
const printedLevel = (values: number[], bounds: Bounds): number =>
  values.length <= few
    ? 0
    : ([2, 3].find((level) => values.filter((value) => levelOf(value, bounds) >= level).length <= mostPrinted) ?? 4)
