/**
 * Events and periods under the columns that they are about, each at a bracket: a rule or a band would cover cells.
 */
import { block, place } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { type ColumnScale, placeOf } from '../../drawing/data/columns.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { spread } from '../../drawing/label/spread.ts'
import { line, path } from '../../drawing/primitives.ts'
import { rightOf } from '../../src/geometry/rect.ts'

/** Pixels: from cells to a bracket, its height, from the edges of its columns to it, to words under it, or under a line to them; how wide words are. */
const size = { away: 3, bracket: 5, inset: 2, under: 4, leader: 12, widest: 176, apart: 16 } as const

type Marked = Pick<SeriesData, 'columns' | 'rows' | 'marks'>

/** The marks that have columns, with their words. */
export const spansOf = (data: Marked) =>
  (data.marks ?? []).flatMap((item) => {
    const span = spanOf(item, readColumns(data))
    return span === undefined ? [] : [{ item, span, words: block([{ text: item.text, as: 'label' }], size.widest) }]
  })

/** How high what is under the cells is, at most. */
export const heightUnder = (data: Marked): number => {
  const marks = spansOf(data)
  const leader = marks.length > 1 ? size.leader : 0
  const words = Math.max(0, ...marks.map(({ words: { h } }) => h))
  return words === 0 ? 0 : size.away + size.bracket + size.under + leader + words
}

export const marksUnder = (data: Marked): ChartMark => {
  const marks = spansOf(data)
  return {
    draw: (frame) => {
      const top = frame.area.y + frame.area.h + size.away
      const edges = marks.map(({ span }) => {
        const [first, last] = span.map((x) => rectOf(frame, { x, y: 0 }))
        return { from: (first?.x ?? 0) + size.inset, to: (last === undefined ? 0 : rightOf(last)) - 1 - size.inset }
      })
      const wanted = edges.map(({ from, to }) => Math.round((from + to) / 2))
      const [from, to] = [0, rightOf(frame.area)]
      const middles = spread(wanted, { sizes: marks.map(({ words }) => words.w), gap: size.apart, from, to })
      // Words that another has moved from under their bracket are joined to it; then all have room for such lines.
      const isMoved = marks.map(
        ({ words }, index) => Math.abs((middles[index] ?? 0) - (wanted[index] ?? 0)) > words.w / 2,
      )
      const down = size.bracket + size.under + (isMoved.includes(true) ? size.leader : 0)
      for (const [index, { item, words }] of marks.entries()) {
        const [{ from: left, to: right } = { from: 0, to: 0 }, x, middle] = [
          edges[index],
          wanted[index] ?? 0,
          middles[index] ?? 0,
        ]
        const leader = isMoved[index] === true ? [line(x, top + size.bracket, middle, top + down - size.under)] : []
        frame.put(
          item,
          [
            path(`M ${left} ${top} v ${size.bracket} H ${right} v ${-size.bracket}`),
            ...leader,
            ...place(words, { x: middle, y: top + down, w: 0, h: words.h }, { align: 'middle', valign: 'top' }),
          ],
          'line',
        )
      }
    },
  }
}

/** The first and the last column of a mark; undefined for a value, which is a shade here. */
const spanOf = ({ value, column, start, end }: NumbersMark, columns: ColumnScale): [number, number] | undefined => {
  const indexOf = (reference: string | number): number | undefined => {
    const at = placeOf(columns, reference)
    return at === undefined ? undefined : columns.at.findLastIndex((each) => each <= at)
  }
  const first = value === undefined ? indexOf(column ?? start ?? '') : undefined
  if (first === undefined) return undefined
  const last = column !== undefined ? first : end === undefined ? columns.at.length - 1 : indexOf(end)
  return [first, last ?? first]
}
