/**
 * Names in braces, `{total}`, stand for values that a recipe derives from its data.
 */
import { sentenceCase } from '../src/scene/sentence-case.ts'
import { singular } from '../src/scene/singular.ts'
import { nameInBraces } from './names-in-braces.ts'

/** Values by name; numbers are quoted as they are written, without a separator. */
export type Derived = Record<string, string | number>

/** The words with known names in braces replaced by their values; other braces stay. A unit that follows its value is written once, and what is counted is one of it. */
export function quoteDerived(template: string, values: Derived): string {
  const words = template.replace(nounAfter, (whole, name: string, noun: string) =>
    String(values[name]) === '1' && (noun === name || nouns.test(noun)) ? `{${name}} ${singular(noun)}` : whole,
  )
  return words.replace(quoted, (whole, name: string, at: number) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = String(values[name])
    const [tail = '', unit = ''] = /(?:^|\s)[−+$€£-]?\d[\d.,]*( ?[^\d\s.,]+)$/.exec(value)?.slice(0, 2) ?? []
    const after = words.slice(at + whole.length)
    const isTwice = tail !== '' && new RegExp(`^ ?${escaped(unit.trim())}(?![\\p{L}\\d])`, 'u').test(after)
    return isTwice ? value.slice(0, -unit.length) : value
  })
}

const inBraces = String.raw`\{(${nameInBraces})\}`

/** Not after a slash: `/orders/{id}` is a path. */
const quoted = new RegExp(`(?<!/)${inBraces}`, 'g')

/** A name in braces with a word after it that may be a plural, or a verb; and those that are none. */
const nounAfter = new RegExp(String.raw`${quoted.source} ([a-z]+s)\b`, 'g')
const nouns =
  /^(?:days|hours|minutes|weeks|months|years|errors|events|items|nodes|operations|records|requests|services|tasks)$/

/** A name in braces that a sentence begins with. */
const sentenceStart = new RegExp(`(^|[.?!] )${inBraces}`, 'g')

/** The same for sentences: one begins with Nobody, though a service called api keeps its name. */
export const quoteInSentences = (words: string, values: Derived): string =>
  quoteDerived(
    words.replace(sentenceStart, (whole, before: string, name: string) => {
      const value = Object.hasOwn(values, name) ? String(values[name]) : ''
      return /^(?:no|nobody|none|nothing)\b/.test(value) ? `${before}${sentenceCase(value)}` : whole
    }),
    values,
  )

const escaped = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The names in braces. */
export const namesIn = (words: string): string[] => [...words.matchAll(quoted)].map(([, name = '']) => name)

/** The names in braces without a value: they stay as they are, which may be a mistake. */
export const unknownNames = (words: string, values: Derived): string[] =>
  namesIn(words).filter((name) => !Object.hasOwn(values, name))

/** The names in braces whose value is no word: a sentence around them says nothing. */
export const emptyNames = (words: string, values: Derived): string[] =>
  namesIn(words).filter((name) => Object.hasOwn(values, name) && values[name] === '')
