/**
 * Keeps the draft in this tab: a reload, the way back and a link to elsewhere lose nothing. Closing the tab forgets it.
 *
 * Each entry of the tab's history has a draft of its own, so a second visit to a recipe starts over.
 */
import type { Draft } from '../../editor/draft.ts'
import type { Store } from './store.ts'

/** The draft that was kept for this entry of the history. */
export function keptDraft(): Draft | undefined {
  return read(`draft ${entryKey()}`)
}

/** The draft of an earlier visit to the same recipe in this tab, which one may want back. */
export const earlierDraft = (recipe: string | undefined): Draft | undefined => read(`last ${recipe ?? ''}`)

/** Keeps the draft from now on. */
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

/** The fragment said where one began; the draft has gone on. */
const dropFragment = (): void => {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}

/** A name for this entry of the history, made when it is first needed. */
const entryKey = (): string => {
  const state = history.state as { entry?: string } | null
  if (state?.entry !== undefined) return state.entry
  const entry = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  history.replaceState({ ...state, entry }, '')
  return entry
}

// Storage may be forbidden or full; then nothing is kept.
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
    // What does not fit is kept in the page alone.
  }
}
