/**
 * The catalog of this package without reading all of it: an index of every recipe, and one recipe at a time.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Recipe } from '../../catalog/recipe.ts'
import { packageFile, readPackageJson } from '../package.ts'

/** Where a drawing is: compressed with others, in these bytes of the file of drawings, and its place among them. */
export type DrawingPlace = { offset: number; length: number; at: number }

type Drawing = Pick<Recipe, 'scene' | 'data' | 'parts' | 'suppressions'>

/** What is written about a recipe, and where its drawing is. */
export type IndexEntry = Omit<Recipe, keyof Drawing> & DrawingPlace

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
  const file = openSync(packageFile('dist/catalog-drawings.br'), 'r')
  const blocks = new Map<number, Drawing[]>()
  const blockAt = ({ offset, length }: DrawingPlace): Drawing[] => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, { position: offset })
    return JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as Drawing[]
  }
  try {
    return entries.map(({ offset, length, at, ...words }) => {
      const block = blocks.get(offset) ?? blockAt({ offset, length, at })
      blocks.set(offset, block)
      return { ...words, ...block[at]! }
    })
  } finally {
    closeSync(file)
  }
}
