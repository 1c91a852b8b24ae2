/** What an object store holds over two years by kind of data: logs outgrow everything else. */
import { across } from '../../drawing/chart/bands.ts'
import { bandDots } from '../../drawing/chart/cell-dots.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { missingNames } from '../../drawing/chart/missing.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { type AxisPlanner, linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { stackMarks, stackOf } from '../../drawing/chart/stack.ts'
import { focusRow, readColumns, type SeriesData, type SeriesRow, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { line } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import { areEndsEnough, bandNames, endsOf, shareAt, totalAt } from './band-words.ts'
import { momentsOver } from './moments.ts'

/** The line that bands stand on. */
const baseLine: ChartMark = {
  draw: (frame) => {
    const y = frame.area.y + frame.area.h
    frame.put('@x', [line(frame.area.x, y, rightOf(frame.area), y)], 'over')
  },
}

export default defineRecipe({
  name: 'Stacked area',
  family: 'Charts',
  description:
    'A total over time, divided into stacked bands, each named at its end with its last value; the upper edge is the total, and one band shows its share at both ends. Also called stacked area chart, area chart or layer chart.',
  useWhen:
    'You show how a total grows and which part of it does: storage by kind of data, cost by team, traffic by client. Needs regular samples of parts that add up; good for 2 to 6 parts with 6 to 200 samples, the part that matters at the bottom.',
  avoidWhen:
    'Each part is compared with the others over time: use `line-chart`. Shares of a few totals count: use `stacked-bar-100`. One total is explained by what changed: use `waterfall-chart`. Bands are the states of work: use `cumulative-flow`.',
  visual: 87,
  ease: 62,
  overall: 83,
  rationale:
    'Total and part are read from one picture, and the band in focus starts at the axis, where its growth is exact. All other bands ride on those below them, so their own growth is hard to judge. You supply regular samples; shares and totals are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: seriesForm({ rows: [2, 8], columns: [2, 400], least: 0 }),
  sample: {
    title: '{name} grew from {before} to {after} of what we store',
    subtitle: 'Contents of the object store on the first of each month, May 2025 to November 2026',
    measure: 'Stored',
    unit: 'TB',
    focus: ['Logs'],
    source: 'Illustrative data',
    columns: { start: '2025-05-01', step: 1, unit: 'month' },
    rows: [
      {
        name: 'Logs',
        values: [28, 29, 30, 31, 32, 36, 40, 44, 49, 55, 61, 68, 76, 84, 93, 104, 116, 130, 145],
      },
      {
        name: 'Backups',
        values: [48, 48, 49, 50, 50, 51, 51, 52, 53, 53, 54, 55, 55, 56, 57, 57, 58, 60, 61],
      },
      {
        name: 'Media',
        values: [34, 34, 35, 36, 36, 37, 38, 39, 40, 41, 41, 42, 43, 44, 45, 46, 47, 48, 50],
      },
      {
        name: 'Exports',
        values: [7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14],
      },
    ],
    marks: [{ column: '2025-09-01', text: 'Debug logs kept since September 2025' }],
  },
  draw: (data, sheet) => {
    const columns = readColumns(data)
    const bands = stackOf(data.rows, columns)
    const totals = columns.at.map((_, index) => totalAt(data, index))
    const format = formatFor(
      [...totals, ...data.rows.flatMap(({ values }) => values.map(({ value }) => value ?? 0))],
      data.unit,
    )
    const gaps = gapWords(data)
    if (gaps !== undefined) sheet.footnote(gaps)
    sheet.badgesAtWords = true
    for (const name of ['name', 'before', 'after']) sheet.prove(name, focusRow(data))
    const y = withoutGrid(linear(data))
    const bare: AxisPlanner = (values) => {
      const { title: _, ...plan } = y(values)
      return { ...plan, ticks: [] }
    }
    plot({ sheet, x: across(columns, { toEnds: true }), y: areEndsEnough(data, sheet) ? bare : y, h: 400 }, [
      ...stackMarks(bands, sheet),
      ...momentsOver(data, columns, onlyFocus(data, sheet)),
      baseLine,
      ...bandNames(data, bands, { sheet, format }),
      ...bandDots(bands, sheet),
    ])
  },
  derive: (data) => {
    const row = focusRow(data)
    const [first, last] = endsOf(data)
    return {
      name: row.name,
      before: shareAt(data, first),
      after: shareAt(data, last),
      total: formatFor([totalAt(data, last)], data.unit).full(totalAt(data, last)),
    }
  },
  describe: (data) => {
    const [first, last] = endsOf(data)
    const { full } = formatFor([totalAt(data, first), totalAt(data, last)], data.unit)
    const { names } = readColumns(data)
    const gaps = gapWords(data)
    return `${data.measure} from ${names[first]} to ${names[last]} as ${count(data.rows.length, 'band')}, from the bottom up: ${enumerate(
      data.rows.map(({ name }) => name),
      8,
    )}. The total goes from ${full(totalAt(data, first))} to ${full(totalAt(data, last))}; ${focusRow(data).name} from ${shareAt(data, first)} to ${shareAt(data, last)} of it.${gaps === undefined ? '' : ` ${gaps}`}`
  },
})

/** The row in focus, if it is the only one. */
const onlyFocus = ({ rows }: SeriesData, sheet: Sheet): SeriesRow | undefined => {
  const marked = rows.filter((row) => sheet.isFocus(row))
  return marked.length === 1 ? marked[0] : undefined
}

/** What was not measured, as the sum is not known there. */
const gapWords = (data: SeriesData): string | undefined => {
  const missing = missingNames(data)
  return missing === undefined ? undefined : `Not measured, and the total not known: ${missing}.`
}
