/**
 * The catalog of this package without reading all of it: an index of every recipe, and one recipe at a time.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import type { Recipe } from '../../catalog/recipe.ts'
import { packageFile, readPackageJson } from '../package.ts'

/** What a list needs of a recipe, and where the whole recipe is in the catalog's file, in bytes. */
export type IndexEntry = Omit<Recipe, 'scene' | 'data' | 'parts' | 'suppressions'> & { offset: number; length: number }

/** Every recipe in catalog order. */
export function readIndex(): IndexEntry[] {
  return readPackageJson('dist/catalog-index.json') as IndexEntry[]
}

/** The whole recipe of an id. */
export const readRecipe = (id: string): Recipe | undefined => {
  const entry = readIndex().find((each) => each.id === id)
  if (entry === undefined) return undefined
  const bytes = Buffer.alloc(entry.length)
  const file = openSync(packageFile('dist/catalog.json'), 'r')
  try {
    readSync(file, bytes, { position: entry.offset })
    return JSON.parse(bytes.toString('utf8')) as Recipe
  } finally {
    closeSync(file)
  }
}
