/**
 * Line breaking: text in lines that are no wider than the room, measured with the widest font of the stack.
 *
 * Breaks at spaces, then after punctuation inside identifiers and paths, then between any two characters, so that
 * every text fits every width. Never splits a base character from its combining marks or an emoji sequence.
 */
import { textWidth } from '../src/text/measure.ts'
import type { TypeStyle } from './type.ts'

/** Breaks `text` into lines of at most `width` pixels, evened out to about the same length; its own line breaks stay. */
export function wrap(text: string, style: TypeStyle, width: number): string[] {
  if (text.includes('\n')) return text.split('\n').flatMap((line) => wrap(line, style, width))
  const measure = (line: string): number => textWidth(line, style)
  if (measure(text) <= width) return [text]
  const lines = greedy(text, width, measure)
  return lines.join(' ') === text ? evenOut(text, { lines, width, measure }) : lines
}

type Measure = (line: string) => number

/** The same number of lines in the narrowest width that keeps every word whole. */
const evenOut = (text: string, found: { lines: string[]; width: number; measure: Measure }): string[] => {
  let best = found.lines
  let [low, high] = [Math.floor(found.measure(text) / best.length), Math.floor(found.width)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const tried = greedy(text, middle, found.measure)
    if (tried.length <= best.length && tried.join(' ') === text) {
      best = tried
      high = middle
    } else low = middle + 1
  }
  return best
}

const greedy = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of boundWords(text, width, measure)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = splitWord(word, width, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

/** Signs between two operands, and units behind a number: what is on both sides of their blank is one piece. */
const sign = /^(?:[<>=≤≥≠≈×±]|[<>=!]=)$/
const unit = /^(?:[%‰€$]|°[CF]?|[kMGT]?i?B|[kMG]?Hz|[kMG]?bit\/s|[mµn]?s|min|h|d)[.,;:?!)\]]*$/

/** What follows a blank within a number: `10 000`. */
const thousands = /^\d{3}(?!\d)/

const isBound = (before: string, word: string): boolean =>
  sign.test(before) || sign.test(word) || (/\d$/.test(before) && (unit.test(word) || thousands.test(word)))

/** Words, and what belongs together in spite of a blank, as far as that fits. */
const boundWords = (text: string, width: number, measure: Measure): string[] => {
  const bound: string[] = []
  let before = ''
  for (const word of text.split(' ')) {
    const longer = `${bound.at(-1)} ${word}`
    if (bound.length > 0 && isBound(before, word) && measure(longer) <= width) bound[bound.length - 1] = longer
    else bound.push(word)
    before = word
  }
  return bound
}

/**
 * A word in pieces that fit: after separators; inside of what is between two of them, before capitals, only where it does
 * not fit (`client_id=` and `s6BhdRkqt3`, not `client_id=s6Bhd`); then between characters.
 */
const splitWord = (word: string, width: number, measure: Measure): string[] => {
  if (measure(word) <= width) return [word]
  const split = (part: string, at: RegExp): string[] => (measure(part) <= width ? [part] : part.split(at))
  const whole = split(word, separators).flatMap((part) => split(part, humps))
  const parts = whole.flatMap((part) => (measure(part) <= width ? [part] : charactersOf(part)))
  const found = joined(parts, width, measure)
  if (parts.length > whole.length) return found
  // The same number of pieces, about equally long: no line of one letter.
  const widths = parts.map((_, at) => measure(parts.slice(0, at + 1).join(''))).filter((each) => each <= width)
  return widths.map((each) => joined(parts, each, measure)).find(({ length }) => length === found.length) ?? found
}

/** Parts of a word as long as fits. */
const joined = (parts: readonly string[], width: number, measure: Measure): string[] => {
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last !== undefined && measure(last + part) <= width) pieces[pieces.length - 1] = last + part
    else pieces.push(part)
  }
  return pieces
}

// After separators, and around East Asian characters.
const separators =
  /(?<=[/_\-.:,;=&?|+@)\]}>·])(?=[^\s/_\-.:,;=&?|+@)\]}>·])|(?<=[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60])(?=[\u2e80-\u9fff\uac00-\ud7af])/u

/** Before a capital that follows a small letter. */
const humps = /(?<=\p{Ll})(?=\p{Lu})/u

/** What is left of a text where it is broken at all places that a reader expects: words, and their parts. */
export const piecesOf = (text: string): string[] =>
  text.split(/[ \n]/).flatMap((word) => word.split(separators).flatMap((part) => part.split(humps)))

// Between words, and between East Asian characters, which have no spaces.
const betweenWords = /[ \n]|(?<=[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60])(?=[\u2e80-\u9fff\uac00-\ud7af])/u

/** What a reader takes for one piece: words, and East Asian characters one by one. */
export const wordsIn = (text: string): string[] => text.split(betweenWords)

// A character with the marks, joiners and variation selectors that belong to it; flags are two regional indicators.
const cluster = /\p{RI}\p{RI}|.(?:\p{M}|\p{EMod}|\ufe0f|\u200d.)*/gsu

const charactersOf = (part: string): string[] => part.match(cluster) ?? []
