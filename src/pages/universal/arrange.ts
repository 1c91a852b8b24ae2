/**
 * How the gallery arranges recipes: by family, by score, by name, or by what a search found.
 *
 * Pure and small: the same function arranges on the server and in the page.
 */
import type { Query } from '../../catalog/filter.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Hit, SearchResult } from '../../catalog/search.ts'

export type Sort = (typeof sorts)[number]

/** What the gallery shows. */
export type GalleryQuery = Query & { sort: Sort }

/** A recipe in a group; where it only comes close, why. */
export type Entry = { id: string; reason?: string }

/** A group; one that flows has no row of its own: its title stands on its first card. */
export type Group = { title: string; entries: Entry[]; flows?: true }

export type Arrangement = {
  groups: Group[]
  /** One sentence that says what is shown. */
  summary: string
  /** Shorter queries that find something, where the whole one does not. */
  suggestions: string[]
  /** True where nothing is about the query. */
  relaxed: boolean
  /** How many recipes of each family the query finds. */
  counts: Readonly<Record<string, number>>
}

/** What an arrangement is made from: a catalog, or its search documents in the page. */
export type Shelf = {
  recipes: readonly Pick<Recipe, 'id' | 'name' | 'family' | 'overall'>[]
  search(query: Query): SearchResult
}

/** Arranges what a query asks for. */
export function arrange(shelf: Shelf, query: GalleryQuery): Arrangement {
  return isSearch(query) ? search(shelf, query) : browse(shelf, query)
}

/** Whether words are searched for. */
export const isSearch = ({ q = '' }: Query): boolean => q.trim() !== ''

const search = (shelf: Shelf, query: GalleryQuery): Arrangement => {
  const everywhere = shelf.search({ q: query.q })
  const { hits, relaxed } = query.family === undefined ? everywhere : shelf.search(query)
  const counts = countByFamily(everywhere.relaxed ? shelf.recipes : recipesOf(shelf, everywhere))
  const where = query.family === undefined ? '' : ` in ${query.family}`
  const wanted = `“${(query.q ?? '').trim()}”`
  if (relaxed) return { ...near(shelf, hits, `No diagram${where} for ${wanted} yet.`), counts }
  const found = recipesOf(shelf, { hits })
  const group =
    query.sort === 'family'
      ? { title: 'Best match first', entries: found.map(({ id }) => ({ id })) }
      : { title: sortTitles[query.sort], entries: sorted(found, query.sort) }
  return { groups: [group], summary: `${count(found.length)}${where} for ${wanted}.`, suggestions: [], relaxed, counts }
}

const countByFamily = (recipes: Shelf['recipes']): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { family } of recipes) counts[family] = (counts[family] ?? 0) + 1
  return counts
}

const recipesOf = ({ recipes }: Shelf, { hits }: Pick<SearchResult, 'hits'>): Shelf['recipes'] =>
  hits.flatMap(({ id }) => recipes.find((recipe) => recipe.id === id) ?? [])

/** What comes close, then what is rated best: nobody is left with nothing. */
const near = ({ recipes }: Shelf, hits: readonly Hit[], sentence: string): Omit<Arrangement, 'counts'> => {
  const close = hits.slice(0, mostClose).map((hit) => ({ id: hit.id, reason: reasonOf(hit) }))
  const others = recipes.filter(({ id }) => !close.some((each) => each.id === id))
  const groups = [
    { title: 'Closest', entries: close },
    { title: 'Highest rated', entries: sorted(others, 'overall').slice(0, mostClose) },
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    summary: close.length > 0 ? `${sentence} These come closest.` : sentence,
    suggestions: suggestionsOf(hits),
    relaxed: true,
  }
}

/** How many recipes are shown that only come close, and how many of the best rated. */
const mostClose = 8

/** Why a recipe comes close, for a person. */
const reasonOf = ({ matched }: Hit): string => {
  const [best] = [...matched].sort((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field))
  const words = matched.filter(({ field }) => field === best?.field).map(({ word }) => `“${word}”`)
  const verb = best?.field === 'avoidWhen' ? 'Not for' : best?.field === 'useWhen' ? 'Used for' : 'Mentions'
  return `${verb} ${words.join(' and ')}`
}

const fieldOrder: readonly string[] = ['name', 'aliases', 'description', 'useWhen', 'avoidWhen']

const sorted = (recipes: Shelf['recipes'], sort: Exclude<Sort, 'family'>): Entry[] =>
  [...recipes]
    .sort((a, b) => (sort === 'overall' ? b.overall - a.overall || byName(a, b) : byName(a, b)))
    .map(({ id }) => ({ id }))

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en')

/** The words of a longer query that find something by themselves. */
const suggestionsOf = (hits: readonly Hit[]): string[] => {
  const words = [...new Set(hits.flatMap(({ matched }) => matched.map(({ word }) => word)))]
  return words.length > 1 ? words.slice(0, 5) : []
}

const sortTitles: Record<Exclude<Sort, 'family'>, string> = { overall: 'By overall score', name: 'By name' }

const count = (number: number): string => `${number} ${number === 1 ? 'diagram' : 'diagrams'}`

const browse = (shelf: Shelf, { family, sort }: GalleryQuery): Arrangement => {
  const recipes = shelf.recipes.filter((recipe) => family === undefined || recipe.family === family)
  const where = family === undefined ? '' : ` in ${family}`
  const groups = sort === 'family' ? byFamily(recipes) : [{ title: sortTitles[sort], entries: sorted(recipes, sort) }]
  const counts = countByFamily(shelf.recipes)
  return { groups, summary: `${count(recipes.length)}${where}.`, suggestions: [], relaxed: false, counts }
}

const byFamily = (recipes: Shelf['recipes']): Group[] => {
  const groups = new Map<string, Entry[]>()
  for (const { id, family } of recipes) groups.set(family, [...(groups.get(family) ?? []), { id }])
  return [...groups].map(([title, entries]) => ({ title, entries, flows: true }))
}

export const sorts = ['family', 'overall', 'name'] as const

/** What an order is called, which for a search is its own. */
export const sortLabel = (sort: Sort, query: Query): string => {
  if (sort === 'family') return isSearch(query) ? 'Best match' : 'Family'
  return sort === 'overall' ? 'Score' : 'Name'
}
