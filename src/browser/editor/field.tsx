/** @jsxImportSource preact */
/**
 * The fields of a form: single values, references, records, and tables.
 */
import type { Cell } from '../../editor/form/cell.ts'
import { textOf } from '../../editor/form/cell-text.ts'
import type { Either, Field, Section } from '../../editor/form/read-form.ts'
import { suggestionsFor } from '../../editor/form/suggestions.ts'
import { type Json, type Path, pathText, valueAt } from '../../editor/json-path.ts'
import { CellInput } from './cell-input.tsx'
import { DataTable } from './data-table.tsx'
import { findingsAt, Problems } from './findings.tsx'
import type { Store } from './store.ts'
import { Suggestions } from './suggestions.tsx'

type Props<Kind> = { field: Kind; path: Path; store: Store }

/** A field of any kind; `path` is where its value is. */
export function FieldView({ field, path, store }: Props<Field>) {
  switch (field.kind) {
    case 'cell':
      return field.key === 'focus' ? (
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

function Single({ field, path, store }: Props<Cell>) {
  const at = pathText(path)
  const suggestions = suggestionsFor(field.key, store.draft.content)
  const name = (holder: Element | null) =>
    holder?.querySelector('input, select, textarea')?.setAttribute('id', `f-${at}`)
  return (
    <div class={isWide(field) ? 'field wide' : 'field'}>
      <label for={`f-${at}`} title={field.hint}>
        {field.label}
      </label>
      <span class="holder" ref={(holder) => name(holder)}>
        <SingleInput field={field} path={path} store={store} hasList={suggestions.length > 0} />
      </span>
      {suggestions.length > 0 && <Suggestions id={`l-${at}`} names={suggestions} />}
      <Problems id={`p-${at}`} findings={findingsAt(store, at, true)} />
    </div>
  )
}

function SingleInput({ field, path, store, hasList }: Props<Cell> & { hasList: boolean }) {
  const at = pathText(path)
  const isBad = findingsAt(store, at, true).length > 0
  return (
    <CellInput
      cell={field}
      value={valueAt(store.draft.content, path)}
      at={at}
      isBad={isBad}
      describedBy={isBad ? `p-${at}` : undefined}
      list={hasList ? `l-${at}` : undefined}
      change={(next) => store.set(path, next)}
    />
  )
}

const isWide = ({ key, type }: Cell): boolean =>
  ['text', 'names', 'lines', 'json', 'items'].includes(type) && !narrow.has(key)

/** Words that are short although their limit is not. */
const narrow = new Set(['unit', 'measure', 'start', 'today', 'joins', 'find'])

/** A few references, each with type-ahead, and an empty field for one more. */
function References({ field, path, store }: Props<Cell>) {
  const data = store.draft.content
  const value = valueAt(data, path)
  const entries = Array.isArray(value) ? value : []
  const at = pathText(path)
  return (
    <div class="field wide" role="group" aria-labelledby={`f-${at}`}>
      <span class="label" id={`f-${at}`} title={field.hint}>
        {field.label}
      </span>
      <span class="holder entries">
        {[...entries, undefined].slice(0, 5).map((entry, index) => (
          <Reference
            key={index}
            field={field}
            path={[...path, index]}
            store={store}
            value={entry}
            change={(next) => store.set(path, withEntry(entries, index, next))}
          />
        ))}
      </span>
      <Suggestions id={`l-${at}`} names={suggestionsFor('focus', data)} />
      <Problems id={`p-${at}`} findings={findingsAt(store, at, true)} />
    </div>
  )
}

type ReferenceProps = Props<Cell> & { value: Json | undefined; change: (value: Json | undefined) => void }

function Reference({ field, path, store, value, change }: ReferenceProps) {
  const list = pathText(path.slice(0, -1))
  return (
    <CellInput
      cell={{ ...field, type: 'text' }}
      value={value}
      at={pathText(path)}
      label={`${field.label} ${Number(path.at(-1)) + 1}`}
      isBad={findingsAt(store, pathText(path)).length > 0}
      describedBy={findingsAt(store, list, true).length > 0 ? `p-${list}` : undefined}
      list={`l-${list}`}
      change={change}
    />
  )
}

/** The list with another entry; an emptied one goes, and so does a list without entries. */
const withEntry = (entries: readonly Json[], index: number, next: Json | undefined): Json[] | undefined => {
  const list = entries.toSpliced(index, 1, ...(next === undefined ? [] : [next]))
  return list.length === 0 ? undefined : list
}

function RecordView({ field, path, store }: Props<Section>) {
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

/** A list of names, or a record such as evenly spaced steps: as the value is now. */
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
