/** @jsxImportSource preact */
/**
 * One cell of a table; empty if rows of this kind have no such field.
 */
import type { FormCell } from '../../editor/form/cell.ts'
import { referenceKeys } from '../../editor/form/reference-keys.ts'
import { columnName, type FormColumn } from '../../editor/form/spread.ts'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { pathText, valueAt } from '../../editor/json-path.ts'
import { CellInput } from './cell-input.tsx'
import { findingsAt } from './findings.tsx'
import type { Store } from './store.ts'

type Props = { row: FormRow; column: FormColumn; store: Store }

/** The cell. */
export function TableCell({ row, column, store }: Props) {
  const cell = cellFor(row, column)
  if (cell === undefined) return <td class="no-cell" />
  const path = [...row.path, ...column.path]
  const at = pathText(path)
  const isBad = findingsAt(store, at, true).length > 0
  return (
    <td class={`type-${cell.type}`}>
      <CellInput
        cell={cell}
        value={valueAt(row.value, column.path)}
        at={at}
        label={`${columnName(column)}, row ${row.index + 1}`}
        isBad={isBad}
        describedBy={isBad ? `p-${pathText(row.path)}` : undefined}
        list={referenceKeys.has(column.id) ? `l-${row.path[0]}-${column.id}` : undefined}
        change={(value) => store.set(path, value)}
      />
    </td>
  )
}

/** The cell of a column in a row, according to the row's own variant. A kind can be that of any variant of the list. */
const cellFor = ({ variant, table, value }: FormRow, { id, path, cell }: FormColumn): FormCell | undefined => {
  if (path.length > 1) return cell
  const own = variant.cells.find(({ key }) => key === id)
  if (own === undefined) return value[id] === undefined ? undefined : cell
  if (id === 'kind' && table.variants.length > 1) return { ...cell, required: own.required }
  return own.type === 'names' ? { ...own, type: 'items' } : own
}
