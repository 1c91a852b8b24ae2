/**
 * References within a parsed document (`{"$ref": "#/components/…"}`, a JSON Pointer, RFC 6901).
 */
import { type JsonObject } from '../src/scene/json.ts'
import { asObject } from './json.ts'

/** An object of the document, or the one that it refers to. */
export type Resolve = (value: unknown) => JsonObject | undefined

/** The longest chain of references that is followed; a longer one is taken for a cycle. */
const longest = 16

/** Resolves references within a document; those to other files are not resolved. */
export function resolver(document: JsonObject): Resolve {
  const follow = (value: unknown, left: number): JsonObject | undefined => {
    const ref = asObject(value)?.['$ref']
    if (typeof ref !== 'string') return asObject(value)
    return ref.startsWith('#/') && left > 0 ? follow(targetOf(ref, document), left - 1) : undefined
  }
  return (value) => follow(value, longest)
}

const targetOf = (ref: string, document: JsonObject): unknown =>
  ref
    .slice(2)
    .split('/')
    .map((token) => decoded(token).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, token) => (Object.hasOwn(asObject(value) ?? {}, token) ? asObject(value)?.[token] : undefined),
      document,
    )

/** A token as it is meant; one that is no percent-encoding stands for itself. */
const decoded = (token: string): string => {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** A list, or an empty one. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
