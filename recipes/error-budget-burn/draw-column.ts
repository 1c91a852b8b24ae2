/** The bar beside an error budget, on the same scale: bad columns, the others, and what is left. */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { SeriesRow } from '../../drawing/data/numbers.ts'
import { grays } from '../../drawing/fills.ts'
import { spread } from '../../drawing/label/spread.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type BudgetData, type BudgetDay, budgetOf } from './budget.ts'
import { budgetWords, toGo } from './words.ts'

/** Pixels: the width of the bar, and the most room of words beside it. */
const size = { column: 40, words: 128 }

/** From the plot to the bar, in pixels. */
const toBar = 32

/** Where each bad column after the first one begins in the bar. */
const cutsIn = (bad: readonly BudgetDay[]): number[] => {
  let from = 100
  return bad.slice(0, -1).map(({ spent }) => (from -= spent))
}

/** The share of each bad column, and where it is in the bar: the same that is written at its drop. */
const sharesIn = (bad: readonly BudgetDay[]): { from: number; to: number; text: string }[] => {
  const cuts = [100, ...cutsIn(bad)]
  return bad.map(({ spent }, index) => {
    const from = cuts[index] ?? 100
    return { from, to: from - spent, text: `${Math.round(spent)}%` }
  })
}

/** Shares in the bar, and how high their parts are at least, in pixels. */
const shareStyle = { size: 12, bold: true, fill: 'surface' } as const
const leastHigh = 24

/** What is left goes on to the bar beside the plot; no words are on its line. */
export const toColumn = (row: SeriesRow, { x, y }: BudgetDay): ChartMark => ({
  draw: (frame) => {
    const { area } = frame
    const [from, at] = [half(frame.x.at(x)) + 8, half(frame.y.at(y))]
    const stroke: Color = y < 0 ? 'ink' : 'muted'
    frame.put(row, [line(from, at, area.x + area.w + toBar - 4, at, { stroke })], 'line')
  },
})

type Part = { from: number; to: number; look: SquareLook; words: Block }

/** All of the budget as one bar on the scale of the plot: bad columns, the others, and what is left. */
export const drawColumn = (data: BudgetData, frame: Frame, { sheet, row }: { sheet: Sheet; row: SeriesRow }): void => {
  const { bad, badShare } = budgetOf(data)
  const x = frame.area.x + frame.area.w + toBar
  const y = (share: number): number => half(frame.y.at(share))
  const parts = partsOf(data)
  const middles = spread(
    parts.map(({ from, to }) => (y(from) + y(to)) / 2),
    { sizes: parts.map(({ words }) => words.h), gap: 8, from: frame.area.y - 8, to: frame.area.y + frame.area.h + 8 },
  )
  // What is left has an edge of its own.
  const ends = [
    ...parts.slice(1).flatMap(({ from, look }) => (look.stroke === undefined ? [from] : [])),
    ...cutsIn(bad),
  ]
  const cuts = ends.map((from) => line(x, y(from), x + size.column, y(from), { stroke: 'surface' }))
  sheet.put(row, [
    ...parts.map(({ from, to, look }) => square({ x, y: y(from), w: size.column, h: y(to) - y(from) }, look)),
    ...cuts,
    ...sharesIn(bad).flatMap(({ from, to, text }) =>
      y(to) - y(from) < leastHigh || widthOf(text, shareStyle) + 8 > size.column
        ? []
        : [lineOfText(text, { x: x + size.column / 2, y: (y(from) + y(to)) / 2, as: shareStyle, align: 'middle' })],
    ),
    ...parts.flatMap(({ words }, index) =>
      place(
        words,
        { x: x + size.column + 12, y: (middles[index] ?? 0) - words.h / 2, w: 0, h: words.h },
        { align: 'start' },
      ),
    ),
  ])
  if (bad.length > 0 && badShare > 0) sheet.prove('share', row)
  for (const name of ['left', 'days', 'rest']) sheet.prove(name, row)
}

const partsOf = (data: BudgetData): Part[] => {
  const { badShare, left, restShare } = budgetOf(data)
  const said = budgetWords(data)
  const figure = (share: string, fill: Color) => ({ text: share, as: { ...roles.claim, fill } as const })
  const width = Math.max(size.words, widthOf(said.share, 'claim'))
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
          look: { fill: 'surface', stroke: 'muted' } as const,
          words: words(toGo(data), `${said.left} left`, 'ink', false),
        }
      : {
          from: left,
          to: left,
          look: { fill: 'negative' } as const,
          words: words(toGo(data), `overspent by ${said.over}`, 'negative', false),
        },
  ].filter(({ from, to }, index) => from > to || index === 2 || (index === 1 && restShare > 0.5))
}
