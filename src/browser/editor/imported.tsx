/** @jsxImportSource preact */
/**
 * What an imported text was read as, what of it is not in the picture, and the other diagrams that it could be.
 */
import { count } from '../../scene/count.ts'
import { type ImportedText, importInto } from './import-text.ts'
import type { Store } from './store.ts'
import { editText } from './text-to-edit.ts'

/** The panel; nothing if the draft was not imported. */
export function ImportedPanel({ store }: { store: Store }) {
  const { imported } = store
  if (imported === undefined) return null
  const { kind, ledger, others } = imported
  return (
    <section class="imported" aria-labelledby="imported-title">
      <div class="table-head">
        <h2 id="imported-title">Read as {kind}</h2>
        <small class="hint">
          {ledger.length === 0 ? 'All of it is in the picture' : `${count(ledger.length, 'statement')} to know of`}
        </small>
        <button type="button" class="small" onClick={() => editText(imported.text)}>
          Edit the text
        </button>
        <button type="button" class="small" onClick={() => dismiss(store)}>
          Dismiss
        </button>
      </div>
      {ledger.length > 0 && (
        <ul>
          {ledger.map(({ line, column, words }) => (
            <li key={`${line}:${column} ${words}`}>
              <code>
                {line}:{column}
              </code>{' '}
              {words}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <Others store={store} text={imported.text} others={others} />}
    </section>
  )
}

function Others({ store, text, others }: { store: Store; text: string; others: ImportedText['others'] }) {
  const draw = async (recipe: string): Promise<void> => {
    const problem = await importInto(store, text, { recipe })
    if (problem !== undefined) store.notify(problem)
  }
  return (
    <p>
      Also draws as{' '}
      {others.slice(0, 3).map(({ id, name }) => (
        <button key={id} type="button" class="small" onClick={() => void draw(id)}>
          {name}
        </button>
      ))}
    </p>
  )
}

const dismiss = (store: Store): void => {
  store.imported = undefined
  store.changed()
}
