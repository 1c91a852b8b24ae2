/** @jsxImportSource preact */
/**
 * A field for one value, in a table or alone. While typing, it shows what was typed; otherwise the value.
 */
import { Component, type ComponentChild, type JSX } from 'preact'
import { type FormCell, labelOf } from '../../editor/form/cell.ts'
import { textOf, typedWords, valueOf } from '../../editor/form/cell-text.ts'
import type { Json } from '../../editor/json-path.ts'
import { selectByKey } from './focus.ts'

type Props = {
  cell: FormCell
  value: Json | undefined
  /** The path of the value, by which findings and the diagram find the field. */
  at: string
  /** Its accessible name, if it has no label next to it. */
  label?: string
  /** The elements that describe it: a hint, a finding. */
  describedBy?: string | undefined
  isBad: boolean
  /** What an empty field says. */
  empty?: string | undefined
  /** The list of suggestions. */
  list?: string | undefined
  change: (value: Json | undefined) => void
}

/**
 * The field; it remembers what is being typed. That is no state: shown before the draft has it, it would be taken for
 * out of date, and a field whose words are replaced loses the place of its cursor.
 */
export class CellInput extends Component<Props> {
  #typed: string | undefined

  override render(props: Props): ComponentChild {
    return fieldOf(props, this.#typed, {
      take: (typed) => {
        this.#typed = typed
        props.change(valueOf(typed, props.cell, props.value))
      },
      leave: () => {
        this.#typed = undefined
        this.forceUpdate()
      },
    })
  }
}

type Typing = Props & {
  text: string
  /** What every kind of field has. */
  common: ReturnType<typeof commonOf>
  take: (typed: string) => void
}

type Turns = { take: (typed: string) => void; leave: () => void }

const fieldOf = (props: Props, typed: string | undefined, { take, leave }: Turns) => {
  const { cell, value } = props
  // After an undo, or a change from elsewhere, what was typed here no longer applies.
  const text = typed !== undefined && same(valueOf(typed, cell, value), value) ? typed : textOf(value, cell)
  const Field = fieldFor(cell, props.list)
  return <Field {...props} text={text} common={commonOf(props, leave)} take={take} />
}

const commonOf = ({ at, label, describedBy, isBad, empty }: Props, onBlur: () => void) => ({
  'data-at': at,
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-invalid': isBad ? ('true' as const) : undefined,
  placeholder: empty,
  onBlur,
})

const fieldFor = ({ type }: FormCell, list: string | undefined): ((typing: Typing) => JSX.Element) => {
  if (type === 'choice') return Choice
  if (type === 'flag') return Flag
  if (type === 'text' && list === undefined) return Words
  return type === 'lines' || type === 'names' || type === 'json' ? LongText : ShortText
}

function Choice({ cell, text, common, take }: Typing) {
  return (
    <select {...common} value={text} onChange={({ currentTarget }) => take(currentTarget.value)}>
      {!cell.required && (
        <option value="">{cell.key === 'kind' ? (cell.choices?.[0] ?? '') : (common.placeholder ?? '–')}</option>
      )}
      {choicesOf(cell, text).map((choice) => (
        <option key={choice} value={choice}>
          {common.placeholder === undefined ? choice : labelOf(choice)}
        </option>
      ))}
    </select>
  )
}

function Flag({ value, common, change }: Typing) {
  return (
    <input
      {...common}
      type="checkbox"
      checked={value === true}
      indeterminate={common.placeholder !== undefined}
      onChange={({ currentTarget }) => change(currentTarget.checked ? true : undefined)}
    />
  )
}

function LongText({ cell, text, common, take }: Typing) {
  return (
    <textarea
      {...common}
      value={text}
      rows={Math.min(14, text.split('\n').length)}
      class={cell.type === 'names' ? undefined : 'code'}
      wrap={cell.type === 'lines' ? 'off' : 'soft'}
      spellcheck={false}
      onInput={({ currentTarget }) => take(currentTarget.value)}
    />
  )
}

/** Words, in a field that grows with them: line breaks that they have stay, but Enter makes none. */
function Words({ text, common, take }: Typing) {
  return (
    <textarea
      {...common}
      class="words"
      value={text}
      // Where a field cannot grow by itself (field-sizing), about as many rows as it needs.
      rows={Math.max(1, Math.ceil(text.length / 40))}
      autocomplete="off"
      onFocus={({ currentTarget }) => selectByKey(currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && !event.isComposing && event.preventDefault()}
      onInput={({ currentTarget }) => take(typedWords(currentTarget.value, text))}
    />
  )
}

function ShortText({ cell, list, text, common, take }: Typing) {
  return (
    <input
      {...common}
      type="text"
      value={text}
      list={list}
      inputMode={cell.type === 'number' ? 'decimal' : undefined}
      class={cell.type === 'number' ? 'number' : undefined}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => take(currentTarget.value)}
    />
  )
}

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The first kind is the default, which the empty choice already offers; the current value stays a choice. */
const choicesOf = ({ key, choices = [], required }: FormCell, text: string): string[] =>
  choices.filter((choice, index) => required || key !== 'kind' || index > 0 || choice === text)
