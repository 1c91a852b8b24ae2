/**
 * One recipe through all its data sets: how many were drawn, and what was found, by kind.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { dataSet } from './data-sets.ts'
import { judge } from './judge.ts'

/** A kind of finding: in how many data sets, the first of them, and what was seen there. */
export type Seen = { sets: number; seed: number; what: string }

/**
 * What came of a recipe: how many seeds were tried, data sets that it reads, findings by kind, and in how many data sets there
 * are any of a relation, as `warned`, whatever their kind.
 */
export type Result = {
  id: string
  recipe: AnyRecipe
  tried: number
  made: number
  seen: Map<string, Seen>
  sets: Map<string, number>
}

/** A recipe of which nothing was tried yet. */
export const untried = (id: string, recipe: AnyRecipe): Result => ({
  id,
  recipe,
  tried: 0,
  made: 0,
  seen: new Map(),
  sets: new Map(),
})

/** The relation that a kind of finding is of: what is before its colon. */
const relationOf = (kind: string): string => kind.replace(/:.*$/s, '')

/** Goes on from a result until `sets` seeds were tried, or `isTime` says to stop. */
export function campaign(before: Result, sets: number, isTime: () => boolean = () => false): Result {
  const { id, recipe } = before
  const result = { ...before, seen: new Map(before.seen), sets: new Map(before.sets) }
  for (; result.tried < sets && !isTime(); result.tried++) {
    const seed = result.tried
    const set = dataSet(id, recipe, seed)
    if (set === undefined) continue
    result.made++
    const found = new Map(judge(id, recipe, set).map(({ kind, what }) => [kind, what]))
    for (const relation of new Set([...found.keys()].map(relationOf)))
      result.sets.set(relation, (result.sets.get(relation) ?? 0) + 1)
    for (const [kind, what] of found) {
      const known = result.seen.get(kind) ?? { sets: 0, seed, what }
      result.seen.set(kind, { ...known, sets: known.sets + 1 })
    }
  }
  return result
}
