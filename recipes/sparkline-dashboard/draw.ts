/**
 * A grid of small lines: services below each other, measures side by side, one scale for each measure; what rose stands
 * out from what did not, and the service in focus has a band of its own.
 */
import { type Block, block, lineOfText, place, tinted, widthOf } from '../../drawing/block.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { drawTimes } from './draw-times.ts'
import { hasRisen, latest, leadOf, measuresOf, namesOf, seriesOf, shareOf, topOf, valuesOf } from './grid.ts'

/** Heights of the head and of a row; air above and below a line; from column to column; widest cell; room for a line; a dot. */
const size = { head: 56, row: 72, air: 10, gap: 32, cell: 320, line: 64, dot: 4 }

/** Where the lines of a measure are drawn, and how their values are written. */
type Measure = { name: string; x: number; w: number; full: number; top: number; write: (value: number) => string }

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
    sheet.put(`@measure-${column}`, place(words, { x, y: 0, w, h: 32 }, { align: 'start' }))
  })
  const lines = { top: size.head, bottom: y(services.length - 1) + size.row - 2 * size.air }
  const focused = data.rows.find((row) => sheet.isFocus(row))
  const lead = focused === undefined ? undefined : { measure: focused.group ?? data.measure, text: leadOf(data) }
  drawTimes(data, { ...lines, cells: measures, lead, sheet })
  const width = Math.max(...measures.map(({ x, full }) => x + full))
  services.forEach((service, index) => {
    const rect = { x: 0, y: y(index), w: 0, h: size.row - 2 * size.air }
    const isFocus = focused?.name === service
    if (isFocus) sheet.put(`@band-${index}`, [rowBand({ ...rect, w: width })], 'ground')
    const name = names[index] ?? block([])
    sheet.put(`@service-${index}`, place(isFocus ? tinted(name, 'accent') : name, rect, { align: 'start' }))
    for (const measure of measures) {
      const row = seriesOf(data, service, measure.name)
      if (row !== undefined) drawSeries(row, { data, y: y(index), measure, isBand: isFocus, sheet })
    }
  })
  if (data.rows.some((row) => hasRisen(row) && !sheet.isFocus(row)))
    sheet.key({
      text: 'Rose by 50% or more',
      w: 32,
      sample: ({ x, y: top, w, h }) => [path(`M ${x} ${top + h / 2} h ${w}`, { stroke: 'ink' })],
    })
}

/** The row of the service in focus. */
const rowBand = ({ y, w, h }: Rect) =>
  cells({ x: -12, y: y - size.air, w: w + 24, h: h + 2 * size.air }, { fill: 'soft', stroke: 'none' })

const layMeasures = (data: SeriesData, services: Block[]): Measure[] => {
  const names = measuresOf(data)
  const left = up(Math.max(...services.map(({ w }) => w)) + size.gap)
  const cell = Math.min(size.cell, Math.floor((room.w - 24 - left) / names.length / 8) * 8 - size.gap)
  return names.map((name, index) => {
    const write = formatFor(valuesOf(data, name)).short
    const value = up(Math.max(...valuesOf(data, name).map((each) => widthOf(write(each), 'highlight'))) + 12)
    return { name, write, x: left + index * (cell + size.gap), w: cell - value, full: cell, top: topOf(data, name) }
  })
}

type Cell = { data: SeriesData; y: number; measure: Measure; isBand: boolean; sheet: Sheet }

/** A line over its filled area (outside of the band), broken where nothing was measured, and its latest value. */
const drawSeries = (row: SeriesRow, { data, y, measure: { x, w, top, write }, isBand, sheet }: Cell): void => {
  const bottom = y + size.row - 2 * size.air
  const columns = readColumns(data)
  const px = (index: number): number => Math.round(x + shareOf(columns, columns.at[index]) * w)
  const py = (value: number): number => Math.round(bottom - (top === 0 ? 0 : value / top) * (bottom - y))
  const points = row.values.flatMap(({ value }, index) =>
    value === null ? [] : [{ index, x: px(index), y: py(value) }],
  )
  const runs = runsOf(points, (point, before) => point.index === before.index + 1)
  const isFocus = sheet.isFocus(row)
  const stroke = isFocus ? 'accent' : hasRisen(row) ? 'ink' : 'muted'
  const [end, value] = [points.at(-1), latest(row)]
  const areas = isBand ? [] : runs.map((run) => `${lineThrough(run)} V ${bottom} H ${run[0]?.x ?? x} Z`)
  if (areas.length > 0) sheet.put(row, [path(areas.join(' '), { fill: 'surface', stroke: 'none' })], 'ground')
  const drawn = [path(runs.length === 0 ? `M ${x} ${bottom} H ${x}` : runs.map(lineThrough).join(' '), { stroke })]
  if (end === undefined || value === undefined) return sheet.put(row, drawn, 'line')
  const as = isFocus
    ? ({ size: 16, bold: true, fill: 'accent' } as const)
    : hasRisen(row)
      ? 'item'
      : ({ size: 14, fill: 'muted' } as const)
  const words = lineOfText(write(value), { x: x + w + 12, y: Math.min(bottom - 8, end.y), as })
  sheet.put(row, [...drawn, circle(end.x, end.y, size.dot, { fill: stroke, stroke }), words], 'line')
}

type Place = { index: number; x: number; y: number }

const lineThrough = (points: Place[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
