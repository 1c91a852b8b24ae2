/**
 * Looks up one word in all recipes: as it is, as a prefix of longer words, and with typos.
 *
 * Words match from their beginning, never from inside: "pie" does not find "copied".
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import { distance } from './nearest.ts'
import type { SearchDocument } from './search-document.ts'
import { splitWords, stem } from './words.ts'

export type SearchField = 'name' | 'aliases' | 'description' | 'useWhen' | 'avoidWhen'

/** What a word found in one recipe. */
export type Match = {
  score: number
  /** From 0 to 1: how surely the recipe is about the word. */
  strength: number
  /** The field that it was found in. */
  field: SearchField
}

/** What a word found, by the id of the recipe. */
export type Matches = { word: string; rarity: number; byId: ReadonlyMap<string, Match> }

export type WordSearch = {
  lookUp: (word: string) => Matches
  /** Whether the catalog contains the exact word. */
  holds: (word: string) => boolean
}

/** Indexes the documents. */
export function createWordSearch(documents: readonly SearchDocument[]): WordSearch {
  const { index, vocabulary } = indexOf(documents)
  return {
    holds: (word) => vocabulary.has(stem(word)),
    lookUp: (word) => {
      const root = stem(word)
      const results = index.search(root, { ...plain, boost, ...tolerance(root, vocabulary) })
      const byId = new Map(results.flatMap((result) => toMatch(root, result)))
      return { word, byId, rarity: Math.log(1 + documents.length / Math.max(1, byId.size)) }
    },
  }
}

/** The index, and the stems of all words in it. */
const indexOf = (documents: readonly SearchDocument[]) => {
  // Names are indexed by the stems of their words; texts come as stems.
  const roots = new Map<string, string>()
  const rootOf = (word: string, field: string | undefined): string => {
    const root = isName(field) ? (roots.get(word) ?? stem(word)) : word
    roots.set(word, root)
    return root
  }
  const index = new MiniSearch<SearchDocument>({
    fields,
    extractField: textOf,
    tokenize: (text, field) => (isName(field) ? text.split('\n').flatMap(withPairs) : splitWords(text)),
    processTerm: rootOf,
  })
  index.addAll(documents)
  return { index, vocabulary: new Set(roots.values()) }
}

const textOf = (document: SearchDocument, name: string): string => {
  const value = document[name as keyof SearchDocument]
  return Array.isArray(value) ? value.join('\n') : String(value)
}

const isName = (field: string | undefined): boolean => field === 'name' || field === 'aliases'

/** How much a field counts among the hits. */
const boost: Record<SearchField, number> = { name: 5, aliases: 5, description: 2, useWhen: 1.5, avoidWhen: 0.5 }

const fields = Object.keys(boost) as SearchField[]

/** The words of a name, and adjacent ones as one word: "pie chart" is found by "piechart". */
const withPairs = (name: string): string[] => {
  const words = splitWords(name)
  return [...words, ...words.slice(1).map((word, at) => words[at]! + word)]
}

const plain = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** A word in the catalog is matched exactly; others may be prefixes or typos. */
const tolerance = (root: string, vocabulary: ReadonlySet<string>): { prefix: boolean; fuzzy: number | false } => {
  const prefix = root.length >= 3
  const known = vocabulary.has(root) || (prefix && [...vocabulary].some((term) => term.startsWith(root)))
  return { prefix, fuzzy: known || root.length < 4 ? false : 2 }
}

const toMatch = (root: string, { id, score, match }: SearchResult): [string, Match][] => {
  let best: Match = { score, strength: 0, field: 'avoidWhen' }
  for (const [term, found] of Object.entries(match)) {
    for (const field of found as SearchField[]) {
      const strength = strengths[field] * nearness(root, term)
      if (strength > best.strength) best = { score, strength, field }
    }
  }
  return best.strength === 0
    ? []
    : [[id as string, { ...best, score: score * (best.strength / strengths[best.field]) }]]
}

/** What a word in a field says about a recipe, from nothing to everything. */
const strengths: Record<SearchField, number> = { name: 1, aliases: 1, description: 0.5, useWhen: 0.45, avoidWhen: 0.3 }

/** How close a word of a recipe is to the word looked up: 1 if they are the same, 0 if they are unrelated. */
const nearness = (root: string, term: string): number => {
  if (term === root) return 1
  if (term.startsWith(root)) return 0.5 + 0.4 * (root.length / term.length)
  const mistakes = distance(root, term)
  return mistakes <= (root.length > 6 ? 2 : 1) ? 0.8 - 0.1 * mistakes : 0
}
