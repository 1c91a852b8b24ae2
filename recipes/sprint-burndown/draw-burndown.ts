/**
 * The picture of a burndown: the gap to the ideal line in two layers, work that is late and work that was added.
 */
import { pairs } from 'd3-array'
import { block, type Paragraph } from '../../drawing/block.ts'
import { across, evenly } from '../../drawing/chart/bands.ts'
import { lineDots } from '../../drawing/chart/cell-dots.ts'
import { dot, spotsAround, spotsFarFrom } from '../../drawing/chart/dot.ts'
import { area, line } from '../../drawing/chart/line.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { missingNames } from '../../drawing/chart/missing.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { lineEntry } from '../../drawing/key.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'
import { addedName, lateName } from './added-name.ts'
import { areParts, behindGap, gapWords } from './behind-gap.ts'
import {
  areWorkingDays,
  type BurndownDay,
  burndownOf,
  lateOf,
  planWords,
  type ScopeChange,
  steppedDays,
  withBreaks,
} from './burndown.ts'
import { scopeLine, tellUnsaid } from './scope-line.ts'
import { untilScope } from './until-scope.ts'

/** Draws the first row as work left, the second as scope. */
export function drawBurndown(data: SeriesData, sheet: Sheet): void {
  const [columns, format] = [readColumns(data), formatFor(valuesOf(data.rows), data.unit)]
  const { ideal, days, changes, added, behind } = burndownOf(data)
  const [row = {}, scope] = data.rows
  const color: Color = sheet.isFocus(row) || !sheet.hasFocus ? 'accent' : 'ink'
  const unsaid: string[] = []
  const orElse = ({ from, to }: ScopeChange): unknown => unsaid.push(format.signed(to - from))
  plot({ sheet, x: areWorkingDays(columns.at) ? evenly(columns.at) : across(columns), y: linear(data), h: 400 }, [
    ...columnMarks(data.marks, columns).map((mark) => untilScope(mark, changes)),
    line(data.rows, ideal, { dashed: true }),
    ...behindGap(data),
    ...layersOf(data, sheet),
    ...(scope === undefined ? [] : scopeLine(scope, { columns, format, changes, orElse })),
    ...leftLine(data, { format, color }),
    ...lineDots(data.rows, columns, { sheet, strokeOf: (each) => (each === row ? color : 'muted') }),
    planName(data.rows, ideal, () => sheet.key(idealEntry)),
  ])
  tellUnsaid(sheet, scope ?? row, unsaid)
  const missing = missingNames(data, { end: data.rows[0]?.values.findLastIndex(({ value }) => value !== null) ?? 0 })
  if (missing !== undefined) sheet.footnote(`Not measured: ${missing}.`)
  const plan = planWords(data)
  if (plan !== undefined) sheet.footnote(plan)
  if (areParts({ added, behind })) sheet.footnote('Added work is counted as not done yet.')
  const { cell } = days.at(-1) ?? { cell: row }
  for (const name of ['behind', 'side']) sheet.prove(name, cell)
  sheet.prove('added', ...changes.map((change) => change.cell), row)
}

/** The name of the ideal line: near its end, where the work left is not yet, but over the axis, which is no plan. */
const planName = (rows: Source, ideal: readonly { x: number; y: number }[], orElse: () => void): ChartMark => ({
  draw: (frame) => {
    const words = block([{ text: 'Plan', as: 'note' }])
    const spots = [0.92, 0.85, 0.75, 0.6, 0.4].flatMap((share) =>
      onIdeal(ideal, share).flatMap(({ x, y }) => spotsAround({ x: frame.x.at(x), y: frame.y.at(y) }, { r: 8, words })),
    )
    const isOver = ({ rect }: LabelSpot): boolean => rect.y + rect.h <= frame.y.at(0)
    frame.say(rows, spots.filter(isOver), { layer: 'line', orElse })
  },
})

/** The place at a share of the ideal line's time. */
const onIdeal = (ideal: readonly { x: number; y: number }[], share: number): { x: number; y: number }[] => {
  const [first, last] = [ideal[0], ideal.at(-1)]
  if (first === undefined || last === undefined) return []
  const x = first.x + share * (last.x - first.x)
  const [start, end] = pairs(ideal).find(([, next]) => next.x >= x) ?? [first, last]
  return [{ x, y: end.x === start.x ? end.y : start.y + ((x - start.x) / (end.x - start.x)) * (end.y - start.y) }]
}

const idealEntry = lineEntry('Plan', { dashed: true })

/** What lies between the ideal line and the work left over it: work that is late, and over that work that was added. */
const layersOf = (data: SeriesData, sheet: Sheet): ChartMark[] => {
  const [{ days }, columns, [row = {}]] = [burndownOf(data), readColumns(data), data.rows]
  const late = lateOf(
    withBreaks(
      days.map(({ x, without, ideal }) => ({ x, y: without, base: ideal })),
      columns,
    ),
  )
  // Darker than the layer over it, so that the two differ in gray as well.
  const layer = area(row, late, { fill: 'rule' })
  const isGrown = ({ added }: BurndownDay): boolean => added !== 0
  const inKey = (text: string, fill: Color): void => sheet.key({ text, sample: (rect) => [square(rect, { fill })] })
  const name = lateName(data, () => inKey('Late', 'rule'))
  if (!days.some(isGrown)) return [layer, name]
  const added = withBreaks(steppedDays(days), columns).map(({ x, y, without }) => ({ x, y, base: without }))
  // The line without added work begins where the first of it was added.
  const without = withBreaks(
    days.slice(days.findIndex(isGrown)).map((day) => ({ x: day.x, y: day.without })),
    columns,
  )
  return [
    layer,
    area(row, added, { fill: 'soft' }),
    line(row, without),
    addedName(data, (text) => inKey(text, 'soft')),
    name,
  ]
}

/** The work left, named at its last value: beside the plot where it is at the end, else at the dot. */
const leftLine = (data: SeriesData, { format, color }: { format: NumberFormat; color: Color }): ChartMark[] => {
  const [{ last, behind, days }, columns, row = { name: '' }] = [burndownOf(data), readColumns(data), data.rows[0]]
  if (last === undefined) return []
  const isAtEnd = last.x === columns.at.at(-1)
  const name: Paragraph = { text: `${row.name} ${format.short(last.y)}`, as: { size: 16, bold: true, fill: color } }
  const words = block([name, ...(isAtEnd ? gapWords(data) : [])], 176)
  const end = dot(last.cell, last, { stroke: color, r: 5 })
  const points = withBreaks(steppedDays(days), columns)
  if (isAtEnd) return [line(row, points, { stroke: color, beside: [sideBlock(row, words, { at: last.y })] }), end]
  const { h, w } = words
  const named: ChartMark = {
    draw: (frame) => {
      const [x, y] = [half(frame.x.at(last.x)), half(frame.y.at(last.y))]
      const up = behind < 0 ? 1 : -1
      const ys = [0, h / 2 + 8, h / 2 + 16, h / 2 + 22, h / 2 + 32].map((away) => y + up * away - h / 2)
      const places = [
        { left: x + 12, align: 'start' as const },
        { left: x - w / 2, align: 'middle' as const },
        { left: x - w - 12, align: 'end' as const },
      ]
      const near = ys.flatMap((top) =>
        places.map(({ left, align }): LabelSpot => ({ words, rect: { x: left, y: top, w, h }, align })),
      )
      // Where all work is done early, the axis takes the places at the dot.
      const far = spotsFarFrom({ x, y }, { r: 5, words }).map((spot) => ({ ...spot, of: { x, y } }))
      frame.say(last.cell, [...near, ...far])
    },
  }
  return [line(row, points, { stroke: color }), end, named]
}
