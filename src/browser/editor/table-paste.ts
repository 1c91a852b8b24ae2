/**
 * Rows of a spreadsheet pasted into a table, loaded with the first of them.
 */
import { pasteCells } from '../../editor/form/paste-rows.ts'
import { cellsOf } from '../../editor/form/read-cells.ts'
import type { FormColumn } from '../../editor/form/spread.ts'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { type Json, type JsonPath, pathText, valueAt } from '../../editor/json-path.ts'
import type { Store } from './store.ts'

/** The rows and columns that are pasted into. */
export type PastedTable = { rows: readonly FormRow[]; columns: readonly FormColumn[] }

/** Pastes a text into a row, from the field at a place on, and says what went where. */
export function pasteInto(
  store: Store,
  { columns }: PastedTable,
  { text, row, at }: { text: string; row: FormRow; at: string },
): void {
  const cells = cellsOf(text)
  if (cells === undefined) return
  const key = at.slice(pathText(row.path).length + 1)
  const own = columns.filter(({ path }) => path.length > 1 || row.variant.cells.some((cell) => cell.key === path[0]))
  const column = own.findIndex(({ id }) => id === key)
  const replaces = row.index === 0 && isSample(store, row.list)
  const target = { table: row.table, columns: own, list: row.list, row: row.index, column, replaces }
  const { data, said } = pasteCells(store.draft.content, cells, target)
  store.editContent(data)
  store.notify(said, 'undo')
}

/** Whether a list is still that of the recipe's sample. */
const isSample = ({ draft, page }: Store, list: JsonPath): boolean =>
  JSON.stringify(valueAt(draft.content, list)) === JSON.stringify(valueAt(page.recipe?.sample as Json, list))
