/**
 * Walking a JSON Schema: each schema in it is rewritten, the innermost first.
 */

import { isObject } from './json.ts'
import type { JsonSchema } from './json-schema.ts'
import { singular } from './singular.ts'

/** The schema after `change` of every schema within it; `key` is the field or definition that a schema is for. */
export function mapSchemas(
  schema: JsonSchema,
  change: (schema: JsonSchema, key: string) => JsonSchema,
  key = '',
): JsonSchema {
  const below = (value: unknown, name: string): unknown => (isObject(value) ? mapSchemas(value, change, name) : value)
  const entries = Object.entries(schema).map(([word, value]): [string, unknown] => {
    if (named.has(word) && isObject(value))
      return [word, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, below(each, name)]))]
    if (listed.has(word) && Array.isArray(value)) return [word, value.map((each: unknown) => below(each, key))]
    return [word, word === 'items' ? below(value, singular(key)) : value]
  })
  return change(Object.fromEntries(entries), key)
}

/** Keywords whose value is a schema by name, and those whose value is a list of schemas. */
const named = new Set(['properties', '$defs'])
const listed = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
