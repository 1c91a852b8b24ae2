/**
 * The loaded catalog: recipes in their published order, found by id, filtered and searched.
 *
 * Immutable: everything served from it may be kept for the life of the process.
 */
import { createFilter, type Query } from './filter.ts'
import { nearest } from './nearest.ts'
import { type Family, families, type Recipe } from './recipe.ts'
import { createSearch, type Search, type SearchResult } from './search.ts'
import { searchDocument } from './search-document.ts'

export type Catalog = {
  /** Every recipe in catalog order (H12): by family, then descending `overall`, then name. */
  recipes: readonly Recipe[]
  /** The recipe with exactly this id. */
  find(id: string): Recipe | undefined
  /** The API's filter: recipes that contain every word of the query, best first (H11). */
  filter(query: Query): Recipe[]
  /** Search in the words of people and agents, best first; the result says whether its hits are only close. */
  search(query: Query): SearchResult
  /** Ids that resemble an unknown one, or share a word with it. */
  nearestIds(id: string): string[]
}

/** Makes a catalog from recipes in any order. */
export function createCatalog(unordered: readonly Recipe[]): Catalog {
  const recipes = [...unordered].sort(compare)
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const ids = recipes.map(({ id }) => id)
  const wordsOf = new Map(ids.map((id) => [id, id.split('-')]))
  // Built when first needed: many processes never search.
  let search: Search | undefined
  return {
    recipes,
    find: (id) => byId.get(id),
    filter: createFilter(recipes),
    search: (query) => (search ??= createSearch(recipes.map(searchDocument)))(query),
    nearestIds: (id) => [...new Set([...nearest(id, ids), ...sharingWords(id, wordsOf)])].slice(0, mostNear),
  }
}

/** Ids that share a word with an unknown one, most shared words first. */
const sharingWords = (wrong: string, wordsOf: ReadonlyMap<string, readonly string[]>): string[] => {
  const words = new Set(
    wrong
      .toLowerCase()
      .slice(0, 100)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  )
  const sharing: { id: string; shared: number }[] = []
  for (const [id, own] of wordsOf) {
    const shared = own.filter((word) => words.has(word)).length
    if (shared > 0) sharing.push({ id, shared })
  }
  return sharing.sort((a, b) => b.shared - a.shared).map(({ id }) => id)
}

const mostNear = 3

const compare = (a: Recipe, b: Recipe): number =>
  families.indexOf(a.family) - families.indexOf(b.family) ||
  b.overall - a.overall ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/** Narrows a string to a family name. */
export const isFamily = (name: string): name is Family => (families as readonly string[]).includes(name)
