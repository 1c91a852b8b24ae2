/**
 * Moments over bands: named beside their line where nothing is as high there, or else over the plot.
 */
import { block, place } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { half } from '../../drawing/chart/mark.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { type ColumnScale, placeOf } from '../../drawing/data/columns.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import type { SeriesData, SeriesRow } from '../../drawing/data/numbers.ts'
import { circle } from '../../drawing/primitives.ts'
import { totalAt } from './band-words.ts'

/** Pixels from a line to its words, from its top to them, and from them to what is under them; the least width of a plot. */
const size = { beside: 8, top: 4, over: 12, plot: 560 } as const

/** The part of the highest total below which words at the top of the plot are clear of the bands. */
const clear = 0.8

/** The marks of the data; of moments in a row none hangs over another, and one alone leads to the band of `row`, if one is in focus. */
export function momentsOver(data: SeriesData, columns: ColumnScale, row?: SeriesRow): ChartMark[] {
  const marks = data.marks ?? []
  const isAlone = marks.filter(({ value }) => value === undefined).length === 1
  return marks.flatMap((item) => {
    const at = item.column === undefined || !isAlone ? undefined : placeOf(columns, item.column)
    const highest = at === undefined ? undefined : highestUnder(item, at, data, columns)
    return at !== undefined && highest !== undefined
      ? [
          momentBeside(item, at, {
            total: totalNear(upTo(data, row), columns, at),
            highest,
            isBand: row !== undefined,
          }),
        ]
      : columnMarks([item], columns, { isCovered: true })
  })
}

/** How far words beside a moment reach, as columns are. */
const reachOf = ({ text }: NumbersMark, { at: places }: ColumnScale): number =>
  ((block([{ text, as: 'label' }]).w + size.beside) / size.plot) * ((places.at(-1) ?? 0) - (places[0] ?? 0))

/** The totals that words beside a moment are over, up to the first one behind them. */
const totalsUnder = (item: NumbersMark, at: number, data: SeriesData, columns: ColumnScale): number[] => {
  const reach = reachOf(item, columns)
  const before = columns.at.findLastIndex((each) => each <= at)
  const behind = columns.at.findIndex((each) => each >= at + reach)
  return columns.at
    .map((_, index) => totalAt(data, index))
    .filter((_, index) => index >= before && index <= (behind < 0 ? columns.at.length : behind))
}

/** The highest total that words beside a moment would be over, if all of these are low. */
const highestUnder = (item: NumbersMark, at: number, data: SeriesData, columns: ColumnScale): number | undefined => {
  const most = Math.max(...columns.at.map((_, index) => totalAt(data, index)))
  const isIn = at + reachOf(item, columns) <= (columns.at.at(-1) ?? 0)
  const highest = Math.max(...totalsUnder(item, at, data, columns))
  return isIn && highest <= clear * most ? highest : undefined
}

/** The total at a place, as the edge has it between two columns. */
const totalNear = (data: SeriesData, { at: places }: ColumnScale, at: number): number => {
  const after = Math.max(
    0,
    places.findIndex((each) => each >= at),
  )
  const before = places[after] === at ? after : Math.max(0, after - 1)
  const [from = at, to = at] = [places[before], places[after]]
  const share = to > from ? (at - from) / (to - from) : 0
  return totalAt(data, before) + share * (totalAt(data, after) - totalAt(data, before))
}

/** The rows from the bottom up to one. */
const upTo = (data: SeriesData, row: SeriesRow | undefined): SeriesData =>
  row === undefined ? data : { ...data, rows: data.rows.slice(0, data.rows.indexOf(row) + 1) }

/** Down to the total, as below it the rule would divide the bands; or to a dot on the edge of the band that it is about. */
const momentBeside = (
  item: NumbersMark,
  at: number,
  { total, highest, isBand }: { total: number; highest: number; isBand: boolean },
): ChartMark => ({
  x: [at],
  draw: (frame) => {
    const x = half(frame.x.at(at))
    const words = block([{ text: item.text, as: 'label' }])
    // Words are near the bands that they are over.
    const y = Math.max(frame.area.y, Math.round(frame.y.at(highest)) - size.over - words.h - size.top)
    const y2 = Math.max(y, Math.round(frame.y.at(total)))
    frame.rule(item, { x, y, x2: x, y2, stroke: isBand ? 'ink' : 'muted' }, 'line')
    if (isBand) frame.put(item, [circle(x, y2, 4, { fill: 'ink', stroke: 'none' })], 'line')
    const spot = { x: x + size.beside, y: y + size.top, w: 0, h: words.h }
    frame.put(item, place(words, spot, { align: 'start' }), 'line')
  },
})
