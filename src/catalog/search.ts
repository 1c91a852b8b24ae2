/**
 * Finds recipes by words, as H11 orders them: every word must occur as a substring of the name,
 * the description or the use case, ignoring case and diacritics.
 */
import type { Family, Recipe } from './recipe.ts'

/** What a reader asks for; both parts are optional. */
export type Query = { q?: string | undefined; family?: Family | undefined }

/** Folds case and diacritics, so that "Entité" finds "entite". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a query: folded, split on white space only. */
export const wordsOf = (q: string): string[] =>
  fold(q)
    .split(/\s+/)
    .filter((word) => word !== '')

type Entry = { recipe: Recipe; name: string; text: string }

/** Searches one fixed list of recipes, given in catalog order. */
export type Index = {
  /** Recipes that hold every word, best first. */
  search(query: Query): Recipe[]
  /** The recipes that hold the most words of a query that found nothing; common words do not count. */
  closest(query: Query, count: number): Recipe[]
}

/** English words too common to tell recipes apart. */
const common = new Set(
  (
    'a an and are as at be between by can chart diagram do draw for from graph has have how i in is it its make me my of on or ' +
    'our picture should show shows that the their them these this to use using want was we what when where which who why will with you your'
  ).split(' '),
)

// A separator no word can hold keeps a word from matching across two fields.
const separator = '\n'

const rank = (entry: Entry, words: string[], phrase: string): number => {
  if (entry.name.includes(phrase)) return words.length + 1
  return words.filter((word) => entry.name.includes(word)).length
}

/** Sorts by falling score; equal scores keep catalog order (Array.prototype.sort is stable). */
const byScore = (scored: { recipe: Recipe; score: number }[]): Recipe[] =>
  scored.sort((a, b) => b.score - a.score).map(({ recipe }) => recipe)

/** Half of a word that nearly matches: "sequences" still finds "sequence". */
const stems = (word: string): string[] => (word.length > 4 ? [word, word.replace(/(?:ing|es|s|ed)$/, '')] : [word])

/** Builds the index over recipes in catalog order. */
export const createIndex = (recipes: readonly Recipe[]): Index => {
  const entries = recipes.map((recipe): Entry => {
    const name = fold(recipe.name)
    return { recipe, name, text: [name, fold(recipe.description), fold(recipe.useWhen)].join(separator) }
  })
  const within = (family: Family | undefined): Entry[] =>
    family === undefined ? entries : entries.filter(({ recipe }) => recipe.family === family)
  return {
    search({ q = '', family }) {
      const words = wordsOf(q)
      const found = within(family).filter((entry) => words.every((word) => entry.text.includes(word)))
      if (words.length === 0) return found.map(({ recipe }) => recipe)
      const phrase = words.join(' ')
      return byScore(found.map((entry) => ({ recipe: entry.recipe, score: rank(entry, words, phrase) })))
    },
    closest({ q = '', family }, count) {
      const words = wordsOf(q).filter((word) => !common.has(word))
      const held = (text: string): number =>
        words.filter((word) => stems(word).some((stem) => text.includes(stem))).length
      // The most words first; among equals, the most of them in the name.
      const hits = ({ text, name }: Entry): number => held(text) * (words.length + 1) + held(name)
      const scored = within(family).map((entry) => ({ recipe: entry.recipe, score: hits(entry) }))
      return byScore(scored.filter(({ score }) => score > 0)).slice(0, count)
    },
  }
}
