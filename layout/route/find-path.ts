/**
 * The cheapest way through the net from one of several starts to one of several goals (A*; Hart, Nilsson and Raphael,
 * 1968).
 *
 * A way costs its length, its bends, the edges that it crosses or runs beside, and the tolls of its links.
 */
import { makeHeap } from './heap.ts'
import type { Link, Mark, Spot } from './net.ts'

/** Where a way may start or end: a spot, the direction there, and what choosing it costs. */
export type Gate = {
  spot: Spot
  level: boolean
  cost: number
  /** How many bends the path to a start already has; default 0. */
  bends?: number
}

/** In pixels of detour; `bent` is what each bend after the second costs in addition. */
export const costs = { bend: 60, bent: 150, crossing: 140, corner: 24, beside: 8 }

/** This many bends are easy to follow. */
export const easy = 2

const queue = makeHeap<Mark>()
let searches = 0

/** The spots of the cheapest way, with the gates it starts and ends at and its bends; nothing where there is none. */
export function findPath<From extends Gate, To extends Gate>(
  starts: readonly From[],
  goals: readonly To[],
): { start: From; goal: To; spots: Spot[]; bends: number } | undefined {
  searches++
  queue.clear()
  const goalOf = new Map<Mark, To>()
  for (const goal of goals) {
    const mark = goal.level ? goal.spot.level : goal.spot.upright
    if (goal.cost < (goalOf.get(mark)?.cost ?? Infinity)) goalOf.set(mark, goal)
  }
  aimAt(goals)
  for (const { spot, level, cost, bends = 0 } of starts)
    reach(level ? spot.level : spot.upright, undefined, cost, bends)
  let best: { mark: Mark; goal: To; cost: number } | undefined
  for (let mark = queue.pop(); mark !== undefined; mark = queue.pop()) {
    if (mark.done) continue
    mark.done = true
    if (best !== undefined && mark.cost + leastAhead(mark.spot) >= best.cost) break
    const goal = goalOf.get(mark)
    if (goal !== undefined && mark.cost + goal.cost < (best?.cost ?? Infinity))
      best = { mark, goal, cost: mark.cost + goal.cost }
    expand(mark)
  }
  return best === undefined ? undefined : { ...trace(best.mark, starts), goal: best.goal, bends: best.mark.bends }
}

/** The rectangle around the goals, and what choosing one of them costs at least. */
const aim = { left: 0, right: 0, top: 0, bottom: 0, cost: 0 }

const aimAt = (goals: readonly Gate[]): void => {
  aim.left = aim.top = aim.cost = Infinity
  aim.right = aim.bottom = -Infinity
  for (const { spot, cost } of goals) {
    aim.left = Math.min(aim.left, spot.x)
    aim.right = Math.max(aim.right, spot.x)
    aim.top = Math.min(aim.top, spot.y)
    aim.bottom = Math.max(aim.bottom, spot.y)
    aim.cost = Math.min(aim.cost, cost)
  }
}

/** A lower bound of what a way still costs: straight to the rectangle around the goals. */
const leastAhead = ({ x, y }: Spot): number =>
  Math.max(aim.left - x, x - aim.right, 0) + Math.max(aim.top - y, y - aim.bottom, 0) + aim.cost

// Plain arguments and no closures: most of the time that routing takes is spent here.
const reach = (mark: Mark, before: Mark | undefined, cost: number, bends: number): void => {
  if (mark.search === searches && mark.cost <= cost) return
  mark.search = searches
  mark.cost = cost
  mark.before = before
  mark.bends = bends
  mark.done = false
  queue.push(mark, cost + leastAhead(mark.spot))
}

const expand = (mark: Mark): void => {
  const { spot, level, cost, before, bends } = mark
  const turned = before?.spot === spot
  const straight = turned ? 0 : costs.crossing * (level ? spot.passUpright : spot.passLevel)
  follow(level ? spot.left : spot.up, mark, cost + straight)
  follow(level ? spot.right : spot.down, mark, cost + straight)
  if (turned) return
  const busy = spot.passLevel + spot.passUpright > 0 ? costs.corner : 0
  const bend = costs.bend + (bends < easy ? 0 : costs.bent)
  reach(level ? spot.upright : spot.level, mark, cost + bend + busy, bends + 1)
}

const follow = (link: Link | undefined, mark: Mark, cost: number): void => {
  if (link === undefined) return
  const next = link.from === mark.spot ? link.to : link.from
  const beside = link.uses * (costs.beside + ((link.length * 5) >> 4))
  reach(mark.level ? next.level : next.upright, mark, cost + link.length + link.toll + beside, mark.bends)
}

const trace = <From extends Gate>(end: Mark, starts: readonly From[]): { start: From; spots: Spot[] } => {
  const spots: Spot[] = []
  let first = end
  for (let mark: Mark | undefined = end; mark !== undefined; mark = mark.before) {
    if (spots.at(-1) !== mark.spot) spots.push(mark.spot)
    first = mark
  }
  const begun = starts.filter(({ spot, level }) => spot === first.spot && level === first.level)
  return { start: begun.reduce((least, gate) => (gate.cost < least.cost ? gate : least)), spots: spots.toReversed() }
}
