/**
 * The catalog of this package without reading all of it: an index of every recipe, and one recipe at a time.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Recipe } from '../../catalog/recipe.ts'
import { packageFile } from '../package.ts'

type Drawing = Pick<Recipe, 'scene' | 'data' | 'parts' | 'suppressions'>

/** What is written about a recipe, and in which line of the drawings its own is. */
export type IndexEntry = Omit<Recipe, keyof Drawing> & { at: number }

/** Every recipe in catalog order. */
export function readIndex(): IndexEntry[] {
  return JSON.parse(decompressed('dist/catalog-index.br')) as IndexEntry[]
}

/** The whole recipe of an id. */
export const readRecipe = (id: string): Recipe | undefined => {
  const entry = readIndex().find((each) => each.id === id)
  return entry && readDrawings([entry])[0]
}

/** Every recipe with its drawing, in catalog order. */
export const readRecipes = (): Recipe[] => readDrawings(readIndex())

const decompressed = (path: string): string => brotliDecompressSync(readFileSync(packageFile(path))).toString('utf8')

const readDrawings = (entries: readonly IndexEntry[]): Recipe[] => {
  const lines = decompressed('dist/catalog-drawings.br').split('\n')
  return entries.map(({ at, ...words }) => ({ ...words, ...(JSON.parse(lines[at]!) as Drawing) }))
}
