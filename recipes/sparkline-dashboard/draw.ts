/**
 * A grid of small lines: services below each other, measures side by side, one scale for each measure.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { formatFor } from '../../drawing/chart/format.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { drawTimes } from './draw-times.ts'
import { latest, measuresOf, namesOf, seriesOf, shareOf, topOf, valuesOf } from './grid.ts'

/** Heights of the head and of a row; air above a line; from column to column; widest cell; room for a line; a dot. */
const size = { head: 40, row: 64, air: 16, gap: 32, cell: 320, line: 64, dot: 4 }

/** Where the lines of a measure are drawn, and how their values are written. */
type Measure = { name: string; x: number; w: number; top: number; write: (value: number) => string }

/** Draws the dashboard on the sheet. */
export function drawDashboard(data: SeriesData, sheet: Sheet): void {
  const services = namesOf(data)
  const names = services.map((name) => block([{ text: name, as: 'item' }], 176))
  const measures = layMeasures(data, names)
  const narrowest = Math.min(...measures.map(({ w }) => w))
  if (narrowest < size.line) {
    const problem = `${measures.length} measures leave ${narrowest} px for a line, ${size.line} px are needed: leave one out`
    return sheet.problem(data.rows, undefined, problem)
  }
  const y = (index: number): number => size.head + index * size.row + size.air
  measures.forEach(({ name, x, w }, column) => {
    const words = block([{ text: name, as: 'head' }], w)
    sheet.put(`@measure-${column}`, place(words, { x, y: 0, w, h: size.head }, { align: 'start' }))
  })
  const lines = { top: size.head, bottom: y(services.length - 1) + size.row - size.air }
  drawTimes(data, { ...lines, cells: measures, sheet })
  services.forEach((service, index) => {
    const rect = { x: 0, y: y(index), w: 0, h: size.row - size.air }
    sheet.put(`@service-${index}`, place(names[index] ?? block([]), rect, { align: 'start' }))
    for (const measure of measures) {
      const row = seriesOf(data, service, measure.name)
      if (row !== undefined) drawSeries(row, { data, y: y(index), measure, sheet })
    }
  })
}

const layMeasures = (data: SeriesData, services: Block[]): Measure[] => {
  const names = measuresOf(data)
  const left = up(Math.max(...services.map(({ w }) => w)) + size.gap)
  const cell = Math.min(size.cell, Math.floor((room.w - left) / names.length / 8) * 8 - size.gap)
  return names.map((name, index) => {
    const write = formatFor(valuesOf(data, name)).short
    const value = up(Math.max(...valuesOf(data, name).map((each) => widthOf(write(each), 'highlight'))) + 12)
    return { name, write, x: left + index * (cell + size.gap), w: cell - value, top: topOf(data, name) }
  })
}

type Cell = { data: SeriesData; y: number; measure: Measure; sheet: Sheet }

/** A line over its baseline, broken where nothing was measured, and its latest value. */
const drawSeries = (row: SeriesRow, { data, y, measure: { x, w, top, write }, sheet }: Cell): void => {
  const bottom = y + size.row - size.air
  const columns = readColumns(data)
  const px = (index: number): number => Math.round(x + shareOf(columns, columns.at[index]) * w)
  const py = (value: number): number => Math.round(bottom - (top === 0 ? 0 : value / top) * (bottom - y))
  const points = row.values.flatMap(({ value }, index) =>
    value === null ? [] : [{ index, x: px(index), y: py(value) }],
  )
  const d = points
    .map((point, index) => `${points[index - 1]?.index === point.index - 1 ? 'L' : 'M'} ${point.x} ${point.y}`)
    .join(' ')
  const isFocus = sheet.isFocus(row)
  const stroke = isFocus ? 'accent' : 'muted'
  const [end, value] = [points.at(-1), latest(row)]
  sheet.put(row, [path(`M ${x} ${bottom} H ${x + w}`, { stroke: 'rule' })], 'rule')
  const drawn = [path(d === '' ? `M ${x} ${bottom} H ${x}` : d, { stroke })]
  if (end === undefined || value === undefined) return sheet.put(row, drawn, 'line')
  const as = isFocus ? ({ size: 16, bold: true, fill: 'accent' } as const) : 'label'
  const words = lineOfText(write(value), { x: x + w + 12, y: Math.min(bottom - 8, end.y), as })
  sheet.put(row, [...drawn, circle(end.x, end.y, size.dot, { fill: stroke, stroke }), words], 'line')
}
