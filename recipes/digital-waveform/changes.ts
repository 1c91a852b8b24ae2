/**
 * Where data change with the clock: an arrow from the edge of the clock at which nothing is read to each change there.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { WaveRow } from './draw-waves.ts'

/** The clock, and the columns at whose start it has the edge that reads nothing. */
export type Turns = { clock: object; columns: readonly number[] }

/** The rows and columns at which a row that is read changes to a level with the clock. */
const changesIn = (rows: readonly WaveRow[], { columns }: Turns): { row: number; column: number }[] =>
  rows.flatMap(({ stretches, bits }, row) =>
    bits.length === 0
      ? []
      : stretches
          .filter(({ kind, from }) => (kind === '0' || kind === '1') && columns.includes(from))
          .map(({ from: column }) => ({ row, column })),
  )

/** Whether anything changes with the clock. */
export const hasChanges = (rows: readonly WaveRow[], turns: Turns): boolean => changesIn(rows, turns).length > 0

/** An arrow for each change, in the color of the clock, broken where it would cross another row. */
export const changes = (rows: readonly WaveRow[], turns: Turns, stroke: Color): ChartMark => ({
  draw: (frame) => {
    const clock = rows.findIndex(({ item }) => item === turns.clock)
    const ways = clock < 0 ? [] : changesIn(rows, turns).map((change) => wayTo(change, clock, frame))
    if (ways.length > 0)
      frame.put(
        '@changes',
        ways.map((way) => path(way, { stroke, arrow: true })),
        'line',
      )
  },
})

/** From an edge of the clock to an arrow, so that it does not look like the edge itself, in pixels. */
const apart = 6

/** Down, or up, from the clock to the change. */
const wayTo = ({ row, column }: { row: number; column: number }, clock: number, frame: Frame): string => {
  const x = frame.x.at(column)
  const [first, last] = clock < row ? [clock, row] : [row, clock]
  const gaps = Array.from({ length: last - first }, (_, index): [number, number] => {
    const [over, under] = [first + index, first + index + 1].map((y) => rectOf(frame, { x: [0, 1], y }))
    return [(over?.y ?? 0) + (over?.h ?? 0), under?.y ?? 0]
  })
  const ways = clock < row ? gaps : gaps.toReversed().map(([over, under]): [number, number] => [under, over])
  return ways
    .map(([from, to], index) => `M ${x} ${index === 0 ? from + Math.sign(to - from) * apart : from} V ${to}`)
    .join(' ')
}

/** What such an arrow means. */
export const changeEntry = (stroke: Color): KeyEntry => ({
  text: 'Data changes',
  w: 16,
  sample: ({ x, y, w, h }) => [path(`M ${x + w / 2} ${y} V ${y + h}`, { stroke, arrow: true })],
})
