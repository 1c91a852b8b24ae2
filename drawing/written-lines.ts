/**
 * The words of a drawing, and whether some words of the data are among them: compared without spaces, hyphens and letter
 * case, as lines and capitals are the drawing's.
 */
import type { Element } from '../src/scene/scene.ts'
import { nameInBraces } from './names-in-braces.ts'

/** The lines of a drawing joined, its single words, and the beginnings of lines that are cut. */
export type WrittenLines = {
  joined: string
  /** Whether a place in the joined lines is between two digits of one number. */
  isInNumber: (at: number) => boolean
  single: Set<string>
  begun: string[]
}

/** The lines of some elements. */
export const linesOf = (elements: readonly Element[]): WrittenLines => {
  const lines = elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  const words = lines.flatMap((line) => line.split(/[\s\u00ad‐‑-]+/).map(bare))
  const joined = words.join('')
  const starts = new Set<number>()
  words.reduce((at, word) => (starts.add(at), at + word.length), 0)
  return {
    joined,
    isInNumber: (at) => !starts.has(at) && /^\d\d$/.test(joined.slice(Math.max(0, at - 1), at + 1)),
    single: new Set(
      lines.flatMap((line) => [
        ...[line, ...line.split(pieces)].map(bare),
        ...lettersIn(line),
        ...hyphenated(line),
        ...line.split(/\s+/).map(bare),
      ]),
    ),
    begun: lines.flatMap((line) => (line.includes('…') ? line.split('…').map(bare) : [])).filter(Boolean),
  }
}

const lettersIn = (line: string): string[] =>
  line
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

/** Words with their hyphens, without what is around them: an id in brackets is that id. */
const hyphenated = (line: string): string[] => line.split(/[^\p{L}\p{N}\u00ad‐‑-]+/u).map(bare)

const filledIn = new RegExp(`\\{${nameInBraces}\\}`, 'g')

/** A number as words of a step have it: `1 asks`, `2. answers`, `3) thanks`. */
export const numberedStep = /^(\d{1,2})[.:)]? (.+)$/

/** What separates pieces of words, such as a remark in brackets. */
const pieces = /[;,(){}[\]/]+/

/** Whether words are drawn, whole or piece by piece; names in braces are filled in with something else. */
export const isIn = (lines: WrittenLines, words: string): boolean =>
  isPieceIn(lines, words) ||
  words
    .replaceAll(filledIn, ';')
    .split(pieces)
    .every((piece) => isPieceIn(lines, piece))

/** Whether words after the number of a step, such as `2. answers`, are drawn, and the number by itself: as a disc. */
export const isStepIn = (lines: WrittenLines, words: string): boolean => {
  const [, number, rest] = numberedStep.exec(words) ?? []
  return number !== undefined && rest !== undefined && lines.single.has(number) && isIn(lines, rest)
}

/** A word of up to three characters is a word of its own, not a part of others; digits may stand one by one. */
const isPieceIn = ({ joined, single, isInNumber }: WrittenLines, piece: string): boolean => {
  const wanted = bare(piece)
  if (/^(?=.*\p{L})[\p{L}\p{N}]{1,3}$/u.test(wanted)) return single.has(wanted)
  for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, at + 1))
    if (!isInNumber(at) && !isInNumber(at + wanted.length)) return true
  return false
}

/** Words as they are compared. */
export const bare = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u00ad‐‑-]+/g, '')
