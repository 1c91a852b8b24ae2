/**
 * Values inside JSON: read and changed by path, never in place.
 *
 * Unchanged values stay the same object, so that a history of a thousand steps is small.
 */
import { isObject } from '../scene/json.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Keys and indices from the root. */
export type JsonPath = readonly (string | number)[]

/** The root with another value at a path; `undefined` removes a key from its object. Missing objects are created. */
export function withValue(root: Json | undefined, path: JsonPath, value: Json | undefined): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(root) ? [...root] : []
    const next = withValue(list[key], rest, value)
    list[key] = next ?? null
    return list
  }
  const record: Record<string, Json> = isObject(root) ? { ...root } : {}
  const next = withValue(Object.hasOwn(record, key) ? record[key] : undefined, rest, value)
  if (next === undefined) delete record[key]
  else record[key] = next
  return record
}

/** The value at a path. */
export const valueAt = (root: Json | undefined, path: JsonPath): Json | undefined => {
  let value = root
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key]
    else return undefined
  }
  return value
}

/** The root with items of a list removed and inserted, as `splice` does. */
export const spliced = (
  root: Json,
  path: JsonPath,
  { at, remove = 0, insert = [] }: { at: number; remove?: number; insert?: Json[] },
): Json => {
  const list = valueAt(root, path)
  const items = Array.isArray(list) ? [...list] : []
  items.splice(at, remove, ...insert)
  return withValue(root, path, items) ?? null
}

/** A path as findings and parts write it: `rows.0.value`. */
export const pathText = (path: JsonPath): string => path.join('.')

/** Whether one path text is the other or leads to it. */
export const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || outer === '' || inner.startsWith(`${outer}.`)
