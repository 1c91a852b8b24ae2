/**
 * The draft that the fragment of the page's URL contains, loaded only if there is one.
 */
import type { Draft } from '../../editor/draft.ts'
import { readFragment, type Shared } from '../../editor/share-link.ts'
import { sentAlong } from './import-text.ts'
import type { Store } from './store.ts'

export { openPlainLink } from './plain-link.ts'

/** The draft of a link that the editor made, or what is wrong with it; undefined for other fragments. */
export async function draftInLink(hash: string): Promise<{ draft: Draft } | { problem: string } | undefined> {
  if (!hash.startsWith('#e=')) return undefined
  const read = await readFragment(hash)
  return 'shared' in read ? { draft: draftOf(read.shared) } : read
}

const draftOf = ({ recipe, data, scene, options }: Shared): Draft =>
  recipe !== undefined && data !== undefined
    ? { kind: 'data', recipe, content: data, ...(options === undefined ? {} : { options }) }
    : { kind: 'scene', ...(recipe === undefined ? {} : { recipe }), content: scene ?? null }

/** Shows what the page before this one imported, if the link is from there. */
export const showImported = (store: Store): void => {
  store.imported = sentAlong(store.draft.recipe)
  if (store.imported !== undefined) store.changed()
}
