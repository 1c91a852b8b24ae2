/**
 * The items of a list of data, in the form that has room for more than a name.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data } from '../adaptation/json.ts'

/** None where there is no list; an item that is only its name is one with a name. */
export const itemsOf = (value: Json | undefined): Data[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? { name: item } : (item as Data))) : []
