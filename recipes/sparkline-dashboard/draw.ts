/**
 * A grid of small lines: services below each other, measures side by side, one scale for each measure.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { formatFor } from '../../drawing/chart/format.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { latest, measuresOf, namesOf, seriesOf, topOf } from './grid.ts'

/** Heights of the head and of a row; air above a line; from columns to columns; widest cell; room for a value. */
const size = { head: 40, row: 64, air: 16, gap: 32, cell: 320, dot: 4 }

/** Draws the dashboard on the sheet. */
export function drawDashboard(data: SeriesData, sheet: Sheet): void {
  const [services, measures] = [namesOf(data), measuresOf(data)]
  const names = services.map((name) => block([{ text: name, as: 'item' }], 176))
  const left = up(Math.max(...names.map(({ w }) => w)) + size.gap)
  const cell = Math.min(size.cell, Math.floor((room.w - left) / measures.length / 8) * 8 - size.gap)
  const formats = measures.map((measure) => formatFor(valuesOf(data, measure)))
  const valueWidths = measures.map((measure, index) =>
    up(
      Math.max(...valuesOf(data, measure).map((value) => widthOf(formats[index]?.short(value) ?? '', 'highlight'))) +
        12,
    ),
  )
  if (cell - Math.max(...valueWidths) < 64) {
    const problem = `${measures.length} measures leave ${cell} px for a line and its value, ${64 + Math.max(...valueWidths)} px are needed: leave one out`
    return sheet.problem(data.rows, undefined, problem)
  }
  const x = (column: number): number => left + column * (cell + size.gap)
  measures.forEach((measure, column) => {
    const words = block([{ text: measure, as: 'head' }], cell)
    sheet.put(`@measure-${column}`, place(words, { x: x(column), y: 0, w: cell, h: size.head }, { align: 'start' }))
  })
  services.forEach((service, index) => {
    const y = size.head + index * size.row
    const own = names[index] ?? block([])
    sheet.put(
      `@service-${index}`,
      place(own, { x: 0, y: y + size.air, w: 0, h: size.row - size.air }, { align: 'start' }),
    )
    measures.forEach((measure, column) => {
      const row = seriesOf(data, service, measure)
      if (row === undefined) return
      const w = cell - (valueWidths[column] ?? 0)
      drawSeries(
        row,
        { data, x: x(column), y: y + size.air, w, top: topOf(data, measure), write: formats[column]?.short ?? String },
        sheet,
      )
    })
  })
}

const valuesOf = (data: SeriesData, measure: string): number[] =>
  data.rows
    .filter(({ group }) => (group ?? data.measure) === measure)
    .flatMap(({ values }) => values.flatMap(({ value }) => (value === null ? [] : [value])))

type Cell = { data: SeriesData; x: number; y: number; w: number; top: number; write: (value: number) => string }

/** A line over its baseline, broken where nothing was measured, and its latest value. */
const drawSeries = (row: SeriesRow, { data, x, y, w, top, write }: Cell, sheet: Sheet): void => {
  const h = size.row - size.air
  const { at } = readColumns(data)
  const [first = 0, last = 1] = [at[0], at.at(-1)]
  const px = (index: number): number => Math.round(x + (((at[index] ?? first) - first) / Math.max(1, last - first)) * w)
  const py = (value: number): number => Math.round(y + h - (top === 0 ? 0 : value / top) * h)
  const points = row.values.flatMap(({ value }, index) =>
    value === null ? [] : [{ index, x: px(index), y: py(value) }],
  )
  const d = points
    .map((point, index) => `${points[index - 1]?.index === point.index - 1 ? 'L' : 'M'} ${point.x} ${point.y}`)
    .join(' ')
  const isFocus = sheet.isFocus(row)
  const stroke = isFocus ? 'accent' : 'muted'
  const [end, value] = [points.at(-1), latest(row)]
  sheet.put(row, [path(`M ${x} ${y + h} H ${x + w}`, { stroke: 'rule' })], 'rule')
  sheet.put(
    row,
    [
      path(d === '' ? `M ${x} ${y + h} H ${x}` : d, { stroke }),
      ...(end === undefined ? [] : [circle(end.x, end.y, size.dot, { fill: stroke, stroke })]),
      ...(value === undefined
        ? []
        : [
            lineOfText(write(value), {
              x: x + w + 12,
              y: Math.min(y + h - 8, end?.y ?? y),
              as: isFocus ? { size: 16, bold: true, fill: 'accent' } : 'label',
            }),
          ]),
    ],
    'line',
  )
}
