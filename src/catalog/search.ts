/**
 * Finds recipes as people ask for them: in their own words, with typos, by any name.
 *
 * A result says whether the best hit is about the query or only close to it, and which words found each hit.
 */
import type { Query } from './filter.ts'
import type { SearchDocument } from './search-document.ts'
import { createWordSearch, type Matches, type SearchField, type WordSearch } from './word-search.ts'
import { significant, splitWords, stem } from './words.ts'

/** A recipe that a query found. */
export type Hit = {
  id: string
  /** From 0 to 1: how much of the query the recipe is about. */
  coverage: number
  /** Each word of the query that the recipe contains, and the field that says most about it. */
  matched: { word: string; field: SearchField }[]
}

export type SearchResult = {
  /** Best first. */
  hits: Hit[]
  /** True if even the best hit is only close to the query. */
  relaxed: boolean
}

export type Search = (query: Query) => SearchResult

/** Makes the search over recipes in catalog order, which breaks ties. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const words = createWordSearch(documents)
  const named = indexNames(documents)
  const places = new Map(documents.map(({ id, family }, place) => [id, { place, family }]))
  const placeOf = (id: string): number => places.get(id)?.place ?? 0
  return ({ q = '', family }) => {
    const query = splitWords(q)
    const namesakes = named.get(keyOf(query))
    const ranked = rank(queryParts(query, words))
      .filter(({ id }) => family === undefined || places.get(id)?.family === family)
      .map((hit) => (namesakes?.has(hit.id) ? { ...hit, score: hit.score * nameBonus, coverage: 1 } : hit))
      .sort((a, b) => tier(b) - tier(a) || b.score - a.score || placeOf(a.id) - placeOf(b.id))
    const best = Math.max(0, ...ranked.map(({ coverage }) => coverage))
    const hits = ranked
      .filter(({ coverage }) => coverage >= best * leastShare)
      .map(({ id, coverage, matched }) => ({ id, coverage, matched }))
    return { hits, relaxed: best < about }
  }
}

/** The recipes of each name and alias; a name with a part in parentheses counts as two names. */
const indexNames = (documents: readonly SearchDocument[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const ids = new Map<string, Set<string>>()
  for (const { id, name, aliases } of documents) {
    for (const each of [name, ...name.split(/[()]/), ...aliases]) {
      const key = keyOf(splitWords(each))
      if (key !== '') ids.set(key, (ids.get(key) ?? new Set()).add(id))
    }
  }
  return ids
}

/** A name as its distinctive words: "the sequence diagram" is "sequence". */
const keyOf = (words: readonly string[]): string => significant(words).map(stem).join(' ')

const rank = ({ words, pairs }: Parts): (Hit & { score: number })[] => {
  const parts = [...words, ...pairs]
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0)
  return [...new Set(parts.flatMap(({ byId }) => [...byId.keys()]))].map((id) => {
    const strengths = words.map(({ word }) =>
      Math.max(...parts.map(({ covers, byId }) => (covers.includes(word) ? (byId.get(id)?.strength ?? 0) : 0))),
    )
    const share = words.reduce((sum, { rarity }, at) => sum + rarity * strengths[at]!, 0) / total
    const isWhole = words.length > 1 && strengths.every((strength) => strength >= present)
    const coverage = Math.min(1, share + (isWhole ? wholeBonus : 0))
    const score = parts.reduce((sum, { byId }) => sum + (byId.get(id)?.score ?? 0), 0) * coverage ** 2
    return { id, coverage, score, matched: words.flatMap((word) => matchedIn(word, id)) }
  })
}

type Parts = { words: Part[]; pairs: Part[] }

/** What one word found, or two adjacent words as one: "pie chart" in "piechart". `covers` are the words it stands for. */
type Part = Matches & { covers: readonly string[] }

/** The strength from which a word counts as present in a recipe. */
const present = 0.4

/** The bonus for a recipe that contains every word of a longer query. */
const wholeBonus = 0.2

const matchedIn = ({ word, byId }: Part, id: string): Hit['matched'] => {
  const match = byId.get(id)
  return match === undefined ? [] : [{ word, field: match.field }]
}

const queryParts = (query: readonly string[], { lookUp, holds }: WordSearch): Parts => ({
  words: [...new Set(significant(query))].map((word) => ({ ...lookUp(word), covers: [word] })),
  pairs: query.slice(1).flatMap((word, at) => {
    const before = query[at] ?? ''
    return holds(before + word) ? [{ ...lookUp(before + word), covers: [before, word] }] : []
  }),
})

/** How much more a recipe counts if the query is one of its names. */
const nameBonus = 3

/** Recipes that are about the query rank above those that are close to it. */
const tier = ({ coverage }: Hit): number => (coverage >= about ? 1 : 0)

/** The coverage from which a recipe is about the query. */
const about = 0.6

/** Hits that cover less than this share of what the best one covers are left out. */
const leastShare = 0.45
