/**
 * The best drawing of a graph: as it is known, if that is still easy to read.
 */

import { legible } from '../src/geometry/legible.ts'
import type { Candidate, Drawn, Memories } from './candidate.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { score } from './model/weights.ts'
import { firstOf, winnerOf } from './winner.ts'

/** What was drawn for one page, as a spine and otherwise. */
export type Drawings = { spine: Drawn; fold: Drawn; memories: Memories }

export const nothingDrawn = (memories: Memories, limits: Pick<Drawn, 'mustFit'> = {}): Drawings => ({
  spine: { candidates: new Map(), memories, ...limits },
  fold: { candidates: new Map(), memories, ...limits },
  memories,
})

/** What is known is kept, unless it has become hard to read and a drawing of its own is clearly better. */
export function bestCandidate(
  graph: LayoutGraph,
  { cells = {}, ...options }: LayoutOptions,
  drawn: Drawings,
): Candidate {
  if (Object.keys(cells).length === 0) return spineOrFold(graph, options, drawn)
  const best = spineOrFold(graph, { ...options, cells }, drawn)
  if (isLegible(best, graph)) return best
  const free = spineOrFold(graph, options, drawn)
  return free.score.cost + score.known < best.score.cost ? free : best
}

/** What the search for the best one begins with. */
export const firstCandidate = (graph: LayoutGraph, options: LayoutOptions, { spine, fold }: Drawings): Candidate =>
  firstOf(graph, options, options.spine === true ? spine : fold)

/** A spine cannot be folded: where it is larger than the page, another way may be smaller. */
const spineOrFold = (graph: LayoutGraph, options: LayoutOptions, { spine, fold }: Drawings): Candidate => {
  if (options.spine !== true) return winnerOf(graph, options, fold)
  const best = winnerOf(graph, options, spine)
  if (best.score.over === 0) return best
  const folded = winnerOf(graph, { ...options, spine: false }, fold)
  return folded.score.cost < best.score.cost ? folded : best
}

const isLegible = ({ score: { flaws, crossings, winding, over } }: Candidate, { edges }: LayoutGraph): boolean =>
  flaws + winding + over === 0 && crossings <= edges.length / legible.linesPerCrossing
