/**
 * The past of an event and its future on every process, and what is between them: concurrent with it.
 */
import { type KeyEntry, markEntry } from '../../drawing/key.ts'
import { circle } from '../../drawing/primitives.ts'
import { centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { SpaceRelation } from './clocks.ts'
import { type LaidEvent, size } from './lay.ts'

/** The zones of one process, those that it has. */
export type SpaceZones = Partial<Record<'before' | 'concurrent' | 'after', Rect>>

/** What is concurrent: a bar along the line of each process, without edges, as nothing happens at them. */
export const zoneLook = { fill: 'soft', stroke: 'none' } as const

/** What the dots of events are, besides that of the event in question, which is in the accent. */
export const dotEntry = (isConcurrent: boolean, name: string): KeyEntry => ({
  ...markEntry(`${isConcurrent ? 'Concurrent with' : 'Before or after'} ${name}`, ({ x, y }) =>
    circle(x, y, size.r, { fill: isConcurrent ? 'surface' : 'ink', stroke: 'ink' }),
  ),
  group: 'events',
})

/** The height of a bar, which no words of events reach, and from the events beside it to its ends, in pixels. */
const bar = { h: 24, beside: 16 } as const

/** The bar of a zone, along the line in its middle: words do not reach there, so it goes on to the dots of the events beside it, or to an end of the line. */
export const barOf = (zone: Rect, own: readonly LaidEvent[], line: { left: number; right: number }): Rect => {
  const reach = size.r + bar.beside
  const before = own.filter(({ at }) => at.x < zone.x).map(({ at }) => at.x + reach)
  const after = own.filter(({ at }) => at.x > rightOf(zone)).map(({ at }) => at.x - reach)
  const [x, end] = [Math.max(line.left, ...before), Math.min(line.right, ...after)]
  return { x, y: centerOf(zone).y - bar.h / 2, w: end - x, h: bar.h }
}

/** From the words of an event to the edge of its zone, in pixels. */
const beyond = 8

/** The zones of a process with these events, between two ends; a zone ends close beyond its last event. */
export function zonesOf(
  own: readonly (LaidEvent & { relation: SpaceRelation })[],
  { lane, left, right, pitch }: { lane: number; left: number; right: number; pitch: number },
): SpaceZones {
  const ends = (each: LaidEvent, side: -1 | 1): number =>
    Math.round(
      side < 0
        ? Math.min(each.at.x - size.r, each.rect.x) - beyond
        : Math.max(each.at.x + size.r, each.rect.x + each.rect.w) + beyond,
    )
  const past = own.filter(({ relation }) => relation === 'before').map((each) => ends(each, 1))
  const future = own.filter(({ relation }) => relation === 'after').map((each) => ends(each, -1))
  const same = own.find(({ relation }) => relation === 'same')
  const [before, after] = [Math.max(left, ...past), Math.min(right, ...future)]
  // Where words are close, the edge is in the middle between both.
  const [start, end] = same === undefined ? [before, after] : [ends(same, -1), ends(same, 1)]
  const until = Math.round(Math.max(start, (start + before) / 2))
  const from = Math.round(Math.min(end, (end + after) / 2))
  const rect = (x: number, to: number): Rect => ({ x, y: lane * pitch, w: to - x, h: pitch })
  return {
    ...(until > left ? { before: rect(left, until) } : {}),
    ...(from < right ? { after: rect(from, right) } : {}),
    ...(from > until && same === undefined ? { concurrent: rect(until, from) } : {}),
  }
}
