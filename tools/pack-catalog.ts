/**
 * The catalog as it is built. The service reads all of it; the package has it in two files that share nothing: what is
 * written about each recipe with the place of its drawing, and the drawings, one a line, so that a command can read one
 * recipe without parsing all. Lines with schemas alike are neighbors: what compresses the package looks back 32 KB.
 */
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'

/** The texts of catalog.json, catalog-index.json and catalog-drawings.json. */
export function packCatalog(recipes: readonly Recipe[]): { catalog: string; index: string; drawings: string } {
  const ordered = createCatalog(recipes).recipes
  const drawings: string[] = []
  const places = new Map<string, { offset: number; length: number }>()
  let offset = 0
  for (const { id, scene, data, parts, suppressions } of ordered.toSorted(bySchema)) {
    const drawing = JSON.stringify({ scene, data, parts, suppressions })
    drawings.push(drawing)
    const length = Buffer.byteLength(drawing)
    places.set(id, { offset, length })
    offset += length + 1
  }
  const entries = ordered.map(({ scene: _scene, data: _data, parts: _parts, suppressions: _suppressions, ...words }) =>
    JSON.stringify({ ...words, ...places.get(words.id) }),
  )
  return {
    catalog: `[${ordered.map((recipe) => JSON.stringify(recipe)).join(',\n')}]\n`,
    index: `[${entries.join(',\n')}]\n`,
    drawings: `${drawings.join('\n')}\n`,
  }
}

const bySchema = (a: Recipe, b: Recipe): number => {
  const [one, other] = [a, b].map(({ data }) => `${data?.shape} ${JSON.stringify(data?.schema)}`) as [string, string]
  return one < other ? -1 : one > other ? 1 : 0
}
