/**
 * Drafts of earlier visits: offered on the page of their recipe, or continued from the list of all.
 */
import { agoOf, type KeptDraft, newestDraft, removeDraft } from './drafts.ts'
import { entryKey, write } from './session.ts'
import type { Store } from './store.ts'

/** Looks for the draft of an earlier visit to the same recipe, and offers it until something is edited. */
export async function offerEarlier(store: Store): Promise<void> {
  const { draft } = store
  const earlier = await newestDraft(draft.recipe, entryKey())
  if (earlier === undefined || store.draft !== draft || store.notice !== '') return
  const restore = (): void => {
    store.edit(earlier.draft)
    store.show(earlier.draft.kind)
    void removeDraft(earlier.key)
  }
  const words = `You edited this diagram before, ${agoOf(earlier.at)}. The draft is kept in this browser.`
  store.notify(words, { label: 'Restore', act: restore })
}

/** Opens a draft on the page of its recipe, where it is edited further under its own key. */
export const continueDraft = ({ key, draft }: KeptDraft): void => {
  write(`draft ${key}`, JSON.stringify(draft))
  write('continue', JSON.stringify(key))
  const search = draft.recipe === undefined ? '' : `?recipe=${draft.recipe}`
  location.assign(location.pathname + search)
}
