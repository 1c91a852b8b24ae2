/** @jsxImportSource preact */
/**
 * The fields of a form: single values, references, records, and tables.
 */
import type { ComponentChildren } from 'preact'
import type { FormCell } from '../../editor/form/cell.ts'
import { textOf } from '../../editor/form/cell-text.ts'
import { quotedValues } from '../../editor/form/quoted-values.ts'
import type { Either, FormField, FormSection } from '../../editor/form/read-form.ts'
import { referenceKeys } from '../../editor/form/reference-keys.ts'
import { type JsonPath, pathText, valueAt } from '../../editor/json-path.ts'
import { CellInput } from './cell-input.tsx'
import { DataTable } from './data-table.tsx'
import { findingsAt, Problems } from './findings.tsx'
import { lazily } from './lazily.tsx'
import { Quotes } from './lazy-quotes.ts'
import { Suggestions } from './lazy-suggestions.ts'
import type { Store } from './store.ts'

const References = lazily<Props<FormCell>>(() => import('./references.tsx').then((module) => module.References))

export type Props<Kind> = { field: Kind; path: JsonPath; store: Store }

/** A field of any kind; `path` is where its value is. */
export function FieldView({ field, path, store }: Props<FormField>) {
  switch (field.kind) {
    case 'cell':
      return field.key === 'focus' && field.type === 'names' ? (
        <References field={field} path={path} store={store} />
      ) : (
        <Single field={field} path={path} store={store} />
      )
    case 'table':
      return <DataTable table={field} path={path} store={store} />
    case 'record':
      return <RecordView field={field} path={path} store={store} />
    case 'either':
      return <EitherView field={field} path={path} store={store} />
    default:
      return field satisfies never
  }
}

function Single({ field, path, store }: Props<FormCell>) {
  const at = pathText(path)
  // The words of the key are named like what they explain.
  const hasList = referenceKeys.has(field.key) && path[0] !== 'key'
  const name = (holder: Element | null) =>
    holder?.querySelector('input, select, textarea')?.setAttribute('id', `f-${at}`)
  return (
    <div class={isWide(field) ? 'field wide' : 'field'}>
      <FieldLabel field={field} id={`f-${at}`}>
        {quoting.has(at) && (store.at === at ? <Quotes store={store} /> : <Quoted at={at} store={store} />)}
      </FieldLabel>
      <span class="holder" ref={(holder) => name(holder)}>
        <SingleInput field={field} path={path} store={store} hasList={hasList} />
      </span>
      {hasList && <Suggestions id={`l-${at}`} of={field.key} store={store} />}
      <Problems id={`p-${at}`} findings={findingsAt(store, at, true)} />
    </div>
  )
}

/** What names in braces stand for, where that is known: in the title as it was drawn. */
function Quoted({ at, store: { draft, shown, isCurrent, page } }: { at: string; store: Store }) {
  const text = valueAt(draft.content, [at])
  if (at !== 'title' || typeof text !== 'string' || shown === undefined || !isCurrent) return null
  // A scene is titled by its kind, too.
  const values = quotedValues(`${page.recipe?.name}: ${text}`, shown.scene.title)
  return values.length === 0 ? null : (
    <small class="hint">
      {values.map(([name, value], at) => (
        <>
          {at > 0 && ', '}
          <code>{name}</code> becomes {value}
        </>
      ))}
    </small>
  )
}

/** Words that may quote values. */
const quoting = new Set(['title', 'subtitle'])

/** What a hint says of values is shown by their buttons, once the field has the focus. */
const quotable = /; quotes \{.*/

/** The name of a field; what it is for, where there is room, or what else is in this line (`children`). */
function FieldLabel({ field, id, children }: { field: FormCell; id: string; children?: ComponentChildren }) {
  return (
    <span class="field-head">
      <label for={id} title={field.hint}>
        {field.label}
      </label>
      {isWide(field) && <small class="hint">{field.hint?.replace(quotable, '')}</small>}
      {children}
    </span>
  )
}

function SingleInput({ field, path, store, hasList }: Props<FormCell> & { hasList: boolean }) {
  const at = pathText(path)
  const isBad = findingsAt(store, at, true).length > 0
  return (
    <CellInput
      cell={field}
      value={valueAt(store.draft.content, path)}
      at={at}
      isBad={isBad}
      describedBy={isBad ? `p-${at}` : undefined}
      empty={field.type === 'choice' ? (field.key === 'direction' ? 'Automatic' : 'Default') : undefined}
      list={hasList ? `l-${at}` : undefined}
      change={(next) => store.set(path, next)}
    />
  )
}

const isWide = ({ key, type }: FormCell): boolean =>
  ['text', 'names', 'lines', 'json', 'items'].includes(type) && !narrow.has(key)

/** Fields that are usually short, although their limit is not. */
const narrow = new Set(['unit', 'measure', 'start', 'today', 'joins', 'find'])

function RecordView({ field, path, store }: Props<FormSection>) {
  return (
    <fieldset class="record">
      <legend title={field.hint}>{field.label}</legend>
      {field.fields.map((each) => (
        <FieldView key={each.key} field={each} path={[...path, each.key]} store={store} />
      ))}
      <Problems id={`p-${pathText(path)}`} findings={findingsAt(store, pathText(path))} />
    </fieldset>
  )
}

/** A list of names, or a record such as evenly spaced steps, depending on the current value. */
function EitherView({ field, path, store }: Props<Either>) {
  const value = valueAt(store.draft.content, path)
  if (Array.isArray(value) || value === undefined || typeof value === 'string')
    return <FieldView field={field.list} path={path} store={store} />
  return (
    <RecordView
      field={{ ...field.record, label: `${field.label}: ${textOf(value, { type: 'text' }) || 'even steps'}` }}
      path={path}
      store={store}
    />
  )
}
