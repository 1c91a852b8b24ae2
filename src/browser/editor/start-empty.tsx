/** @jsxImportSource preact */
/**
 * The editor without a diagram: a place to paste a scene, data, or an assistant's response.
 */
import { diagramExtensions } from '../../../import/diagram/languages.ts'
import { pasteAtOnce } from '../paste-at-once.ts'
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'

const DraftList = lazily(() => import('./draft-list.tsx').then((module) => module.DraftList))

const SuggestedPanel = lazily(() => import('./suggested.tsx').then((module) => module.SuggestedPanel))

const opener = () => import('./open.ts')

/** The place to paste. */
export function StartEmpty({ store }: { store: Store }) {
  return (
    <div class="editor-panel">
      <div class="field">
        <label for="paste">Paste a table, diagram text or an AI answer</label>
        <textarea
          id="paste"
          class="code"
          rows={10}
          spellcheck={false}
          placeholder={examples}
          onPaste={pasteAtOnce}
          onInput={({ currentTarget }) => readPasted(store, currentTarget.value)}
        />
      </div>
      {store.suggested !== undefined && <SuggestedPanel store={store} />}
      <FileButton store={store} />
      <p class="note">
        Also JSON, YAML, a scene, Mermaid, PlantUML, DOT and others; or drop a file anywhere. Nothing leaves this page.
      </p>
      <DraftList store={store} />
    </div>
  )
}

/** A table, and a diagram as text. */
const examples = `Service, Latency
API, 420
Web, 80
or
flowchart LR
  Web --> API --> Orders`

/** What can be opened: scenes and data, Markdown, and diagrams of all languages. */
const opened = ['json', 'yaml', 'yml', 'md', ...diagramExtensions].map((each) => `.${each}`).join(',')

const readPasted = (store: Store, text: string): void => {
  if (text.trim() === '') {
    store.suggested = undefined
    store.notify('')
  } else store.load(opener, ({ openAny }) => openAny(store, text))
}

function FileButton({ store }: { store: Store }) {
  const open = (file: File | undefined): void => {
    if (file !== undefined) store.load(opener, ({ openFile }) => openFile(store, file))
  }
  return (
    <label class="button">
      Open file…
      <input
        type="file"
        class="sr-only"
        accept={opened}
        onChange={({ currentTarget }) => open(currentTarget.files?.[0])}
      />
    </label>
  )
}
