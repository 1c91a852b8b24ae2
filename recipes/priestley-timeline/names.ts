/**
 * Names of periods in their bars: how they are written, and where a bar has room for one.
 */
import { greatest, least, pairs } from 'd3-array'
import { type Block, block } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { type LaneContext, lanesOf } from '../../drawing/time/draw-lanes.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { arePhases } from './periods.ts'

/** The name of a period in its bar; where it has the name of its row, that says it. */
export const nameIn = ({ name, group, state }: TimelineEvent): string =>
  `${stateSign({ state })}${group === name ? '' : name}`.trim()

/** A name in its bar, smaller where that leaves it more room in the `clear` part of it; undefined where it has none. */
export const inside = (event: TimelineEvent, length: number, clear: number): Block | undefined => {
  const sizes = (['label', { size: 12 }] as const).map((as) => block([{ text: nameIn(event), as }]))
  return (
    sizes.find(({ w }, at) => w + (at === 0 ? 16 : 8) <= clear) ??
    (clear < length ? undefined : sizes.find(({ w }) => w + 4 <= length))
  )
}

/** The longest part of a bar that no upright line crosses. */
export const clearOf = (lines: readonly number[], { from, to }: { from: number; to: number }) => {
  const ends = [from, ...lines.filter((x) => x > from && x < to).toSorted((a, b) => a - b), to]
  const parts = pairs(ends).map(([x, right]) => ({ x, w: right - x }))
  return greatest(parts, (part) => part.w) ?? { x: from, w: to - from }
}

/**
 * The first row whose bars have room for the names of all phases, which says them for all rows; with it, how large they are
 * in all of its bars.
 */
export const namingRow = (
  data: TimelineData,
  { span, lines }: Pick<LaneContext, 'span' | 'lines'>,
): { events: readonly TimelineEvent[]; size: TypeStyle['size'] } | undefined => {
  if (!arePhases(data)) return undefined
  const [{ startOf, endOf }, x] = [timesOf(data), timeScale(span)]
  const names = new Set(data.events.map(({ name }) => name))
  const sizeIn = (event: TimelineEvent): TypeStyle['size'] | undefined => {
    const [from, to] = [x(startOf(event)), x(endOf(event))]
    const { w } = clearOf(lines, { from, to })
    return inside(event, Math.min(to - from, w), w)?.lines[0]?.style.size
  }
  const row = lanesOf(data).find(
    ({ events }) =>
      events.length === names.size &&
      new Set(events.map(({ name }) => name)).size === names.size &&
      events.every((event) => sizeIn(event) !== undefined),
  )
  return row === undefined ? undefined : { events: row.events, size: least(row.events.map(sizeIn)) ?? 12 }
}
