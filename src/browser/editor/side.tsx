/** @jsxImportSource preact */
/**
 * The left side of the editor: tabs, and in them the form or the text.
 */
import { readForm } from '../../editor/form/read-form.ts'
import { FieldView } from './field.tsx'
import { FindingList, findingsAt } from './findings.tsx'
import type { Store, Tab } from './store.ts'
import { TextTab } from './text-tab.tsx'

/** The tabs and the chosen one. */
export function Side({ store }: { store: Store }) {
  const tabs = tabsOf(store)
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ key }) => key === store.tab) + by
    const goal = tabs[(at + tabs.length) % tabs.length]
    if (by === 0 || goal === undefined) return
    event.preventDefault()
    choose(store, goal.key)
    setTimeout(() => document.querySelector<HTMLElement>(`#tab-${goal.key}`)?.focus())
  }
  return (
    <>
      <div role="tablist" aria-label="Edit" onKeyDown={move}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={store.tab === key}
            aria-controls="editor-panel"
            tabIndex={store.tab === key ? 0 : -1}
            onClick={() => choose(store, key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div class="editor-panel" id="editor-panel" role="tabpanel" aria-labelledby={`tab-${store.tab}`}>
        {store.tab === 'data' ? <DataForm store={store} /> : <TextTab store={store} />}
      </div>
    </>
  )
}

const tabsOf = ({ draft }: Store): { key: Tab; label: string }[] =>
  draft.kind === 'data'
    ? [
        { key: 'data', label: 'Data' },
        { key: 'text', label: 'Text' },
      ]
    : [{ key: 'text', label: 'Text' }]

const choose = (store: Store, tab: Tab): void => {
  store.tab = tab
  store.changed()
}

const fields = new WeakMap<object, ReturnType<typeof readForm>>()

/** A form is made once for a schema. */
const formOf = (schema: object): ReturnType<typeof readForm> => {
  const known = fields.get(schema) ?? readForm(schema as never)
  fields.set(schema, known)
  return known
}

/** What every recipe has after what it shows. */
const last = new Set(['focus', 'callouts', 'source'])

function DataForm({ store }: { store: Store }) {
  const schema = store.page.recipe?.schema
  if (schema === undefined || schema === null) return null
  const all = formOf(schema as object)
  const ordered = [...all.filter(({ key }) => !last.has(key)), ...all.filter(({ key }) => last.has(key))]
  return (
    <>
      {(findingsAt(store, '').length > 0 || store.findings.length > 1) && <FindingList store={store} />}
      <div class="fields">
        {ordered.map((field) => (
          <FieldView key={field.key} field={field} path={[field.key]} store={store} />
        ))}
      </div>
    </>
  )
}
