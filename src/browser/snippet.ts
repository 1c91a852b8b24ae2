/**
 * The piece of a text that answers a query best, with the words that match: what is shown below a result of the search.
 */
import { fold, splitWords, stem } from '../catalog/words.ts'

/** A piece of text, and whether it is a word that was searched for. */
export type SnippetPart = { text: string; isMatch: boolean }

/** The piece; empty if no word of the query is in the text. */
export function snippetOf(text: string, query: string): SnippetPart[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  const wanted = [...new Set(splitWords(query).map(stem))]
  const matches = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const found = wanted.find((each) => isLike(word, each))
    return found === undefined ? [] : [{ at: index, end: index + word.length, found }]
  })
  const best = matches
    .map(({ at }) => ({ at, near: matches.filter((each) => each.at >= at && each.end <= at + longest) }))
    .reduce<{ at: number; near: Match[] } | undefined>(
      (most, each) => (most === undefined || kinds(each.near) > kinds(most.near) ? each : most),
      undefined,
    )
  return best === undefined ? [] : partsOf(plain, best.near, windowAt(plain, best.at))
}

type Match = { at: number; end: number; found: string }

/** About two lines of the list. */
const longest = 96

/** How much comes before the first match. */
const before = 24

const kinds = (matches: readonly Match[]): number => new Set(matches.map(({ found }) => found)).size

/** The word itself, in any inflection, or one that it begins. */
const isLike = (word: string, wanted: string): boolean => {
  const folded = fold(word)
  return stem(folded) === wanted || (wanted.length > 2 && folded.startsWith(wanted))
}

/** From where to where, at spaces. */
const windowAt = (text: string, at: number): [from: number, to: number] => {
  const from = at <= before ? 0 : text.indexOf(' ', at - before - 1) + 1
  const most = from + longest + before
  return [Math.min(from, at), text.length <= most ? text.length : Math.max(text.lastIndexOf(' ', most), at + 1)]
}

const partsOf = (text: string, matches: readonly Match[], [from, to]: [number, number]): SnippetPart[] => {
  const parts: SnippetPart[] = []
  let done = from
  for (const { at, end } of matches.filter((each) => each.at >= from && each.end <= to)) {
    parts.push({ text: text.slice(done, at), isMatch: false }, { text: text.slice(at, end), isMatch: true })
    done = end
  }
  parts.push({ text: text.slice(done, to) + (to < text.length ? '…' : ''), isMatch: false })
  if (from > 0) parts.unshift({ text: '…', isMatch: false })
  return parts.filter((part) => part.text !== '')
}
