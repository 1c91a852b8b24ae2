/**
 * The catalog as it is packaged: one recipe per line, and an index of where each is, so that a command can read one
 * recipe without parsing all.
 */
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'

/** The texts of catalog.json and catalog-index.json. */
export function packCatalog(recipes: readonly Recipe[]): { catalog: string; index: string } {
  const ordered = createCatalog(recipes).recipes
  const lines = ordered.map((recipe) => JSON.stringify(recipe))
  // "[", then the recipes, each with the comma and the line break after it.
  let offset = 1
  const entries = ordered.map(({ scene: _scene, data: _data, parts: _parts, suppressions: _kept, ...words }, at) => {
    const length = Buffer.byteLength(lines[at] ?? '')
    const entry = { ...words, offset, length }
    offset += length + 2
    return JSON.stringify(entry)
  })
  return { catalog: `[${lines.join(',\n')}]\n`, index: `[${entries.join(',\n')}]\n` }
}
