/**
 * The API's filter (H11): every word must occur as a substring of the name, the description or the use case,
 * ignoring case and diacritics.
 */
import type { Family, Recipe } from './recipe.ts'
import { fold } from './words.ts'

/** What a reader asks for; both parts are optional. */
export type Query = { q?: string | undefined; family?: Family | undefined }

/** The words of a recipe that are searched. */
type Words = Pick<Recipe, 'name' | 'description' | 'useWhen' | 'family'>

/** Returns the recipes that contain every word of a query, best first. */
export type Filter<Each extends Words = Recipe> = (query: Query) => Each[]

/** Makes the filter over recipes in catalog order. */
export function createFilter<Each extends Words>(recipes: readonly Each[]): Filter<Each> {
  const entries = recipes.map(toEntry)
  return ({ q = '', family }) => {
    const words = wordsOf(q)
    const found = entries.filter(
      ({ recipe, text }) =>
        (family === undefined || recipe.family === family) && words.every((word) => text.includes(word)),
    )
    if (words.length === 0) return found.map(({ recipe }) => recipe)
    // Equal ranks keep catalog order: sorting is stable.
    return found
      .map((entry) => ({ recipe: entry.recipe, rank: rankOf(entry, words) }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ recipe }) => recipe)
  }
}

const toEntry = <Each extends Words>(recipe: Each): Entry<Each> => {
  const name = fold(recipe.name)
  return { recipe, name, text: [name, fold(recipe.description), fold(recipe.useWhen)].join(separator) }
}

type Entry<Each> = { recipe: Each; name: string; text: string }

// A separator that no word can contain keeps a word from matching across two fields.
const separator = '\n'

/** The words of a query: folded, split on white space only. */
export const wordsOf = (q: string): string[] =>
  fold(q)
    .split(/\s+/)
    .filter((word) => word !== '')

const rankOf = ({ name }: Pick<Entry<unknown>, 'name'>, words: readonly string[]): number =>
  name.includes(words.join(' ')) ? words.length + 1 : words.filter((word) => name.includes(word)).length
