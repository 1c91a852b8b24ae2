/**
 * Shares the definition of texts in a JSON Schema: that they are nonempty strings is in `$defs` once, each has only its
 * limit.
 */
import { isObject } from './json.ts'
import type { JsonSchema } from './json-schema.ts'
import { mapSchemas } from './map-schemas.ts'

/** The same schema, shorter where it has many texts; what it allows stays the same. */
export function shareText(schema: JsonSchema): JsonSchema {
  const { $defs, ...rest } = mapSchemas(schema, (each) => (isText(each) ? refer(each) : each))
  const shared = { ...rest, $defs: { ...(isObject($defs) ? $defs : {}), [name]: text } }
  const isTaken = isObject($defs) && Object.hasOwn($defs, name)
  return isTaken || JSON.stringify(shared).length >= JSON.stringify(schema).length ? schema : shared
}

const name = 't'

const text = { type: 'string', minLength: 1 }

const isText = ({ type, minLength, maxLength, pattern }: JsonSchema): boolean =>
  type === text.type && minLength === text.minLength && maxLength !== undefined && pattern === undefined

const refer = ({ type: _type, minLength: _minLength, ...own }: JsonSchema): JsonSchema => ({
  $ref: `#/$defs/${name}`,
  ...own,
})
