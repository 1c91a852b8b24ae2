/**
 * JSON as rows, one for each field: its text as pasted, its path, and its type with the format that JSON Schema has for it.
 */

import type { JsonValue } from '../../drawing/data/json-value.ts'

/** A line: how deep it is, what it says, and, unless it only closes a bracket, which field it is. */
export type JsonRow = { depth: number; text: string; path?: string; type?: string; isLeaf?: boolean }

/** Arrays of scalars up to so many characters stand in one line. */
const short = 40

const isShort = ({ items, fields }: JsonValue): boolean =>
  (items?.every(({ text }) => text !== undefined) === true && inline(items).length <= short) || fields?.length === 0

const inline = (items: readonly JsonValue[]): string => `[${items.map(({ text }) => text).join(', ')}]`

/** The rows of a value from its first bracket to its last. */
export function rowsOf(value: JsonValue, { path = '', depth = 0, key = '', comma = '' } = {}): JsonRow[] {
  const own = { depth, path: path === '' ? '$' : path, type: typeOf(value) }
  if (value.text !== undefined) return [{ ...own, text: `${key}${value.text}${comma}`, isLeaf: true }]
  if (isShort(value))
    return [{ ...own, text: `${key}${value.items === undefined ? '{}' : inline(value.items)}${comma}`, isLeaf: true }]
  const parts = value.fields ?? (value.items ?? []).map((each) => ({ key: '', value: each }))
  const inner = parts.flatMap((part, index) =>
    rowsOf(part.value, {
      path: `${path === '' ? '' : `${path}.`}${part.key === '' ? index : nameOf(part.key)}`,
      depth: depth + 1,
      key: part.key === '' ? '' : `${part.key}: `,
      comma: index < parts.length - 1 ? ',' : '',
    }),
  )
  const [open, close] = value.items === undefined ? ['{', '}'] : ['[', ']']
  return [{ ...own, text: `${key}${open}` }, ...inner, { depth, text: `${close}${comma}` }]
}

const nameOf = (key: string): string => JSON.parse(key) as string

/** Formats of JSON Schema that a string can be recognized as. */
const formats: readonly [string, RegExp][] = [
  ['date-time', /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)"$/],
  ['date', /^"\d{4}-\d\d-\d\d"$/],
  ['uuid', /^"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"$/i],
  ['uri', /^"[a-z][a-z\d+.-]*:\/\/\S+"$/i],
  ['email', /^"[^\s@"]+@[^\s@"]+\.[a-z]{2,}"$/i],
]

const typeOf = ({ text, fields, items }: JsonValue): string => {
  if (fields !== undefined) return `object, ${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`
  if (items !== undefined) return `array, ${items.length} ${items.length === 1 ? 'item' : 'items'}`
  if (text === undefined || text === 'null') return 'null'
  if (text === 'true' || text === 'false') return 'boolean'
  if (!text.startsWith('"')) return /[.eE]/.test(text) ? 'number' : 'integer'
  const format = formats.find(([, pattern]) => pattern.test(text))?.[0]
  return format === undefined ? 'string' : `string, ${format}`
}
