/**
 * The catalog as it is built. The service reads all of it; the package has it in two files that share nothing: what is
 * written about each recipe with the place of its drawing, and the drawings, one a line, so that a command can read one
 * recipe without parsing all. Lines with schemas alike are neighbors: what compresses the package looks back 32 KB.
 */
import { ascending } from 'd3-array'
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'

/** The texts of catalog.json, catalog-index.json and catalog-drawings.json. */
export function packCatalog(recipes: readonly Recipe[]): { catalog: string; index: string; drawings: string } {
  const ordered = createCatalog(recipes).recipes
  const split = ordered.map(({ scene, data, parts, suppressions, ...words }) => ({
    words,
    schema: `${data?.shape} ${JSON.stringify(data?.schema)}`,
    drawing: JSON.stringify({ scene, data, parts, suppressions }),
  }))
  const bySchema = split.toSorted((a, b) => ascending(a.schema, b.schema))
  const places = new Map<string, { offset: number; length: number }>()
  let offset = 0
  for (const { words, drawing } of bySchema) {
    const length = Buffer.byteLength(drawing)
    places.set(words.id, { offset, length })
    offset += length + 1
  }
  const entries = split.map(({ words }) => JSON.stringify({ ...words, ...places.get(words.id) }))
  return {
    catalog: `[${ordered.map((recipe) => JSON.stringify(recipe)).join(',\n')}]\n`,
    index: `[${entries.join(',\n')}]\n`,
    drawings: `${bySchema.map(({ drawing }) => drawing).join('\n')}\n`,
  }
}
