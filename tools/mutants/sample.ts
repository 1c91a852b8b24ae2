/**
 * A sample that is the same in every run, spread over the files. Another seed takes another one: where tests were written
 * for what a sample showed, only a sample that nobody looked at says how well they guard.
 */
import type { Mutant } from './mutant.ts'

/** At most so many mutants, each file with its share; the order stays. */
export function sampleOf<M extends Mutant>(mutants: readonly M[], most: number, seed = 0): M[] {
  if (mutants.length <= most) return [...mutants]
  const ranked = mutants.map((mutant, index) => ({ mutant, index, rank: rankOf(mutant, seed) }))
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).slice(0, most)
  return chosen.sort((a, b) => a.index - b.index).map(({ mutant }) => mutant)
}

/** A number from 0 to 1 by its place and text: one mutant's rank does not change when another file does. */
const rankOf = ({ file, start, text }: Mutant, seed: number): number => {
  let hash = 2166136261 ^ seed
  for (const letter of `${file} ${start} ${text}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return (hash >>> 0) / 2 ** 32
}
