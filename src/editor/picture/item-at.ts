/**
 * Items of the data by the paths that parts of a drawing have.
 */
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath, valueAt } from '../json-path.ts'

/** An entry of a list: its list, its index, and its fields. */
export type ListItem = { path: JsonPath; list: JsonPath; index: number; value: { [key: string]: Json } }

/** A path from its text: `nodes.2` is the third node. */
export const pathOf = (at: string): JsonPath =>
  at === '' ? [] : at.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** The record of a list at a path; undefined if something else is there. */
export function itemAt(data: Json, at: string): ListItem | undefined {
  const path = pathOf(at)
  const [index, value] = [path.at(-1), valueAt(data, path)]
  return typeof index === 'number' && isObject(value) ? { path, list: path.slice(0, -1), index, value } : undefined
}

/** What references call an item: its id, or else its name. */
export const nameOfItem = ({ value: { id, name } }: ListItem): string | undefined => {
  const own = id ?? name
  return typeof own === 'string' && own !== '' ? own : undefined
}
