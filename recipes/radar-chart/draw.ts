/**
 * Radars: a spoke for each criterion, an outline for each candidate, and on every spoke a bar that says who is ahead.
 */
import { max, sum } from 'd3-array'
import { pointRadial } from 'd3-shape'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { putCellDots } from '../../drawing/chart/cell-dots.ts'
import { half } from '../../drawing/chart/mark.ts'
import { styledRows, valuesOf } from '../../drawing/chart/series.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { columnItems, focusRow, readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { lineEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { columns, rectAround, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawBalance } from './balance.ts'
import { explain } from './explain.ts'
import { isScored, leadBar, leadOf } from './leads.ts'
import { dashesOf, focusFirst, openOutline, outlineOf, scoreWords } from './outline.ts'
import { nameOf, nameOutlines, ringNumbers } from './ring-numbers.ts'
import { drawTotals, type TotalsPlace } from './totals.ts'

/** The radius of the outer ring, from there to names, and between two scores, in pixels. */
const [radius, away, gap] = [208, 16, 12]

type RadarData = SeriesData & { max?: number | undefined; focus?: string[] | undefined }

/** The rows with their looks, and where a score is on a spoke; a spoke and a half is between two. */
export type ScoreRadar = {
  data: RadarData
  sheet: Sheet
  styled: ReturnType<typeof styledRows<SeriesData['rows'][number]>>
  end: number
  at: (spoke: number, value: number) => Point
  short: (value: number) => string
}

/** Draws the radar on the sheet. */
export function drawRadar(data: RadarData, sheet: Sheet): void {
  const { names } = readColumns(data)
  const { short } = formatFor(valuesOf(data.rows), data.unit)
  const most = Math.max(data.max ?? 0, ...valuesOf(data.rows))
  const { domain, ticks } = linearTicks(0, most)
  const end = most === data.max ? most : domain[1]
  const at = (spoke: number, value: number): Point => {
    const [x, y] = pointRadial((2 * Math.PI * spoke) / names.length, (radius * value) / end)
    return { x: half(x), y: half(y) }
  }
  const looks = new Map(styledRows(data.rows, sheet).map((each) => [each.row, each]))
  // In the order of the data, whatever is in focus.
  const styled = data.rows.flatMap((row) => looks.get(row) ?? [])
  const radar: ScoreRadar = { data, sheet, styled, end, at, short }
  const rings = ticks.filter((tick) => tick > 0 && tick <= end)
  const corner = (spoke: number, value: number): string => `${at(spoke, value).x} ${at(spoke, value).y}`
  const spokes = names.map((_, index) => `M 0 0 L ${corner(index, end)}`)
  const webs = rings.map((ring) => outlineOf(names.map((_, index) => at(index, ring))))
  const web = path([...webs, ...spokes].join(' '), { stroke: 'rule' })
  sheet.put('@web', [web], 'rule')
  const drawn = drawOutlines(radar)
  const between = (ring: number) => (direction: number) => {
    const [a, b] = [at(direction, ring), at(direction + 1, ring)]
    return { x: half((a.x + b.x) / 2), y: half((a.y + b.y) / 2) }
  }
  const numbers = ringNumbers(
    rings.map((ring) => ({ text: short(ring), at: between(ring) })),
    names.length,
    drawn,
  )
  sheet.put('@web', numbers, 'mark')
  const scores = names.map((name, index) => drawScores(radar, index, name))
  const areNamed = nameOutlines(radar, [...drawn, ...numbers, web, square(scores, { fill: 'ink' })])
  const areTotals = drawSums(radar, { ...under(scores), areKeys: !areNamed })
  if (!areNamed && !areTotals)
    for (const { row, look } of styled) sheet.key(lineEntry(nameOf(row), { ...look, ...dashesOf(row, styled) }))
  explain(radar)
  for (const name of ['name', 'ahead', 'behind', 'columns']) sheet.prove(name, focusRow(data), '@leads')
  sheet.prove('sum', focusRow(data))
  sheet.prove('rival', ...data.rows.filter((row) => row !== focusRow(data)))
}

/** The sums that the heading quotes: of two candidates as the balance of their leads, else as bars, which are true. */
const drawSums = (radar: ScoreRadar, place: TotalsPlace): boolean => {
  const [a, b, ...others] = radar.styled
  if (!radar.sheet.quotes('sum', 'rival')) return false
  // With a score missing, what is end to end would be longer than what is on the spokes.
  const areBars = a === undefined || b === undefined || others.length > 0 || !radar.data.rows.every(isScored)
  if (areBars) drawTotals(radar.styled, radar, place)
  else drawBalance([a, b], radar, place)
  return areBars
}

/** Where totals are under scores: on the grid of the page, so that names begin where the heading does. */
const under = (scores: readonly Rect[]) => {
  const left = -up(-Math.min(-radius, ...scores.map(({ x }) => x)))
  const right = left + up(Math.max(radius, ...scores.map(rightOf)) - left)
  return { left, right, top: Math.max(...scores.map(({ y, h }) => y + h)) + 32 }
}

/** Draws outlines with their dots, and who is ahead; what labels must keep clear of. */
const drawOutlines = ({ data, sheet, styled, at }: ScoreRadar): Element[] => {
  const { names } = readColumns(data)
  const leads = names.flatMap((_, index) => {
    const known = styled.flatMap(({ row, look }) => {
      const { value = null } = row.values[index] ?? {}
      return value === null ? [] : [{ value, stroke: look.stroke }]
    })
    const lead = leadOf(known)
    if (lead === undefined) return []
    const [from, to] = [at(index, lead.from), at(index, lead.to)]
    // A lead of less than a pixel is none that can be seen.
    return Math.hypot(to.x - from.x, to.y - from.y) < 1 ? [] : [leadBar(from, to, lead)]
  })
  sheet.put('@leads', leads, 'mark')
  const inOrder = focusFirst(styled)
  const outlines = inOrder.toReversed().map(({ row, look }) => {
    const isFirst = inOrder[0]?.row === row
    const points = row.values.map(({ value }, index) => (value === null ? undefined : at(index, value)))
    // The focus, or the first of all, has solid dots, others hollow ones, and a third one dashes: they differ without
    // color, and no line is fainter for being behind.
    const dots = points
      .filter((point) => point !== undefined)
      .map(({ x, y }) => circle(x, y, 4, { fill: isFirst ? look.stroke : 'surface', stroke: look.stroke }))
    // Open, so that a rival in gray is drawn as strongly as what joins things, not as the edge of an area.
    const line = path(openOutline(points), { ...look, fill: 'none', ...dashesOf(row, styled) })
    sheet.put(row, [line, ...dots], 'line')
    putCellDots(row, ({ cell, index }) => at(index, cell.value ?? 0), { sheet, stroke: look.stroke })
    return [line, ...dots]
  })
  return [...leads, ...outlines.flat()]
}

/** The style of a score: the best is bold, and nothing moves with that. */
const scoreStyle = ({ size, fill = 'ink' }: TypeStyle, isBest: boolean): TypeStyle =>
  isBest ? { size, fill, bold: true } : { size, fill, steady: true }

/** The name of a criterion with all scores, outside of its spoke; where they and its end are. */
const drawScores = ({ data, sheet, styled, at, end, short }: ScoreRadar, index: number, name: string): Rect => {
  const { x, y } = at(index, end)
  const words = block([{ text: name, as: 'name' }], 200)
  const best = max(styled, ({ row }) => row.values[index]?.value ?? undefined)
  const scores = styled.map(({ row, as }) => ({
    row,
    as: scoreStyle(as, row.values[index]?.value === best),
    text: scoreWords(row.values[index]?.value ?? null, short, stateSign(row)),
  }))
  const widths = scores.map(({ text, as }) => widthOf(text, as))
  const [wide, h, side] = [sum(widths, (w) => w + gap) - gap, words.h + 20, Math.sign(Math.trunc(x / 20))]
  const w = Math.max(words.w, wide)
  const align = side === 0 ? 'middle' : side < 0 ? 'end' : 'start'
  const down = side === 0 ? Math.sign(y) * (h / 2 + 10) : ((h / 2 - 4) * y) / radius
  const rect = rectAround({ x: x + side * (away + w / 2), y: y + down }, w, h)
  sheet.put(columnItems(data)[index] ?? '@web', place(words, { ...rect, h: words.h }, { align }))
  const cells = columns({ ...rect, x: rect.x + ((1 - side) * (w - wide)) / 2 }, widths, gap)
  for (const [at, { row, text, as }] of scores.entries())
    sheet.put(row, [lineOfText(text, { x: cells[at]?.x ?? 0, y: rect.y + words.h + 10, as })])
  return { ...rect, h: Math.max(rect.h, y - rect.y) }
}
