/**
 * Finds recipes as people ask for them: by any name, by the question they have, with typos.
 *
 * The one search of page, API, command line and MCP (H11). A result says whether the best hit is about the query or
 * only close to it, and which phrase each was found by.
 */
import { indexPhrases, type Phrase } from './phrases.ts'
import { nearlyAll, type Ranked, rankRecipes } from './rank-recipes.ts'
import { createQueryReader, type ReadQuery } from './read-query.ts'
import type { Family } from './recipe.ts'
import type { SearchDocument } from './search-document.ts'

/** What a reader asks for; both parts are optional. */
export type Query = { q?: string | undefined; family?: Family | undefined }

/** A recipe that a query found. */
export type Hit = {
  id: string
  /** From 0 to 1: how much of the query the recipe is about. */
  coverage: number
  /** The name or question that is closest to the query, if its words are not only in the recipe's texts. */
  why?: Pick<Phrase, 'kind' | 'text'>
  /** Whether it has only some of what a question asks, other than the best one. */
  isLess?: true
  /** The words of the query that the recipe has. */
  words: readonly string[]
}

export type SearchResult = {
  /** Those whose names hold all that was asked for first, then the best. */
  hits: Hit[]
  /** True if even the best hit is only close to the query. */
  relaxed: boolean
  /** Words of the query that nothing in the catalog has, where the hits are those of its other words. */
  unknown?: readonly string[]
}

export type Search = (query: Query) => SearchResult

/** Makes the search over recipes in catalog order, which breaks ties. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = indexPhrases(documents)
  const readQuery = createQueryReader(index, documents.length)
  return ({ q = '', family }) => {
    const whole = readQuery(q)
    const query = isHalfKnown(whole) ? withoutUnknown(whole) : whole
    const ranked = rankRecipes(index, query)
      .filter(({ recipe }) => family === undefined || documents[recipe]!.family === family)
      .sort((a, b) => Number(!a.named) - Number(!b.named) || b.score - a.score || a.recipe - b.recipe)
    const best = ranked[0]
    const most = Math.max(...ranked.map(({ score }) => score))
    if (best === undefined || isFarFetched(best, query)) return { hits: [], relaxed: true }
    const relaxed = query !== whole || best.coverage < about
    const isQuestion = !relaxed && query.words.length >= leastQuestion
    const hits = ranked
      .filter(({ score, coverage }) => score >= most * leastShare && coverage >= leastCoverage)
      .slice(0, relaxed ? mostClose : undefined)
      .map(({ recipe, coverage, phrase, has, named, score }) => ({
        id: documents[recipe]!.id,
        coverage,
        ...(isQuestion && !named && score < most * closeShare ? { isLess: true as const } : {}),
        ...(phrase === undefined ? {} : { why: { kind: phrase.kind, text: phrase.text } }),
        words: query.words.filter((_word, at) => has[at]! > 0),
      }))
    return query === whole ? { hits, relaxed } : { hits, relaxed, unknown: query.unknown.map((at) => query.words[at]!) }
  }
}

/** Two words of which one is known: a kind of diagram and a name that no catalog can know, as in "acme flowchart". */
const isHalfKnown = ({ words, known, unknown }: ReadQuery): boolean =>
  known === 1 && unknown.length === 1 && words.length - unknown.length === known

/** The query as its known words alone would be ranked. */
const withoutUnknown = (query: ReadQuery): ReadQuery => ({
  ...query,
  weights: query.weights.map((weight, at) => (query.unknown.includes(at) ? 0 : weight)),
})

/**
 * A single word that is known, among others that nothing in the catalog is about, is chance; beside one of them it is
 * not, if a recipe is called so, by this word alone.
 */
const isFarFetched = ({ coverage, own, phrase }: Ranked, query: ReadQuery): boolean => {
  const { known, words } = query
  if (isHalfKnown(query)) return phrase === undefined || phrase.kind === 'question' || own < nearlyAll
  return coverage < leastCoverage || (words.length > 1 && known < 2 && coverage < leastAlone)
}

/** The coverage from which a recipe is about the query. */
const about = 0.6

/** Hits that cover less are not shown; nor those with less than this share of the highest score. */
const leastCoverage = 0.2
const leastShare = 0.5

/** Of a query of this many words, a hit with less than this share of the highest score has only some of what is asked. */
const leastQuestion = 3
const closeShare = 0.75

/** The coverage from which one word is enough, although others are unknown. */
const leastAlone = 0.5

/** How many recipes are shown if none is about the query. */
const mostClose = 10
