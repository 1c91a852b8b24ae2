/**
 * Line breaking: text in lines that are no wider than the room, measured with the widest font of the stack.
 *
 * Breaks at spaces, then after punctuation inside identifiers and paths, then between syllables, with a hyphen, then between
 * any two characters, so that every text fits every width. Never splits a base character from its combining marks or an emoji sequence.
 */
import { textWidth } from '../src/text/measure.ts'
import { hyphenated, syllablesOf } from './syllables.ts'
import type { TypeStyle } from './type.ts'

/** Breaks `text` into lines of at most `width` pixels, evened out to about the same length; its own line breaks stay. */
export function wrap(text: string, style: TypeStyle, width: number): string[] {
  if (text.includes('\n')) return text.split('\n').flatMap((line) => wrap(line, style, width))
  const room = { width, measure: (line: string): number => textWidth(line, style), isCode: style.mono === true }
  if (room.measure(text) <= width) return [text]
  const key = `${style.size} ${style.bold === true} ${room.isCode} ${width} ${text}`
  const known = wrapped.get(key)
  if (known !== undefined) return [...known]
  const lines = greedy(text, room)
  const even = lines.join(' ') === text ? evenOut(text, lines, room) : lines
  if (wrapped.size >= mostWrapped) wrapped.clear()
  wrapped.set(key, even)
  return [...even]
}

/** What was wrapped lately: layouts try the same words in the same width again and again. */
const wrapped = new Map<string, readonly string[]>()

const mostWrapped = 2000

type Room = { width: number; measure: (line: string) => number; isCode: boolean }

/** The same number of lines in the narrowest width that keeps every word whole. */
const evenOut = (text: string, lines: string[], room: Room): string[] => {
  let best = lines
  let [low, high] = [Math.floor(room.measure(text) / best.length), Math.floor(room.width)]
  while (low < high) {
    const width = Math.floor((low + high) / 2)
    const tried = greedy(text, { ...room, width }, room.width)
    if (tried.length <= best.length && tried.join(' ') === text) {
      best = tried
      high = width
    } else low = width + 1
  }
  return best
}

/** `most`: a sign that ends a line does so up to this width. */
const greedy = (text: string, room: Room, most = room.width): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of boundWords(text, room, most)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (room.measure(longer) <= room.width) {
      line = longer
      continue
    }
    // A path that no line holds begins behind its verb, which would be alone: `GET /v2/customers/`.
    const isBehind = /^[A-Z]+$/.test(line) && word.startsWith('/') && room.measure(word) > room.width
    if (line !== '' && !isBehind) lines.push(line)
    const pieces = splitWord(isBehind ? longer : word, room)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

/** Signs between two operands, and units behind a number: what is on both sides of their blank is one piece. */
const sign = /^(?:[<>=≤≥≠≈×±]|[<>=!]=)$/
const unit =
  /^(?:[%‰€$]|°[CF]?|[kMGT]?i?B(?:\/s)?|[kcmµn]?m|[kMG]?Hz|[kMGT]?bit\/s|[kMGT]bps|[mkM]?(?:A|V|W|VA|Wh|Ah)|[mµn]?s|min|h|d)[.,;:?!)\]]*$/

/** A sign between parts of a list ends a line: it begins none, but for the effect of a transition behind its guard. */
const separatorSigns = '[·/|–—-]'

const separator = new RegExp(`^${separatorSigns}$`)

/** What follows a blank within a number: `10 000`. */
const thousands = /^\d{3}(?!\d)/

/** Whether what is before a blank is one number with what follows. */
const isNumber = (before: string, word: string): boolean =>
  /\d$/.test(before) && (unit.test(word) || thousands.test(word))

/** A version is behind the name of what has it: `Go 1.23`. */
const isVersion = (before: string, word: string): boolean =>
  /^[^\p{L}\d]?\p{Lu}[^ ]*$/u.test(before) && /^v?\d+(?:\.\d+)+[.,;:)\]]*$/.test(word)

const isBound = (before: string, word: string): boolean =>
  sign.test(before) || sign.test(word) || (separator.test(word) && !before.endsWith(']')) || isVersion(before, word)

/** Odds are one number, as a range is: `1 in 325`, `8 to 16`. */
const isOdds = (words: readonly string[], at: number): boolean =>
  /^(?:1 in|[\d.:]+ to)$/.test(`${words[at - 1]} ${words[at]}`) && /^\d/.test(words[at + 1] ?? '')

/** Words, and what belongs together in spite of a blank, as far as that fits: numbers with their units before all else. */
const boundWords = (text: string, { width, measure }: Room, most: number): string[] => {
  const joinedWhere = (
    words: readonly string[],
    isOne: (before: string, word: string, at: number) => boolean,
  ): string[] => {
    const bound: string[] = []
    for (const [at, word] of words.entries()) {
      const longer = `${bound.at(-1)} ${word}`
      const fits =
        at > 0 && isOne(words[at - 1] ?? '', word, at) && measure(longer) <= (separator.test(word) ? most : width)
      if (fits) bound[bound.length - 1] = longer
      else bound.push(word)
    }
    return bound
  }
  const numbers = joinedWhere(text.split(' '), isNumber)
  return joinedWhere(
    numbers,
    (before, word, at) => isBound(before, word) || isOdds(numbers, at) || isOdds(numbers, at - 1),
  )
}

/**
 * A word in pieces that fit: after separators; inside of what is between two of them, before capitals, only where it does
 * not fit (`client_id=` and `s6BhdRkqt3`, not `client_id=s6Bhd`); then between syllables, then between characters.
 */
const splitWord = (word: string, { width, measure, isCode }: Room): string[] => {
  const fits = (part: string): boolean => measure(hyphenated(part)) <= width
  if (fits(word)) return [word]
  const finer = (parts: string[], split: (part: string) => string[]): string[] =>
    parts.flatMap((part) => (fits(part) ? [part] : split(part)))
  const at = (place: RegExp) => (part: string) => part.split(place)
  const whole = finer(finer([word], at(separators)), at(humps))
  const syllables = isCode ? whole : finer(whole, (part) => syllablesOf(part, word))
  const parts = finer(syllables, charactersOf)
  const found = joined(parts, fits)
  if (parts.length > syllables.length) return found.map(hyphenated)
  // The same number of pieces, about equally long: no line of one letter.
  const widths = parts.map((_, at) => measure(hyphenated(parts.slice(0, at + 1).join('')))).filter((w) => w <= width)
  const even = widths
    .map((most) => joined(parts, (part) => measure(hyphenated(part)) <= most))
    .find(({ length }) => length === found.length)
  return (even ?? found).map(hyphenated)
}

/** Parts of a word as long as fits. */
const joined = (parts: readonly string[], fits: (part: string) => boolean): string[] => {
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last !== undefined && fits(last + part)) pieces[pieces.length - 1] = last + part
    else pieces.push(part)
  }
  return pieces
}

// After separators, and around East Asian characters; not before the thousands of a number.
const separators =
  /(?<=[/_\-.:,;=&?|+@)\]}>·])(?!(?<=\d,)\d{3}(?!\d))(?=[^\s/_\-.:,;=&?|+@)\]}>·])|(?<=[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60])(?=[\u2e80-\u9fff\uac00-\ud7af])/u

/** Before a capital that follows a small letter. */
const humps = /(?<=\p{Ll})(?=\p{Lu})/u

/** What is left of a text where it is broken at all places that a reader expects: words, and their parts. */
export const piecesOf = (text: string): string[] =>
  text.split(/[ \n]/).flatMap((word) => word.split(separators).flatMap((part) => part.split(humps)))

// Between words, a sign that ends a line with the one before it, and between East Asian characters, which have no spaces.
const betweenWords = new RegExp(
  `\\n|(?<=\\]) | (?!${separatorSigns}(?: |$))|(?<=[\\u2e80-\\u9fff\\uac00-\\ud7af\\uff00-\\uff60])(?=[\\u2e80-\\u9fff\\uac00-\\ud7af])`,
  'u',
)

/** What a reader takes for one piece: words, and East Asian characters one by one. */
export const wordsIn = (text: string): string[] => text.split(betweenWords)

// A character with the marks, joiners and variation selectors that belong to it; flags are two regional indicators.
const cluster = /\p{RI}\p{RI}|.(?:\p{M}|\p{EMod}|\ufe0f|\u200d.)*/gsu

const charactersOf = (part: string): string[] => part.match(cluster) ?? []
