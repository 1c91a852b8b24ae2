/**
 * What a fence asks for in its first line, and a reference in its comment: `ID name=checkout alt="Who calls whom"`.
 *
 * Words of other programs on fences of other languages (`{height=300}`) are theirs and are passed over.
 */
import { type Aspect, aspects } from '../../drawing/draw-options.ts'
import { languageOfFence } from '../../import/diagram/fences.ts'
import type { Language } from '../../import/diagram/languages.ts'
import { nearest } from '../catalog/nearest.ts'
import { type Accent, accents } from '../render/palette.ts'
import { clip } from '../scene/clip.ts'

/** How a block is drawn: data with a recipe, or a text in a language, for which a recipe may be named. */
export type BlockRequest = {
  recipe: string | undefined
  language: Language | undefined
  /** The name of its pictures, without extension. */
  name?: string
  /** Words for readers who cannot see the picture, instead of the scene's own. */
  alt?: string
  aspect?: Aspect
  accent?: Accent
}

/** A request with the words that no option took, or what is wrong with it; `at` is an offset in the info string. */
export type InfoReading =
  | { ok: true; request: BlockRequest; rest: string[] }
  | { ok: false; problem: string; at: number }

/** What fences of data are called. */
export const ownFence = 'diagref'

/** What blocks are called: data of recipes, and languages by their own names. */
export type BlockLanguage = typeof ownFence | Language

/** What the first word of an info string calls a fence, if it is something to draw. */
export const blockLanguage = (info: string): BlockLanguage | undefined => {
  const [word = ''] = info.trim().split(/\s/, 1)
  return word.toLowerCase() === ownFence ? ownFence : languageOfFence(word)
}

/** Reads an info string whose first word is a language (blockLanguage). */
export function readInfo(info: string): InfoReading {
  const language = blockLanguage(info)
  const start = info.length - info.trimStart().length
  const words = wordsOf(info, start + (info.slice(start).match(/^\S*/)?.[0].length ?? 0))
  if (language !== ownFence) return readOptions(words, { recipe: undefined, language }, false)
  const [id, ...more] = words
  if (id === undefined || id.key !== undefined)
    return { ok: false, problem: 'names no recipe: write its id after diagref, as in diagref gantt-chart', at: start }
  return readOptions(more, { recipe: id.value, language: undefined }, true)
}

/** Reads what follows `diagref` in the comment of a reference: a recipe or a language, then a file and options. */
export const readReference = (words: string): InfoReading => {
  const [first = ''] = words.split(/\s/, 1)
  const language = languageOfFence(first)
  const request = { recipe: language === undefined ? first : undefined, language }
  return readOptions(wordsOf(words, first.length), request, true)
}

type Word = { key?: string; value: string; at: number }

/** Words and `key=value` pairs; a value with blanks stands in quotes. */
const wordsOf = (text: string, from: number): Word[] =>
  [...text.slice(from).matchAll(/(?:([A-Za-z][\w-]*)=)?(?:"([^"]*)"|'([^']*)'|([^\s"']\S*))/g)].map(
    ({ index, 1: key, 2: double, 3: single, 4: bare }) => {
      const value = double ?? single ?? bare ?? ''
      return { ...(key === undefined ? {} : { key }), value, at: from + index }
    },
  )

/** `strict`: a key that is not known is a mistake. */
const readOptions = (words: readonly Word[], request: BlockRequest, strict: boolean): InfoReading => {
  const options: Record<string, string> = {}
  const rest: string[] = []
  for (const { key, value, at } of words) {
    if (key === undefined) rest.push(value)
    else if (Object.hasOwn(readers, key)) {
      const problem = readers[key]?.(value)
      if (problem !== undefined) return { ok: false, problem: `${key}: ${problem}`, at }
      options[key] = value
    } else if (strict) return { ok: false, problem: unknownKey(key), at }
  }
  if (request.language === undefined && options['recipe'] !== undefined)
    return { ok: false, problem: 'names two recipes; leave recipe= out', at: 0 }
  return { ok: true, request: { ...request, ...options }, rest }
}

const unknownKey = (key: string): string => {
  const near = nearest(key, Object.keys(readers))
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
  return `there is no option "${clip(key, 40)}".${meant} Options are ${Object.keys(readers).join(', ')}`
}

/** What is wrong with the value of an option, if something is. */
const readers: Readonly<Record<string, (value: string) => string | undefined>> = {
  name: (value) =>
    /^[a-z0-9][a-z0-9._-]{0,79}$/i.test(value) && !value.includes('--')
      ? undefined
      : 'is the name of a file without extension: letters, digits, and single . _ - within',
  alt: (value) => (value.trim() === '' ? 'says nothing; leave it out for the words of the diagram' : undefined),
  aspect: (value) => oneOf(value, aspects),
  accent: (value) => oneOf(value, accents),
  recipe: (value) => (/^[a-z0-9-]{1,100}$/.test(value) ? undefined : 'is the id of a recipe, such as gantt-chart'),
}

const oneOf = (value: string, choices: readonly string[]): string | undefined =>
  choices.includes(value) ? undefined : `must be one of ${choices.join(', ')}, got "${clip(value, 40)}"`
