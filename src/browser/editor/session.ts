/**
 * Keeps the draft: in this tab, so that reloading, going back and following links lose nothing, and in the browser, so
 * that closing the tab does not either.
 *
 * Each entry of the tab's history has a draft of its own, so a second visit to a recipe starts over.
 */
import type { Draft } from '../../editor/draft.ts'
import { pastText } from '../../editor/history.ts'
import { valueAt } from '../../editor/json-path.ts'
import type { Store } from './store.ts'

/** The drafts of the browser, loaded when they are first asked for. */
const browserDrafts = () => import('./drafts.ts')

/** The draft stored for this history entry. */
export function keptDraft(): Draft | undefined {
  return read(`draft ${entryKey()}`)
}

/** The steps that led to it, so that undo survives a reload. */
export const keptPast = (): Draft[] => read(`past ${entryKey()}`) ?? []

/** Stores the draft from now on; one of this tab (`isKept`) at once, since its page may have gone before it was stored. */
export const keepDrafts = (store: Store, isKept: boolean): void => {
  const first = store.draft
  if (isKept) keepDraft(store)
  let kept = first
  const keep = (): void => {
    if (store.draft === kept) return
    kept = store.draft
    keepDraft(store)
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

/** The title of the data, else of the scene. */
const titleOf = ({ draft, shown }: Store): string => {
  const title = valueAt(draft.content, ['title'])
  return typeof title === 'string' ? title : (shown?.scene.title ?? '')
}

const keepDraft = (store: Store): void => {
  const { draft, history } = store
  write(`draft ${entryKey()}`, JSON.stringify(draft))
  write(`past ${entryKey()}`, pastText(history))
  const kept = { key: entryKey(), at: Date.now(), title: titleOf(store), draft }
  void browserDrafts().then(({ putDraft }) => putDraft(kept))
}

/** The fragment is the starting point, which no longer matches the draft. */
const dropFragment = (): void => {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}

/** A name for this history entry, made on first use. */
export const entryKey = (): string => {
  const state = history.state as { entry?: string } | null
  if (state?.entry !== undefined) return state.entry
  const entry = continued() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  history.replaceState({ ...state, entry }, '')
  return entry
}

/** The key of the draft that this page was opened to continue, if it was. */
const continued = (): string | undefined => {
  try {
    const key = JSON.parse(sessionStorage.getItem('continue') ?? 'null') as string | null
    sessionStorage.removeItem('continue')
    return key ?? undefined
  } catch {
    return undefined
  }
}

// Storage may be blocked or full; then nothing is stored.
const read = <Kept>(key: string): Kept | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text for this tab. */
export const write = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // What does not fit is kept only in the page.
  }
}
