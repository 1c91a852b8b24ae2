/**
 * The catalog of this package without reading all of it: an index of every recipe, and one recipe at a time.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import type { Recipe } from '../../catalog/recipe.ts'
import { packageFile, readPackageJson } from '../package.ts'

/** What is written about a recipe, and where its drawing is in the file of drawings, in bytes. */
export type IndexEntry = Omit<Recipe, 'scene' | 'data' | 'parts' | 'suppressions'> & { offset: number; length: number }

/** Every recipe in catalog order. */
export function readIndex(): IndexEntry[] {
  return readPackageJson('dist/catalog-index.json') as IndexEntry[]
}

/** The whole recipe of an id. */
export const readRecipe = (id: string): Recipe | undefined => {
  const entry = readIndex().find((each) => each.id === id)
  return entry && readDrawings([entry])[0]
}

/** Every recipe with its drawing, in catalog order. */
export const readRecipes = (): Recipe[] => readDrawings(readIndex())

const readDrawings = (entries: readonly IndexEntry[]): Recipe[] => {
  const file = openSync(packageFile('dist/catalog-drawings.json'), 'r')
  try {
    return entries.map(({ offset, length, ...words }) => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, { position: offset })
      return { ...words, ...(JSON.parse(bytes.toString('utf8')) as Pick<Recipe, 'scene'>) }
    })
  } finally {
    closeSync(file)
  }
}
