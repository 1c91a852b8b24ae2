/**
 * The keys of a table: Enter moves to the row below or adds one, arrows move within the column, Alt with an arrow moves
 * the row. Also handles pasted rows.
 */
import type { FormColumn } from '../../editor/form/spread.ts'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { type Json, type JsonPath, pathText, valueAt } from '../../editor/json-path.ts'
import { focusAndSelect } from './focus.ts'
import type { Store } from './store.ts'
import { cellBeside, leadsOut } from './table-stops.ts'

/** Handles a key in a field of a table. */
export function tableKeys(event: KeyboardEvent, store: Store, rows: readonly FormRow[]): void {
  const field = event.target as HTMLElement
  const at = placeOf(rows, field)
  const row = rows[at]
  if (event.isComposing || event.ctrlKey || event.metaKey || field.matches(manyLines) || walkRow(event, field)) return
  if (headKey(event, store, rows) || row === undefined) return
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

/** On the number of a row: arrows go to the next one, with Shift they choose it too; Delete removes, Escape chooses none. */
const headKey = (event: KeyboardEvent, store: Store, rows: readonly FormRow[]): boolean => {
  const head = event.target as HTMLElement
  const at = rows.findIndex(({ path }) => pathText(path) === head.dataset['row'])
  const row = rows[at]
  if (row === undefined) return false
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const next = by === 0 ? undefined : rows[at + by]
  if (event.altKey && by !== 0) store.load(actions, ({ moveRows }) => moveRows(store, row, by))
  else if (event.key === 'Escape' && store.rows.size > 0)
    store.load(actions, ({ choose }) => choose(store, row.list, []))
  else if (removing.has(event.key)) store.load(actions, ({ removeRows }) => removeRows(store, row))
  else if (next !== undefined) {
    if (event.shiftKey) store.load(actions, ({ extendTo }) => extendTo(store, row, next))
    const heads = [...(head.closest('table')?.querySelectorAll<HTMLElement>('.row-head button') ?? [])]
    heads[heads.indexOf(head) + by]?.focus()
  } else return true
  event.preventDefault()
  return true
}

const removing = new Set(['Delete', 'Backspace'])

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
export const tablePaste = (
  event: ClipboardEvent,
  store: Store,
  { rows, columns }: { rows: readonly FormRow[]; columns: readonly FormColumn[] },
): void => {
  const field = event.target as HTMLElement
  const text = event.clipboardData?.getData('text/plain').trimEnd() ?? ''
  const row = rows[placeOf(rows, field)]
  if (!/[\t\n\r]/.test(text) || row === undefined || field.matches(manyLines)) return
  event.preventDefault()
  const key = (field.dataset['at'] ?? '').slice(pathText(row.path).length + 1)
  const own = columns.filter(({ path }) => path.length > 1 || row.variant.cells.some((cell) => cell.key === path[0]))
  const column = own.findIndex(({ id }) => id === key)
  const replaces = row.index === 0 && isSample(store, row.list)
  const target = { table: row.table, columns: own, list: row.list, row: row.index, column, replaces }
  store.load(
    () => import('../../editor/form/paste-rows.ts'),
    ({ cellsOf, pasteCells }) => {
      const cells = cellsOf(text)
      if (cells === undefined) return
      const { data, said } = pasteCells(store.draft.content, cells, target)
      store.editContent(data)
      store.notify(said, 'undo')
    },
  )
}

/** Whether a list is still that of the recipe's sample. */
const isSample = ({ draft, page }: Store, list: JsonPath): boolean =>
  JSON.stringify(valueAt(draft.content, list)) === JSON.stringify(valueAt(page.recipe?.sample as Json, list))
