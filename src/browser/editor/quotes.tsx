/** @jsxImportSource preact */
/**
 * The values that a title may quote, as buttons that insert their names in braces where the cursor is.
 */
import { Component } from 'preact'
import type { Json } from '../../editor/json-path.ts'
import { askBeside } from './side-drawer.ts'
import type { Store } from './store.ts'

type Props = { store: Store }
type Values = Record<string, string | number>

/** The buttons for the field that the reader is at; nothing where the recipe derives no values. */
export class Quotes extends Component<Props, { values: Values }> {
  override state: { values: Values } = { values: {} }
  #of: Json | undefined

  override componentDidMount(): void {
    this.componentDidUpdate()
  }

  override componentDidUpdate(): void {
    const { store } = this.props
    const { draft } = store
    if (draft.kind !== 'data' || draft.content === this.#of) return
    this.#of = draft.content
    askBeside(store, { id: draft.recipe, data: draft.content, quotes: true }, (answer) => {
      if ('values' in answer) this.setState({ values: answer.values })
    })
  }

  override render({ store }: Props, { values }: { values: Values }) {
    const entries = Object.entries(values)
    if (entries.length === 0) return null
    return (
      <div class="quotes" role="toolbar" aria-label="Insert a value that follows the data" onKeyDown={walk}>
        {entries.map(([name, value], at) => (
          <button
            key={name}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            title={`Insert ${name}, which follows the data`}
            // The field keeps its cursor.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(store.at, `{${name}}`)}
          >
            <code>{`{${name}}`}</code> {value}
          </button>
        ))}
      </div>
    )
  }
}

/** One tab stop for all of them, and arrows from one to the next. */
const walk = (event: KeyboardEvent): void => {
  const { key, target } = event
  const goal =
    key === 'ArrowRight'
      ? (target as Element).nextElementSibling
      : key === 'ArrowLeft'
        ? (target as Element).previousElementSibling
        : null
  if (goal === null) return
  event.preventDefault()
  ;(goal as HTMLElement).focus()
}

/** Puts words where the cursor of a field is. */
const insert = (at: string, words: string): void => {
  const field = document.querySelector<HTMLTextAreaElement>(`#editor-form textarea[data-at="${CSS.escape(at)}"]`)
  if (field === null) return
  field.focus()
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
