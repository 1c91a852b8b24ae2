/**
 * Where data change with the clock: an arrow from the edge of the clock at which nothing is read to each change there.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
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

/** What of the rows that are read changes without the clock: their first bits, or how many levels. */
export const exceptionsIn = (rows: readonly WaveRow[], { columns }: Turns): string => {
  const off = rows.flatMap(({ item, stretches, bits }) => {
    const levels = bits.length === 0 ? [] : stretches.filter(({ kind }) => kind === '0' || kind === '1')
    return levels.flatMap(({ from }, index) =>
      from === 0 || columns.includes(from) ? [] : [{ name: item.name, isFirst: index === 0 }],
    )
  })
  if (off.length === 0) return ''
  const names = enumerate(off.map(({ name }) => name))
  return off.every(({ isFirst }) => isFirst)
    ? `, but for the first bit of ${names},`
    : `, but for ${count(off.length, 'change')},`
}

/** An arrow for each change, in the color of the clock: at the row that changes, on the side of the clock. */
export const changes = (rows: readonly WaveRow[], turns: Turns, stroke: Color): ChartMark => ({
  draw: (frame) => {
    const clock = rows.findIndex(({ item }) => item === turns.clock)
    const ways = clock < 0 ? [] : changesIn(rows, turns).map((change) => wayTo(change, clock, frame))
    if (ways.length > 0)
      frame.put(
        '@changes',
        ways.flatMap((way) => pointer(way, stroke)),
        'line',
      )
    const far = clock < 0 ? [] : changesIn(rows, turns).flatMap((change) => leadTo(change, { clock, rows, frame }))
    if (far.length > 0)
      frame.put(
        '@changes',
        far.flatMap(({ way, rooms }) => [
          ...(rooms.length > 0 ? [square(rooms, { fill: 'surface' })] : []),
          path(way, { stroke }),
        ]),
        'line',
      )
  },
})

type Between = { clock: number; rows: readonly WaveRow[]; frame: Frame }

/** From the edge of the clock to the arrow, in a room of its own through the rows between them, but for values there. */
const leadTo = (
  { row, column }: { row: number; column: number },
  { clock, rows, frame }: Between,
): { way: string; rooms: Rect[] }[] => {
  const [first, last] = [Math.min(clock, row), Math.max(clock, row)]
  const rects = rows.map((_, y) => rectOf(frame, { x: [0, 1], y }))
  const [top, bottom] = [rects[first], rects[last]]
  if (last - first < 2 || top === undefined || bottom === undefined) return []
  const x = frame.x.at(column)
  const between = rects.slice(first + 1, last)
  const isClosed = (index: number): boolean =>
    rows[first + 1 + index]?.stretches.some(
      ({ kind, from, to }) => (kind === '=' || kind === 'x') && from <= column && column <= to,
    ) === true
  const breaks = between.flatMap((rect, index) => (isClosed(index) ? [`V ${rect.y} M ${x} ${rect.y + rect.h}`] : []))
  const gap = clock < row ? (rects[last - 1]?.y ?? 0) + (rects[last - 1]?.h ?? 0) + apart : bottom.y
  const start = clock < row ? top.y + top.h + apart : (rects[first + 1]?.y ?? 0) - apart
  const rooms = between.flatMap(({ y, h }, index) =>
    isClosed(index) ? [] : [{ x: x - casing, y: y + 1, w: 2 * casing, h: h - 2 }],
  )
  return [{ way: `M ${x} ${start} ${breaks.join(' ')} V ${gap}`, rooms }]
}

/** From an edge of the row before to an arrow, so that it does not look like the edge itself; beside a line, in pixels. */
const [apart, casing] = [2, 4]

/** Down, or up, to the change, from the row before it. */
const wayTo = ({ row, column }: { row: number; column: number }, clock: number, frame: Frame): Way => {
  const x = frame.x.at(column)
  const [first, last] = clock < row ? [clock, row] : [row, clock]
  const gaps = Array.from({ length: last - first }, (_, index): [number, number] => {
    const [over, under] = [first + index, first + index + 1].map((y) => rectOf(frame, { x: [0, 1], y }))
    return [(over?.y ?? 0) + (over?.h ?? 0), under?.y ?? 0]
  })
  const ways = clock < row ? gaps : gaps.toReversed().map(([over, under]): [number, number] => [under, over])
  // Pieces between rows further up would look like changes there.
  const [from, to] = ways.at(-1) ?? [0, 0]
  return { x, from: from + Math.sign(to - from) * apart, to }
}

/** An arrow that is a mark: it joins nothing, it points at a change. */
type Way = { x: number; from: number; to: number }

/** The head of such an arrow, in pixels. */
const head = { length: 10, half: 4.5 } as const

const pointer = ({ x, from, to }: Way, stroke: Color) => {
  const base = to - Math.sign(to - from) * head.length
  return [
    path(`M ${x} ${from} V ${base}`, { stroke }),
    path(`M ${x} ${to} L ${x - head.half} ${base} h ${2 * head.half} Z`, { fill: stroke, stroke: 'none' }),
  ]
}

/** What such an arrow means. */
export const changeEntry = (stroke: Color): KeyEntry => ({
  text: 'Data changes',
  w: 16,
  sample: ({ x, y, w, h }) => pointer({ x: x + w / 2, from: y, to: y + h }, stroke),
})
