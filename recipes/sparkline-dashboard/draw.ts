/**
 * A grid of small lines: services below each other, measures side by side, each line on a scale of its own from 0. What
 * rose stands out from what did not, and what lies between two moments is a band through all lines.
 */
import { area as areaShape, line as lineShape } from 'd3-shape'
import { block, lineOfText, place } from '../../drawing/block.ts'
import { nameMoments as timesOf } from '../../drawing/chart/time-ticks.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { lineEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { alongLine, type DashboardLayout, isLong, type LaidMeasure, layDashboard, size } from './lay.ts'
import { hasRisen, known, leadOf, measureOf, measuresOf, namesOf, worst } from './series.ts'

type Drawing = { data: SeriesData; laid: DashboardLayout; sheet: Sheet }

/** Draws the dashboard on the sheet. */
export function drawDashboard(data: SeriesData, sheet: Sheet): void {
  const laid = layDashboard(data)
  if (!isLong(laid.line)) {
    const problem = `${laid.measures.length} measures leave ${laid.line} px for a line, 64 px are needed: leave one out`
    return sheet.problem(data.rows, undefined, problem)
  }
  const drawing = { data, laid, sheet }
  drawRows(drawing)
  const moments = momentsOf(drawing)
  const named = namedIn(data, moments.length)
  laid.measures.forEach((measure, index) => {
    drawMoments(measure, moments, drawing)
    nameEnds(measure, laid.bottom + 12, drawing)
    const own = moments.filter((_, at) => named[at] === index)
    nameMoments(measure, own, { moments, drawing, hasLead: index === named[1] })
    for (const row of measure.rows) drawSeries(row, measure, drawing)
  })
  if (data.rows.some(hasRisen))
    sheet.key({ ...lineEntry('Rose by 50% or more, value in bold', { stroke: 'ink' }), w: 32 })
}

/** Names and hairlines; the row of what is in focus has a bar at its left. */
const drawRows = ({ data, laid, sheet }: Drawing): void => {
  const { w, names, measures, head, bottom } = laid
  const focused = data.rows.find((row) => sheet.isFocus(row))
  const rise = worst(data)
  const isGrouped = !measuresOf(data).includes(data.measure)
  if (isGrouped) sheet.put('measure', [lineOfText(data.measure, { x: size.beside, y: head - 20, as: 'small' })])
  measures.forEach(({ name, x }, index) => {
    const rect = { x, y: head - 10 - name.h, w: 0, h: name.h }
    sheet.put(`@measure-${index}`, place(name, rect, { align: 'start' }))
  })
  namesOf(data).forEach((name, index) => {
    const rect = { x: 0, y: head + index * laid.row, w, h: laid.row }
    if (name === focused?.name) sheet.put('@band', [square({ ...rect, w: 4 }, { fill: 'accent' })], 'ground')
    const source = `@service-${index}`
    sheet.put(source, place(names[index] ?? block([]), { ...rect, x: size.beside }, { align: 'start' }))
    if (name === rise?.name) sheet.prove('service', source)
  })
  const rules = Array.from({ length: names.length + 1 }, (_, index) => `M 0 ${head + index * laid.row} H ${w}`)
  sheet.put('@rules', [path(rules.join(' '), { stroke: 'rule' })], 'rule')
  if (bottom > head) sheet.put('@rules', [path(`M 0 ${head} H ${w}`)], 'rule')
}

/** How much of a row's scale is over its largest value. */
const air = 1.3

/** A line over its zero, broken where nothing was measured, and its latest value. */
const drawSeries = (row: SeriesRow, { x, write }: LaidMeasure, { data, laid, sheet }: Drawing): void => {
  const { at } = readColumns(data)
  const along = alongLine(data, { x, length: laid.line })
  const zero = laid.head + (namesOf(data).indexOf(row.name) + 1) * laid.row - 8
  // Air over the largest value: a line that stays is in the middle of its row.
  const most = air * Math.max(...known(row)) || 1
  const height = (value: number): number => Math.round(zero - (value / most) * size.line)
  const fill = sheet.isFocus(row) ? 'accent' : hasRisen(row) ? 'ink' : 'muted'
  const line = lineShape<SeriesRow['values'][number]>(
    (_, index) => along(at[index] ?? 0),
    ({ value }) => height(value ?? 0),
  )
  // Closed, as it joins nothing.
  sheet.put(row, [path(`M ${x} ${zero} h ${laid.line} Z`, { stroke: 'rule' })], 'rule')
  const last = row.values.findLastIndex(({ value }) => value !== null)
  if (last < 0) return
  const [value, end] = [row.values[last]?.value ?? 0, along(at[last] ?? 0)]
  const as: TypeStyle = { size: 14, fill, ...(hasRisen(row) ? { bold: true } : {}) }
  const words = { x: x + laid.line + size.latest, y: Math.min(zero - 8, height(value)), as }
  const ground = areaShape<SeriesRow['values'][number]>(
    (_, index) => along(at[index] ?? 0),
    zero,
    ({ value }) => height(value ?? 0),
  )
  sheet.put(row, [path(ground.defined((each) => each.value !== null)(row.values) ?? '', band)], 'ground')
  sheet.put(
    row,
    [
      path(line.defined((each) => each.value !== null)(row.values) ?? '', { stroke: fill }),
      circle(end, height(value), 3, { fill, stroke: fill }),
      lineOfText(write(value), words),
    ],
    'line',
  )
}

/** A band of what is in focus: another color, nothing else. */
const lit = { fill: 'soft' } as const

type Moment = { item: { text: string }; at: number }

/** The moments that the data mark; other marks have no place here, as each line has its own scale. */
const momentsOf = ({ data, sheet }: Drawing): Moment[] => {
  const columns = readColumns(data)
  return (data.marks ?? []).flatMap((item) => {
    const at = item.column === undefined ? undefined : placeOf(columns, item.column)
    if (at !== undefined) return [{ item, at }]
    const problem = 'is left out: a dashboard marks moments only, as each line has its own scale; use column'
    sheet.warn(item, undefined, problem)
    return []
  })
}

/** Moments as pale lines through all services; where one rose most, they are strong, and between the first two is a band if it rose in this measure. */
const drawMoments = ({ x, rows }: LaidMeasure, moments: Moment[], { data, laid, sheet }: Drawing): void => {
  const along = alongLine(data, { x, length: laid.line })
  const [first, second] = moments.map(({ at }) => along(at))
  const { head, bottom } = laid
  const row = namesOf(data).indexOf(worst(data)?.name ?? '')
  const [top, end] = row < 0 ? [head, bottom] : [head + row * laid.row, head + (row + 1) * laid.row]
  const hasRise = rows.some((each) => each.name === worst(data)?.name && hasRisen(each))
  if (first !== undefined && second !== undefined && hasRise) {
    const [left, right] = [Math.min(first, second), Math.max(first, second)]
    const isLit = data.rows.some((each) => each.name === worst(data)?.name && sheet.isFocus(each))
    sheet.put('@between', [square({ x: left, y: top, w: right - left, h: end - top }, isLit ? lit : band)], 'ground')
  }
  for (const { item, at } of moments) {
    sheet.put(item, [path(`M ${along(at)} ${head} V ${bottom} Z`, { stroke: 'rule' })], 'ground')
    sheet.put(item, [path(`M ${along(at)} ${top} V ${end} Z`)], 'rule')
  }
}

/**
 * The measure below which each moment is named: one after the other those in which the service with the largest rise rose,
 * if they are as many, else all where that rise is, whatever is in focus.
 */
const namedIn = (data: SeriesData, count: number): number[] => {
  const rise = worst(data)
  const measures = measuresOf(data)
  const own = data.rows.filter((row) => row.name === rise?.name && hasRisen(row))
  const risen = own.map((row) => measures.indexOf(measureOf(data, row)))
  const main = Math.max(0, rise === undefined ? 0 : measures.indexOf(measureOf(data, rise)))
  return Array.from({ length: count }, (_, index) => (risen.length === count ? risen[index] : undefined) ?? main)
}

type Named = { moments: Moment[]; drawing: Drawing; hasLead: boolean }

/** The names of some moments below a column, and there how far apart the first two of all are. */
const nameMoments = ({ x }: LaidMeasure, own: Moment[], { moments, drawing, hasLead }: Named): void => {
  const { data, laid, sheet } = drawing
  const along = alongLine(data, { x, length: laid.line })
  const isLead =
    hasLead &&
    drawLead(
      moments.map(({ at }) => along(at)),
      drawing,
    )
  const top = laid.bottom + size.times + (isLead ? size.lead : 0)
  const middles = own.map(({ at }) => along(at))
  const words = own.map(({ item }) => block([{ text: item.text, as: 'value' }], laid.w / moments.length - 16))
  const spots = spread(middles, { sizes: words.map(({ w }) => w), gap: 12, from: 0, to: laid.w })
  own.forEach(({ item }, index) => {
    const rect = { x: Math.round(spots[index] ?? 0), y: top + 12, w: 0, h: 0 }
    sheet.put(item, place(words[index] ?? block([]), rect, { valign: 'top' }), 'rule')
  })
}

/** The ends of the time below a column, each right of its own end: a moment near the last one has room before it. */
const nameEnds = ({ x }: LaidMeasure, y: number, { data, laid, sheet }: Drawing): void => {
  const columns = readColumns(data)
  const ends = [columns.at[0] ?? 0, columns.at.at(-1) ?? 1]
  const written = columns.kind === 'time' ? timesOf(ends, { dated: false }).map(({ text }) => text) : []
  const [from = '', to = ''] = written.length > 0 ? written : [columns.names[0], columns.names.at(-1)]
  sheet.put('@times', [lineOfText(from, { x, y, as: 'small' }), lineOfText(to, { x: x + laid.line, y, as: 'small' })])
}

/** The time between the first two moments, below what lies between them; says whether there is any. */
const drawLead = ([first, second]: number[], { data, laid, sheet }: Drawing): boolean => {
  const words = leadOf(data)
  if (first === undefined || second === undefined || words === undefined) return false
  const [y, fill] = [laid.bottom + size.times, sheet.hasFocus ? 'accent' : 'ink'] as const
  const as = { size: 16, bold: true, fill } as const
  sheet.put('@lead', [
    path(`M ${first} ${y + 4} v 6 H ${second} v -6`, { stroke: fill }),
    lineOfText(words, { x: Math.round((first + second) / 2), y: y + 22, as, align: 'middle' }),
  ])
  sheet.prove('lead', '@lead')
  return true
}
