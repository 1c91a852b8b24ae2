/**
 * A JSON document as tables that nest: one for each object or list with more than one entry. What has a single entry is
 * written as part of a path, `selector.matchLabels.app`, as jq and JSONPath write it.
 */
import type { JsonValue } from '../../drawing/data/json-value.ts'
import { count } from '../../drawing/describe.ts'

/** A row: its part of the path, the paths that it stands for, and its value as written or its table. */
export type JsonTableRow = { label: string; paths: string[]; text?: string; below?: JsonTable }

export type JsonTable = { rows: JsonTableRow[] }

/** Lists of plain values up to so many characters are one value; paths of a row are at most so long. */
const most = { list: 32, label: 40 } as const

type Entry = { step: string; value: JsonValue }

/** The table of a document; a plain value is a table with one row. */
export function tableOf(value: JsonValue, above = ''): JsonTable {
  const entries = entriesOf(value)
  if (entries.length === 0) return { rows: [{ label: '$', text: textOf(value) ?? '', paths: ['$'] }] }
  return { rows: entries.map((entry) => rowOf(entry, above)) }
}

const rowOf = ({ step, value }: Entry, above: string): JsonTableRow => {
  const paths = [join(above, step)]
  let [label, at] = [step.replace(/^\./, ''), value]
  for (;;) {
    const [only, ...others] = entriesOf(at)
    if (textOf(at) !== undefined || only === undefined || others.length > 0) break
    if (label.length + only.step.length > most.label) break
    label += only.step
    paths.push(join(paths.at(-1) ?? '', only.step))
    at = only.value
  }
  const text = textOf(at)
  if (text !== undefined) return { label, text, paths }
  return { label, paths, below: tableOf(at, paths.at(-1)) }
}

const join = (above: string, step: string): string => (above === '' ? step.replace(/^\./, '') : above + step)

const entriesOf = ({ fields, items }: JsonValue): Entry[] => [
  ...(fields ?? []).map(({ key, value }) => ({ step: stepOf(key), value })),
  ...(items ?? []).map((value, index) => ({ step: `[${index}]`, value })),
]

/** A key as a step of a path; one that is no plain name is in brackets. */
const stepOf = (key: string): string => {
  const name = JSON.parse(key) as string
  return /^[\p{L}\p{N}_$-]+$/u.test(name) ? `.${name}` : `[${key}]`
}

/** A value that is written in one line: a plain one, an empty one, or a short list of plain ones. */
const textOf = ({ text, fields, items }: JsonValue): string | undefined => {
  if (text !== undefined) return text
  if (fields?.length === 0) return '{}'
  const list =
    items?.every((item) => item.text !== undefined) === true
      ? `[${items.map((item) => item.text).join(', ')}]`
      : undefined
  return list !== undefined && list.length <= most.list ? list : undefined
}

/** What a row says: its value, or how much is in its table. */
export const valueOf = ({ text, below }: JsonTableRow): string =>
  text ?? count(below?.rows.length ?? 0, 'entry', 'entries')

/** Whether values are the same, however they are written; nobody compares one, or whole tables. */
export const areSame = (rows: readonly JsonTableRow[]): boolean | undefined =>
  rows.length < 2 || rows.some(({ below }) => below !== undefined)
    ? undefined
    : new Set(rows.map((row) => comparable(valueOf(row)))).size === 1

/** A value in one way of writing: 1.0 is 1, an escaped letter is the letter; numbers that a double cannot hold stay. */
const comparable = (text: string): string =>
  /\d{16}|\de[+-]?\d{3}/i.test(text) ? text : JSON.stringify(JSON.parse(text))

/** All tables, those above before those below. */
export const tablesIn = (table: JsonTable): JsonTable[] => [
  table,
  ...table.rows.flatMap(({ below }) => (below === undefined ? [] : tablesIn(below))),
]

/** The rows from the top down to the one that stands for a path; none if there is none. */
export const wayTo = ({ rows }: JsonTable, path: string): JsonTableRow[] => {
  for (const row of rows) {
    if (row.paths.includes(path)) return [row]
    const way = row.below === undefined ? [] : wayTo(row.below, path)
    if (way.length > 0) return [row, ...way]
  }
  return []
}
