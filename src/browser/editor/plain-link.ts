/**
 * Opens data, or a diagram, that a link carries as plain text, as if it were pasted.
 */
import { readPlainFragment } from '../../editor/plain-link.ts'
import { openAny, openText, take } from './open.ts'
import type { Store } from './store.ts'

/** Makes what a fragment has the draft; a problem is shown. */
export async function openPlainLink(store: Store, fragment: string): Promise<void> {
  const read = readPlainFragment(fragment)
  if (read === undefined) return
  if ('problem' in read) return store.notify(read.problem)
  if (read.kind === 'text') return openAny(store, read.text)
  const opened = await openText(read.text)
  take(store, 'problem' in opened ? { problem: `The data of this link cannot be used. ${opened.problem}` } : opened)
}
