/**
 * The request target as it was sent, parsed and decoded once (H7, H9, H10).
 */
import { clip } from '../scene/clip.ts'

export { clip }

import { ApiError } from './errors.ts'

/** The target of a request. `path` and `query` keep their percent-encoding. */
export type RequestTarget = {
  /** As it was sent, without scheme, host and fragment. */
  target: string
  path: string
  /** Without its question mark. */
  query: string
  /** The decoded segments of the path; the first is empty. */
  segments: readonly string[]
  /** The first segment that is not valid percent-encoded UTF-8; then there are no segments. */
  malformed?: string
}

/** Reads a target in origin form (`/a?b`) or absolute form (`http://host/a?b`, RFC 9112, 3.2.2). */
export function readTarget(sent: string): RequestTarget {
  const origin = sent.startsWith('/') ? sent : sent.replace(/^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/, '')
  const hash = origin.indexOf('#')
  const whole = hash < 0 ? origin : origin.slice(0, hash)
  const mark = whole.indexOf('?')
  const path = (mark < 0 ? whole : whole.slice(0, mark)) || '/'
  const query = mark < 0 ? '' : whole.slice(mark + 1)
  return { target: query === '' ? path : `${path}?${query}`, path, query, ...decodePath(path) }
}

const decodePath = (path: string): Pick<RequestTarget, 'segments' | 'malformed'> => {
  const raw = path.split('/')
  if (!path.includes('%')) return { segments: raw }
  const segments: string[] = []
  for (const segment of raw) {
    const decoded = decode(segment)
    if (decoded === undefined) return { segments: [], malformed: segment }
    segments.push(decoded)
  }
  return { segments }
}

/** Decodes percent-encoding once; undefined if it is malformed or not UTF-8. */
const decode = (text: string): string | undefined => {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Rejects a malformed path with 400. */
export const requireWellFormed = ({ malformed }: RequestTarget): void => {
  if (malformed === undefined) return
  throw new ApiError('malformed_request', {
    message: `The path segment "${clip(malformed)}" is not valid percent-encoded UTF-8.`,
    hint: 'Encode each path segment as UTF-8 with two hexadecimal digits after every %.',
  })
}

/** Whether the path of a target has `.` or `..` segments, encoded or not, which exist nowhere in the service. */
export const hasDotSegments = (target: string): boolean => /^(?:[^?#]*\/)?(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(target)

/** A path without its trailing slashes. Matched only at the first of a run, so that long runs take linear time. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** Reads the known parameters of a query; others are ignored. Each may appear once. */
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
    if (values[name] !== undefined) rejectRepetition(name)
    const raw = equals < 0 ? '' : pair.slice(equals + 1)
    values[name] = decode(plus(raw)) ?? rejectValue(name, raw)
  }
  return values
}

const plus = (text: string): string => text.replaceAll('+', ' ')

const rejectRepetition = (name: string): never => {
  throw new ApiError('invalid_query', { message: `${name} was given more than once.`, hint: `Send ${name} once.` })
}

const rejectValue = (name: string, raw: string): never => {
  throw new ApiError('malformed_request', {
    message: `The value "${clip(raw)}" of ${name} is not valid percent-encoded UTF-8.`,
    hint: `Encode ${name} as UTF-8 with two hexadecimal digits after every %.`,
  })
}
