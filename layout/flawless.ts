/**
 * When no other routes are worth a try: a drawing is as good as its places allow, or further from its page than routes reach.
 */
import { legible } from '../src/geometry/legible.ts'
import type { Candidate, Memories } from './candidate.ts'
import { keyOfPlaces } from './route/memory.ts'
import { windingAlone } from './route/route.ts'

/** Nothing wrong, no crossing, and no wire winds that could do without where its ends are. */
export function isFlawless(
  { drawing: { board }, found, score }: Candidate,
  { windingAlone: known }: Memories,
): boolean {
  if (score.flaws + score.crossings + score.over > 0) return false
  if (score.winding === 0) return true
  const winding = found.bends.flatMap((bends, edge) => (bends > legible.bends ? [edge] : []))
  const key = `${winding.join()}|${keyOfPlaces(board)}`
  return known.recall(key, () => windingAlone(board, winding)) === winding.length
}
