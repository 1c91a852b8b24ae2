/**
 * One recipe through all its data sets: how many were drawn, and what was found, by kind.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { dataSet } from './data-sets.ts'
import { judge } from './judge.ts'

/** A kind of finding: in how many data sets, the first of them, and what was seen there. */
export type Seen = { sets: number; seed: number; what: string }

/** What came of a recipe: data sets that it reads, and findings by kind. */
export type Result = { id: string; recipe: AnyRecipe; made: number; seen: Map<string, Seen> }

/** Judges `sets` data sets of a recipe. */
export function campaign(id: string, recipe: AnyRecipe, sets: number): Result {
  const result: Result = { id, recipe, made: 0, seen: new Map() }
  for (let seed = 0; seed < sets; seed++) {
    const set = dataSet(id, recipe, seed)
    if (set === undefined) continue
    result.made++
    const found = new Map(judge(id, recipe, set).map(({ kind, what }) => [kind, what]))
    for (const [kind, what] of found) {
      const known = result.seen.get(kind) ?? { sets: 0, seed, what }
      result.seen.set(kind, { ...known, sets: known.sets + 1 })
    }
  }
  return result
}
