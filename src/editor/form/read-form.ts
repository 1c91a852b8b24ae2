/**
 * A form from a JSON Schema: which fields to show, of which kind, and which lists are tables.
 *
 * Understands the JSON Schema that recipes use (docs/decisions/011); anything else becomes a field of JSON text.
 */
import { isObject } from '../../scene/json.ts'
import { type Json } from '../json-path.ts'
import { cellOf, type FormCell, type FormSchema, isSchema, labelOf, resolve } from './cell.ts'

/** A list of records, shown as rows. Nested lists of records are rows of the same table. */
export type FormTable = { kind: 'table'; key: string; label: string; hint: string; variants: RowVariant[]; max: number }

/** One form that a row can have: its cells, and the lists inside it. */
export type RowVariant = {
  kinds: readonly string[]
  cells: FormCell[]
  lists: { key: string; label: string; table: () => FormTable }[]
}

/** A record with fields of its own. */
export type FormSection = {
  kind: 'record'
  key: string
  label: string
  hint: string
  required: boolean
  fields: FormField[]
}

/** A value that is either a list or a record. */
export type Either = { kind: 'either'; key: string; label: string; list: FormField; record: FormSection }

export type FormField = ({ kind: 'cell' } & FormCell) | FormTable | FormSection | Either

/** The fields of a recipe's data, in the order of its schema; what looks mean is below what has them. */
export function readForm(schema: Json): FormField[] {
  const root = isObject(schema) ? schema : {}
  const fields = fieldsOf(root, root).filter(({ key }) => key !== '$schema')
  return fields.toSorted((a, b) => Number(isKey(a)) - Number(isKey(b)))
}

const isKey = ({ kind, key }: FormField): boolean => kind === 'record' && key === 'key'

const fieldsOf = (schema: FormSchema, root: FormSchema): FormField[] =>
  propertiesOf(schema)
    .map(([key, below, required]) => fieldOf(key, below, { root, required }))
    // Ids come last: they are rarely needed.
    .sort((a, b) => Number(a.key === 'id') - Number(b.key === 'id'))

type FieldContext = { root: FormSchema; required: boolean }

const fieldOf = (key: string, written: FormSchema, context: FieldContext): FormField => {
  const schema = resolve(written, context.root)
  const table = tableOf(key, schema, context.root)
  if (table !== undefined) return table
  if (schema['type'] === 'object') return sectionOf(key, schema, context)
  const either = eitherOf(key, schema, context)
  return either ?? { kind: 'cell', ...cellOf(key, schema, context) }
}

const sectionOf = (key: string, schema: FormSchema, { root, required }: FieldContext): FormSection => ({
  kind: 'record',
  key,
  label: labelOf(key),
  hint: hintOf(schema),
  required,
  fields: fieldsOf(schema, root),
})

/** A list or a record, such as columns: names, or a start and a step. */
const eitherOf = (key: string, schema: FormSchema, context: FieldContext): Either | undefined => {
  const branches = branchesOf(schema).map((branch) => resolve(branch, context.root))
  const list = branches.find(({ type }) => type === 'array')
  const record = branches.find(({ type }) => type === 'object')
  if (list === undefined || record === undefined) return undefined
  return {
    kind: 'either',
    key,
    label: labelOf(key),
    list: fieldOf(key, { ...list, description: schema['description'] ?? null }, context),
    record: sectionOf(key, record, context),
  }
}

const tableOf = (key: string, schema: FormSchema, root: FormSchema): FormTable | undefined => {
  const items = schema['items']
  if (schema['type'] !== 'array' || !isObject(items)) return undefined
  const branches = [resolve(items, root), ...branchesOf(items).map((branch) => resolve(branch, root))]
  const records = branches.filter(({ type, properties }) => type === 'object' && isObject(properties))
  // Names that may be records too are edited as text; their other fields are kept.
  if (records.length === 0 || branches.some(({ type }) => type === 'string')) return undefined
  const max = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Number.POSITIVE_INFINITY
  const variants = records.map((record) => variantOf(record, root))
  return { kind: 'table', key, label: labelOf(key), hint: hintOf(schema), variants, max }
}

const variantOf = (record: FormSchema, root: FormSchema): RowVariant => {
  const cells: FormCell[] = []
  const lists: RowVariant['lists'] = []
  let kinds: readonly string[] = []
  for (const [key, written, required] of propertiesOf(record)) {
    const schema = resolve(written, root)
    // The table is read lazily: lists inside lists may be recursive.
    if (isListOfRecords(schema, root)) {
      lists.push({ key, label: labelOf(key), table: () => tableOf(key, schema, root) as FormTable })
      continue
    }
    const cell = cellOf(key, schema, { root, required })
    cells.push(cell)
    if (key === 'kind') kinds = cell.choices ?? []
  }
  return { kinds, cells, lists }
}

const isListOfRecords = (schema: FormSchema, root: FormSchema): boolean => {
  const items = schema['items']
  if (schema['type'] !== 'array' || !isObject(items)) return false
  return [resolve(items, root), ...branchesOf(items).map((branch) => resolve(branch, root))].some(
    ({ type }) => type === 'object',
  )
}

/** The branches of a union. */
const branchesOf = (schema: FormSchema): FormSchema[] =>
  [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list.filter(isSchema) : []))

const propertiesOf = (schema: FormSchema): [key: string, schema: FormSchema, required: boolean][] => {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).flatMap(([key, below]) =>
    isObject(below) ? [[key, below, required.includes(key)] as [string, FormSchema, boolean]] : [],
  )
}

/** What can be quoted is a list for programs; the form offers it beside the field. */
const hintOf = ({ description }: FormSchema): string =>
  typeof description === 'string' ? description.replace(/; quotes .*$/, '') : ''
