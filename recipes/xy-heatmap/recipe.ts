/** Server errors by weekday and hour over four weeks: two release windows stand out. */

import { sum } from 'd3-array'
import { type Block, block, place } from '../../drawing/block.ts'
import { bands, inBands, named } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { cells } from '../../drawing/chart/cell.ts'
import { type Bounds, boundsFor, levelOf, levelWords, looksInKey, rampEntry } from '../../drawing/chart/levels.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import type { CommonData } from '../../drawing/data/form.ts'
import { levelsField } from '../../drawing/data/levels.ts'
import { focusCells, readColumns, type SeriesCell, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { rightOf } from '../../src/geometry/rect.ts'

export default defineRecipe({
  name: 'XY heat map',
  family: 'Charts',
  description:
    'A table of two ordered categories, such as weekday by hour, with each cell shaded in one of four even levels and the values of the upper two printed; cells in focus have the same levels in the accent. Also called heatmap, matrix chart or punch card.',
  useWhen:
    'You look for a pattern over two ordered categories: which hours of the week fail, which build step slowed in which release. Needs one value per pair, for 2 to 14 rows by 2 to 48 columns; fits a capacity review, a post-mortem or an on-call plan.',
  avoidWhen:
    'Single dates matter rather than weekdays: use `calendar-heatmap`. A trend over time matters and nothing repeats: use `line-chart`. Exact amounts are compared: use `grouped-bar`. Likelihood by impact: use `risk-matrix`. Two measured quantities may depend on each other: use `scatter-plot`.',
  visual: 88,
  ease: 66,
  overall: 80,
  rationale:
    'Dark cells in a pale table give the answer before any label is read, and those in focus keep their level. The cells of a row and level share one path, so a value that crosses a bound is best redrawn from data. You supply one value per pair, and bounds if round ones do not suit.',
  reviewed: '2026-11-23',
  revision: 1,
  data: seriesForm({ rows: [2, 14], columns: [2, 48], fields: { levels: levelsField } }),
  sample: {
    title: '{cells} of {all} hours of the week account for {share} of server errors',
    subtitle: 'Four weeks from October 19, 2026, UTC; releases on Tue and Thu at 14:00, backups at 02:00',
    measure: 'HTTP 5xx responses',
    levels: [10, 25, 50],
    focus: ['Tue > 14:00', 'Tue > 15:00', 'Thu > 14:00', 'Thu > 15:00'],
    source: 'Illustrative data',
    columns: { start: '00:00', step: 1, unit: 'h' },
    rows: [
      { name: 'Mon', values: [2, 2, 14, 8, 0, 3, 0, 4, 5, 19, 28, 31, 21, 17, 19, 21, 21, 13, 10, 6, 10, 7, 6, 2] },
      { name: 'Tue', values: [0, 3, 13, 8, 0, 3, 1, 3, 6, 17, 28, 28, 22, 15, 81, 66, 27, 12, 10, 6, 9, 8, 5, 3] },
      { name: 'Wed', values: [0, 3, 14, 7, 1, 2, 2, 2, 8, 16, 30, 28, 23, 15, 20, 20, 20, 14, 9, 8, 8, 9, 4, 4] },
      { name: 'Thu', values: [1, 2, 15, 6, 3, 0, 3, 1, 8, 16, 30, 29, 22, 16, 91, 74, 28, 15, 8, 9, 7, 10, 4, 4] },
      { name: 'Fri', values: [3, 0, 16, 5, 3, 0, 3, 1, 7, 15, 26, 28, 19, 16, 16, 21, 16, 14, 7, 8, 7, 8, 4, 2] },
      { name: 'Sat', values: [3, 0, 16, 6, 2, 1, 2, 3, 3, 9, 12, 15, 8, 9, 7, 11, 8, 7, 4, 4, 5, 4, 4, 1] },
      { name: 'Sun', values: [2, 1, 14, 7, 1, 3, 0, 3, 2, 9, 10, 13, 8, 8, 8, 9, 9, 5, 5, 2, 6, 2, 4, 1] },
    ],
  },
  draw: (data, sheet) => {
    const marks = heatmap(data, sheet)
    const row = data.rows.length > 8 ? 32 : 40
    plot({ sheet, x: inBands(readColumns(data)), y: bands(named(data.rows)), row, xOver: true }, marks)
  },
  derive: (data) => {
    const { whole, ...shares } = sharesOf(data)
    return { ...shares, total: formatFor([whole], data.unit).full(whole) }
  },
  describe: ({ rows, measure, unit, columns }) => {
    const { names } = readColumns({ rows, columns })
    const { full } = formatFor(valuesOf(rows), unit)
    const cells = rows.flatMap((row) =>
      row.values.map(({ value }, index) => ({ at: `${row.name} ${names[index]}`, value: value ?? 0 })),
    )
    const highest = cells.toSorted((a, b) => b.value - a.value).slice(0, 4)
    const rowNames = rows.map(({ name }) => name)
    return `${measure} in ${count(rows.length, 'row')} (${enumerate(rowNames, 8)}) by ${count(names.length, 'column')} from ${names[0]} to ${names.at(-1)}, shaded in four levels. The highest values: ${enumerate(highest.map(({ at, value }) => `${at} (${full(value)})`))}.`
  },
})

type HeatmapData = SeriesData & CommonData & { levels?: Bounds | undefined }

/** The cells of all rows, and the key of their levels. */
function heatmap(data: HeatmapData, sheet: Sheet): ChartMark[] {
  const values = valuesOf(data.rows)
  const bounds = data.levels ?? boundsFor(values)
  const format = formatFor(values, data.unit)
  const focus = new Set<object>(focusCells(data))
  const named = new Set<object>((data.callouts ?? []).map(({ on }) => sheet.find(on)))
  const least = printedLevel(values, bounds)
  const levels = data.rows.flatMap((row) =>
    row.values.flatMap((cell) =>
      cell.value === null ? [] : [{ level: levelOf(cell.value, bounds), isFocus: focus.has(cell) }],
    ),
  )
  const words = levelWords(bounds, { values, unit: data.unit })
  sheet.key(rampEntry(format.titled(data.measure), words, looksInKey(levels)))
  const options = {
    levelOf: (value: number) => levelOf(value, bounds),
    isOwn: (cell: SeriesCell) => focus.has(cell) || named.has(cell),
    isFocus: (cell: SeriesCell) => focus.has(cell),
    wordsOf: (cell: SeriesCell) =>
      cell.value !== null && levelOf(cell.value, bounds) >= least ? format.short(cell.value) : undefined,
  }
  return [...data.rows.map((row, y) => cells(row, y, options)), ...shareNote(data, sheet)]
}

/**
 * What the cells in focus are of the whole, if the heading says so: over the columns that they stand in, if these are next
 * to each other, else beside their first row.
 */
function shareNote(data: HeatmapData, sheet: Sheet): ChartMark[] {
  const focus = new Set<object>(focusCells(data))
  const y = data.rows.findIndex(({ values }) => values.some((cell) => focus.has(cell)))
  if (!sheet.quotes('share') || y < 0) return []
  for (const name of ['share', 'cells', 'all']) sheet.prove(name, '@share')
  const { cells, share } = sharesOf(data)
  const columns = [...(data.rows[0]?.values ?? []).keys()].filter((x) =>
    data.rows.some(({ values }) => values[x] !== undefined && focus.has(values[x])),
  )
  const [first = 0, last = first] = [columns[0], columns.at(-1)]
  const words = [
    { text: `${share} of the total`, as: { size: 16, bold: true, fill: 'accent' } } as const,
    { text: `in ${count(Number(cells), 'cell')}${rowsIn(data, focus)}`, as: 'note' } as const,
  ]
  return last - first + 1 > columns.length ? [sideNote('@share', y, words)] : [shareOver([first, last], block(words))]
}

/** The rows of cells, where these are few: a bracket over columns does not say them. */
const rowsIn = ({ rows }: HeatmapData, cells: ReadonlySet<object>): string => {
  const names = rows.flatMap(({ name, values }) => (values.some((cell) => cells.has(cell)) ? [name] : []))
  return names.length < rows.length && names.length <= 2 ? `, ${enumerate(names)}` : ''
}

/** From the names of columns to the line over them, how far its ends go down, and from there to its words. */
const over = { gap: 12, fall: 6, words: 6 }

/** Words over some columns, at a line as wide as these: over their names, so that it crosses no cell. */
const shareOver = ([first, last]: [number, number], words: Block): ChartMark => ({
  draw: (frame) => {
    const [from, to] = [rectOf(frame, { x: first, y: 0 }).x, rightOf(rectOf(frame, { x: last, y: 0 })) - 1]
    const y = -over.gap
    const middle = Math.max(words.w / 2, Math.min((from + to) / 2, rightOf(frame.area) - words.w / 2))
    frame.put('@share', [
      path(`M ${from} ${y + over.fall} V ${y} H ${to} V ${y + over.fall}`, { stroke: 'accent' }),
      ...place(words, { x: middle, y: y - over.words - words.h, w: 0, h: words.h }),
    ])
  },
})

/** The cells in focus, all that have a value, and what the former sum up to. */
const sharesOf = (data: SeriesData & { focus?: string[] | undefined }) => {
  const values = valuesOf(data.rows)
  const part = sum(focusCells(data), ({ value }) => value ?? 0)
  const cells = String(focusCells(data).length)
  return { cells, all: String(values.length), share: percentOf(part, sum(values)), whole: sum(values) }
}

/** More numbers than this are no longer read, and would fill the scene. */
const mostPrinted = 100

/** From which level on values are printed: the upper two where these are few, the highest, or none. */
const printedLevel = (values: number[], bounds: Bounds): number =>
  [2, 3].find((level) => values.filter((value) => levelOf(value, bounds) >= level).length <= mostPrinted) ?? 4
