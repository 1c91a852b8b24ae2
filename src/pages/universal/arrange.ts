/**
 * How the gallery arranges recipes: by family, score, date or name, or by what a search found.
 *
 * Pure and small: the same function runs on the server and in the page.
 */

import type { Recipe } from '../../catalog/recipe.ts'
import type { Query, SearchResult } from '../../catalog/search.ts'
import { namedIn } from '../../catalog/search-document.ts'
import { count } from '../../scene/count.ts'
import { byScore, entryOf, fullRow, inFamily, near, quoted } from './near.ts'

export type Sort = (typeof sorts)[number]

/** What the gallery shows. */
export type GalleryQuery = Query & { sort: Sort }

/** A recipe in a group, and why a search found it if its name does not say so. */
export type GroupEntry = { id: string; reason?: string }

/** A group of cards under its title; of a row no more is shown than fits in one. */
export type RecipeGroup = { title: string; entries: GroupEntry[]; isRow?: true }

export type Arrangement = {
  groups: RecipeGroup[]
  /** The heading of a page that shows a part: what a search found, or a family. */
  headline?: string
  /** What the query asks for that nothing has. */
  notice?: string
  /** One sentence that says what is shown. */
  summary: string
  /** Other queries that find something, if this one does not. */
  suggestions: string[]
  /** True if nothing is about the query. */
  relaxed: boolean
  /** What a search found in the order of how well it matches: `one` and `few` are nothing to sort or to narrow. */
  matches?: 'one' | 'few' | 'many'
  /** How many recipes of each family the query finds. */
  counts: Readonly<Record<string, number>>
}

/** What is arranged: a catalog, or its search documents in the page. */
export type Shelf = {
  recipes: readonly Pick<Recipe, 'id' | 'name' | 'family' | 'overall' | 'reviewed' | 'avoidWhen'>[]
  search(query: Query): SearchResult
}

/** Arranges what a query asks for. */
export function arrange(shelf: Shelf, query: GalleryQuery): Arrangement {
  return isSearch(query) ? search(shelf, query) : browse(shelf, query)
}

/** Whether a query has search words. */
const isSearch = ({ q = '' }: Query): boolean => q.trim() !== ''

const search = (shelf: Shelf, query: GalleryQuery): Arrangement => {
  const everywhere = shelf.search({ q: query.q })
  const result = query.family === undefined ? everywhere : shelf.search(query)
  const { hits, relaxed } = result
  const rest = knownPart(shelf, everywhere)
  if (rest !== undefined) return withoutRest(search(shelf, { ...query, q: rest }), everywhere)
  const counts = countByFamily(everywhere.relaxed ? shelf.recipes : recipesOf(shelf, everywhere))
  if (relaxed) return { ...near(shelf, query, result), counts }
  const found = recipesOf(shelf, { hits })
  const reasons = new Map(hits.map((hit) => [hit.id, entryOf(hit)]))
  const inOrder = query.sort === 'family' ? found : orders[query.sort](found)
  const title = query.sort === 'family' ? bestTitle(found.length) : sortTitles[query.sort]
  const entries = inOrder.map(({ id }) => reasons.get(id) ?? { id })
  const close = query.sort === 'family' ? closeTo(hits) : entries.length
  const headline = `${count(found.length, 'diagram')}${inFamily(query)} for ${quoted(query.q)}`
  const isAnswer = hits[0]?.why?.kind === 'question'
  const instead = found.length < few ? insteadOf(shelf, found) : []
  const shown = [
    { title, entries: entries.slice(0, close) },
    { title: 'Less close', entries: entries.slice(close) },
  ]
  const groups = [
    ...shown.filter((group) => group.entries.length > 0),
    ...(instead.length > 0 || isAnswer ? instead : moreIn(shelf, found)),
  ]
  const isFew = found.length < few && query.family === undefined
  const matches = isFew ? (found.length === 1 ? 'one' : 'few') : query.sort === 'family' ? 'many' : undefined
  const words = { headline, summary: `${headline}.`, suggestions: [] }
  return { groups, ...words, relaxed, counts, ...(matches === undefined ? {} : { matches }) }
}

/** Below this, results are an answer rather than a list. */
const few = 3

/** How many of the hits are about as close as the best one; one that is not is no part of its own. */
const closeTo = (hits: SearchResult['hits']): number => {
  const first = hits.findIndex(({ isLess }) => isLess === true)
  return first < 0 || hits.length - first < 2 ? hits.length : first
}

/** What the guidance of the best one names for other cases. */
const insteadOf = ({ recipes }: Shelf, found: Shelf['recipes']): RecipeGroup[] => {
  const entries = namedIn(found[0]?.avoidWhen ?? '')
    .filter((id) => recipes.some((each) => each.id === id) && !found.some((each) => each.id === id))
    .slice(0, fullRow)
    .map((id) => ({ id }))
  return entries.length === 0 ? [] : [{ title: `Instead of ${found[0]?.name}`, entries, isRow: true }]
}

const bestTitle = (found: number): string => (found === 1 ? 'Best match' : 'Best match first')

/** The words that something is found by, if others of a query are nowhere. */
const knownPart = (shelf: Shelf, { hits: [best], unknown }: SearchResult): string | undefined => {
  const words = unknown === undefined ? '' : (best?.words.join(' ') ?? '')
  return words === '' || shelf.search({ q: words }).relaxed ? undefined : words
}

/** What was found by the known words, with the others. */
const withoutRest = (found: Arrangement, { unknown = [] }: SearchResult): Arrangement => {
  const notice = `Nothing matches ${unknown.map(quoted).join(', ')}.`
  return { ...found, notice, summary: `${found.summary} ${notice}` }
}

/** If few are found by a name, a row of others in the family of the best one; to a question these are no answers. */
const moreIn = ({ recipes }: Shelf, found: Shelf['recipes']): RecipeGroup[] => {
  const family = found[0]?.family
  const others = recipes.filter((recipe) => recipe.family === family && !found.includes(recipe))
  const entries = others.slice(0, found.length === 6 ? 6 : fullRow).map(({ id }) => ({ id }))
  return entries.length === 0 || found.length >= 2 * fullRow
    ? []
    : [{ title: `More in ${family}`, entries, isRow: true }]
}

const countByFamily = (recipes: Shelf['recipes']): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { family } of recipes) counts[family] = (counts[family] ?? 0) + 1
  return counts
}

const recipesOf = ({ recipes }: Shelf, { hits }: Pick<SearchResult, 'hits'>): Shelf['recipes'] =>
  hits.flatMap(({ id }) => recipes.find((recipe) => recipe.id === id) ?? [])

const sorted = (recipes: Shelf['recipes'], sort: Order): GroupEntry[] => orders[sort](recipes).map(({ id }) => ({ id }))

type Order = Exclude<Sort, 'family'>

const orders: Record<Order, (recipes: Shelf['recipes']) => Shelf['recipes']> = {
  overall: byScore,
  // On the same day, the best is first.
  reviewed: (recipes) => byScore(recipes).sort((a, b) => compare(b.reviewed, a.reviewed)),
  name: (recipes) => [...recipes].sort((a, b) => a.name.localeCompare(b.name, 'en')),
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

const sortTitles: Record<Order, string> = {
  overall: 'Highest score first',
  reviewed: 'Latest review first',
  name: 'By name',
}

const browse = (shelf: Shelf, query: GalleryQuery): Arrangement => {
  const { family, sort } = query
  const recipes = shelf.recipes.filter((recipe) => family === undefined || recipe.family === family)
  const groups = sort === 'family' ? byFamily(recipes) : [{ title: sortTitles[sort], entries: sorted(recipes, sort) }]
  const counts = countByFamily(shelf.recipes)
  const headline = `${count(recipes.length, 'diagram')}${inFamily(query)}`
  return {
    groups,
    ...(family === undefined ? {} : { headline }),
    summary: `${headline}.`,
    suggestions: [],
    relaxed: false,
    counts,
  }
}

const byFamily = (recipes: Shelf['recipes']): RecipeGroup[] => {
  const groups = new Map<string, GroupEntry[]>()
  for (const { id, family } of recipes) groups.set(family, [...(groups.get(family) ?? []), { id }])
  return [...groups].map(([title, entries]) => ({ title, entries }))
}

export const sorts = ['family', 'overall', 'reviewed', 'name'] as const

/** The label of an order; a search has its own. */
export const sortLabel = (sort: Sort, query: Query): string =>
  sort === 'family' && isSearch(query) ? 'Best match' : sortLabels[sort]

const sortLabels: Record<Sort, string> = { family: 'Family', overall: 'Score', reviewed: 'Newest', name: 'Name' }
