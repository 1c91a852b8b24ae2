/**
 * Finish-to-start arrows between bars in rows: right out of the end of one bar, down or up, and into the next.
 *
 * An arrow avoids the bars in the rows that it passes. Arrows into one bar share their last stretch and its head.
 */

import type { Interval } from '../../drawing/time/pack.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { aroundBars, lanesAround } from './around.ts'
import { taskHeight as barHeight, milestoneReach } from './bar-size.ts'
import { takeHead } from './take-head.ts'

/** A bar in its row: `y` is its middle. A milestone has its middle at `left` and `right`. */
export type RowBar = { left: number; right: number; y: number; isMilestone: boolean }

/** The way of one dependency. `head` is false where it runs into another arrow. */
export type DependencyWay = { from: RowBar; to: RowBar; points: Point[]; head: boolean; x: number }

/**
 * How an arrow runs: `top` out of the end and onto the next bar, `side` out of the end and into its side, `drop` out of
 * the bar below its end and into the side of one that begins right then, `around` what is in the way.
 */
type Option = { x: number; kind: 'top' | 'side' | 'drop' | 'around'; cost: number }

/** What waits for what. Where arrows meet, the head belongs to a `main` one. */
export type TaskPair = { from: RowBar; to: RowBar; main?: boolean }

/** Ways for all dependencies between bars, in the order given; none is under the line at `today`. */
export function routeDependencies(
  pairs: readonly TaskPair[],
  bars: readonly RowBar[],
  today?: number,
): DependencyWay[] {
  const ways = new Map<TaskPair, DependencyWay>()
  // The longest first: shorter ones join it.
  const far = ({ from, to }: TaskPair): number => Math.abs(to.y - from.y)
  for (const pair of pairs.toSorted((a, b) => far(b) - far(a)))
    ways.set(pair, route(pair, { bars, today, ways: [...ways.values()] }))
  for (const [pair, way] of ways) if (pair.main && !way.head) takeHead(way, [...ways])
  return pairs.flatMap((pair) => ways.get(pair) ?? [])
}

const tip = ({ isMilestone }: RowBar): number => (isMilestone ? milestoneReach : 0)
const startOf = (bar: RowBar): number => bar.left - tip(bar)
const endOf = (bar: RowBar): number => bar.right + tip(bar)

/** Shortest way into the side of a bar, so that the head has room, and out of the end of one. */
const into = 12
const out = 6
/** How far from its start an arrow comes down on a bar; further on, it would seem to be needed only then. */
const inside = 6

const route = ({ from, to, main = false }: TaskPair, around: Omit<WayContext, 'from' | 'to'>): DependencyWay => {
  const { ways } = around
  const least = from.right === to.left && to.isMilestone ? from.right : endOf(from) + 2
  const first = to.left + Math.min(inside, (to.right - to.left) / 2)
  const tops = to.isMilestone ? [to.left] : [first, ...steps(first + 4, to.right - 4)]
  const sides = steps(endOf(from) + out, startOf(to) - into)
  const drops = from.isMilestone
    ? []
    : steps(Math.max(from.left + 4, from.right - 40), Math.min(from.right - 4, startOf(to) - into))
  const top = to.isMilestone ? to.left : first
  const lanes = lanesAround({ from, to, ways }, steps(Math.max(endOf(from) + out, top + 8), endOf(from) + 320))
  const options = [
    // Where bars are too narrow for a bend, the arrow comes straight down.
    ...(top < least ? [{ x: top, kind: 'top' as const, cost: 200 }] : []),
    ...tops.filter((x) => x >= least).map((x): Option => ({ x, kind: 'top', cost: 8 * (x - first) + 24 })),
    ...sides.map((x): Option => ({ x, kind: 'side', cost: x - endOf(from) + 40 })),
    ...drops.map((x): Option => ({ x, kind: 'drop', cost: endOf(from) - x + 100 })),
    ...lanes.map((x): Option => ({ x, kind: 'around', cost: 3 * (x - endOf(from)) + 300 })),
  ].map((option) => ({ ...option, cost: option.cost + costOf(option, { ...around, from, to }) }))
  const [best] = options.sort((a, b) => a.cost - b.cost)
  const { x, kind } = best ?? { x: top, kind: 'top' as const }
  if (kind === 'around')
    return aroundBars(
      { from, to, x, ways },
      { start: outOfEnd(from, x), top: { x: top, y: to.y - Math.sign(to.y - from.y) * reachAt(to, top) } },
    )
  return kind === 'top'
    ? ontoTop({ from, to, x, ways })
    : intoSide({ from, to, x, ways, main, isDrop: kind === 'drop' })
}

const steps = (first: number, last: number): number[] =>
  last < first
    ? []
    : Array.from({ length: Math.min(160, Math.floor((last - first) / 4) + 1) }, (_, index) => first + 4 * index)

type WayContext = {
  from: RowBar
  to: RowBar
  bars: readonly RowBar[]
  ways: readonly DependencyWay[]
  today: number | undefined
}

const costOf = ({ x, kind }: Option, { from, to, bars, ways, today = Infinity }: WayContext): number => {
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  const passed = bars.filter(
    (bar) => bar !== from && bar !== to && bar.y > top && bar.y < bottom && x > startOf(bar) - 4 && x < endOf(bar) + 4,
  )
  const through = passed.filter((bar) => x > startOf(bar) && x < endOf(bar))
  const joins = ways.some((way) => way.to === to && way.x === x && isBetween(from.y, way))
  const beside = ways.filter((way) => way.x !== x && Math.abs(way.x - x) < inside && overlaps(way, { top, bottom }))
  const over = ways.filter((way) => way.x === x && way.to !== to && way.from !== from && overlaps(way, { top, bottom }))
  const branches = kind !== 'top' && isBranch({ from, to, x, ways })
  const tops = kind === 'top' && ways.some((way) => way.to === to && way.x !== x && Math.abs(way.x - x) < 16)
  // On the way of another from one bar to another, both would seem to lead from and to all of them.
  return (
    300 * passed.length +
    700 * through.length +
    60 * beside.length +
    600 * over.length +
    (Math.abs(x - today) < inside ? 400 : 0) +
    (tops ? 100 : 0) -
    (joins || branches ? 20 : 0)
  )
}

const isBetween = (y: number, { points }: DependencyWay): boolean => {
  const [top, bottom] = [Math.min(...points.map((point) => point.y)), Math.max(...points.map((point) => point.y))]
  return y > top && y < bottom
}

const overlaps = ({ from, to }: DependencyWay, { top, bottom }: { top: number; bottom: number }): boolean =>
  Math.min(from.y, to.y) < bottom && Math.max(from.y, to.y) > top

type Turn = { from: RowBar; to: RowBar; x: number; ways: readonly DependencyWay[] }

/** How far a bar reaches up and down at `x`; a milestone narrows to its tips. */
const reachAt = ({ isMilestone, left }: RowBar, x: number): number =>
  isMilestone ? milestoneReach - Math.abs(x - left) : barHeight / 2

const outOfEnd = (from: RowBar, x: number): Point[] => [
  { x: endOf(from), y: from.y },
  { x, y: from.y },
]

const ontoTop = ({ from, to, x, ways }: Turn): DependencyWay => {
  const down = to.y > from.y ? 1 : -1
  const edge = to.y - down * reachAt(to, x)
  const joined = ways.find((way) => way.to === to && way.x === x && isBetween(from.y, way))
  if (joined !== undefined && x > endOf(from)) return { from, to, x, head: false, points: outOfEnd(from, x) }
  const start = x <= endOf(from) ? [{ x, y: from.y + down * reachAt(from, x) }] : outOfEnd(from, x)
  return { from, to, x, head: true, points: [...start, { x, y: edge }] }
}

const intoSide = ({ from, to, x, ways, main, isDrop }: Turn & { main: boolean; isDrop: boolean }): DependencyWay => {
  const others = ways.filter((way) => way.to === to && way.points.at(-1)?.y === to.y)
  const joined = others.find((way) => way.x === x && isBetween(from.y, way))
  const start = isDrop ? [{ x, y: from.y + (Math.sign(to.y - from.y) * barHeight) / 2 }] : outOfEnd(from, x)
  if (joined !== undefined && !isDrop) return { from, to, x, head: false, points: start }
  const corner = { x, y: to.y }
  const [first] = others
  // Where another arrow already ends, this one runs into it.
  const end = first === undefined ? startOf(to) : Math.max(x, first.x)
  // A main one is seen all the way, also where it branches off.
  const lead = isBranch({ from, to, x, ways }) && !main ? [corner] : [...start, corner]
  return { from, to, x, head: first === undefined, points: end === x ? lead : [...lead, { x: end, y: to.y }] }
}

/** Whether a longer way out of the same bar already passes the row of `to` at `x`. */
const isBranch = ({ from, to, x, ways }: Turn): boolean =>
  ways.some((way) => way.from === from && way.x === x && isBetween(to.y, way))

/** Where ways cross a row of words, from `top` to `bottom`, in pixels across. */
export const crossingsOf = (
  ways: readonly DependencyWay[],
  { top, bottom }: { top: number; bottom: number },
): Interval[] =>
  ways.flatMap(({ points }) =>
    points.slice(1).flatMap((to, index): Interval[] => {
      const from = points[index] ?? to
      const [upper, lower] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
      return lower < top || upper > bottom ? [] : [{ from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) }]
    }),
  )

/** Where arrows, and today, run through a row around `y`, so far above and below it, in pixels across. */
export type TakenAt = (y: number, reach: number) => Interval[]
