/**
 * Simplifies one schema: removes bounds that everything meets, the type of given strings, and descriptions that repeat
 * other keywords; a tuple of equal entries becomes a list of that length. What it allows stays the same.
 */
import { isObject } from './json.ts'
import type { JsonSchema } from './json-schema.ts'

/** The same schema, plainer; what is within it is left as it is. */
export function plainSchema(schema: JsonSchema): JsonSchema {
  return withoutEmpty(plainBranches(plainTuple(plainWords(schema))))
}

/** A single string is a constant; of several, the description does not list them again. */
const plainWords = (schema: JsonSchema): JsonSchema => {
  const { enum: words, type, description, ...rest } = schema
  if (!Array.isArray(words)) return schema
  if (words.length === 1) return { const: words[0] as unknown }
  const list = `: ${words.join(', ')}`
  const said =
    typeof description === 'string' && description.endsWith(list) ? description.slice(0, -list.length) : description
  const others = { ...rest, ...(said === undefined ? {} : { description: said }), enum: words as unknown[] }
  return type === 'string' ? others : { type, ...others }
}

const plainTuple = (schema: JsonSchema): JsonSchema => {
  const { prefixItems: tuple, items, maxItems, ...rest } = schema
  if (!Array.isArray(tuple) || items !== false || maxItems !== tuple.length) return schema
  const [first, ...others] = tuple.map((each) => JSON.stringify(each))
  if (first === undefined || others.some((each) => each !== first)) return { ...rest, prefixItems: tuple, items }
  return { ...rest, maxItems, items: JSON.parse(first) as JsonSchema }
}

/** Branches and entries do not repeat what the whole says. */
const plainBranches = (schema: JsonSchema): JsonSchema => {
  const { description } = schema
  if (description === undefined) return schema
  const without = (each: unknown): unknown => {
    if (!isObject(each) || each['description'] !== description) return each
    const { description: _said, ...rest } = each
    return rest
  }
  const entries = Object.entries(schema).map(([word, value]) => {
    if (word === 'items') return [word, without(value)]
    return [word, ['anyOf', 'oneOf'].includes(word) && Array.isArray(value) ? value.map(without) : value]
  })
  return Object.fromEntries(entries) as JsonSchema
}

const withoutEmpty = (schema: JsonSchema): JsonSchema => {
  const isEmpty = (word: string, value: unknown): boolean => {
    if (word === 'minItems') return value === 0
    if (word === 'default') return Array.isArray(value) && value.length === 0
    return ['minimum', 'maximum'].includes(word) && typeof value === 'number' && Math.abs(value) >= sanity
  }
  return Object.fromEntries(Object.entries(schema).filter(([word, value]) => !isEmpty(word, value)))
}

/** Real numbers are smaller: a bound that large only keeps arithmetic exact. */
const sanity = 1e15
