/** @jsxImportSource preact */
/**
 * A message above the form: what could not be opened, or an earlier draft to restore.
 */
import { agoOf, type KeptDraft, removeDraft } from './drafts.ts'
import type { Store } from './store.ts'
import type { NoticeAction } from './view.ts'

/** The message, if there is one. */
export function Notice({ store }: { store: Store }) {
  if (store.notice !== '')
    return (
      <div class="notice" role="alert">
        <p>{store.notice}</p>
        {store.noticeAction !== undefined && <Act store={store} action={store.noticeAction} />}
        <Dismiss store={store} />
      </div>
    )
  return store.earlier === undefined ? null : <EarlierDraft store={store} earlier={store.earlier} />
}

function Act({ store, action }: { store: Store; action: NoticeAction }) {
  const act = (): void => {
    store.notify('')
    if (action === 'undo') store.step('undo')
    else action.act()
  }
  return (
    <button type="button" class="small" onClick={act}>
      {action === 'undo' ? 'Undo' : action.label}
    </button>
  )
}

function EarlierDraft({ store, earlier }: { store: Store; earlier: KeptDraft }) {
  const restore = (): void => {
    store.edit(earlier.draft)
    store.show(earlier.draft.kind)
    void removeDraft(earlier.key)
  }
  return (
    <div class="notice">
      <p>You edited this diagram before, {agoOf(earlier.at)}. The draft is kept in this browser.</p>
      <button type="button" class="small" onClick={restore}>
        Restore
      </button>
      <Dismiss store={store} />
    </div>
  )
}

function Dismiss({ store }: { store: Store }) {
  const dismiss = (): void => {
    store.earlier = undefined
    store.notify('')
  }
  return (
    <button type="button" class="small" onClick={dismiss}>
      Dismiss
    </button>
  )
}
