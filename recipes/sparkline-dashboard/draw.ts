/**
 * A grid of small lines: services below each other, measures side by side, each line on a scale of its own from 0. What
 * rose stands out from what did not, and what lies between two moments is a band through all lines.
 */
import { line as lineShape } from 'd3-shape'
import { block, lineOfText, place, tinted } from '../../drawing/block.ts'
import { putCellDots } from '../../drawing/chart/cell-dots.ts'
import { nameMoments as timesOf } from '../../drawing/chart/time-ticks.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { firstOf } from './first-value.ts'
import {
  alongLine,
  heightIn,
  isLong,
  isOfDays,
  type LaidMeasure,
  layDashboard,
  mostThatFit,
  size,
  wordsUnder,
} from './lay.ts'
import { type Dashboard, drawMoments, measuresAt, momentsOf, namedIn, nameMoments } from './moments.ts'
import { firstOver, hasRisen, leadingService, leadMarks, loneIn, namesOf, worst } from './series.ts'

/** Draws the dashboard on the sheet. */
export function drawDashboard(data: SeriesData, sheet: Sheet): void {
  const laid = layDashboard(data)
  if (!isLong(laid.line)) {
    const fit = Math.max(1, mostThatFit(data))
    const problem = `${laid.measures.length} measures are side by side, ${fit} fit: leave ${laid.measures.length - fit} out, or draw several dashboards`
    return sheet.problem(data.rows, undefined, problem)
  }
  const drawing = { data, laid, sheet }
  drawRows(drawing)
  const moments = momentsOf(drawing)
  const about = measuresAt(drawing, moments)
  const named = namedIn(drawing, moments, about)
  const main = Math.max(
    0,
    laid.measures.findIndex(({ rows }) => rows.some((row) => row === worst(data))),
  )
  const lead = about?.[0] ?? main
  laid.measures.forEach((measure, index) => {
    nameEnds(measure, laid.bottom + 12, drawing)
    const own = moments.filter((_, at) => named[at]?.includes(index))
    drawMoments(measure, { moments, own, isAbout: about !== undefined }, drawing)
    const isHome = (each: (typeof moments)[number]): boolean => (about?.[moments.indexOf(each)] ?? main) === index
    const isEach = (named[0]?.length ?? 0) > 1
    nameMoments(measure, own, { moments, drawing, hasLead: index === lead, isEach, isHome })
    for (const row of measure.rows) drawSeries(row, measure, drawing)
  })
  sheet.footnote('Each line has its own scale from 0. Right: latest value. Left: first value of lines that rose.')
  for (const name of leadMarks(data)) sheet.prove('lead', name)
  if (data.rows.some(hasRisen))
    sheet.key({ ...lineEntry('Rose by 50% or more, value in bold', { stroke: 'ink' }), w: 32 })
}

/** Heads, names and one hairline under each row, from which its lines rise; the name of what is in focus has the accent. */
const drawRows = ({ data, laid, sheet }: Dashboard): void => {
  const { w, names, measures, head, over } = laid
  const heads = head - laid.moments - 10
  const focused = data.rows.find((row) => sheet.isFocus(row))
  if (over.h > 0) sheet.put('measure', place(over, { x: 0, y: heads - over.h, w: 0, h: over.h }, { align: 'start' }))
  measures.forEach(({ name, x }, index) => {
    sheet.put(`@measure-${index}`, place(name, { x, y: heads - name.h, w: 0, h: name.h }, { align: 'start' }))
  })
  namesOf(data).forEach((name, index) => {
    const rect = { x: 0, y: head + index * laid.row, w, h: laid.row }
    const source = `@service-${index}`
    const words = names[index] ?? block([])
    sheet.put(source, place(name === focused?.name ? tinted(words, 'accent') : words, rect, { align: 'start' }))
    if (name === leadingService(data)) sheet.prove('service', source)
  })
  const rules = [...names.keys(), names.length].map((index) =>
    path(`M 0 ${head + index * laid.row} H ${w}`, { stroke: 'rule' }),
  )
  sheet.put('@rules', rules, 'ground')
}

/** A line over its zero, broken where nothing was measured, and its latest value. */
const drawSeries = (row: SeriesRow, { x, write, latest }: LaidMeasure, { data, laid, sheet }: Dashboard): void => {
  const { at } = readColumns(data)
  const along = alongLine(data, { x, length: laid.line })
  const foot = laid.head + (namesOf(data).indexOf(row.name) + 1) * laid.row - size.foot
  const over = heightIn(row)
  const height = (value: number): number => Math.round(foot - over(value))
  const zero = height(0)
  const fill = isAccented(row, { data, sheet }) ? 'accent' : hasRisen(row) ? 'ink' : 'muted'
  const placeOf = (index: number): Point => ({ x: along(at[index] ?? 0), y: height(row.values[index]?.value ?? 0) })
  // Closed, as it joins nothing; near the foot of the row is its rule.
  if (zero !== foot) sheet.put(row, [path(`M ${x} ${zero} h ${laid.line} Z`, { stroke: 'rule' })], 'rule')
  putCellDots(row, ({ index }) => placeOf(index), { sheet, stroke: fill })
  const last = row.values.findLastIndex(({ value }) => value !== null)
  if (last < 0) return
  const end = placeOf(last)
  const small = wordsUnder(data, row, write)
  const as: TypeStyle = { size: 14, fill, ...(hasRisen(row) ? { bold: true } : {}) }
  const middle = foot + size.foot - laid.row / 2
  const words = { x: x + laid.line + size.latest + latest, y: middle, as, align: 'end' } as const
  sheet.put(
    row,
    [
      ...sparkOf(row, placeOf, fill),
      circle(end.x, end.y, 3, { fill, stroke: fill }),
      ...firstOf(row, placeOf, write),
      lineOfText(write(row.values[last]?.value ?? 0), { ...words, y: words.y - 8 * small.length }),
      ...small.map((text, nth) =>
        lineOfText(text, { ...words, y: words.y + 10 - 8 * (small.length - 1) + 16 * nth, as: 'small' }),
      ),
    ],
    'line',
  )
  const over50 = worst(data) === undefined ? firstOver(row) : undefined
  if (over50 === undefined) return
  const mark = placeOf(over50)
  sheet.put(row, [circle(mark.x, mark.y, 4, { stroke: 'ink' })], 'over')
  sheet.key(markEntry('First 50% over its first value', (spot) => circle(spot.x, spot.y, 4, { stroke: 'ink' })))
  for (const value of ['service', 'lead']) sheet.prove(value, row)
}

/** What is in focus, and what else of the same service rose: both tell of it. */
const isAccented = (row: SeriesRow, { data, sheet }: Pick<Dashboard, 'data' | 'sheet'>): boolean =>
  sheet.isFocus(row) || (hasRisen(row) && data.rows.some((each) => each.name === row.name && sheet.isFocus(each)))

/** The line of a row, and dots where it would be a point. */
const sparkOf = (row: SeriesRow, placeOf: (index: number) => Point, fill: Color): Element[] => {
  const lone = loneIn(row)
  const line = lineShape<SeriesRow['values'][number]>(
    (_, index) => placeOf(index).x,
    (_, index) => placeOf(index).y,
  ).defined(({ value }, index) => value !== null && !lone.includes(index))(row.values)
  const dots = lone.map(placeOf).map(({ x, y }) => circle(x, y, 2, { fill, stroke: fill }))
  return [...(line === null || line === '' ? [] : [path(line, { stroke: fill })]), ...dots]
}

/** The ends of the time below a column, with their days where these differ: its first moment begins where the lines do, its last one ends there. */
const nameEnds = ({ x }: LaidMeasure, y: number, { data, laid, sheet }: Dashboard): void => {
  const columns = readColumns(data)
  const ends = [columns.at[0] ?? 0, columns.at.at(-1) ?? 1]
  const times = columns.kind === 'time' ? timesOf(ends, { dated: isOfDays(data) }) : []
  const names = [columns.names[0] ?? '', columns.names.at(-1) ?? '']
  const written = names.map((name, index): (string | undefined)[] => {
    const time = times[index]
    return time === undefined ? [name] : [time.text, time.context]
  })
  const lines = written.flatMap((words, index) =>
    words.flatMap((text = '', line) => {
      const at = { x: index === 0 ? x : x + laid.line, y: y + line * size.day, as: 'small' } as const
      return text === '' ? [] : [lineOfText(text, index === 0 ? at : { ...at, align: 'end' })]
    }),
  )
  sheet.put('@times', lines)
}
