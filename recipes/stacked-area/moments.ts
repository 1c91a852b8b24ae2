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

/** Pixels from a line to its words, and from the top of the plot to them; the least width of a plot. */
const size = { beside: 8, top: 4, plot: 560 } as const

/** The part of the highest total below which words at the top of the plot are clear of the bands. */
const clear = 0.8

/** The marks of the data; of moments in a row none hangs over another, and one alone leads to the band of `row`, if one is in focus. */
export function momentsOver(data: SeriesData, columns: ColumnScale, row?: SeriesRow): ChartMark[] {
  const marks = data.marks ?? []
  const isAlone = marks.filter(({ value }) => value === undefined).length === 1
  return marks.flatMap((item) => {
    const at = item.column === undefined || !isAlone ? undefined : placeOf(columns, item.column)
    return at !== undefined && isClear(item, at, data, columns)
      ? [momentBeside(item, at, totalNear(upTo(data, row), columns, at), row !== undefined)]
      : columnMarks([item], columns, { isCovered: true })
  })
}

/** Whether all totals that words beside a moment would be over are low. */
const isClear = ({ text }: NumbersMark, at: number, data: SeriesData, columns: ColumnScale): boolean => {
  const [first = 0, last = 0] = [columns.at[0], columns.at.at(-1)]
  const reach = ((block([{ text, as: 'label' }]).w + size.beside) / size.plot) * (last - first)
  const totals = columns.at.map((_, index) => totalAt(data, index))
  const before = columns.at.findLastIndex((each) => each <= at)
  const under = totals.filter((_, index) => index >= before && (columns.at[index] ?? 0) <= at + reach)
  return at + reach <= last && Math.max(...under) <= clear * Math.max(...totals)
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
const momentBeside = (item: NumbersMark, at: number, total: number, isBand: boolean): ChartMark => ({
  x: [at],
  draw: (frame) => {
    const { y } = frame.area
    const x = half(frame.x.at(at))
    const words = block([{ text: item.text, as: 'label' }])
    const y2 = Math.max(y, Math.round(frame.y.at(total)))
    frame.rule(item, { x, y, x2: x, y2, stroke: isBand ? 'ink' : 'muted' }, 'line')
    if (isBand) frame.put(item, [circle(x, y2, 4, { fill: 'ink', stroke: 'none' })], 'line')
    const spot = { x: x + size.beside, y: y + size.top, w: 0, h: words.h }
    frame.put(item, place(words, spot, { align: 'start' }), 'line')
  },
})
