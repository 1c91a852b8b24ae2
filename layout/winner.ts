/**
 * What comes of one contest.
 */
import type { Candidate, Drawn } from './candidate.ts'
import { Contest } from './contest.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { sizeOf } from './setting.ts'

/** The best drawing of one contest. */
export function winnerOf(graph: LayoutGraph, options: LayoutOptions, drawn: Drawn): Candidate {
  const contest = new Contest(graph, options, drawn)
  contest.start()
  contest.fit()
  // Other routes make a drawing hardly lower.
  if (sizeOf(contest.best).height > (drawn.mustFit?.height ?? Infinity)) return contest.best
  contest.close()
  contest.vary()
  contest.polish()
  return contest.best
}

/** What a contest begins with. */
export function firstOf(graph: LayoutGraph, options: LayoutOptions, drawn: Drawn): Candidate {
  const contest = new Contest(graph, options, drawn)
  contest.start()
  return contest.best
}
