/**
 * The actions on the rows of a table. Each leaves the focus where the user continues.
 */
import { newRow } from '../../editor/form/new-row.ts'
import type { FormTable } from '../../editor/form/read-form.ts'
import { withoutReferences } from '../../editor/form/remove-references.ts'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { type Json, type JsonPath, pathText, spliced, valueAt } from '../../editor/json-path.ts'
import { count as amount } from '../../scene/count.ts'
import { focusField } from './focus.ts'
import type { Store } from './store.ts'

/** Adds a row to a list, by default at its end, and focuses its first field. */
export function addRow(store: Store, table: FormTable, { list, at }: { list: JsonPath; at?: number }): void {
  const data = store.draft.content
  const siblings = itemsAt(data, list)
  const place = at ?? siblings.length
  const row = newRow(table, siblings.slice(0, place).length > 0 ? siblings.slice(0, place) : siblings)
  store.editContent(spliced(data, list, { at: place, insert: [row] }))
  focusSoon([...list, place])
}

const nameOf = ({ id, name, text }: FormRow['value']): string => {
  const own = id ?? name ?? text
  return typeof own === 'string' ? own : ''
}

const itemsAt = (data: Json, list: JsonPath): Json[] => {
  const value = valueAt(data, list)
  return Array.isArray(value) ? value : []
}

/** Waits until the row is rendered. */
const focusSoon = (path: JsonPath): void => void setTimeout(() => focusField(pathText(path)))

/** Adds a row right below another. */
export const addBelow = (store: Store, row: FormRow): void =>
  addRow(store, row.table, { list: row.list, at: row.index + 1 })

/** Removes a row with what cannot be without it, such as the edges of a node, and focuses the row that takes its place. */
export const removeRow = (store: Store, { list, index, count, value }: FormRow): void => {
  const left = spliced(store.draft.content, list, { at: index, remove: 1 })
  const { data, removed } = withoutReferences(left, nameOf(value))
  store.editContent(data)
  if (removed > 0) store.notify(`Removed “${nameOf(value)}” and ${amount(removed, 'row')} that referred to it.`, 'undo')
  if (count > 1) focusSoon([...list, Math.min(index, count - 2)])
}

/** Copies a row below itself. */
export const copyRow = (store: Store, { list, index, value }: FormRow): void => {
  store.editContent(spliced(store.draft.content, list, { at: index + 1, insert: [value] }))
  focusSoon([...list, index + 1])
}

/** Moves a row up (-1) or down (1) in its list; `key` is the field that keeps the focus. */
export const moveRow = (store: Store, { list, index, count, value }: FormRow, by: 1 | -1, key = ''): void => {
  const goal = index + by
  if (goal < 0 || goal >= count) return
  const without = spliced(store.draft.content, list, { at: index, remove: 1 })
  store.editContent(spliced(without, list, { at: goal, insert: [value] }))
  focusSoon([...list, goal, ...(key === '' ? [] : [key])])
}
