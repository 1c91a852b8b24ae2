/**
 * The past of an event and its future on every process, and what is between them: concurrent with it.
 */
import { type KeyEntry, markEntry } from '../../drawing/key.ts'
import { circle } from '../../drawing/primitives.ts'
import { bottomOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { SpaceRelation } from './clocks.ts'
import { type LaidEvent, size } from './lay.ts'

/** The zones of one process, those that it has. */
export type SpaceZones = Partial<Record<'before' | 'concurrent' | 'after', Rect>>

/** The area of what is concurrent: its edges are no lines, as nothing happens at them. */
export const zoneLook = { fill: 'soft', stroke: 'none' } as const

/** What the dots of events are, besides that of the event in question, which is in the accent. */
export const dotEntry = (isConcurrent: boolean, name: string): KeyEntry => ({
  ...markEntry(`Event ${isConcurrent ? 'concurrent with' : 'before or after'} ${name}`, ({ x, y }) =>
    circle(x, y, size.r, { fill: isConcurrent ? 'surface' : 'ink', stroke: 'ink' }),
  ),
  group: 'events',
})

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

/** What no zone may hold: a message on a causal path. */
export type CausalWay = { from: Point; to: Point }

/** The messages between events that are not concurrent with the one in question. */
export const causalWays = (shown: readonly (LaidEvent & { relation: SpaceRelation })[]): CausalWay[] =>
  shown.flatMap(({ event, at, relation }) => {
    const source = shown.find((each) => each.event === event.source)
    return source === undefined || relation === 'concurrent' || source.relation === 'concurrent'
      ? []
      : [{ from: source.at, to: at }]
  })

/**
 * One edge around the zones of processes that follow each other, downward on the right and upward on the left; zones that do
 * not meet have edges of their own. Where a causal message passes the outer end of a zone, its side leans as that does, if no
 * words are there.
 */
export function outlineOf(
  zones: readonly Rect[],
  ways: readonly CausalWay[] = [],
  words: readonly Rect[] = [],
): string {
  const runs: Rect[][] = []
  for (const zone of zones) {
    const above = runs.at(-1)?.at(-1)
    const meets =
      above !== undefined && bottomOf(above) === zone.y && above.x < rightOf(zone) && zone.x < rightOf(above)
    if (meets) runs.at(-1)?.push(zone)
    else runs.push([zone])
  }
  return runs.map((run) => around(run, { ways, words })).join(' ')
}

/** From a causal message to the corner of a zone, in pixels. */
const clearance = 12

type Kept = { ways: readonly CausalWay[]; words: readonly Rect[] }

const around = (run: readonly Rect[], kept: Kept): string => {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return ''
  const [top, foot] = [cornersAt(first, first.y, kept), cornersAt(last, bottomOf(last), kept)]
  const down = run.map((zone) => {
    const start =
      zone === first && top.right < rightOf(zone)
        ? `H ${top.right} L ${rightOf(zone)} ${middleOf(zone)}`
        : `H ${rightOf(zone)}`
    const end =
      zone === last && foot.right < rightOf(zone)
        ? `V ${middleOf(zone)} L ${foot.right} ${bottomOf(zone)}`
        : `V ${bottomOf(zone)}`
    return `${start} ${end}`
  })
  const back = run.toReversed().map((zone) => {
    const start = zone === last && foot.left > zone.x ? `H ${foot.left} L ${zone.x} ${middleOf(zone)}` : `H ${zone.x}`
    const end = zone === first && top.left > zone.x ? `V ${middleOf(zone)} L ${top.left} ${zone.y}` : `V ${zone.y}`
    return `${start} ${end}`
  })
  return `M ${top.left} ${first.y} ${[...down, ...back].join(' ')} Z`
}

const middleOf = ({ y, h }: Rect): number => y + h / 2

/** The corners of a zone at an outer end, as far in as causal messages that pass there need. */
const cornersAt = (zone: Rect, y: number, { ways, words }: Kept): { left: number; right: number } => {
  const [x, end, middle] = [zone.x, rightOf(zone), zone.x + zone.w / 2]
  const passed = ways.flatMap(({ from, to }) => {
    if (from.y === to.y || (from.y - y) * (to.y - y) >= 0) return []
    return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)]
  })
  const inside = passed.filter((each) => each > x - clearance && each < end + clearance)
  const left = Math.max(x, ...inside.filter((each) => each <= middle).map((each) => Math.round(each + clearance)))
  const right = Math.min(end, ...inside.filter((each) => each > middle).map((each) => Math.round(each - clearance)))
  if (left >= right) return { left: x, right: end }
  const top = Math.min(y, middleOf(zone))
  // Words are never cut off.
  const isFree = (from: number, to: number): boolean =>
    words.every((each) => rightOf(each) <= from || each.x >= to || bottomOf(each) <= top || each.y >= top + zone.h / 2)
  return { left: isFree(x, left) ? left : x, right: isFree(right, end) ? right : end }
}
