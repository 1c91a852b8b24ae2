/** @jsxImportSource preact */
/**
 * One message above the form: what could not be opened, or an earlier draft that one may want back.
 */
import { earlierDraft } from './session.ts'
import type { Store } from './store.ts'

/** The message, where there is one. */
export function Notice({ store }: { store: Store }) {
  const { notice } = store
  const earlier = store.offersEarlier ? earlierDraft(store.draft.recipe) : undefined
  if (notice === '' && earlier === undefined) return null
  return (
    <div class="notice" role={notice === '' ? undefined : 'alert'}>
      <p>{notice === '' ? 'You edited this diagram before in this tab.' : notice}</p>
      {notice === '' && earlier !== undefined && (
        <button
          type="button"
          class="small"
          onClick={() => {
            store.offersEarlier = false
            store.edit(earlier)
          }}
        >
          Restore
        </button>
      )}
      <button
        type="button"
        class="small"
        onClick={() => {
          store.offersEarlier = false
          store.notify('')
        }}
      >
        Dismiss
      </button>
    </div>
  )
}
