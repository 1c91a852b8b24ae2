/** The line of scores, in which falls to bad ones are heavier. */
import { line } from '../../drawing/chart/line.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import { runsOf } from '../../drawing/values/runs.ts'

/** A fall to a bad score, heavier than the line of scores, which leaves it out. */
const fall = (row: ValueRow, [from, to]: { x: number; y: number }[]): ChartMark => ({
  draw: (frame) => {
    if (from === undefined || to === undefined) return
    const [x, y, x2, y2] = [frame.x.at(from.x), frame.y.at(from.y), frame.x.at(to.x), frame.y.at(to.y)]
    // Two strokes side by side that overlap.
    const by = 0.6 / Math.hypot(x2 - x, y2 - y)
    const [dx, dy] = [(y - y2) * by, (x2 - x) * by]
    const strokes = [1, -1].map((side) => `M ${x + side * dx} ${y + side * dy} L ${x2 + side * dx} ${y2 + side * dy}`)
    frame.put(row, [path(strokes.join(' '), { stroke: 'negative' })], 'line')
  },
})

/** The scores between falls to bad ones, which have lines of their own. */
const stretchesOf = (rows: readonly (ValueRow & { value: number })[]): { x: number; y: number }[][] =>
  runsOf([...rows.entries()], ([, row]) => row.state !== 'negative')
    .map((run) => run.map(([x, { value }]) => ({ x, y: value })))
    .filter(({ length }) => length > 1)

/** The line of scores with its falls. */
export const scoreLines = (rows: (ValueRow & { value: number })[]): ChartMark[] => [
  ...stretchesOf(rows).map((stretch) => line(rows, stretch, { stroke: 'ink' })),
  ...rows.flatMap((row, x) =>
    row.state === 'negative' && x > 0
      ? [
          fall(
            row,
            rows.slice(x - 1, x + 1).map(({ value }, at) => ({ x: x - 1 + at, y: value })),
          ),
        ]
      : [],
  ),
]
