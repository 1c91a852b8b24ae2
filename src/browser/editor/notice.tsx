/** @jsxImportSource preact */
/**
 * A message above the form, with what can be done about it.
 */
import type { Store } from './store.ts'
import type { NoticeAction } from './view.ts'

/** The message, if there is one. */
export function Notice({ store }: { store: Store }) {
  if (store.notice === '') return null
  return (
    <div
      class={store.noticeAction === 'undo' ? 'notice done' : 'notice'}
      role={store.noticeAction === 'undo' ? 'status' : 'alert'}
    >
      <p>{store.notice}</p>
      {store.noticeAction !== undefined && <Act store={store} action={store.noticeAction} />}
      <Dismiss store={store} />
    </div>
  )
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

function Dismiss({ store }: { store: Store }) {
  return (
    <button type="button" class="small" onClick={() => store.notify('')}>
      Dismiss
    </button>
  )
}
