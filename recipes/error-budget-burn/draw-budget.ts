/**
 * The picture of an error budget: a step line of what is left, bad columns as red drops, and at the right, on the same
 * scale, where all of it went.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import { dot } from '../../drawing/chart/dot.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { line as series } from '../../drawing/chart/line.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesRow } from '../../drawing/data/numbers.ts'
import { grays } from '../../drawing/fills.ts'
import { spread } from '../../drawing/label/spread.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type BudgetData, type BudgetDay, budgetOf } from './budget.ts'
import { budgetWords } from './words.ts'

/** Pixels: the plot, from it to the column of the budget, that column, and the most room of words beside it. */
const size = { plot: 672, h: 392, gap: 32, column: 32, words: 128 }
/** How wide words at a drop may be before they wrap, in pixels: what is tried in turn. */
const widths = [160, 112, 240]

/** Draws the budget of the first row. */
export function drawBudget(data: BudgetData, sheet: Sheet): void {
  const [columns, { days, plan, bad }, row] = [readColumns(data), budgetOf(data), data.rows[0]]
  if (row === undefined) return
  const noteOf = new Map(
    bad.map((day) => [
      day,
      (data.marks ?? []).filter(({ column }) => column !== undefined && placeOf(columns, column) === day.x),
    ]),
  )
  const told = new Set([...noteOf.values()].flat())
  const [first, last] = [days[0], days.at(-1)]
  const start = first === undefined ? [] : [{ x: first.x, y: 100 }]
  const frame = plot(
    {
      sheet,
      x: across(columns),
      y: linear({ measure: budgetWords(data).measure, unit: '%' }),
      w: size.plot,
      h: size.h,
    },
    [
      ...columnMarks(
        data.marks?.filter((mark) => !told.has(mark)),
        columns,
      ),
      { ...series(data.rows, plan, { dashed: true }), ...evenBurn(data, plan) },
      series(row, [...start, ...days], { stroke: 'ink', steps: true }),
      ...bad.map((day) =>
        drop(
          day,
          (noteOf.get(day) ?? []).map(({ text }) => text),
          sheet,
        ),
      ),
      ...(last === undefined ? [] : [dot(row, last, { stroke: last.y < 0 ? 'ink' : 'accent', r: 5 })]),
    ],
  )
  drawColumn(data, frame, { sheet, row })
  sheet.prove('budget', '@y')
  sheet.prove('bad', ...bad.map(({ cell }) => cell))
}

/** The even burn is named where it runs alone: after the last value, or at its end. */
const evenBurn = (data: BudgetData, plan: { x: number; y: number }[]): ChartMark => {
  const words = block([{ text: 'even burn', as: 'note' }])
  const dashed = series(data.rows, plan, { dashed: true })
  return {
    ...dashed,
    draw: (frame) => {
      dashed.draw?.(frame)
      const spots = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15].map((part) => {
        const { x, y } = plan[Math.floor(part * (plan.length - 1))] ?? { x: 0, y: 0 }
        return {
          words,
          rect: { x: frame.x.at(x) + 10, y: frame.y.at(y) - words.h - 2, w: words.w, h: words.h },
          align: 'start' as const,
        }
      })
      frame.say('rows', spots)
    },
  }
}

/** A bad column: its part of the steps in red, with its share and its cause beside it. */
const drop = (day: BudgetDay, causes: string[], sheet: Sheet): ChartMark => ({
  draw: (frame) => {
    const [x, top, bottom] = [half(frame.x.at(day.x)), half(frame.y.at(day.before)), half(frame.y.at(day.y))]
    const stroke = { stroke: 'negative' } as const
    frame.put(
      day.cell,
      [path(`M ${x - 6} ${top} H ${x + 6} M ${x - 6} ${bottom} H ${x + 6} M ${x} ${top} V ${bottom}`, stroke)],
      'line',
    )
    const paragraphs = [
      { text: `−${Math.round(day.spent)}%`, as: { size: 16, bold: true, fill: 'negative' } as const },
      ...causes.map((text) => ({ text, as: 'label' as const })),
    ]
    const spots = widths.flatMap((width) => {
      const words = block(paragraphs, width)
      return [0.5, 0.25, 0.75, 0, 1, 0.1, 0.9].flatMap((part) => {
        const rect = { y: top + (bottom - top) * part - words.h / 2, w: words.w, h: words.h }
        return [x + 12, x - 12 - words.w].map((left) => ({
          words,
          rect: { x: left, ...rect },
          align: 'start' as const,
        }))
      })
    })
    frame.say(day.cell, spots, {
      orElse: () =>
        causes.length > 0 && sheet.note('marks', undefined, `no place for ${JSON.stringify(causes.join(', '))}`),
    })
  },
})

type Part = { from: number; to: number; look: SquareLook; words: Block }

/** All of the budget as one bar on the scale of the plot: bad columns, the others, and what is left. */
const drawColumn = (data: BudgetData, frame: Frame, { sheet, row }: { sheet: Sheet; row: SeriesRow }): void => {
  const { bad, left, badShare } = budgetOf(data)
  const x = frame.area.x + frame.area.w + size.gap
  const y = (share: number): number => half(frame.y.at(share))
  const parts = partsOf(data)
  const middles = spread(
    parts.map(({ from, to }) => (y(from) + y(to)) / 2),
    { sizes: parts.map(({ words }) => words.h), gap: 8, from: frame.area.y - 8, to: frame.area.y + frame.area.h + 8 },
  )
  const cuts = parts.slice(1).map(({ from }) => line(x, y(from), x + size.column, y(from), { stroke: 'surface' }))
  sheet.put(row, [
    ...parts.map(({ from, to, look }) => square({ x, y: y(from), w: size.column, h: y(to) - y(from) }, look)),
    ...cuts,
    ...parts.flatMap(({ words }, index) =>
      place(
        words,
        { x: x + size.column + 12, y: (middles[index] ?? 0) - words.h / 2, w: 0, h: words.h },
        { align: 'start' },
      ),
    ),
  ])
  const last = budgetOf(data).days.at(-1)
  const color: Color = left < 0 ? 'ink' : 'accent'
  if (last !== undefined)
    sheet.put(row, [line(half(frame.x.at(last.x)) + 8, y(left), x - 4, y(left), { stroke: color })], 'rule')
  if (bad.length > 0 && badShare > 0) sheet.prove('share', row)
  for (const name of ['left', 'days', 'rest']) sheet.prove(name, row)
}

const partsOf = (data: BudgetData): Part[] => {
  const { badShare, left, restShare } = budgetOf(data)
  const said = budgetWords(data)
  const figure = (share: string, fill: Color) => ({ text: share, as: { size: 28, bold: true, fill } as const })
  const width = Math.max(size.words, widthOf(said.share, { size: 28, bold: true }))
  const words = (text: string, share: string, fill: Color, isLarge: boolean): Block =>
    block(
      [isLarge ? figure(share, fill) : { text: share, as: { size: 16, bold: true, fill } }, { text, as: 'note' }],
      width,
    )
  return [
    {
      from: 100,
      to: 100 - badShare,
      look: { fill: 'negative' } as const,
      words: words(said.bad, said.share, 'negative', true),
    },
    { from: 100 - badShare, to: left, look: { ...grays[3] }, words: words(said.other, said.rest, 'ink', false) },
    left >= 0
      ? {
          from: left,
          to: 0,
          look: { fill: 'accent' } as const,
          words: words(`${said.days} to go`, `${said.left} left`, 'accent', false),
        }
      : {
          from: left,
          to: left,
          look: { fill: 'negative' } as const,
          words: words(`${said.days} to go`, `overspent by ${said.over}`, 'negative', false),
        },
  ].filter(({ from, to }, index) => from > to || index === 2 || (index === 1 && restShare > 0.5))
}
