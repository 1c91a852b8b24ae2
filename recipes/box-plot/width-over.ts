/**
 * The width of a box over it, in widths of the next widest one: a bracket with a tick at each.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { path } from '../../drawing/primitives.ts'
import type { Color } from '../../src/scene/limits.ts'

/** Pixels from the box to the bracket, the height of its ticks, and the least distance of two. */
const size = { away: 5, tick: 6, least: 8 } as const

/** The bracket over the box of an item. */
export const widthOver = (
  item: object,
  { q1, q3, y, unit }: { q1: number; q3: number; y: number; unit: number },
  stroke: Color,
): ChartMark => ({
  draw: (frame) => {
    const { y: top } = rectOf(frame, { x: [q1, q3], y })
    const at = (value: number): number => Math.round(frame.x.at(value))
    const ticks = Array.from({ length: Math.floor((q3 - q1) / unit) + 1 }, (_, index) => at(q1 + index * unit))
    const isDense = (ticks[1] ?? Number.POSITIVE_INFINITY) - (ticks[0] ?? 0) < size.least
    const places = isDense ? [at(q1), at(q3)] : [...ticks, at(q3)]
    const line = top - size.away
    const d = [`M ${at(q1)} ${line} H ${at(q3)}`, ...places.map((x) => `M ${x} ${line} v ${-size.tick}`)]
    frame.put(item, [path(d.join(' '), { stroke })], 'line')
  },
})
