/** @jsxImportSource preact */
/**
 * A field that names a few items of the data, such as those that the accent marks.
 */
import type { FormCell } from '../../editor/form/cell.ts'
import { type Json, pathText, valueAt } from '../../editor/json-path.ts'
import { CellInput } from './cell-input.tsx'
import type { Props } from './field.tsx'
import { findingsAt, Problems } from './findings.tsx'
import { Suggestions } from './suggestions.tsx'

/** A few references, each with type-ahead, and an empty field for one more. */
export function References({ field, path, store }: Props<FormCell>) {
  const value = valueAt(store.draft.content, path)
  const entries = Array.isArray(value) ? value : []
  const at = pathText(path)
  return (
    <div class="field wide" role="group" aria-labelledby={`f-${at}`}>
      <span class="field-head">
        <span class="label" id={`f-${at}`}>
          {field.label}
        </span>
        <small class="hint">{field.hint}</small>
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
      <Suggestions id={`l-${at}`} of="focus" store={store} />
      <Problems id={`p-${at}`} findings={findingsAt(store, at, true)} />
    </div>
  )
}

type ReferenceProps = Props<FormCell> & { value: Json | undefined; change: (value: Json | undefined) => void }

function Reference({ field, path, store, value, change }: ReferenceProps) {
  const list = pathText(path.slice(0, -1))
  return (
    <CellInput
      cell={{ ...field, type: 'text' }}
      value={value}
      at={pathText(path)}
      label={`${field.label} ${Number(path.at(-1)) + 1}`}
      empty={value === undefined ? `Add to ${field.label.toLowerCase()}` : undefined}
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
