/**
 * Drafts that survive the tab: kept in the browser's database, the newest fifty, until the reader removes them.
 */
import { createStore, del, entries, setMany, type UseStore } from 'idb-keyval'
import type { Draft } from '../../editor/draft.ts'

/** A draft, when it was last changed (milliseconds since 1970), and the title of its picture. */
export type KeptDraft = { key: string; at: number; title: string; draft: Draft }

const mostDrafts = 50

let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore('diagref', 'drafts'))

/** All drafts, newest first; none where the browser keeps nothing, as in some private windows. */
export async function keptDrafts(): Promise<KeptDraft[]> {
  try {
    const all = await entries<string, KeptDraft>(store())
    return all.map(([, draft]) => draft).toSorted((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

/** Keeps a draft under its key, instead of what was there; the oldest beyond fifty go. */
export const putDraft = async (draft: KeptDraft): Promise<void> => {
  try {
    await setMany([[draft.key, draft]], store())
    for (const { key } of (await keptDrafts()).slice(mostDrafts)) await del(key, store())
  } catch {
    // What the browser cannot keep is kept in the page only.
  }
}

/** Removes a draft. */
export const removeDraft = (key: string): Promise<void> => del(key, store()).catch(() => undefined)

/** The newest draft of a recipe other than one. */
export const newestDraft = async (recipe: string | undefined, butKey: string): Promise<KeptDraft | undefined> =>
  (await keptDrafts()).find(({ draft, key }) => draft.recipe === recipe && key !== butKey)

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** How long ago something was, in words. */
export const agoOf = (at: number, now = Date.now()): string => {
  const past = now - at
  if (past < minute) return 'just now'
  if (past < hour) return `${Math.round(past / minute)} min ago`
  return past < day ? `${Math.round(past / hour)} h ago` : new Date(at).toISOString().slice(0, 10)
}
