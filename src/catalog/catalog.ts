/**
 * The loaded catalog: recipes in their published order, found by id, listed and searched.
 *
 * Immutable once made; everything served from it may be kept for as long as the process lives.
 */
import { nearest } from './nearest.ts'
import { type Family, families, type Recipe } from './recipe.ts'
import { createIndex, type Query } from './search.ts'

export type Catalog = {
  /** Every recipe in catalog order (H12): family, then `overall` falling, then name. */
  recipes: readonly Recipe[]
  /** The recipe with exactly this id. */
  find(id: string): Recipe | undefined
  /** Recipes that hold every word of the query, best first (H11). */
  search(query: Query): Recipe[]
  /** What comes closest where a search found nothing. */
  closest(query: Query, count?: number): Recipe[]
  /** Ids that look like a wrong one. */
  nearestIds(id: string): string[]
}

const compare = (a: Recipe, b: Recipe): number =>
  families.indexOf(a.family) - families.indexOf(b.family) ||
  b.overall - a.overall ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/** Makes a catalog of recipes in any order. */
export const createCatalog = (unordered: readonly Recipe[]): Catalog => {
  const recipes = [...unordered].sort(compare)
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const ids = recipes.map(({ id }) => id)
  const index = createIndex(recipes)
  return {
    recipes,
    find: (id) => byId.get(id),
    search: (query) => index.search(query),
    closest: (query, count = 5) => index.closest(query, count),
    nearestIds: (id) => nearest(id, ids),
  }
}

/** Narrows a string to a family name. */
export const isFamily = (name: string): name is Family => (families as readonly string[]).includes(name)
