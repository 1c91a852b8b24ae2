/**
 * The columns of a table as displayed: rows of values have one for each of the data's columns.
 */
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath } from '../json-path.ts'
import { type FormCell, labelOf } from './cell.ts'
import { textOf } from './cell-text.ts'
import type { FormRow } from './table-rows.ts'

/** A column: its cell, and where in a row its value is. */
export type FormColumn = { id: string; label: string; path: JsonPath; cell: FormCell }

/** Columns for cells; a list of values becomes a column for each of them, with the data's headings. */
export function spreadColumns(cells: readonly FormCell[], rows: readonly FormRow[], data: Json): FormColumn[] {
  return cells.flatMap((cell): FormColumn[] => {
    const heads = cell.key === 'values' && cell.entries !== undefined ? headsOf(data, rows) : []
    if (heads.length === 0) return [{ id: cell.key, label: cell.label, path: [cell.key], cell: inline(cell) }]
    const type = cell.entries ?? 'text'
    const one: FormCell = { key: 'values', label: '', hint: cell.hint, required: false, type }
    return heads.map((label, index) => ({
      id: `values.${index}`,
      label,
      path: ['values', index],
      cell: { ...one, label },
    }))
  })
}

/** With more columns than this, values are edited as text. */
const mostHeads = 60

const headsOf = (data: Json, rows: readonly FormRow[]): string[] => {
  const columns = isObject(data) ? data['columns'] : undefined
  if (columns === undefined) return []
  const longest = Math.max(0, ...rows.map(({ value }) => (Array.isArray(value['values']) ? value['values'].length : 0)))
  const named = Array.isArray(columns) ? columns.map((each) => textOf(each, { type: 'text' })) : []
  const count = Math.max(longest, named.length)
  return count > mostHeads ? [] : Array.from({ length: count }, (_, index) => named[index] ?? String(index + 1))
}

/** In a table, a list is on one line. */
const inline = (cell: FormCell): FormCell => (cell.type === 'names' ? { ...cell, type: 'items' } : cell)

/** What a column is called in a sentence. */
export const columnName = ({ label, id }: FormColumn): string => label || labelOf(id)
