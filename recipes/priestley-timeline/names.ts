/**
 * Names of periods in their bars: how they are written, and where a bar has room for one.
 */
import { greatest, pairs } from 'd3-array'
import { type Block, block } from '../../drawing/block.ts'
import type { TimelineEvent } from '../../drawing/data/timeline.ts'
import { stateSign } from '../../drawing/state-sign.ts'

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
