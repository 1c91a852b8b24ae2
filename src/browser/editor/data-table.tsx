/** @jsxImportSource preact */
/**
 * A list of the data as a table: cells to type in, rows to add, move, copy, remove and paste.
 */
import { Component, createRef } from 'preact'
import type { FormCell } from '../../editor/form/cell.ts'
import type { FormTable } from '../../editor/form/read-form.ts'
import { referenceKeys } from '../../editor/form/reference-keys.ts'
import { columnName, type FormColumn, spreadColumns } from '../../editor/form/spread.ts'
import { columnsOf, type FormRow, rowsOf, usedColumns } from '../../editor/form/table-rows.ts'
import { type JsonPath, pathText, valueAt } from '../../editor/json-path.ts'
import { ColumnMenu } from './column-menu.tsx'
import { DataRow } from './data-row.tsx'
import { findingsAt, Problems } from './findings.tsx'
import { Quotes } from './lazy-quotes.ts'
import { Suggestions } from './lazy-suggestions.ts'
import type { Store } from './store.ts'
import { keepOneStop } from './table-stops.ts'

type Props = { table: FormTable; path: JsonPath; store: Store }

/** The table, with its name, its columns, and a button that adds a row. */
export class DataTable extends Component<Props> {
  #columns: readonly FormColumn[] = []

  override render({ table, path, store }: Props) {
    const data = store.draft.content
    const at = pathText(path)
    const rows = rowsOf(table, valueAt(data, path), path)
    const all = columnsOf(table)
    const used = usedColumns(all, rows)
    const shown = all.filter((cell) => used.includes(cell) || store.columns.get(at)?.has(cell.key))
    const columns = this.#sameOr(spreadColumns(shown, rows, data))
    return (
      <section class="table-field" aria-labelledby={`t-${at}`}>
        <TableHead table={table} path={path} store={store} used={used} count={rows.length} />
        <Problems id={`p-${at}`} findings={findingsAt(store, at)} />
        {rows.length > 0 && <Grid rows={rows} columns={columns} store={store} />}
        {columns.map(
          ({ id }) => referenceKeys.has(id) && <Suggestions key={id} id={`l-${at}-${id}`} of={id} store={store} />,
        )}
      </section>
    )
  }

  /** The columns as they were, if these are the same: rows know by them that nothing has changed. */
  #sameOr(columns: readonly FormColumn[]): readonly FormColumn[] {
    if (JSON.stringify(columns) !== JSON.stringify(this.#columns)) this.#columns = columns
    return this.#columns
  }
}

type HeadProps = Props & { used: readonly FormCell[]; count: number }

/** The name of the table, the columns that it may have, and a button that adds a row. */
function TableHead({ table, path, store, used, count }: HeadProps) {
  const at = pathText(path)
  const add = () => store.load(actions, ({ addRow }) => addRow(store, table, { list: path }))
  return (
    <div class="table-head">
      <h2 id={`t-${at}`}>
        {table.label} {count > 0 && <small>{count}</small>}
      </h2>
      <small class="hint">{table.hint}</small>
      {/^callouts\.\d+\.text$/.test(store.at) && at === 'callouts' && <Quotes store={store} />}
      {count > 0 && (
        <ColumnMenu
          columns={columnsOf(table)}
          used={used}
          asked={store.columns.get(at) ?? new Set()}
          choose={(key) => askFor(store, at, key)}
        />
      )}
      <button type="button" class="small" aria-label={`Add row: ${table.label}`} onClick={add}>
        Add row
      </button>
    </div>
  )
}

type GridProps = { rows: readonly FormRow[]; columns: readonly FormColumn[]; store: Store }

/** The cells; Tab stops at one of them, and arrows lead to the others. */
class Grid extends Component<GridProps> {
  readonly #table = createRef<HTMLTableElement>()

  override componentDidMount(): void {
    this.componentDidUpdate()
  }

  override componentDidUpdate(): void {
    if (this.#table.current !== null) keepOneStop(this.#table.current)
  }

  override render({ rows, columns, store }: GridProps) {
    return (
      <div class="data-grid-frame">
        <table
          class="data-grid"
          ref={this.#table}
          onFocusIn={({ currentTarget, target }) => keepOneStop(currentTarget, target as HTMLElement)}
          onKeyDown={(event) => store.tableKeys?.tableKeys(event, store, rows)}
          onPaste={(event) => store.tableKeys?.tablePaste(event, store, { rows, columns })}
        >
          <Head columns={columns} />
          <tbody>
            {rows.map((row) => (
              <DataRow key={pathText(row.path)} row={row} columns={columns} store={store} />
            ))}
          </tbody>
        </table>
      </div>
    )
  }
}

const askFor = (store: Store, at: string, key: string): void => {
  const asked = store.columns.get(at) ?? new Set<string>()
  if (!asked.delete(key)) asked.add(key)
  store.columns.set(at, asked)
  store.changed()
}

function Head({ columns }: { columns: readonly FormColumn[] }) {
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

/** Loaded when rows are first changed. */
const actions = () => import('./table-actions.ts')
