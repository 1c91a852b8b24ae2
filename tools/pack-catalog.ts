/**
 * The catalog as it is built. The service reads all of it; the package has it in two files that share nothing: what is
 * written about each recipe with the place of its drawing, and the drawings, one a line, so that a command can read one
 * recipe without parsing all.
 */
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'

/** The texts of catalog.json, catalog-index.json and catalog-drawings.json. */
export function packCatalog(recipes: readonly Recipe[]): { catalog: string; index: string; drawings: string } {
  const ordered = createCatalog(recipes).recipes
  const drawings: string[] = []
  let offset = 0
  const entries = ordered.map(({ scene, data, parts, suppressions, ...words }) => {
    const drawing = JSON.stringify({ scene, data, parts, suppressions })
    drawings.push(drawing)
    const length = Buffer.byteLength(drawing)
    const entry = { ...words, offset, length }
    offset += length + 1
    return JSON.stringify(entry)
  })
  return {
    catalog: `[${ordered.map((recipe) => JSON.stringify(recipe)).join(',\n')}]\n`,
    index: `[${entries.join(',\n')}]\n`,
    drawings: `${drawings.join('\n')}\n`,
  }
}
