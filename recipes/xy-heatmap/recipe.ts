/** Server errors by weekday and hour over four weeks: two release windows stand out. */

import { bands, inBands, named } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { levelsField } from '../../drawing/data/levels.ts'
import { groupsInNotes, readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { heatmap } from './draw-cells.ts'
import { marksUnder, spansOf } from './marks-under.ts'
import { unwrittenWords, widthFor } from './printed.ts'
import { sharesOf } from './share.ts'

export default defineRecipe({
  name: 'XY heat map',
  family: 'Charts',
  description:
    'A table of two ordered categories, such as weekday by hour, with each cell shaded in one of four levels of one hue and its value printed, in a large table in the upper two levels alone; cells in focus have a frame. Also called heatmap, matrix chart or punch card.',
  useWhen:
    'You look for a pattern over two ordered categories: which hours of the week fail, which build step slowed in which release. Needs one value per pair, for 2 to 14 rows by 2 to 48 columns; fits a capacity review, a post-mortem or an on-call plan.',
  avoidWhen:
    'Single dates matter rather than weekdays: use `calendar-heatmap`. A trend over time matters and nothing repeats: use `line-chart`. Exact amounts are compared: use `grouped-bar`. Likelihood by impact: use `risk-matrix`. Two measured quantities may depend on each other: use `scatter-plot`.',
  visual: 88,
  ease: 66,
  overall: 80,
  rationale:
    'Dark cells in a pale table give the answer before any label is read, and those in focus have a frame around them. The cells of a row and level share one path, so a value that crosses a bound is best redrawn from data. You supply one value per pair, and bounds if round ones do not suit.',
  reviewed: '2026-11-23',
  revision: 1,
  data: groupsInNotes(seriesForm({ rows: [2, 14], columns: [2, 48], fields: { levels: levelsField } })),
  sample: {
    title: '{cells} of {all} hours of the week account for {share} of server errors',
    subtitle: 'Each cell is one hour of the week, added up over the four weeks from October 19, 2026 (UTC)',
    measure: 'HTTP 5xx responses',
    levels: [10, 25, 50],
    focus: ['Tue > 14:00', 'Tue > 15:00', 'Thu > 14:00', 'Thu > 15:00'],
    source: 'Illustrative data',
    columns: { start: '00:00', step: 1, unit: 'h' },
    marks: [
      { column: '02:00', text: 'Backups' },
      { start: '10:00', end: '11:00', text: 'Most traffic' },
      { start: '14:00', end: '15:00', text: 'Releases' },
    ],
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
    // The number of a row on one of its cells would be about that cell.
    sheet.badgesAtWords = true
    for (const mark of data.marks ?? [])
      if (mark.value !== undefined)
        sheet.note(mark, 'text', 'is not drawn: a value is a shade here; give it in `levels`')
    const marks = [...heatmap(data, sheet), marksUnder(data)]
    const row = data.rows.length > 8 ? 32 : 40
    const x = inBands(readColumns(data), { edges: true })
    const frame = plot({ sheet, x, y: bands(named(data.rows)), w: widthFor(data), row, xOver: true }, marks)
    const unwritten = unwrittenWords(data, frame.x.width)
    if (unwritten !== undefined) sheet.footnote(unwritten)
  },
  meanings: { share: 'of cells in focus, where no value is negative' },
  derive: (data) => {
    const { whole, cells, all, share } = sharesOf(data)
    return { cells, all, ...(share === undefined ? {} : { share }), total: formatFor([whole], data.unit).full(whole) }
  },
  describe: ({ rows, measure, unit, columns, focus, marks }) => {
    const { cells: framed, share } = sharesOf({ rows, measure, columns, focus })
    const { names } = readColumns({ rows, columns })
    const { full } = formatFor(valuesOf(rows), unit)
    const cells = rows.flatMap((row) =>
      row.values.map(({ value }, index) => ({ at: `${row.name} ${names[index]}`, value: value ?? 0 })),
    )
    const highest = cells.toSorted((a, b) => b.value - a.value).slice(0, 4)
    const rowNames = rows.map(({ name }) => name)
    const under = spansOf({ rows, columns, marks }).map(({ item }) => item.text)
    return `${measure} in ${count(rows.length, 'row')} (${enumerate(rowNames, 8)}) by ${count(names.length, 'column')} from ${names[0]} to ${names.at(-1)}, shaded in four levels. The highest values: ${enumerate(highest.map(({ at, value }) => `${at} (${full(value)})`))}.${share === undefined ? '' : ` The ${count(Number(framed), 'framed cell')} hold ${share} of the total.`}${under.length === 0 ? '' : ` Brackets under columns mark ${enumerate(under)}.`}`
  },
})
