/**
 * Which words of the catalog a word of a query may mean, and how surely: the word itself, a word of the same meaning,
 * one that it begins, one that it misspells.
 *
 * Whole words come before parts, parts before typos: each is looked for only where the one before it finds nothing.
 * Words match from their beginning, never from inside: "pie" does not find "copied".
 */
import { distance } from './nearest.ts'
import { meantBy } from './other-languages.ts'
import type { PhraseIndex } from './phrases.ts'
import { sameMeaning } from './same-meaning.ts'
import { stem } from './words.ts'

/** Words of the catalog, each with how surely it is meant, from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>

type Words = Pick<PhraseIndex, 'vocabulary' | 'spellings'>

/** Makes the look-up over the stems of the catalog, and the spellings of its phrases. */
export function createWordIndex({ vocabulary, spellings }: Words): (word: string) => Meanings {
  const sorted = [...vocabulary].sort()
  const inflected = [...spellings.keys()].filter((word) => !vocabulary.has(word))
  return (word) => {
    const root = stem(word)
    const same = withSynonyms(root, vocabulary)
    if (vocabulary.has(root) || same.size > 0) return same
    const begun = beginningWith(root, sorted)
    if (begun.size > 0 || word.length < shortestTypo - 1) return begun
    if (word.length < shortestTypo) return withoutOne(root, sorted)
    const close = misspelled(root, sorted)
    return close.size > 0 ? close : stemsOf(misspelled(word, inflected), spellings)
  }
}

/** The word, if the catalog has it, and the others of its meaning. */
const withSynonyms = (root: string, vocabulary: ReadonlySet<string>): Map<string, number> => {
  const found = new Map<string, number>()
  for (const other of [...sameMeaning(root), ...meantBy(root)]) if (vocabulary.has(other)) found.set(other, synonym)
  if (vocabulary.has(root)) found.set(root, 1)
  return found
}

/** How surely a word of the same meaning is meant. */
const synonym = 0.7

const beginningWith = (root: string, sorted: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>()
  if (Array.from(root).length < shortestPart) return found
  for (const word of sorted) if (word.startsWith(root)) found.set(word, 0.5 + 0.4 * (root.length / word.length))
  return found
}

/** Parts of words shorter than this are the beginning of too many. */
const shortestPart = 3

/** Words shorter than this become another word with one typo. */
const shortestTypo = 5

const stemsOf = (found: Meanings, spellings: ReadonlyMap<string, string>): Meanings =>
  new Map([...found].map(([word, sure]) => [spellings.get(word)!, sure]))

/** Words that one letter was left out of: "radx" is "radix". */
const withoutOne = (root: string, sorted: readonly string[]): Map<string, number> =>
  new Map(
    sorted
      .filter((word) => word.length === root.length + 1 && word[0] === root[0] && distance(root, word) === 1)
      .map((word) => [word, 0.65]),
  )

/** The nearest words of the catalog, if they are near enough to be a typo: one mistake, or two in a longer word. */
const misspelled = (root: string, sorted: readonly string[]): Map<string, number> => {
  const limit = root.length > 7 ? 2 : 1
  const found = new Map<string, number>()
  for (const word of sorted) {
    if (word.length < shortestTypo - 1 || Math.abs(word.length - root.length) > limit || word[0] !== root[0]) continue
    const mistakes = distance(root, word)
    if (mistakes <= limit) found.set(word, 0.8 - 0.15 * mistakes)
  }
  const best = Math.max(0, ...found.values())
  return new Map([...found].filter(([, sureness]) => sureness === best))
}
