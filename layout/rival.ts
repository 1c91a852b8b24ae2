/**
 * What flows the other way than the best drawing, and would be cheaper than its folds if it were a little smaller.
 */
import type { Candidate } from './candidate.ts'
import { least } from './prospects.ts'
import type { Setting } from './setting.ts'

/** A candidate and how it was drawn. */
export type Tried = { candidate: Candidate; setting: Setting }

/** Undefined where the best one is whole, known or too large itself. */
export function rivalOf({ candidate, setting }: Tried, all: readonly Tried[]): Tried | undefined {
  if (setting.isKnown || candidate.found.folds === 0 || candidate.score.over > 0) return undefined
  const others = all.filter((each) => each.setting.direction !== setting.direction)
  const [rival] = others.toSorted((one, other) => alone(one) - alone(other))
  const isRival = rival !== undefined && rival.candidate.score.over > 0 && alone(rival) < least * candidate.score.cost
  return isRival ? rival : undefined
}

/** What a drawing costs beside what it is larger than its page. */
const alone = ({ candidate }: Tried): number => candidate.score.cost - candidate.score.oversize
