/**
 * Reads the query parameters of each endpoint, or refuses them with the allowed values.
 */
import { isFamily } from '../catalog/catalog.ts'
import { nearest } from '../catalog/nearest.ts'
import { families } from '../catalog/recipe.ts'
import type { Query } from '../catalog/search.ts'
import { accents, defaultLook, type Look, themes } from '../render/palette.ts'
import { countCodePoints } from '../scene/code-points.ts'
import { ApiError } from './errors.ts'
import { clip, readQuery } from './target.ts'

/** The longest search, in Unicode code points (H10). */
export const longestSearch = 200

const oneOf = <Value extends string>(name: string, value: string, allowed: readonly Value[]): Value => {
  const found = allowed.find((candidate) => candidate === value)
  if (found !== undefined) return found
  const [guess] = nearest(value, allowed, 1)
  throw new ApiError('invalid_query', {
    message: value === '' ? `${name} is empty.` : `"${clip(value)}" is not a known ${name}.`,
    hint: `${guess === undefined ? '' : `Did you mean "${guess}"? `}Send one of: ${allowed.join(', ')}; or leave ${name} out.`,
  })
}

/** `theme` and `accent` of an SVG. */
export const readLook = (query: string): Look => {
  const { theme, accent } = readQuery(query, ['theme', 'accent'])
  return {
    theme: theme === undefined ? defaultLook.theme : oneOf('theme', theme, themes),
    accent: accent === undefined ? defaultLook.accent : oneOf('accent', accent, accents),
  }
}

/** `q` and `family` of a list. An empty `q` filters nothing. */
export const readSearch = (query: string): Query => {
  const { q = '', family } = readQuery(query, ['q', 'family'])
  const length = countCodePoints(q)
  if (length > longestSearch) {
    throw new ApiError('invalid_query', {
      message: `q is ${length} characters long.`,
      hint: `Send at most ${longestSearch} characters.`,
    })
  }
  if (family === undefined) return { q }
  return { q, family: isFamily(family) ? family : oneOf('family', family, families) }
}
