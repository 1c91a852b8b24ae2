/**
 * The parameters of the API, each declared once: its values, how it is read, and how it is described.
 */

import { nearest } from '../catalog/nearest.ts'
import { families } from '../catalog/recipe.ts'
import type { Query } from '../catalog/search.ts'
import { accents, defaultLook, type Look, themes } from '../render/palette.ts'
import { clip } from '../scene/clip.ts'
import { countCodePoints } from '../scene/code-points.ts'
import { ApiError } from './errors.ts'
import { readQuery } from './target.ts'

/** A parameter as OpenAPI describes it; `schema` is JSON Schema. */
export type Parameter = {
  name: string
  in: 'path' | 'query'
  description: string
  schema: Readonly<Record<string, unknown>>
  example: string
}

type Choice<Value extends string> = Parameter & { values: readonly Value[] }

const choice = <Value extends string>(
  name: string,
  values: readonly Value[],
  { default: usual, ...words }: { description: string; example: Value; default?: Value },
): Choice<Value> => ({
  name,
  in: 'query',
  values,
  schema: { type: 'string', enum: [...values], ...(usual === undefined ? {} : { default: usual }) },
  ...words,
})

/** The longest id in a path, in characters; nothing longer is in the catalog (H8). */
export const longestId = 100

/** The longest search, in Unicode code points (H10). */
export const longestSearch = 200

export const id: Parameter = {
  name: 'id',
  in: 'path',
  description: 'The id of a recipe. Ids are case-sensitive and never change.',
  schema: { type: 'string', minLength: 1, maxLength: longestId },
  example: 'request-sequence',
}

export const q: Parameter = {
  name: 'q',
  in: 'query',
  description: 'What to search for in names, descriptions and use cases: a name or a question, in your own words.',
  schema: { type: 'string', maxLength: longestSearch },
  example: 'request sequence',
}

export const family = choice('family', families, {
  description: 'Only recipes of this family.',
  example: 'Sequences',
})

export const theme = choice('theme', themes, {
  description: 'The background and the semantic colors.',
  default: defaultLook.theme,
  example: 'dark',
})

export const accent = choice('accent', accents, {
  description: 'The highlight color.',
  default: defaultLook.accent,
  example: 'green',
})

/** `theme` and `accent` of an SVG. */
export const readLook = (query: string): Look => {
  const sent = readQuery(query, ['theme', 'accent'])
  return {
    theme: read(theme, sent.theme) ?? defaultLook.theme,
    accent: read(accent, sent.accent) ?? defaultLook.accent,
  }
}

/** `q` and `family` of a list. An empty `q` filters nothing. */
export const readSearch = (query: string): Query => {
  const sent = readQuery(query, ['q', 'family'])
  const search = sent.q ?? ''
  const length = countCodePoints(search)
  if (length > longestSearch) {
    throw new ApiError('invalid_query', {
      message: `q is ${length} characters long.`,
      hint: `Send at most ${longestSearch} characters.`,
      sought: Array.from(search).slice(0, longestSearch).join(''),
    })
  }
  return sent.family === undefined ? { q: search } : { q: search, family: read(family, sent.family) }
}

/** One of the values of a choice; undefined if none was sent. */
const read = <Value extends string>({ name, values }: Choice<Value>, sent: string | undefined): Value | undefined => {
  if (sent === undefined) return undefined
  const found = values.find((value) => value === sent)
  if (found !== undefined) return found
  const [guess] = nearest(sent, values, 1)
  throw new ApiError('invalid_query', {
    message: sent === '' ? `${name} is empty.` : `"${clip(sent)}" is not a known ${name}.`,
    hint: `${guess === undefined ? '' : `Did you mean "${guess}"? `}Send one of: ${values.join(', ')}; or leave ${name} out.`,
    choice: { name, values },
  })
}
