/**
 * Results of recipes kept as files, so that a long campaign runs in parts: what is kept is not judged again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { type Result, type Seen, untried } from './campaign.ts'

type Kept = { tried: number; made: number; seen: [string, Seen][]; sets: [string, number][] }

/** What is kept of a recipe in the folder, if anything. */
export function keptResult(folder: string, id: string, recipe: AnyRecipe): Result {
  const file = `${folder}/${id}.json`
  if (!existsSync(file)) return untried(id, recipe)
  const { tried, made, seen, sets } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  return { id, recipe, tried, made, seen: new Map(seen), sets: new Map(sets) }
}

/** Keeps a result there. */
export function keepResult(folder: string, { id, tried, made, seen, sets }: Result): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/${id}.json`,
    JSON.stringify({ tried, made, seen: [...seen], sets: [...sets] } satisfies Kept),
  )
}
