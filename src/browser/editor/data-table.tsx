/** @jsxImportSource preact */
/**
 * A list of the data as a table: cells to type in, rows to add, move, copy, remove and paste.
 */
import type { Table } from '../../editor/form/read-form.ts'
import { type Column, columnName, spreadColumns } from '../../editor/form/spread.ts'
import { suggestionsFor } from '../../editor/form/suggestions.ts'
import { columnsOf, type Row, rowsOf, usedColumns } from '../../editor/form/table-rows.ts'
import { type Path, pathText, valueAt } from '../../editor/json-path.ts'
import { ColumnMenu } from './column-menu.tsx'
import { findingsAt, Problems } from './findings.tsx'
import type { Store } from './store.ts'
import { Suggestions } from './suggestions.tsx'
import { TableCell } from './table-cell.tsx'
import { tableKeys, tablePaste } from './table-keys.ts'

type Props = { table: Table; path: Path; store: Store }

/** The table, with its name, its columns, and a button that adds a row. */
export function DataTable({ table, path, store }: Props) {
  const data = store.draft.content
  const at = pathText(path)
  const rows = rowsOf(table, valueAt(data, path), path)
  const all = columnsOf(table)
  const used = usedColumns(all, rows)
  const asked = store.columns.get(at) ?? new Set()
  const columns = spreadColumns(
    all.filter((cell) => used.includes(cell) || asked.has(cell.key)),
    rows,
    data,
  )
  const findings = findingsAt(store, at)
  return (
    <section class="table-field" aria-labelledby={`t-${at}`}>
      <div class="table-head">
        <h2 id={`t-${at}`} title={table.hint}>
          {table.label} <small>{rows.length}</small>
        </h2>
        <ColumnMenu columns={all} used={used} asked={asked} choose={(key) => askFor(store, at, key)} />
        <button
          type="button"
          class="small"
          onClick={() => void actions().then(({ addRow }) => addRow(store, table, { list: path }))}
        >
          Add
        </button>
      </div>
      <Problems id={`p-${at}`} findings={findings} />
      {rows.length > 0 && (
        <div class="data-grid-frame">
          <table
            class="data-grid"
            onKeyDown={(event) => tableKeys(event, store, rows)}
            onPaste={(event) => tablePaste(event, store, { rows, columns })}
          >
            <Head columns={columns} />
            <tbody>
              {rows.map((row) => (
                <RowView key={pathText(row.path)} row={row} columns={columns} store={store} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {columns.map((column) => (
        <ColumnSuggestions key={column.id} column={column} at={at} store={store} />
      ))}
    </section>
  )
}

const askFor = (store: Store, at: string, key: string): void => {
  const asked = store.columns.get(at) ?? new Set<string>()
  if (!asked.delete(key)) asked.add(key)
  store.columns.set(at, asked)
  store.changed()
}

function ColumnSuggestions({ column, at, store }: { column: Column; at: string; store: Store }) {
  const names = suggestionsFor(column.id, store.draft.content)
  return names.length === 0 ? null : <Suggestions id={`l-${at}-${column.id}`} names={names} />
}

function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" class="row-head">
          <span class="sr-only">Row</span>
        </th>
        {columns.map((column) => (
          <th key={column.id} scope="col" title={column.cell.hint} class={`type-${column.cell.type}`}>
            {columnName(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Loaded when rows are first changed, or the first menu is opened. */
const actions = () => import('./table-actions.ts')
const rowMenu = () => import('./row-menu.tsx')

type RowProps = { row: Row; columns: readonly Column[]; store: Store }

/** A row, and below it what is wrong in it. */
function RowView({ row, columns, store }: RowProps) {
  const at = pathText(row.path)
  const own = columns.map((column) => pathText([...row.path, ...column.path]))
  const findings = store.findings.filter(
    (finding) => finding.at === at || own.some((place) => finding.at === place || finding.at.startsWith(`${place}.`)),
  )
  const isAt = store.at === at || own.includes(store.at)
  return (
    <>
      <tr class={isAt ? 'is-at' : undefined} data-depth={Math.min(row.depth, 6)}>
        <th scope="row" class="row-head">
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={`Row ${numberOf(row)}: actions`}
            onClick={({ currentTarget }) =>
              void rowMenu().then(({ openRowMenu }) => openRowMenu(currentTarget, store, row))
            }
          >
            {numberOf(row)}
          </button>
        </th>
        {columns.map((column) => (
          <TableCell key={column.id} row={row} column={column} store={store} />
        ))}
      </tr>
      {findings.length > 0 && (
        <tr class="row-problem">
          <td colSpan={columns.length + 1}>
            <Problems id={`p-${at}`} findings={findings} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The place of a row from 1: 4.2 is the second inside the fourth. */
const numberOf = ({ path }: Row): string =>
  path
    .filter((key) => typeof key === 'number')
    .map((index) => index + 1)
    .join('.')
