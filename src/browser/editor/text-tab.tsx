/** @jsxImportSource preact */
/**
 * The draft as text, JSON or YAML: what is typed is read at each key, and stays as it was typed.
 */
import { FindingList } from './findings.tsx'
import type { Store } from './store.ts'
import { editText, setFormat, shownText } from './text-format.ts'

/** The tab. */
export function TextTab({ store }: { store: Store }) {
  return (
    <div class="text-tab">
      <FindingList store={store} />
      <div class="table-head">
        <h2 id="text-title">{store.draft.kind === 'data' ? 'Data' : 'Scene'} as text</h2>
        <div class="segment" role="group" aria-label="Format">
          {(['json', 'yaml'] as const).map((format) => (
            <button
              key={format}
              type="button"
              aria-pressed={store.format === format}
              onClick={() => void setFormat(store, format)}
            >
              {format.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <textarea
        class="code whole"
        aria-labelledby="text-title"
        aria-invalid={store.findings.length > 0 ? 'true' : undefined}
        spellcheck={false}
        wrap="off"
        value={shownText(store)}
        onInput={({ currentTarget }) => editText(store, currentTarget.value)}
      />
    </div>
  )
}
