/**
 * The state of a page, read from its query and written back canonically.
 *
 * A form sends its empty fields too, so an empty parameter means the same as none; everything else is
 * validated like in the API.
 */

import type { Query } from '../catalog/search.ts'
import { ApiError } from '../http/errors.ts'
import { readLook, readSearch } from '../http/parameters.ts'
import { readQuery } from '../http/target.ts'
import { clip } from '../scene/clip.ts'
import type { PictureLook } from './universal/picture-look.ts'

/** A query without its empty parameters. */
const withoutEmpty = (query: string): string =>
  query
    .split('&')
    .filter((pair) => /=./.test(pair))
    .join('&')

/** The look of the diagrams; without a theme they follow the page. */
export const lookOf = (query: string): PictureLook => {
  const sent = withoutEmpty(query)
  const look = readLook(sent)
  return readQuery(sent, ['theme']).theme === undefined ? { ...look, theme: 'auto' } : look
}

/** What is searched for. */
export const searchOf = (query: string): Query => readSearch(withoutEmpty(query))

/** One of a closed set of values; the first is the default. */
export const choiceOf = <Value extends string>(
  query: string,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => {
  const { [name]: sent } = readQuery(withoutEmpty(query), [name])
  const value = sent === undefined ? values[0] : values.find((each) => each === sent)
  if (value !== undefined) return value
  throw new ApiError('invalid_query', {
    message: `"${clip(sent ?? '')}" is not a known ${name}.`,
    hint: `Send one of: ${values.join(', ')}; or leave ${name} out.`,
    choice: { name, values },
  })
}

/** Parameters as a query, without those that have no value. Commas need no encoding in a query. */
export const queryOf = (parameters: Record<string, string | undefined>): string => {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(entries).toString().replaceAll('%2C', ',')
}
