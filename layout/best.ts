/**
 * The best drawing of a graph: as it is known, if that is still easy to read.
 */

import { legible } from '../src/geometry/legible.ts'
import type { Candidate } from './candidate.ts'
import { winnerOf } from './contest.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { score } from './model/weights.ts'

/** What is known is kept, unless it has become hard to read and a drawing of its own is clearly better. */
export function bestCandidate(graph: LayoutGraph, options: LayoutOptions): Candidate {
  const best = spineOrFold(graph, options)
  if (options.cells === undefined || isLegible(best, graph)) return best
  const free = spineOrFold(graph, { ...options, cells: undefined })
  return free.score.cost + score.known < best.score.cost ? free : best
}

/** A spine cannot be folded: where it is larger than the page, another way may be smaller. */
const spineOrFold = (graph: LayoutGraph, options: LayoutOptions): Candidate => {
  const best = winnerOf(graph, options)
  if (options.spine !== true || best.score.over === 0) return best
  const folded = winnerOf(graph, { ...options, spine: false })
  return folded.score.cost < best.score.cost ? folded : best
}

const isLegible = ({ score: { flaws, crossings, winding, over } }: Candidate, { edges }: LayoutGraph): boolean =>
  flaws + winding + over === 0 && crossings <= edges.length / legible.linesPerCrossing
