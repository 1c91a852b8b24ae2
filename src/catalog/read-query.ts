/**
 * A query as the search looks it up: its words, what each tells, and the stems of the catalog that each may mean.
 */
import { type PhraseIndex, rarity } from './phrases.ts'
import { createWordIndex, type Meanings } from './word-index.ts'
import { splitWords, stem, tells } from './words.ts'

/** A stem of the catalog, the words of the query that it stands for, and how surely, from 0 to 1. */
export type QueryKey = { key: string; at: readonly number[]; sure: number }

export type ReadQuery = {
  words: readonly string[]
  /** How much each word tells. */
  weights: readonly number[]
  keys: readonly QueryKey[]
  /** How many of the words that tell recipes apart the catalog knows. */
  known: number
  /** The places of the words that tell something and that the catalog lacks. */
  unknown: readonly number[]
}

/** Makes the reader of queries over an index of `recipes` recipes. */
export function createQueryReader(index: PhraseIndex, recipes: number): (q: string) => ReadQuery {
  const meaningsOf = createWordIndex(index)

  /** A word that the catalog lacks is as rare as can be: it must keep what is beside it from counting as all. */
  const weightOf = (word: string, meanings: Meanings): number => {
    const sure = [...meanings].filter(([, sureness]) => sureness === Math.max(...meanings.values()))
    const having = new Set(sure.flatMap(([root]) => [...index.recipesWith(root)]))
    return tells(word) * rarity(recipes, having.size)
  }

  return (q) => {
    const all = splitWords(q)
    const words = [...new Set(all)].slice(0, mostWords)
    const meanings = words.map(meaningsOf)
    const pairs = pairsOf(all, words).filter(({ key }) => index.vocabulary.has(key))
    const paired = new Set(pairs.flatMap(({ at }) => at))
    return {
      unknown: words.flatMap((word, at) =>
        tells(word) === 1 && meanings[at]!.size === 0 && !paired.has(at) ? [at] : [],
      ),
      known: words.filter((word, at) => tells(word) === 1 && meanings[at]!.size > 0).length,
      words,
      weights: words.map((word, at) => weightOf(word, meanings[at]!)),
      keys: [...meanings.flatMap((found, at) => [...found].map(([key, sure]) => ({ key, at: [at], sure }))), ...pairs],
    }
  }
}

/** Adjacent words as one: "flow chart" is "flowchart". */
const pairsOf = (all: readonly string[], words: readonly string[]): QueryKey[] =>
  all.slice(1).map((word, at) => ({
    key: stem(all[at]! + word),
    at: [words.indexOf(all[at]!), words.indexOf(word)].filter((place) => place >= 0),
    sure: 1,
  }))

/** More words than these do not make a query clearer. */
const mostWords = 30
