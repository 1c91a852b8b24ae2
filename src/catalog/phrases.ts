/**
 * What recipes are called and asked for, phrase by phrase, and in which phrases and texts each word occurs.
 */
import type { SearchDocument } from './search-document.ts'
import { splitWords, stem, tells } from './words.ts'

/** One name, alias or question of a recipe. */
export type Phrase = { recipe: number; kind: 'name' | 'alias' | 'question'; text: string; words: readonly string[] }

/** Where a stem occurs: in a phrase, where it stands for one word or two adjacent ones. */
export type InPhrase = { phrase: number; covers: readonly string[] }

/** Where a stem occurs outside of phrases: the place of the recipe and the text. */
export type InText = { recipe: number; field: 'description' | 'useWhen' }

export type PhraseIndex = {
  phrases: readonly Phrase[]
  /** How much each phrase tells: the sum over its stems. */
  weights: readonly number[]
  inPhrases: ReadonlyMap<string, readonly InPhrase[]>
  inTexts: ReadonlyMap<string, readonly InText[]>
  /** Every stem that something can be found by. */
  vocabulary: ReadonlySet<string>
  /** The words of phrases as they are written, each with its stem: where a typo is in an ending, the stem hides it. */
  spellings: ReadonlyMap<string, string>
  /** The recipes with a stem, by their places. */
  recipesWith: (stem: string) => ReadonlySet<number>
  /** How much a stem tells: less if it is common in questions, more if few recipes have it. */
  weightOf: (stem: string) => number
}

/** Indexes the documents. */
export function indexPhrases(documents: readonly SearchDocument[]): PhraseIndex {
  const phrases = documents.flatMap(phrasesOf)
  const inPhrases = new Map<string, InPhrase[]>()
  const inTexts = new Map<string, InText[]>()
  const recipes = new Map<string, Set<number>>()
  const damped = new Map<string, number>()
  const count = (root: string, recipe: number): void =>
    void (recipes.get(root)?.add(recipe) ?? recipes.set(root, new Set([recipe])))
  for (const [phrase, { recipe, words }] of phrases.entries()) {
    for (const word of words) if (tells(word) < 1) damped.set(stem(word), tells(word))
    for (const { root, covers } of rootsOf(phrases[phrase]!)) {
      add(inPhrases, root, { phrase, covers })
      if (covers.length === 1) count(root, recipe)
    }
  }
  for (const { root, ...place } of documents.flatMap(textRootsOf)) {
    count(root, place.recipe)
    add(inTexts, root, place)
  }
  const recipesWith = (root: string): ReadonlySet<number> => recipes.get(root) ?? none
  const weightOf = (root: string): number => (damped.get(root) ?? 1) * rarity(documents.length, recipesWith(root).size)
  const weights = phrases.map(({ words }) => sum([...new Set(words.map(stem))].map(weightOf)))
  const vocabulary = new Set([...inPhrases.keys(), ...inTexts.keys()])
  const spellings = new Map(phrases.flatMap(({ words }) => words.map((word) => [word, stem(word)])))
  return { phrases, weights, inPhrases, inTexts, vocabulary, spellings, recipesWith, weightOf }
}

const none: ReadonlySet<number> = new Set()

/**
 * The stems of a phrase. Adjacent words of names count as one too: "pie chart" is found by "piechart". Questions are
 * sentences, whose words nobody writes as one.
 */
const rootsOf = ({ kind, words }: Phrase): { root: string; covers: string[] }[] => {
  const roots = words.map(stem)
  const single = roots.map((root) => ({ root, covers: [root] }))
  if (kind === 'question') return single
  const pairs = roots
    .slice(1)
    .map((root, at) => ({ root: stem(words[at]! + words[at + 1]!), covers: [roots[at]!, root] }))
  return [...single, ...pairs]
}

const textRootsOf = (document: SearchDocument, recipe: number): (InText & { root: string })[] =>
  (['description', 'useWhen'] as const).flatMap((field) =>
    document[field]
      .split(' ')
      .filter((root) => root !== '')
      .map((root) => ({ root, recipe, field })),
  )

/**
 * How much a word tells that `few` of `all` recipes have. Flatter than the logarithm that is usual: what a recipe says of
 * itself is short, so that a common word may be rare in it by chance.
 */
export const rarity = (all: number, few: number): number => Math.log(1 + all / Math.max(1, few)) ** 0.7

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
  void (map.get(key)?.push(value) ?? map.set(key, [value]))

const phrasesOf = ({ name, aliases, questions }: SearchDocument, recipe: number): Phrase[] => {
  const phrase = (kind: Phrase['kind']) => (text: string) => ({ recipe, kind, text, words: splitWords(text) })
  return [
    ...namesIn(name).map(phrase('name')),
    ...aliases.map(phrase('alias')),
    ...questions.map(phrase('question')),
  ].filter(({ words }) => words.length > 0)
}

/** A name with a part in parentheses is two names more. */
const namesIn = (name: string): string[] => [...new Set([name, ...name.split(/[()]/)].map((each) => each.trim()))]
