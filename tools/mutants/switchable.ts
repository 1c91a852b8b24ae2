/**
 * Writes all mutants of a file into its source, each behind a switch, so that one of them can be active at a time.
 */
import type { Mutant } from './mutant.ts'

/** A mutant with the number that activates it. */
export type Numbered = Mutant & { id: number }

type Insertion = { at: number; text: string; order: number }

/**
 * `a < b` becomes `__pick(__isActive(7) ? (a <= b) : (a < b))`. Both names are globals (active.ts); a call instead of
 * bare parentheses keeps lines apart that no semicolon ends.
 */
export function switchable(text: string, mutants: readonly Numbered[]): string {
  const insertions = mutants.flatMap(({ start, end, text: variant, id }): Insertion[] => [
    { at: start, text: `__pick(__isActive(${id})?(${variant}):(`, order: -end },
    { at: end, text: '))', order: Infinity },
  ])
  // Ends before beginnings, outer beginnings before inner ones: the brackets nest.
  const sorted = insertions.sort(
    (a, b) => a.at - b.at || Number(a.order !== Infinity) - Number(b.order !== Infinity) || a.order - b.order,
  )
  let [result, from] = ['', 0]
  for (const { at, text: inserted } of sorted) {
    result += text.slice(from, at) + inserted
    from = at
  }
  return result + text.slice(from)
}
