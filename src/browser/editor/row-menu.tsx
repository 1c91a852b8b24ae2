/** @jsxImportSource preact */
/**
 * The menu of a row: above everything, closed by Escape or a click elsewhere.
 */
import { render } from 'preact'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { pathText } from '../../editor/json-path.ts'
import type { Store } from './store.ts'
import {
  addBelow,
  addRow,
  canMove,
  choose,
  chooseRow,
  chosenWith,
  copyRows,
  moveRows,
  removeRows,
} from './table-actions.ts'

/** Opens the menu beside a row's button. */
export function openRowMenu(button: HTMLElement, store: Store, row: FormRow): void {
  const menu = menuElement()
  const { left, bottom } = button.getBoundingClientRect()
  const close = (): void => menu.hidePopover()
  render(<Items store={store} row={row} close={close} />, menu)
  menu.showPopover()
  const top = Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8)
  menu.style.left = `${Math.min(left, innerWidth - menu.offsetWidth - 8)}px`
  menu.style.top = `${Math.max(8, top)}px`
  menu.querySelector('button')?.focus()
}

/** One menu for all rows. */
const menuElement = (): HTMLElement => {
  const known = document.querySelector<HTMLElement>('#row-menu')
  if (known !== null) return known
  const menu = document.createElement('div')
  menu.id = 'row-menu'
  menu.className = 'panel'
  menu.popover = 'auto'
  menu.setAttribute('role', 'menu')
  menu.addEventListener('keydown', (event) => walk(menu, event))
  document.body.append(menu)
  return menu
}

const walk = (menu: HTMLElement, event: KeyboardEvent): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const buttons = [...menu.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}

function Items({ store, row, close }: { store: Store; row: FormRow; close: () => void }) {
  return itemsOf(store, row).map(({ label, act, keys = '', disabled = false }) => (
    <button
      key={label}
      type="button"
      role="menuitem"
      disabled={disabled}
      onClick={() => {
        close()
        act()
      }}
    >
      {label} {keys && <kbd>{keys}</kbd>}
    </button>
  ))
}

type Item = { label: string; act: () => void; keys?: string; disabled?: boolean }

const itemsOf = (store: Store, row: FormRow): Item[] => {
  const places = chosenWith(store, row)
  const rows = places.length > 1 ? ` ${places.length} rows` : ''
  const move = (by: 1 | -1) => ({ act: () => moveRows(store, row, by), disabled: !canMove(row, places, by) })
  return [
    { label: 'Add below', act: () => addBelow(store, row) },
    ...row.variant.lists.map((list) => ({
      label: `Add inside: ${list.label.toLowerCase()}`,
      act: () => addRow(store, list.table(), { list: [...row.path, list.key] }),
    })),
    { label: `Duplicate${rows}`, act: () => copyRows(store, row) },
    { label: `Move${rows} up`, keys: 'Alt ↑', ...move(-1) },
    { label: `Move${rows} down`, keys: 'Alt ↓', ...move(1) },
    ...choices(store, row),
    { label: `Remove${rows}`, act: () => removeRows(store, row), keys: 'Del' },
  ]
}

/** Ways to choose rows without a modifier key. */
const choices = (store: Store, row: FormRow): Item[] => [
  {
    label: store.rows.has(pathText(row.path)) ? 'Deselect' : 'Select',
    act: () => chooseRow(store, row, false),
    keys: 'Ctrl click',
  },
  ...(row.count > 1
    ? [
        {
          label: `Select all ${row.count}`,
          act: () =>
            choose(
              store,
              row.list,
              Array.from({ length: row.count }, (_, at) => at),
            ),
        },
      ]
    : []),
]
