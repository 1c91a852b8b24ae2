/**
 * The released catalog: which revision of which scene each recipe was last released with.
 *
 * A reader who keeps a scene compares revisions to know whether it changed, so a released scene and its
 * revision change together or not at all.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Recipe } from '../src/catalog/recipe.ts'
import type { Scene } from '../src/scene/scene.ts'

/** By id: the revision, and the SHA-256 of the scene as it is served. */
export type Released = Record<string, { revision: number; scene: string }>

const file = new URL('../recipes/released.json', import.meta.url)

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What was released last; nothing before the first release. */
export const readReleased = async (): Promise<Released> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  return JSON.parse(text) as Released
}

/** Writes the current release. */
export const writeReleased = (released: Released): Promise<void> =>
  writeFile(file, `${JSON.stringify(released, null, 2)}\n`)

const digest = (scene: Scene): string => createHash('sha256').update(JSON.stringify(scene)).digest('hex')

/** The release of these recipes, by ascending id. */
export const releaseOf = (recipes: readonly Recipe[]): Released => {
  const sorted = [...recipes].sort((a, b) => (a.id < b.id ? -1 : 1))
  return Object.fromEntries(sorted.map(({ id, revision, scene }) => [id, { revision, scene: digest(scene) }]))
}

const problemOf = ({ id, revision, scene }: Recipe, released: Released): string | undefined => {
  const last = Object.hasOwn(released, id) ? released[id] : undefined
  const changed = last !== undefined && last.scene !== digest(scene)
  const expected = last === undefined ? 1 : last.revision + (changed ? 1 : 0)
  if (revision === expected) return undefined
  const reason =
    last === undefined
      ? 'it was never released'
      : `its scene ${changed ? 'changed' : 'is the same'} since ${last.revision}`
  return `recipes/${id}: revision must be ${expected} (${reason}), got ${revision}`
}

/** What is wrong with the revisions, recipe by recipe: too high, too low, or gone after it was released. */
export const revisionProblems = (recipes: readonly Recipe[], released: Released): string[] => {
  const createRecipeJson = new Set(recipes.map(({ id }) => id))
  const gone = Object.keys(released).filter((id) => !createRecipeJson.has(id))
  return [
    ...recipes.flatMap((recipe) => problemOf(recipe, released) ?? []),
    ...gone.map((id) => `recipes/${id} was released and is gone: its URLs must keep working`),
  ]
}
