/**
 * How well each recipe fits a query: by its closest phrase, and by the words that are spread over all it says.
 */
import { type Phrase, type PhraseIndex, sum } from './phrases.ts'
import type { ReadQuery } from './read-query.ts'

/**
 * A recipe in a ranking; `has` is how surely it has each word of the query, `own` how much of its closest phrase was asked
 * for, `scores` what each of its phrases is worth; `named` is its name if that holds all that was asked for.
 */
export type Ranked = {
  recipe: number
  score: number
  coverage: number
  own: number
  phrase?: Phrase
  named?: Phrase
  has: number[]
  scores: number[]
}

/** Every recipe that has a word of the query, in no order. */
export function rankRecipes(index: PhraseIndex, query: ReadQuery): Ranked[] {
  const found = new Map<number, Ranked>()
  const of = (recipe: number): Ranked => {
    const known = found.get(recipe) ?? {
      recipe,
      score: 0,
      coverage: 0,
      own: 0,
      scores: [],
      has: query.words.map(() => 0),
    }
    found.set(recipe, known)
    return known
  }
  for (const [at, match] of matchPhrases(index, query)) {
    const phrase = index.phrases[at]!
    const ranked = of(phrase.recipe)
    keepMost(ranked.has, match.has, phrase.kind === 'question' ? inQuestion : 1)
    const coverage = shareOf(match.has, query)
    const own = Math.min(1, match.own / index.weights[at]!)
    const score = scoreOf(phrase, coverage, own)
    ranked.scores.push(score)
    if (phrase.kind === 'name' && coverage > nearlyAll && query.unknown.length === 0) ranked.named = phrase
    if (score > ranked.score) Object.assign(ranked, { score, coverage, own, phrase })
  }
  for (const { key, at, sure } of query.keys)
    for (const { recipe, field } of index.inTexts.get(key) ?? [])
      for (const place of at) of(recipe).has[place] = Math.max(of(recipe).has[place]!, sure * inText[field])
  return [...found.values()].map((ranked) => withSpread(ranked, query))
}

/** `own` is how much of the phrase was asked for. */
const scoreOf = ({ kind }: Phrase, coverage: number, own: number): number =>
  worth[kind] * coverage * (1 - ownShare + ownShare * own) +
  (coverage > nearlyAll && own > nearlyAll ? wholePhrase[kind] : 0)

/** Adds what the recipe has of the query in its next phrases, and outside of all of them. */
const withSpread = (ranked: Ranked, query: ReadQuery): Ranked => {
  const spread = shareOf(ranked.has, query)
  const bonus = query.words.length > 1 && ranked.has.every((sure) => sure >= present) ? wholeBonus : 0
  const coverage = Math.min(1, Math.max(ranked.coverage, spread) + bonus)
  const score = ranked.score + furtherOf(ranked.scores) + spreadWorth * spread + bonus
  return { ...ranked, ...(ranked.named && { phrase: ranked.named }), score, coverage }
}

/** What the phrases after the closest are worth, each less than the one before it. */
const furtherOf = (scores: readonly number[]): number =>
  sum(
    scores
      .toSorted((a, b) => b - a)
      .slice(1, 1 + mostFurther)
      .map((score, at) => (furtherWorth * score) / (at + 1)),
  )

/** How much of a query its words with these surenesses are. */
const shareOf = (has: readonly number[], { weights }: ReadQuery): number =>
  sum(has.map((sure, at) => sure * weights[at]!)) / sum(weights)

const keepMost = (into: number[], from: readonly number[], factor: number): void => {
  for (const [at, sure] of from.entries()) into[at] = Math.max(into[at]!, sure * factor)
}

/** What each phrase has of the query, and how much of the phrase's own weight that is. */
const matchPhrases = (index: PhraseIndex, { keys, words }: ReadQuery): Map<number, { has: number[]; own: number }> => {
  const matches = new Map<number, { has: number[]; stems: Map<string, number> }>()
  for (const { key, at, sure } of keys)
    for (const { phrase, covers } of index.inPhrases.get(key) ?? []) {
      const match = matches.get(phrase) ?? { has: words.map(() => 0), stems: new Map() }
      matches.set(phrase, match)
      for (const place of at) match.has[place] = Math.max(match.has[place]!, sure)
      for (const root of covers) match.stems.set(root, Math.max(match.stems.get(root) ?? 0, sure))
    }
  const ownOf = (stems: ReadonlyMap<string, number>): number =>
    sum([...stems].map(([root, sure]) => sure * index.weightOf(root)))
  return new Map([...matches].map(([phrase, { has, stems }]) => [phrase, { has, own: ownOf(stems) }]))
}

/** What a phrase of each kind is worth. */
const worth: Record<Phrase['kind'], number> = { name: 1.05, alias: 1, question: 0.9 }

/** How much of a phrase's worth depends on how much of the phrase was asked for. */
const ownShare = 0.35

/** The bonus for a query that is the whole phrase; several near phrases of another recipe do not outdo a name. */
const wholePhrase: Record<Phrase['kind'], number> = { name: 1, alias: 0.6, question: 0.6 }

export const nearlyAll = 0.99

/** How surely a word means the recipe in whose questions or texts it is. */
const inQuestion = 0.9
const inText = { description: 0.55, useWhen: 0.5 }

/** What words spread over the phrases and texts of a recipe are worth beside its closest phrase. */
const spreadWorth = 0.9

/** A recipe that several phrases find is meant more surely than one that a single phrase finds: how many, and how much. */
const mostFurther = 3
const furtherWorth = 0.3

/** What a recipe covers more if it has every word of a longer query, and how surely it must have each. */
const wholeBonus = 0.2
const present = 0.4
