/**
 * Suggestions for a field that refers to something else.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import { isObject } from '../../scene/json.ts'
import { type Json } from '../json-path.ts'
import { referenceKeys } from './reference-keys.ts'

/** The names to suggest for a field, at most 200; none if the field is not a reference. */
export function suggestionsFor(key: string, data: Json): string[] {
  if (!isObject(data) || !referenceKeys.has(key)) return []
  const own = listsFor(key).flatMap((list) => namesIn(data[list], 0))
  const names = own.length > 0 ? own : Object.values(data).flatMap((value) => namesIn(value, 0))
  return [...new Set([...names, ...usedAs(key, data, 0)])].slice(0, 200)
}

/** The lists that a reference is looked up in first. */
const listsFor = (key: string): string[] => {
  if (key === 'from' || key === 'to') return ['participants', 'nodes', 'cards', 'events', 'panels']
  if (key === 'parent') return ['events']
  if (key === 'after') return ['tasks', 'events']
  return [`${key}s`]
}

const namesIn = (value: Json | undefined, depth: number): string[] => {
  if (depth > 6) return []
  if (Array.isArray(value))
    return value.flatMap((each) => (typeof each === 'string' ? [each] : namesIn(each, depth + 1)))
  if (!isObject(value)) return []
  const name = value['id'] ?? value['name'] ?? value['text']
  const below = Object.values(value).filter((each) => Array.isArray(each))
  return [...(typeof name === 'string' ? [referredAs(name)] : []), ...below.flatMap((each) => namesIn(each, depth + 1))]
}

/** What other rows have in this field: groups that are named nowhere else. */
const usedAs = (key: string, value: Json, depth: number): string[] => {
  if (depth > 6 || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    name === key && typeof each === 'string' ? [each] : usedAs(key, each, depth + 1),
  )
}
