/**
 * The keys of a table: Enter moves to the row below or adds one, arrows move within the column, Alt with an arrow moves
 * the row. Also handles pasted rows.
 */
import type { FormRow } from '../../editor/form/table-rows.ts'
import { pathText } from '../../editor/json-path.ts'
import { focusAndSelect } from './focus.ts'
import type { Store } from './store.ts'
import type { PastedTable } from './table-paste.ts'
import { cellBeside, leadsOut } from './table-stops.ts'

/** Handles a key in a field of a table. */
export function tableKeys(event: KeyboardEvent, store: Store, rows: readonly FormRow[]): void {
  const field = event.target as HTMLElement
  const at = placeOf(rows, field)
  const row = rows[at]
  if (event.isComposing || event.ctrlKey || event.metaKey || field.matches(manyLines) || walkRow(event, field)) return
  if (field.dataset['row'] !== undefined) return headKey(event, store, rows)
  if (row === undefined) return
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const key = (field.dataset['at'] ?? '').slice(pathText(row.path).length + 1)
  if (event.altKey && by !== 0) store.load(actions, ({ moveRows }) => moveRows(store, row, by, key))
  else if (event.altKey || field.matches('select')) return
  else if (by !== 0) {
    if (!isAtEnd(field, by) || !focusCell(rows[at + by], key)) return
  } else if (event.key !== 'Enter') return
  else if (!focusCell(rows[at + 1], key)) store.load(actions, ({ addBelow }) => addBelow(store, row))
  event.preventDefault()
}

/** Keys on the number of a row. */
const headKey = (event: KeyboardEvent, store: Store, rows: readonly FormRow[]): void => {
  if (!/^(?:Arrow(?:Up|Down)|Delete|Backspace|Escape)$/.test(event.key)) return
  event.preventDefault()
  store.load(
    () => import('./row-keys.ts'),
    ({ rowKey }) => rowKey(event, store, rows),
  )
}

/** Left and right lead to the cells beside a field, from the ends of its words. */
const walkRow = (event: KeyboardEvent, field: HTMLElement): boolean => {
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  const goal = by === 0 || event.altKey || event.shiftKey || !leadsOut(field, by) ? undefined : cellBeside(field, by)
  if (goal === undefined) return false
  focusAndSelect(goal)
  event.preventDefault()
  return true
}

/** Fields in which Enter and the arrows have their usual meaning. */
const manyLines = 'textarea:not(.words)'

/** Words on several lines are walked first. */
const isAtEnd = (field: HTMLElement, by: number): boolean =>
  !(field instanceof HTMLTextAreaElement) ||
  (by < 0 ? field.selectionStart === 0 : field.selectionEnd === field.value.length)

/** The code that changes rows is loaded on first use. */
const actions = () => import('./table-actions.ts')

const placeOf = (rows: readonly FormRow[], field: HTMLElement): number => {
  const at = field.dataset['at'] ?? ''
  // The innermost row: a frame's messages are rows as well.
  return rows.findLastIndex(({ path }) => at.startsWith(`${pathText(path)}.`))
}

const focusCell = (row: FormRow | undefined, key: string): boolean => {
  if (row === undefined) return false
  const at = `${pathText(row.path)}.${key}`
  const field = document.querySelector<HTMLElement>(`#editor-form [data-at="${CSS.escape(at)}"]`)
  if (field === null) return false
  focusAndSelect(field)
  return true
}

/** Pastes the cells of a spreadsheet into the table, from the field on. A single cell is pasted as text. */
export const tablePaste = (event: ClipboardEvent, store: Store, table: PastedTable): void => {
  const field = event.target as HTMLElement
  const text = event.clipboardData?.getData('text/plain').trimEnd() ?? ''
  const row = table.rows[placeOf(table.rows, field)]
  if (!/[\t\n\r]/.test(text) || row === undefined || field.matches(manyLines)) return
  event.preventDefault()
  store.load(
    () => import('./table-paste.ts'),
    ({ pasteInto }) => pasteInto(store, table, { text, row, at: field.dataset['at'] ?? '' }),
  )
}
