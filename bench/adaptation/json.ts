/**
 * Data as JSON: copied, walked and changed without knowing the recipe.
 */
import type { Json } from '../../src/editor/json-path.ts'

export type Data = { [key: string]: Json }

/** Where a value is: the keys that lead to it. */
export type DataPath = (string | number)[]

/** A copy in which every value has been passed through `change`; `undefined` removes the value. */
export function mapValues(
  value: Json,
  change: (value: Json, path: DataPath) => Json | undefined,
  path: DataPath = [],
): Json {
  const changed = change(value, path) ?? value
  if (Array.isArray(changed)) return changed.map((item, index) => mapValues(item, change, [...path, index]))
  if (typeof changed !== 'object' || changed === null) return changed
  return Object.fromEntries(
    Object.entries(changed).map(([key, below]) => [key, mapValues(below, change, [...path, key])]),
  )
}

/** Every value with its path, parents first. */
export function* crawl(value: Json, path: DataPath = []): Generator<[value: Json, path: DataPath]> {
  yield [value, path]
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* crawl(item, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [key, below] of Object.entries(value)) yield* crawl(below, [...path, key])
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: Json, path: DataPath): Json | undefined => {
  let at: Json | undefined = value
  for (const key of path) at = typeof at === 'object' && at !== null ? (at as Record<string, Json>)[key] : undefined
  return at
}

/** The last name in a path: what an entry of a list, or a field, is. */
export const keyOf = (path: DataPath): string => path.findLast((key) => typeof key === 'string') ?? ''

/** A field of an object that is a string; empty where there is none. */
export const wordsIn = (value: Json | undefined, key: string): string => {
  const field = value === undefined ? undefined : valueAt(value, [key])
  return typeof field === 'string' ? field : ''
}
