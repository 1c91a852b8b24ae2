/**
 * Results of recipes kept as files, so that a long campaign runs in parts: what is kept is not judged again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Result, Seen } from './campaign.ts'

type Kept = { sets: number; made: number; seen: [string, Seen][] }

/** The result in the folder, if it is of as many data sets; else the one that `make` returns, which is kept there. */
export function keptResult(
  folder: string,
  { id, recipe, sets }: { id: string; recipe: AnyRecipe; sets: number },
  make: () => Result,
): Result {
  const file = `${folder}/${id}.json`
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
    if (kept.sets >= sets) return { id, recipe, made: kept.made, seen: new Map(kept.seen) }
  }
  const result = make()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ sets, made: result.made, seen: [...result.seen] } satisfies Kept))
  return result
}
