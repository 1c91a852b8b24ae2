/** @jsxImportSource preact */
/**
 * The left side of the editor: tabs, and in them the form or the text.
 */
import { readForm } from '../../editor/form/read-form.ts'
import { FieldView } from './field.tsx'
import { findingsAt } from './findings.tsx'
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'
import type { Tab } from './view.ts'

const FindingList = lazily<{ store: Store }>(() => import('./finding-list.tsx').then((module) => module.FindingList))
const ImportedPanel = lazily(() => import('./imported.tsx').then((module) => module.ImportedPanel))
const Notice = lazily(() => import('./notice.tsx').then((module) => module.Notice))
const SuggestedPanel = lazily(() => import('./suggested.tsx').then((module) => module.SuggestedPanel))
const DrawnFor = lazily<{ store: Store }>(() => import('./drawn-for.tsx').then((module) => module.DrawnFor))
const ByHand = lazily(() => import('./by-hand.tsx').then((module) => module.ByHand))
const StartEmpty = lazily(() => import('./start-empty.tsx').then((module) => module.StartEmpty))
const TextTab = lazily(() => import('./text-tab.tsx').then((module) => module.TextTab))

/** The notice, then the tabs and the selected one; or the start page. */
export function Side({ store }: { store: Store }) {
  return (
    <>
      {store.notice !== '' && <Notice store={store} />}
      {store.imported !== undefined && <ImportedPanel store={store} />}
      {store.suggested !== undefined && !store.isEmpty && <SuggestedPanel store={store} />}
      {store.isEmpty ? <StartEmpty store={store} /> : <Tabs store={store} />}
    </>
  )
}

function Tabs({ store }: { store: Store }) {
  return (
    <>
      <div role="tablist" aria-label="Edit" onKeyDown={(event) => moveByKey(event, store)}>
        {tabsOf(store).map((tab) => (
          <TabButton key={tab.key} tab={tab} store={store} />
        ))}
      </div>
      <div class="editor-panel" id="editor-panel" role="tabpanel" aria-labelledby={`tab-${store.tab}`}>
        {store.tab === 'data' && (store.draft.kind === 'data' ? <DataForm store={store} /> : <ByHand store={store} />)}
        {store.tab === 'text' && <TextTab store={store} />}
        {store.tab === 'scene' && store.sceneMode !== undefined && <store.sceneMode.SceneTab store={store} />}
      </div>
    </>
  )
}

type NamedTab = { key: Tab; label: string }

function TabButton({ tab: { key, label }, store }: { tab: NamedTab; store: Store }) {
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${key}`}
      aria-selected={store.tab === key}
      aria-controls="editor-panel"
      tabIndex={store.tab === key ? 0 : -1}
      onClick={() => store.show(key)}
    >
      {label}
    </button>
  )
}

/** Arrows select the next tab, wrapping around. */
const moveByKey = (event: KeyboardEvent, store: Store): void => {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const tabs = tabsOf(store)
  const at = tabs.findIndex(({ key }) => key === store.tab) + by
  const goal = tabs[(at + tabs.length) % tabs.length]
  if (by === 0 || goal === undefined) return
  event.preventDefault()
  store.show(goal.key)
  setTimeout(() => document.querySelector<HTMLElement>(`#tab-${goal.key}`)?.focus())
}

const tabsOf = ({ draft }: Store): NamedTab[] => [
  ...(draft.kind === 'data' || draft.from !== undefined ? [{ key: 'data', label: 'Data' } as const] : []),
  { key: 'scene', label: 'Scene' },
  { key: 'text', label: 'Text' },
]

const fields = new WeakMap<object, ReturnType<typeof readForm>>()

/** A form is made once per schema. */
const formOf = (schema: object): ReturnType<typeof readForm> => {
  const known = fields.get(schema) ?? readForm(schema as never)
  fields.set(schema, known)
  return known
}

/** Fields that every recipe has, shown last. */
const last = new Set(['focus', 'callouts', 'source'])

/** One problem is said at its field; more, those of the whole and warnings are listed. */
const needsList = (store: Store): boolean =>
  findingsAt(store, '').length > 0 || store.findings.length > 1 || store.warnings.length > 0

function DataForm({ store }: { store: Store }) {
  const schema = store.page.recipe?.schema
  if (schema === undefined || schema === null) return null
  const all = formOf(schema as object)
  const ordered = [...all.filter(({ key }) => !last.has(key)), ...all.filter(({ key }) => last.has(key))]
  return (
    <>
      {needsList(store) && <FindingList store={store} />}
      <div class="fields">
        {ordered.map((field) => (
          <FieldView key={field.key} field={field} path={[field.key]} store={store} />
        ))}
        <DrawnFor store={store} />
      </div>
    </>
  )
}
