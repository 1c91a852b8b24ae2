/**
 * Outcomes in one row: what the answers to questions, one after another, lead to, and what leads on to one thing from there.
 * Their links are as long in all wherever they stand in between; a reader compares them in a row.
 */
import type { Arc } from '../solve/feasible.ts'

/** Two may as well be the arms of one question. */
const fewest = 3

/** Moves the outcomes of questions to the last rank before what all of them lead to, and returns those that have their place. */
export function alignOutcomes(ranks: number[], arcs: readonly Arc[]): Set<number> {
  const intoOf = (vertex: number): Arc[] => arcs.filter(({ to }) => to === vertex)
  const outOf = (vertex: number): Arc[] => arcs.filter(({ from }) => from === vertex)
  const aligned = new Set<number>()
  for (const end of ranks.keys()) {
    const links = intoOf(end)
    if (links.length < fewest || links.some(({ from, length }) => length !== 1 || outOf(from).length !== 1)) continue
    const before = links.map(({ from }) => intoOf(from))
    if (before.some((own) => own.length !== 1 || outOf(own[0]!.from).length < 2)) continue
    for (const { from } of links) {
      ranks[from] = ranks[end]! - 1
      aligned.add(from)
    }
  }
  return aligned
}
