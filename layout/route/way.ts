/**
 * A way through the net, laid and taken up again: links, spots and sides of nodes count what uses them.
 */
import type { NodeGate } from './gates.ts'
import type { Link, Spot } from './net.ts'
import type { Loads } from './prices.ts'

/** From a node to a node; `prefix` is the part of its trunk that it follows, where another way is laid already. */
export type Way = { start: NodeGate; prefix: Spot[]; spots: Spot[]; goal: NodeGate }

/** Whether two ways use the same spots and ports. */
export function isSameWay(a: Way | undefined, b: Way | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return (
    isSameGate(a.start, b.start) &&
    isSameGate(a.goal, b.goal) &&
    isSamePath(a.prefix, b.prefix) &&
    isSamePath(a.spots, b.spots)
  )
}

const isSameGate = (a: NodeGate, b: NodeGate): boolean =>
  a.node === b.node && a.side === b.side && a.point.x === b.point.x && a.point.y === b.point.y

const isSamePath = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.length === b.length && a.every((spot, index) => spot === b[index])

export function layWay(way: Way, loads: Loads): void {
  count(way, loads, 1)
}

export function takeUpWay(way: Way, loads: Loads): void {
  count(way, loads, -1)
}

const count = ({ start, prefix, spots, goal }: Way, loads: Loads, by: 1 | -1): void => {
  if (prefix.length === 0) loads.add(start.node, start.side, { arrives: start.arrives, by })
  loads.add(goal.node, goal.side, { arrives: goal.arrives, by })
  for (const [index, spot] of spots.entries()) {
    const [before, after] = [spots[index - 1] ?? prefix.at(-1), spots[index + 1]]
    const link = after === undefined ? undefined : linkBetween(spot, after)
    if (link !== undefined) link.uses += by
    const enters = before === undefined ? start.level : before.y === spot.y
    const leaves = after === undefined ? goal.level : after.y === spot.y
    if (enters !== leaves) continue
    if (enters) spot.passLevel += by
    else spot.passUpright += by
  }
}

const linkBetween = (a: Spot, b: Spot): Link | undefined =>
  [a.left, a.right, a.up, a.down].find((link) => link !== undefined && (link.from === b || link.to === b))
