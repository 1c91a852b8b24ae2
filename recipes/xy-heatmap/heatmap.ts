/**
 * The cells of a heat map: their levels, which of them show their value, and frames around those in focus.
 */
import { cells, ring } from '../../drawing/chart/cell.ts'
import { type Bounds, boundsFor, levelOf, levelWords, rampEntry } from '../../drawing/chart/levels.ts'
import type { Mark } from '../../drawing/chart/mark.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import type { CommonData } from '../../drawing/data/form.ts'
import { type Cell, focusCells, type SeriesData } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'

export type HeatmapData = SeriesData & CommonData & { levels?: Bounds | undefined }

/** The cells of all rows, and the key of their levels. */
export function heatmap(data: HeatmapData, sheet: Sheet): Mark[] {
  const values = valuesOf(data.rows)
  const bounds = data.levels ?? boundsFor(values)
  const format = formatFor(values, data.unit)
  const focus = new Set<object>(focusCells(data))
  const named = new Set<object>((data.callouts ?? []).map(({ on }) => sheet.find(on)))
  const least = printedLevel(values, bounds)
  sheet.key(rampEntry(format.titled(data.measure), levelWords(bounds, { values, format })))
  const options = {
    levelOf: (value: number) => levelOf(value, bounds),
    isOwn: (cell: Cell) => focus.has(cell) || named.has(cell),
    wordsOf: (cell: Cell) =>
      cell.value !== null && (focus.has(cell) || levelOf(cell.value, bounds) >= least)
        ? format.short(cell.value)
        : undefined,
  }
  return [...data.rows.map((row, y) => cells(row, y, options)), ...rings(data, focus)]
}

/** More numbers than this are no longer read, and would fill the scene. */
const mostPrinted = 100

/** From which level on values are printed: the upper two where these are few, the highest, or none. */
const printedLevel = (values: number[], bounds: Bounds): number =>
  [2, 3].find((level) => values.filter((value) => levelOf(value, bounds) >= level).length <= mostPrinted) ?? 4

/** One frame for cells in focus that lie side by side. */
const rings = ({ rows }: HeatmapData, focus: Set<object>): Mark[] =>
  rows.flatMap(({ values }, y) =>
    values.flatMap((cell, from) => {
      if (!focus.has(cell) || focus.has(values[from - 1] ?? {})) return []
      const length = values.slice(from).findIndex((each) => !focus.has(each))
      return [ring(cell, { x: [from, length < 0 ? values.length - 1 : from + length - 1], y })]
    }),
  )
