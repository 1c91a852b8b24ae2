/**
 * Opens data that a link carries as plain text, as if it were pasted.
 */
import { readPlainFragment } from '../../editor/plain-link.ts'
import { openText, take } from './open.ts'
import type { Store } from './store.ts'

/** Makes the data of a fragment the draft; a problem is shown. */
export async function openPlainLink(store: Store, fragment: string): Promise<void> {
  const read = readPlainFragment(fragment)
  if (read === undefined) return
  if ('problem' in read) return store.notify(read.problem)
  const opened = await openText(read.text)
  take(store, 'problem' in opened ? { problem: `The data of this link cannot be used. ${opened.problem}` } : opened)
}
