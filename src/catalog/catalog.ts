/**
 * The loaded catalog: recipes in their published order, found by id, filtered and searched.
 *
 * Immutable: everything served from it may be kept for the life of the process.
 */
import { nearest } from './nearest.ts'
import { families, type Recipe } from './recipe.ts'
import { createSearch, type Query, type Search, type SearchResult } from './search.ts'
import { searchDocument } from './search-document.ts'

export type Catalog = {
  /** Every recipe in catalog order (H12): by family, then descending `overall`, then name. */
  recipes: readonly Recipe[]
  /** The recipe with exactly this id. */
  find(id: string): Recipe | undefined
  /** What a query finds, best first (H11); without words, every recipe of the family in catalog order. */
  list(query: Query): FoundRecipe
  /** The same search with its reasons: why each hit was found, and how much of the query it is about. */
  search(query: Query): SearchResult
  /** Ids that resemble an unknown one, or share a word with it. */
  nearestIds(id: string): string[]
}

/** The recipes that a query finds; `relaxed` if even the best is only close to it, `unknown` are words that were left out. */
export type FoundRecipe = { recipes: readonly Recipe[]; relaxed: boolean; unknown?: readonly string[] }

/** Whether a query has words to search for. */
export const isSearch = ({ q = '' }: Query): boolean => q.trim() !== ''

/** Makes a catalog from recipes in any order. */
export function createCatalog(unordered: readonly Recipe[]): Catalog {
  const recipes = [...unordered].sort(compare)
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const ids = recipes.map(({ id }) => id)
  const wordsOf = new Map(ids.map((id) => [id, id.split('-')]))
  // Built when first needed: many processes never search.
  let made: Search | undefined
  const search: Search = (query) => (made ??= createSearch(recipes.map(searchDocument)))(query)
  return {
    recipes,
    find: (id) => byId.get(id),
    list: (query) => {
      if (!isSearch(query)) return { recipes: recipes.filter((recipe) => isOf(recipe, query)), relaxed: false }
      const { hits, ...rest } = search(query)
      return { recipes: hits.flatMap(({ id }) => byId.get(id) ?? []), ...rest }
    },
    search,
    nearestIds: (id) => [...new Set([...nearest(id, ids), ...sharingWords(id, wordsOf)])].slice(0, mostNear),
  }
}

const isOf = (recipe: Recipe, { family }: Query): boolean => family === undefined || recipe.family === family

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
