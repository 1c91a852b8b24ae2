/**
 * A field for one value: what may be typed, and how the value converts to text and back.
 */
import { isObject } from '../../scene/json.ts'
import { sentenceCase } from '../../scene/sentence-case.ts'
import { type Json } from '../json-path.ts'

export type FormSchema = { [key: string]: Json }

export const isSchema = (value: Json | undefined): value is FormSchema => isObject(value)

/**
 * What a field contains. `scalar`: a number or text. `items`: a short list on one line, separated by commas. `names`: a
 * list, one entry per line. `lines`: text as it is. `json`: anything else.
 */
export type CellType = 'text' | 'number' | 'scalar' | 'choice' | 'flag' | 'items' | 'names' | 'lines' | 'json'

export type FormCell = {
  key: string
  label: string
  hint: string
  required: boolean
  type: CellType
  /** The words to choose from. */
  choices?: readonly string[]
  /** What the entries of `items` and `names` are. */
  entries?: 'text' | 'number' | 'scalar'
  /** The most characters; more are a finding, not prevented. */
  most?: number
}

/** The field for a schema that is neither a record nor a list of records. */
export function cellOf(
  key: string,
  schema: FormSchema,
  { root, required }: { root: FormSchema; required: boolean },
): FormCell {
  const hint = typeof schema['description'] === 'string' ? schema['description'] : ''
  const most = typeof schema['maxLength'] === 'number' ? { most: schema['maxLength'] } : {}
  return {
    key,
    label: key === 'at' && schema['type'] === 'array' ? 'Place' : labelOf(key),
    hint,
    required,
    ...most,
    ...typeOf(schema, root),
  }
}

type Typed = Pick<FormCell, 'type' | 'choices' | 'entries'>

const typeOf = (schema: FormSchema, root: FormSchema): Typed => {
  if (Array.isArray(schema['enum'])) return { type: 'choice', choices: schema['enum'].map(String) }
  if (typeof schema['const'] === 'string') return { type: 'choice', choices: [schema['const']] }
  switch (schema['type']) {
    case 'string':
      return { type: 'text' }
    case 'number':
    case 'integer':
      return { type: 'number' }
    case 'boolean':
      return { type: 'flag' }
    case 'array':
      return listType(schema, root)
    default:
      return unionType(schema, root)
  }
}

/** Lists of a fixed length are on one line; others have a line for each entry. */
const listType = (schema: FormSchema, root: FormSchema): Typed => {
  const tuple = Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : []
  const item = [schema['items'], ...tuple].find(isSchema)
  const inner = item === undefined ? undefined : typeOf(resolve(item, root), root).type
  const entries = inner === 'number' || inner === 'scalar' ? inner : 'text'
  if (inner === undefined || !['text', 'choice', 'number', 'scalar'].includes(inner)) return { type: 'json' }
  const isFixed = tuple.length > 0 || (schema['minItems'] ?? 0) === schema['maxItems']
  return { type: isFixed ? 'items' : 'names', entries }
}

const unionType = (schema: FormSchema, root: FormSchema): Typed => {
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list : []))
  const types = branches.filter(isSchema).map((branch) => resolve(branch, root)['type'])
  const has = (...wanted: string[]): boolean => wanted.some((type) => types.includes(type))
  if (has('array') && has('string')) return { type: 'lines' }
  if (has('number', 'integer') && has('string')) return { type: 'scalar' }
  if (has('number', 'integer')) return { type: 'number' }
  return { type: has('string') ? 'text' : 'json' }
}

/** A schema with its references resolved; keywords beside a reference are merged with what it refers to. */
export const resolve = (schema: FormSchema, root: FormSchema): FormSchema => {
  const { $ref: reference, ...beside } = schema
  if (typeof reference !== 'string' || !reference.startsWith('#/$defs/')) return schema
  const found = isObject(root['$defs']) ? root['$defs'][reference.slice('#/$defs/'.length)] : undefined
  return isObject(found) ? resolve({ ...found, ...beside }, root) : beside
}

/** A key as a label: `x2Axis` is not expected, `note` becomes `Note`. */
export const labelOf = sentenceCase
