/**
 * A JSON Schema as text: what a value may be, for a cell of a table.
 */
import { colors } from '../../../scene/limits.ts'
import { grouped } from './numbers.ts'

/** The keywords that our schemas use. */
export type DocumentedSchema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  description?: string
  default?: string | number | boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: DocumentedSchema
  oneOf?: readonly DocumentedSchema[]
  $ref?: string
  properties?: Readonly<Record<string, DocumentedSchema>>
  required?: readonly string[]
}

/** What a value of a schema may be. */
export function describeSchema(schema: DocumentedSchema): string {
  if (schema.$ref !== undefined) return `[${nameOf(schema)}](http-reference.md#${nameOf(schema)})`
  if (schema.const !== undefined) return `always ${code(schema.const)}`
  if (isColor(schema)) return '[token](scene-format.md#color-tokens)'
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ')
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'array':
      return list(schema)
    case 'number':
    case 'integer':
      return `${schema.type}${range(schema)}`
    case 'boolean':
      return '`true` or `false`'
    default:
      return schema.type ?? 'any'
  }
}

/** The name that a reference points to. */
export const nameOf = ({ $ref = '' }: DocumentedSchema): string => $ref.split('/').at(-1) ?? ''

const code = (value: unknown): string => `\`${String(value)}\``

const isColor = (schema: DocumentedSchema): boolean =>
  schema.enum?.length === colors.length && schema.enum[0] === colors[0]

const text = (schema: DocumentedSchema): string => {
  if (schema.format === 'uri') return 'absolute URL'
  if (schema.format === 'date') return 'date, `YYYY-MM-DD`'
  return `${schema.pattern === undefined ? 'string' : 'path data'}${length(schema)}`
}

const length = ({ minLength, maxLength }: DocumentedSchema): string => {
  if (maxLength === undefined) return ''
  return minLength
    ? `, ${grouped(minLength)} to ${grouped(maxLength)} characters`
    : `, at most ${grouped(maxLength)} characters`
}

const list = ({ items = {}, maxItems }: DocumentedSchema): string =>
  `list of ${items.oneOf === undefined ? describeSchema(items) : 'elements'}${maxItems ? `, at most ${grouped(maxItems)}` : ''}`

const range = ({ minimum, maximum, exclusiveMinimum }: DocumentedSchema): string => {
  // The largest safe integer is JavaScript's limit, not ours.
  const top = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : grouped(maximum)
  if (exclusiveMinimum !== undefined) return `, above ${grouped(exclusiveMinimum)}${top ? `, at most ${top}` : ''}`
  if (minimum === undefined) return top ? `, at most ${top}` : ''
  return top ? `, ${grouped(minimum)} to ${top}` : `, at least ${grouped(minimum)}`
}
