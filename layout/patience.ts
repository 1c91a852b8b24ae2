/**
 * How much work a graph is worth, by its size and by what is wrong with the best drawing so far.
 */
import { work } from './model/weights.ts'
import type { Score } from './score/score.ts'

/** What has flaws is worth so many times the work; what cannot be drawn yet, so many. */
const patience = { flaws: 2, undrawn: 4 } as const

/** The work after which no other candidate is drawn; `times` as much for what costs less than a candidate. */
export function workFor(nodes: number, { undrawn, flaws }: Pick<Score, 'undrawn' | 'flaws'>, times = 1): number {
  const worth = undrawn > 0 ? patience.undrawn : flaws > 0 ? patience.flaws : 1
  return (nodes <= 12 ? work.few : nodes <= 24 ? work.some : work.many) * Math.max(times, worth)
}

/** How often another fold is tried, what would be better than a fold but is too large, and how often the best drawing is routed again. */
export const most = { folds: 5, rivals: 2, routes: 4 } as const

/** Other routes make a drawing smaller by no more than this, in units. */
const spare = 12

/** Whether a drawing is larger than it may be, in units, by more than other routes could change. */
export const isBeyondReach = (excess: number): boolean => excess > spare
