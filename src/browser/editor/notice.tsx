/** @jsxImportSource preact */
/**
 * A message above the form: what could not be opened, or an earlier draft to restore.
 */
import type { Draft } from '../../editor/draft.ts'
import { earlierDraft } from './session.ts'
import type { Store } from './store.ts'

/** The message, if there is one. */
export function Notice({ store }: { store: Store }) {
  if (store.notice !== '')
    return (
      <div class="notice" role="alert">
        <p>{store.notice}</p>
        <Dismiss store={store} />
      </div>
    )
  const earlier = store.offersEarlier ? earlierDraft(store.draft.recipe) : undefined
  return earlier === undefined ? null : <EarlierDraft store={store} earlier={earlier} />
}

function EarlierDraft({ store, earlier }: { store: Store; earlier: Draft }) {
  const restore = (): void => {
    store.offersEarlier = false
    store.edit(earlier)
  }
  return (
    <div class="notice">
      <p>You edited this diagram before in this tab.</p>
      <button type="button" class="small" onClick={restore}>
        Restore
      </button>
      <Dismiss store={store} />
    </div>
  )
}

function Dismiss({ store }: { store: Store }) {
  const dismiss = (): void => {
    store.offersEarlier = false
    store.notify('')
  }
  return (
    <button type="button" class="small" onClick={dismiss}>
      Dismiss
    </button>
  )
}
