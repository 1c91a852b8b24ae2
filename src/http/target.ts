/**
 * The request target as it was sent: path segments decoded once each, and the query's known parameters (H7, H9, H10).
 */
import { ApiError } from './errors.ts'

/** A target split at its first `?`. The path keeps its percent-encoding. */
export type Target = { path: string; query: string }

/** Splits a target in origin form (`/a?b`) or absolute form (`http://host/a?b`, RFC 9112, 3.2.2). */
export const splitTarget = (target: string): Target => {
  const origin = target.startsWith('/') ? target : target.replace(/^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/, '')
  const whole = origin.split('#', 1)[0] ?? ''
  const mark = whole.indexOf('?')
  const path = mark < 0 ? whole : whole.slice(0, mark)
  return { path: path === '' ? '/' : path, query: mark < 0 ? '' : whole.slice(mark + 1) }
}

/** Decodes percent-encoding once; undefined where it is malformed or not UTF-8. */
const decode = (text: string): string | undefined => {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Shows at most 60 characters of something a caller sent. */
export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** The decoded segments of a path; malformed percent-encoding is a 400. */
export const segmentsOf = (path: string): string[] =>
  path.split('/').map((segment) => {
    const decoded = decode(segment)
    if (decoded !== undefined) return decoded
    throw new ApiError('malformed_request', {
      message: `The path segment "${clip(segment)}" is not valid percent-encoded UTF-8.`,
      hint: 'Encode each path segment as UTF-8 with two hexadecimal digits after every %.',
    })
  })

/** Whether a path walks: `.` and `..` segments name nothing here, encoded or not. */
export const walks = (path: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)

/** A path without the slashes at its end. Tried at the first of a run only, so that many of them take no longer. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

const plus = (text: string): string => text.replaceAll('+', ' ')

const refuseValue = (name: string, raw: string): never => {
  throw new ApiError('malformed_request', {
    message: `The value "${clip(raw)}" of ${name} is not valid percent-encoded UTF-8.`,
    hint: `Encode ${name} as UTF-8 with two hexadecimal digits after every %.`,
  })
}

const refuseRepetition = (name: string): never => {
  throw new ApiError('invalid_query', { message: `${name} was given more than once.`, hint: `Send ${name} once.` })
}

/** Reads the known parameters of a query; others are ignored. A known one may stand once. */
export const readQuery = <Name extends string>(
  query: string,
  names: readonly Name[],
): Partial<Record<Name, string>> => {
  const values: Partial<Record<Name, string>> = {}
  if (query === '') return values
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=')
    const sent = decode(plus(equals < 0 ? pair : pair.slice(0, equals)))
    const name = names.find((known) => known === sent)
    if (name === undefined) continue
    if (values[name] !== undefined) refuseRepetition(name)
    const raw = equals < 0 ? '' : pair.slice(equals + 1)
    values[name] = decode(plus(raw)) ?? refuseValue(name, raw)
  }
  return values
}
