/**
 * Completions at a place in data or a scene as text: keys that a record may still have, and values.
 */
import { isObject } from '../../scene/json.ts'
import { type FormSchema, isSchema, resolve } from '../form/cell.ts'
import { suggestionsFor } from '../form/suggestions.ts'
import { type Json, type JsonPath, valueAt } from '../json-path.ts'
import type { TextPlace } from './place.ts'

/** A completion: a key, or a value as JSON. */
export type Completion = { kind: 'key' | 'value'; word: string; value: Json; hint: string; required: boolean }

/** The completions at a place; `data` is what was last read, for names to refer to. */
export function completionsAt({ isKey, path }: TextPlace, schema: Json, data: Json): Completion[] {
  const root = isObject(schema) ? schema : {}
  const found = schemasAt(root, path).filter((each) => isKindOf(each, valueAt(data, path), root))
  const keys = found.flatMap((each) => keysOf(each, valueAt(data, path), root))
  const all = isKey && keys.length > 0 ? keys : valuesOf(found, path, data)
  return [...new Map(all.map((each) => [each.word, each])).values()]
}

/** The schemas that a path can have: those of every branch of a union. */
const schemasAt = (root: FormSchema, path: JsonPath): FormSchema[] => {
  let found = branchesOf(root, root)
  for (const key of path)
    found = found
      .flatMap((schema) => {
        if (typeof key === 'number') return itemsOf(schema, key)
        const properties = schema['properties']
        return isObject(properties) && Object.hasOwn(properties, key) ? [properties[key]] : []
      })
      .filter(isSchema)
      .flatMap((schema) => branchesOf(schema, root))
  return found
}

/** Whether a record's kind or type matches a schema, or is missing. */
const isKindOf = ({ properties }: FormSchema, value: Json | undefined, root: FormSchema): boolean =>
  !isObject(properties) ||
  !isObject(value) ||
  ['kind', 'type'].every((key) => {
    const [written, own] = [properties[key], value[key]]
    if (!isObject(written) || own === undefined) return true
    const wanted = resolve(written, root)
    const words = Array.isArray(wanted['enum']) ? wanted['enum'] : [wanted['const'] ?? own]
    return words.includes(own)
  })

const itemsOf = (schema: FormSchema, index: number): (Json | undefined)[] => {
  const tuple = schema['prefixItems']
  return [Array.isArray(tuple) ? tuple[index] : undefined, schema['items']]
}

/** A schema without references, and the branches of its unions. */
const branchesOf = (written: FormSchema, root: FormSchema): FormSchema[] => {
  const schema = resolve(written, root)
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list : []))
  return [schema, ...branches.filter(isSchema).flatMap((branch) => branchesOf(branch, root))]
}

const keysOf = (schema: FormSchema, value: Json | undefined, root: FormSchema): Completion[] => {
  const { properties, required } = schema
  const taken = isObject(value) ? value : {}
  return Object.entries(isObject(properties) ? properties : {})
    .filter(([key]) => !Object.hasOwn(taken, key))
    .map(([key, below]) => ({
      kind: 'key',
      word: key,
      value: key,
      hint: isObject(below) ? hintOf(resolve(below, root)) : '',
      required: Array.isArray(required) && required.includes(key),
    }))
}

const hintOf = ({ description }: FormSchema): string => (typeof description === 'string' ? description : '')

const valuesOf = (schemas: readonly FormSchema[], path: JsonPath, data: Json): Completion[] => {
  const words = schemas.flatMap((schema) => {
    if (Array.isArray(schema['enum'])) return schema['enum']
    if (schema['const'] !== undefined) return [schema['const']]
    return schema['type'] === 'boolean' ? [true, false] : []
  })
  const key = path.findLast((each) => typeof each === 'string')
  const names = typeof key === 'string' ? suggestionsFor(key, data) : []
  return [...words, ...names].map((value) => ({
    kind: 'value',
    word: typeof value === 'string' ? value : JSON.stringify(value),
    value,
    hint: '',
    required: false,
  }))
}
