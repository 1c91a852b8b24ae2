/**
 * The width of a box over it, in widths of the next widest one: a bracket with a tick at each.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { summaryOf } from '../../drawing/chart/group.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { DistributionRow } from '../../drawing/data/distribution.ts'
import { path } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { writeTimes } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { widestOf } from './widest.ts'

/** Pixels from the box to the bracket, the height of its ticks, how far the last is from the end of a bracket that has one there, and the least distance of two; from it to its words, how far these are over the box, and what is free around the bracket. */
const size = { away: 12, tick: 6, apart: 4, least: 8, words: 8, over: 12, clear: 4 } as const

type Width = { q1: number; q3: number; y: number; unit: number; words: string; as: TypeStyle }

/** The ticks of a bracket: at each width, and at its end where that is no slip of the pen beside the last of them. */
const ticksIn = (ticks: number[], end: number): number[] => [
  ...ticks,
  ...(end - (ticks.at(-1) ?? end) >= size.apart ? [end] : []),
]

/** The bracket over the box of an item, with words after it. */
const widthOver = (item: object, { q1, q3, y, unit, words, as }: Width): ChartMark => ({
  top: 24,
  reach: [{ x: q3, after: 2 * size.words + widthOf(words, as) }],
  draw: (frame) => {
    const { y: top } = rectOf(frame, { x: [q1, q3], y })
    const at = (value: number): number => Math.round(frame.x.at(value))
    const ticks = Array.from({ length: Math.floor((q3 - q1) / unit) + 1 }, (_, index) => at(q1 + index * unit))
    const isDense = (ticks[1] ?? Number.POSITIVE_INFINITY) - (ticks[0] ?? 0) < size.least
    const places = [...new Set(isDense ? [at(q1), at(q3)] : ticksIn(ticks, at(q3)))]
    const line = top - size.away
    const d = [`M ${at(q1)} ${line} H ${at(q3)}`, ...places.map((x) => `M ${x} ${line} v ${size.tick}`)]
    const said = lineOfText(words, { x: at(q3) + size.words, y: top - size.over, as })
    // No rule runs through a bracket, nor ends between it and its box.
    const above = line - size.clear
    const clear = { x: at(q1) - size.clear, y: above, w: at(q3) - at(q1) + 2 * size.clear, h: top - above }
    frame.put(item, [square(clear, { fill: 'surface' })])
    frame.put(item, [path(d.join(' '), { stroke: as.fill ?? 'ink' }), said], 'line')
  },
})

/** The bracket over the widest box, and over the one that it is measured in. */
export const widthsOver = (
  row: DistributionRow,
  { widest, y, fill, figure }: { widest: ReturnType<typeof widestOf>; y: number; fill: Color; figure: TypeStyle },
): ChartMark[] => {
  const { q1, q3 } = summaryOf(row)
  if (row === widest?.row) {
    return [widthOver(row, { q1, q3, y, unit: widest.unit, words: writeTimes(widest.times), as: { ...figure, fill } })]
  }
  if (row !== widest?.next) return []
  return [widthOver(row, { q1, q3, y, unit: widest.unit, words: '1×', as: { size: 14, bold: true, fill: 'ink' } })]
}
