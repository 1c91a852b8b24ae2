/**
 * The past of an event and its future on every process, and what is between them: concurrent with it.
 */
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { SpaceRelation } from './clocks.ts'
import { type LaidEvent, size } from './lay.ts'

/** The zones of one process, those that it has. */
export type SpaceZones = Partial<Record<'before' | 'concurrent' | 'after', Rect>>

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

/** One edge around the zones of processes that follow each other, downward on the right and upward on the left; zones that do not meet have edges of their own. */
export function outlineOf(zones: readonly Rect[]): string {
  const runs: Rect[][] = []
  for (const zone of zones) {
    const above = runs.at(-1)?.at(-1)
    const meets =
      above !== undefined && bottomOf(above) === zone.y && above.x < rightOf(zone) && zone.x < rightOf(above)
    if (meets) runs.at(-1)?.push(zone)
    else runs.push([zone])
  }
  return runs.map(around).join(' ')
}

const around = (run: readonly Rect[]): string => {
  const down = run.map((zone) => `H ${rightOf(zone)} V ${bottomOf(zone)}`)
  const back = run.toReversed().map((zone) => `H ${zone.x} V ${zone.y}`)
  return `M ${run[0]?.x ?? 0} ${run[0]?.y ?? 0} ${[...down, ...back].join(' ')} Z`
}
