/**
 * A grid of small lines: services below each other, measures side by side, one scale from 0 for each measure; what rose
 * stands out from what did not, and the service in focus has a band of its own.
 */
import { scaleLinear } from 'd3-scale'
import { line as lineShape } from 'd3-shape'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { titled } from '../../drawing/chart/scale.ts'
import { nameMoments } from '../../drawing/chart/time-ticks.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { lineEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { hasRisen, known, leadOf, measureOf, measuresOf, namesOf } from './series.ts'

/** Height of a row and of its lines, the least length of a line, from a line to its latest value, over the rows. */
const size = { row: 72, line: 48, least: 64, beside: 12, over: 28 }

/** Draws the dashboard on the sheet. */
export function drawDashboard(data: SeriesData, sheet: Sheet): void {
  const services = namesOf(data)
  const focused = data.rows.find((row) => sheet.isFocus(row))
  const measures = measuresOf(data).map((name) => {
    const rows = data.rows.filter((row) => measureOf(data, row) === name)
    const values = rows.flatMap(known)
    return { name, rows, values, most: Math.max(0, ...values), write: formatFor(values).short }
  })
  const heads = measures.map(({ name, most, write }) => ({
    paragraphs: [
      { text: name, as: 'head' as const },
      { text: `0 to ${write(most)}`, as: 'tick' as const },
    ],
  }))
  const names = services.map((text) => {
    const as: TypeStyle = { size: 14, bold: true, fill: text === focused?.name ? 'accent' : 'ink' }
    return { paragraphs: [{ text, as }] }
  })
  const [across, down] = [bands(heads, { padding: 0.08 }), titled(bands(names), data.measure)]
  const { area, x, y } = plot({ sheet, x: across, y: down, row: size.row, xOver: true }, [{ top: size.over }])
  if (focused !== undefined) {
    const top = y.at(services.indexOf(focused.name)) - size.row / 2
    sheet.put('@band', focusBand({ x: -16, y: top, w: area.x + area.w + 16, h: size.row }), 'ground')
  }
  for (const [index, { rows, values, most, write }] of measures.entries()) {
    const left = Math.round(x.at(index) - x.width / 2)
    const w = Math.floor(x.width - size.beside - Math.max(...values.map((each) => widthOf(write(each), 'highlight'))))
    if (w < size.least) {
      const problem = `${measures.length} measures leave ${w} px for a line, ${size.least} px are needed: leave one out`
      return sheet.problem(data.rows, undefined, problem)
    }
    const cell = { data, left, w, top: area.y, bottom: area.y + area.h, sheet }
    drawTimes(cell, rows.some((row) => row === focused) || (focused === undefined && index === 0))
    for (const row of rows) {
      const zero = Math.round(y.at(services.indexOf(row.name)) + size.line / 2)
      drawSeries(row, { ...cell, zero, most, write })
    }
  }
  if (data.rows.some((row) => hasRisen(row) && !sheet.isFocus(row)))
    sheet.key({ ...lineEntry('Rose by 50% or more, value in bold', { stroke: 'ink' }), w: 32 })
}

type DashboardCell = { data: SeriesData; left: number; w: number; top: number; bottom: number; sheet: Sheet }
type SparkLine = DashboardCell & { zero: number; most: number; write: (value: number) => string }

/** A line over its zero, broken where nothing was measured, and its latest value. */
const drawSeries = (row: SeriesRow, { data, left, w, zero, most, write, sheet }: SparkLine): void => {
  const { at } = readColumns(data)
  const x = scaleLinear()
    .domain([at[0] ?? 0, at.at(-1) ?? 1])
    .rangeRound([left, left + w])
  const y = scaleLinear()
    .domain([0, most || 1])
    .rangeRound([zero, zero - size.line])
  const fill = sheet.isFocus(row) ? 'accent' : hasRisen(row) ? 'ink' : 'muted'
  const line = lineShape<SeriesRow['values'][number]>(
    (_, index) => x(at[index] ?? 0),
    ({ value }) => y(value ?? 0),
  )
  sheet.put(row, [path(`M ${left} ${zero} h ${w}`, { stroke: 'rule' })], 'rule')
  const last = row.values.findLastIndex(({ value }) => value !== null)
  if (last < 0) return
  const [value, end] = [row.values[last]?.value ?? 0, x(at[last] ?? 0)]
  const as: TypeStyle = { size: fill === 'accent' ? 16 : 14, fill, ...(fill === 'muted' ? {} : { bold: true }) }
  sheet.put(
    row,
    [
      path(line.defined((each) => each.value !== null)(row.values) ?? '', { stroke: fill }),
      circle(end, y(value), 4, { fill, stroke: fill }),
      lineOfText(write(value), { x: left + w + size.beside, y: Math.min(zero - 8, y(value)), as }),
    ],
    'line',
  )
}

/** Events as dashed lines through all services; in one column with their names and the ends of the time. */
const drawTimes = ({ data, left, w, top, bottom, sheet }: DashboardCell, isNamed: boolean): void => {
  const columns = readColumns(data)
  const [first = 0, last = 1] = [columns.at[0], columns.at.at(-1)]
  const events = (data.marks ?? []).flatMap((item) => {
    const at = item.column === undefined ? undefined : placeOf(columns, item.column)
    if (at !== undefined) return [{ item, x: Math.round(left + ((at - first) / (last - first)) * w) }]
    sheet.warn(
      item,
      undefined,
      'is left out: a dashboard marks moments only, as each measure has its own scale; use column',
    )
    return []
  })
  for (const { item, x } of events)
    sheet.put(item, [path(`M ${x} ${top} V ${bottom}`, { stroke: 'muted', dashed: true })], 'rule')
  if (!isNamed) return
  const words = events.map(({ item }) =>
    block([{ text: item.text, as: { size: 12 } }], (room.w - 40) / events.length - 16),
  )
  const wanted = events.map(({ x }) => x)
  const middles = spread(wanted, { sizes: words.map((each) => each.w), gap: 12, from: 0, to: room.w - 40 })
  events.forEach(({ item }, index) => {
    const rect = { x: Math.round(middles[index] ?? 0), y: bottom + 28, w: 0, h: 0 }
    sheet.put(item, place(words[index] ?? block([]), rect, { valign: 'top' }), 'rule')
  })
  const moments = columns.kind === 'time' ? nameMoments([first, last], { dated: false }).map(({ text }) => text) : []
  const [from = '', to = ''] = moments.length > 0 ? moments : [columns.names[0], columns.names.at(-1)]
  const end = { x: left + w, y: bottom + 16, as: 'small', align: 'end' } as const
  sheet.put('@times', [lineOfText(from, { ...end, x: left, align: 'start' }), lineOfText(to, end)])
  drawLead(events, { words: leadOf(data), y: top - 5, sheet })
}

/** The length from the first event to the second, over their lines. */
const drawLead = (
  [first, second]: { item: object; x: number }[],
  { words, y, sheet }: { words: string | undefined; y: number; sheet: Sheet },
): void => {
  if (first === undefined || second === undefined || words === undefined) return
  if (widthOf(words, 'item') + 4 > Math.abs(second.x - first.x)) return
  const as = { size: 14, bold: true, fill: 'accent' } as const
  sheet.put(first.item, [
    path(`M ${first.x} ${y - 3} v 6 M ${second.x} ${y - 3} v 6 M ${first.x} ${y} H ${second.x}`, { stroke: 'accent' }),
    lineOfText(words, { x: (first.x + second.x) / 2, y: y - 13, as, align: 'middle' }),
  ])
}
