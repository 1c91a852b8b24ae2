/**
 * The keys on the numbers of rows: arrows go to the next one, with Shift they choose it too, with Alt they move the row;
 * Delete removes, Escape chooses none.
 */
import type { FormRow } from '../../editor/form/table-rows.ts'
import { pathText } from '../../editor/json-path.ts'
import type { Store } from './store.ts'
import { choose, extendTo, moveRows, removeRows } from './table-actions.ts'

/** Does what a key on the number of a row is for. */
export function rowKey({ key, altKey, shiftKey }: KeyboardEvent, store: Store, rows: readonly FormRow[]): void {
  // Not where the key was pressed: keys that waited for this module follow each other.
  const { dataset: focused } = document.activeElement as HTMLElement
  const at = rows.findIndex(({ path }) => pathText(path) === focused['row'])
  const row = rows[at]
  if (row === undefined) return
  if (key === 'Escape') return choose(store, row.list, [])
  if (!key.startsWith('Arrow')) return removeRows(store, row)
  const by = key === 'ArrowDown' ? 1 : -1
  if (altKey) return moveRows(store, row, by)
  const next = rows[at + by]
  if (next === undefined) return
  if (shiftKey) extendTo(store, row, next)
  const heads = [...document.querySelectorAll<HTMLElement>('#editor-form .row-head button')]
  heads.find(({ dataset }) => dataset['row'] === pathText(next.path))?.focus()
}
