/** @jsxImportSource preact */
/**
 * A row of a table: its number, which opens a menu, its cells, and what is wrong in it.
 */
import { Component } from 'preact'
import type { FormColumn } from '../../editor/form/spread.ts'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { pathText } from '../../editor/json-path.ts'
import type { Finding } from '../../scene/findings.ts'
import { Problems } from './findings.tsx'
import { loadLaterStyles } from './later-styles.ts'
import type { Store } from './store.ts'
import { TableCell } from './table-cell.tsx'

type Props = { row: FormRow; columns: readonly FormColumn[]; store: Store }

/** A row, with its problems below. Of the hundreds of cells that a table may have, a key changes those of a row or two. */
export class DataRow extends Component<Props> {
  #shown: Shown | undefined

  override shouldComponentUpdate(next: Props): boolean {
    const { row, columns } = this.props
    const isSame = next.columns === columns && next.row.value === row.value && next.row.variant === row.variant
    return !isSame || JSON.stringify(shownOf(next)) !== JSON.stringify(this.#shown)
  }

  override render(props: Props) {
    const { row, columns, store } = props
    const { at, findings, mark } = (this.#shown = shownOf(props))
    return (
      <>
        <tr class={mark} data-depth={Math.min(row.depth, 6)}>
          <RowHead row={row} store={store} />
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
}

/** What a row shows besides its values, or needs for its menu. */
type Shown = Pick<FormRow, 'depth' | 'index' | 'count'> & {
  at: string
  findings: readonly Finding[]
  mark: 'is-chosen' | 'is-at' | undefined
}

const shownOf = ({ row, columns, store }: Props): Shown => {
  const { path, depth, index, count } = row
  const at = pathText(path)
  const own = columns.map((column) => pathText([...path, ...column.path]))
  const isAt = store.at === at || own.includes(store.at)
  const mark = store.rows.has(at) ? 'is-chosen' : isAt ? 'is-at' : undefined
  return { depth, index, count, at, findings: findingsIn(store, at, own), mark }
}

/** The problems of the row as a whole, or of one of its own cells. */
const findingsIn = (store: Store, at: string, own: readonly string[]): Finding[] =>
  store.findings.filter(
    (finding) => finding.at === at || own.some((place) => finding.at === place || finding.at.startsWith(`${place}.`)),
  )

/** The number of a row, which opens its menu; with Ctrl or Shift it chooses the row, or those up to it. */
function RowHead({ row, store }: { row: FormRow; store: Store }) {
  const isChosen = store.rows.has(pathText(row.path))
  const press = (event: MouseEvent & { currentTarget: HTMLElement }): void => {
    const button = event.currentTarget
    const adds = event.ctrlKey || event.metaKey
    if (adds || event.shiftKey) store.load(actions, ({ chooseRow }) => chooseRow(store, row, event.shiftKey))
    else store.load(rowMenu, ([{ openRowMenu }]) => openRowMenu(button, store, row))
  }
  return (
    <th scope="row" class="row-head">
      <button
        type="button"
        aria-haspopup="menu"
        data-row={pathText(row.path)}
        aria-label={`Row ${numberOf(row)}${isChosen ? ', selected' : ''}: actions`}
        onClick={press}
      >
        {numberOf(row)}
      </button>
    </th>
  )
}

/** The place of a row from 1: 4.2 is the second inside the fourth. */
const numberOf = ({ path }: FormRow): string =>
  path
    .filter((key) => typeof key === 'number')
    .map((index) => index + 1)
    .join('.')

/** Loaded when the first menu is opened. */
const rowMenu = () => Promise.all([import('./row-menu.tsx'), loadLaterStyles()])

/** Loaded when rows are first chosen. */
const actions = () => import('./table-actions.ts')
