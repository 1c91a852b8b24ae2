/**
 * The picture of an error budget: a step line of what is left, bad columns as red drops, and at the right, on the same
 * scale, where all of it went.
 */
import { block } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import { cellDots } from '../../drawing/chart/cell-dots.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { line as series } from '../../drawing/chart/line.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { nameMoments } from '../../drawing/chart/time-ticks.ts'
import { type ColumnScale, placeOf } from '../../drawing/data/columns.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import { readColumns, type SeriesRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type BudgetData, type BudgetDay, budgetOf } from './budget.ts'
import { drawColumn, toColumn } from './draw-column.ts'
import { drop } from './drop.ts'
import { budgetWords } from './words.ts'

/** Width and height of the plot, in pixels. */
const size = { plot: 672, h: 392 }

/** Draws the budget of the first row. */
export function drawBudget(data: BudgetData, sheet: Sheet): void {
  const [columns, { days, plan, bad }, row] = [readColumns(data), budgetOf(data), data.rows[0]]
  if (row === undefined) return
  const causes = new Map(bad.map((day) => [day, causesOf(day, data)]))
  const told = new Set([...causes.values()].flat())
  const others = (data.marks ?? []).filter((mark) => !told.has(mark) && !isBeyond(mark))
  const [first, last] = [days[0], days.at(-1)]
  const begin = startOf(columns)
  const start = first === undefined ? [] : [{ x: begin, y: 100 }]
  const { measure, unit } = budgetWords(data)
  const x = across(begin === columns.at[0] ? columns : { ...columns, at: [begin, ...columns.at] })
  const frame = plot({ sheet, x, y: linear({ measure, unit: '%' }), w: size.plot, h: size.h }, [
    ...columnMarks(others, columns, { from: (at) => beginOf(at, columns) }).map((mark, index) =>
      within(mark, others[index]),
    ),
    { ...series(data.rows, plan, { dashed: true }), ...evenBurn(data, plan, begin) },
    series(row, [...start, ...days], { stroke: 'ink', steps: true }),
    ...bad.map((day) => drop(day, causes.get(day) ?? [], { sheet, unit })),
    ...cellDots([row], ({ index }) => placeIn(days, plan, index), { sheet }),
    ...(last === undefined
      ? []
      : [toColumn(row, last), latest(row, last, columns.kind === 'time' ? nameMoments([last.x])[0]?.text : undefined)]),
  ])
  drawColumn(data, frame, { sheet, row })
  if (columns.kind === 'time') sheet.footnote('Each value is drawn at the end of its period.')
  sheet.prove('budget', '@y')
  sheet.prove('bad', ...bad.map(({ cell }) => cell))
}

/** The dot on what is left, with the moment at which it is. */
const latest = (row: SeriesRow, day: BudgetDay, words: string | undefined): ChartMark => {
  const stroke = 'ink' as const
  return dot(row, day, {
    stroke,
    r: 5,
    onGrid: true,
    ...(words === undefined ? {} : { words, as: { size: 14, fill: stroke } }),
  })
}

/** A step before the first column, when nothing is spent: each column is what is left after it. Columns with names have none. */
const startOf = ({ kind, at: [first = 0, second = first] }: ColumnScale): number =>
  kind === 'names' ? first : first - (second - first)

/** Where the time of a column begins that is drawn at its end; a moment between two ends is where it is. */
const beginOf = (place: number, { kind, at, ...columns }: ColumnScale): number => {
  const index = at.indexOf(place)
  return kind === 'names' || index < 0 ? place : (at[index - 1] ?? startOf({ kind, at, ...columns }))
}

/** Where a value is on the steps: what is left after its column, or, of one still to come, on the even burn. */
const placeIn = (days: BudgetDay[], plan: { x: number; y: number }[], index: number): { x: number; y: number } => {
  const { x, y } = days[index] ?? plan[index] ?? { x: 0, y: 0 }
  return { x, y }
}

/** Whether a mark is at a level that no budget has: most likely in the unit of the data. */
export const isBeyond = ({ value }: { value?: number | undefined }): boolean => value !== undefined && value > 100

/** The marks at a bad column say why it was bad. */
const causesOf = ({ x }: BudgetDay, data: BudgetData): NumbersMark[] =>
  (data.marks ?? []).filter(({ column }) => column !== undefined && placeOf(readColumns(data), column) === x)

/** Words of a level are over its line: beside the plot is where all of the budget went. */
const within = (mark: ChartMark, { value, text = '' }: Partial<NumbersMark> = {}): ChartMark => {
  if (value === undefined) return mark
  const words = block([{ text, as: 'label' }], 320)
  const draw: ChartMark['draw'] = (frame) => {
    mark.draw?.(frame)
    const { x, w } = frame.area
    const at = frame.y.at(value)
    const spots = [0.5, 0.75, 0.25, 0.9, 0.1].flatMap((share) =>
      [at - words.h - 4, at + 4].map((y) => ({ x: x + share * (w - words.w), y, w: words.w, h: words.h })),
    )
    frame.say(
      mark.beside?.[0]?.source ?? '@y',
      spots.map((rect) => ({ words, rect })),
    )
  }
  return { ...mark, beside: [], draw }
}

/** The even burn is named under its line, or where it runs alone: after the last value, or at its end. */
const evenBurn = (data: BudgetData, plan: { x: number; y: number }[], begin: number): ChartMark => {
  const words = block([{ text: 'Even burn', as: 'note' }])
  // As the steps do, it begins with all of the budget.
  const whole = plan.slice(0, 1).map(() => ({ x: begin, y: 100 }))
  const dashed = series(data.rows, [...whole, ...plan], { dashed: true })
  return {
    ...dashed,
    draw: (frame) => {
      dashed.draw?.(frame)
      const under = [0.2, 0.15, 0.3, 0.45, 0.6].map((part) => {
        const { x, y } = plan[Math.floor(part * (plan.length - 1))] ?? { x: 0, y: 0 }
        const rect = { x: frame.x.at(x) - words.w - 6, y: frame.y.at(y) + 6, w: words.w, h: words.h }
        return { words, rect, align: 'end' as const }
      })
      const over = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15].map((part) => {
        const { x, y } = plan[Math.floor(part * (plan.length - 1))] ?? { x: 0, y: 0 }
        return {
          words,
          rect: { x: frame.x.at(x) + 10, y: frame.y.at(y) - words.h - 2, w: words.w, h: words.h },
          align: 'start' as const,
        }
      })
      frame.say(data.rows, [...under, ...over])
    },
  }
}
