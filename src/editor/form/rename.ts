/**
 * Renaming an item renames its references, so that a diagram does not fall apart at the first keystroke.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import { isObject } from '../../scene/json.ts'
import { type Json } from '../json-path.ts'
import { referenceKeys } from './reference-keys.ts'

/** The data with every reference to a name changed to another; names shared by several items are left alone. */
export function renameReferences(data: Json, before: string, after: string): Json {
  if (before === '' || before === after || countNamed(data, before) > 0) return data
  const [was, now] = [referredAs(before), referredAs(after)]
  return changeReferences(data, (reference) => renamed(reference, was, now))
}

/** A reference, whole or as part of a path such as `api > cache` or `order.id`. */
const renamed = (reference: string, before: string, after: string): string => {
  if (reference === before) return after
  if (reference.startsWith(`${before}.`)) return after + reference.slice(before.length)
  return reference.includes(' > ')
    ? reference
        .split(' > ')
        .map((part) => (part === before ? after : part))
        .join(' > ')
    : reference
}

/** The data with every reference as `change` makes it. */
export const changeReferences = (value: Json, change: (reference: string) => string): Json => {
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((each) => changeReferences(each, change)),
    )
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, each]): [string, Json] => [
    key,
    referenceKeys.has(key) ? references(each, change) : changeReferences(each, change),
  ])
  return entries.every(([key, each]) => each === value[key]) ? value : Object.fromEntries(entries)
}

const references = (value: Json, change: (reference: string) => string): Json => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((each) => references(each, change)),
    )
  return changeReferences(value, change)
}

/** Unchanged values stay the same object. */
const sameOr = (before: Json[], after: Json[]): Json[] =>
  after.every((each, index) => each === before[index]) ? before : after

/**
 * How many items have a name in one of the fields that identify them, up to `last`: a message with the words of a
 * participant's name is none of its namesakes.
 */
export const countNamed = (value: Json, name: string, last = 'text'): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + countNamed(each, name, last), 0)
  if (!isObject(value)) return 0
  const keys = last === 'text' ? ['id', 'name', 'text'] : ['id', 'name']
  const isSame = (each: Json | undefined): boolean => typeof each === 'string' && referredAs(each) === referredAs(name)
  const own = keys.some((key) => isSame(value[key])) ? 1 : 0
  return Object.values(value).reduce((sum: number, each) => sum + countNamed(each, name, last), own)
}
