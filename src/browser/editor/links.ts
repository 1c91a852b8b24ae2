/**
 * Links that contain the whole draft, in the part of a URL that browsers do not send.
 */
import { linkLimits, type Shared, writeFragment } from '../../editor/share-link.ts'
import type { Store } from './store.ts'

export { linkLimits }

/** What a link contains. */
const sharedOf = ({ draft }: Store): Shared => {
  const { recipe, content } = draft
  if (draft.kind === 'scene') return { ...(recipe === undefined ? {} : { recipe }), scene: content }
  const { options } = draft
  return { recipe: draft.recipe, data: content, ...(options === undefined ? {} : { options }) }
}

/** A link that opens this draft: all of it is in the fragment. */
export const linkOf = async (store: Store): Promise<string> => {
  return checked(pageOf(store) + (await writeFragment(sharedOf(store))))
}

/** The same with the data as they are, for people and programs that read or write links. */
export const plainLinkOf = async (store: Store): Promise<string> =>
  checked(`${pageOf(store)}#data=${encodeURIComponent(JSON.stringify(store.draft.content))}`)

/** The page of the draft, without a fragment. */
const pageOf = ({ draft: { recipe } }: Store): string => {
  const url = new URL(location.href)
  url.hash = ''
  url.search = new URLSearchParams({
    ...(recipe === undefined ? {} : { recipe }),
    ...Object.fromEntries([...url.searchParams].filter(([name]) => name === 'theme' || name === 'accent')),
  }).toString()
  return url.href
}

const checked = (link: string): string => {
  if (link.length > linkLimits.most) throw new CannotLink('Too long: save the file')
  return link
}

/** Its message is shown in the button, like that of CannotCopy. */
class CannotLink extends Error {
  override readonly name = 'CannotCopy'
}
