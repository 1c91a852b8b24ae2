/**
 * Limits beside bars on both sides of zero: a rule along the rows of its own side only, as on the other side names are
 * where it would run. Where its rows end the plot, its words are under it.
 */
import { block, place } from '../../drawing/block.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { ruleX, withValue } from '../../drawing/chart/rule.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'

type Limits = { rows: readonly { value: number }[]; write: (value: number) => string }

/** Pixels from the plot to words under it, and from one of them to the next. */
const [under, pitch] = [8, 20]

/** The limits as marks; `over` of them have their words over the plot. */
export function limitMarks(
  marks: readonly NumbersMark[] = [],
  { rows, write }: Limits,
): { marks: ChartMark[]; over: number } {
  const all = marks.flatMap((item) => (item.value === undefined ? [] : [{ item, value: item.value }]))
  const drawn = all.map(({ item, value }) => {
    const own = [...rows.keys()].filter((index) => Math.sign(rows[index]?.value ?? 0) === Math.sign(value))
    const [first = 0, last = rows.length - 1] = [own[0], own.at(-1)]
    const words = withValue(item, write)
    const isOver = first === 0
    const mark = isOver ? ruleX(item, value, words, { until: last + 0.5 }) : { x: [value] }
    return { item, value, words, isOver, mark, first }
  })
  const low = drawn.filter(({ isOver }) => !isOver)
  const below: ChartMark = {
    draw: (frame) => {
      for (const [index, { item, value, words, first }] of low.entries()) {
        const [x, top, bottom] = [half(frame.x.at(value)), frame.y.at(first - 0.5), frame.area.y + frame.area.h]
        const end = bottom + under + pitch * index
        const said = block([{ text: words, as: 'label' }])
        frame.rule(item, { x, y: top, x2: x, y2: end, stroke: 'ink', dashed: true }, 'line')
        frame.put(item, place(said, { x, y: end, w: 0, h: said.h }, { align: 'middle' }), 'line')
      }
    },
  }
  return { marks: [...drawn.map(({ mark }) => mark), below], over: drawn.length - low.length }
}
