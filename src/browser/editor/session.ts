/**
 * Keeps the draft in this tab: reloading, going back and following links lose nothing. Closing the tab discards it.
 *
 * Each entry of the tab's history has a draft of its own, so a second visit to a recipe starts over.
 */
import type { Draft } from '../../editor/draft.ts'
import type { Store } from './store.ts'

/** The draft stored for this history entry. */
export function keptDraft(): Draft | undefined {
  return read(`draft ${entryKey()}`)
}

/** The draft of an earlier visit to the same recipe in this tab, to offer for restoring. */
export const earlierDraft = (recipe: string | undefined): Draft | undefined => read(`last ${recipe ?? ''}`)

/** Stores the draft from now on. */
export const keepDrafts = (store: Store): void => {
  const first = store.draft
  let kept = first
  const keep = (): void => {
    if (store.draft === kept) return
    kept = store.draft
    keepDraft(kept)
    if (kept !== first) dropFragment()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  store.listen(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, 250)
  })
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
}

const keepDraft = (draft: Draft): void => {
  const text = JSON.stringify(draft)
  write(`draft ${entryKey()}`, text)
  write(`last ${draft.recipe ?? ''}`, text)
}

/** The fragment is the starting point, which no longer matches the draft. */
const dropFragment = (): void => {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}

/** A name for this history entry, made on first use. */
const entryKey = (): string => {
  const state = history.state as { entry?: string } | null
  if (state?.entry !== undefined) return state.entry
  const entry = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  history.replaceState({ ...state, entry }, '')
  return entry
}

// Storage may be blocked or full; then nothing is stored.
const read = (key: string): Draft | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

const write = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // What does not fit is kept only in the page.
  }
}
