/**
 * Draws pages: loaded when the first page is asked for, so that a start does without it.
 */
import type { ApiError } from '../http/errors.ts'
import type { Reply } from '../http/reply.ts'
import type { Asked } from '../http/resource.ts'
import type { Representation } from './accept.ts'
import { errorPage } from './error-page.tsx'
import type { Kit, Page } from './page.ts'
import { pageKinds } from './page-kinds.ts'
import { errorPageReply, pageReply, twinReply } from './replies.tsx'

/** A page as a reply: in one of the negotiated forms, or its Markdown as a plain download. */
export type Form = Representation | 'twin'

export type Press = {
  /** The patterns of all kinds of page. */
  patterns: string[]
  /** The page of a kind at an address; throws an ApiError where there is none. */
  find: (pattern: string, asked: Pick<Asked, 'segments' | 'query'>) => Page | Promise<Page>
  /** A page as a reply; pages without state are made once and kept. */
  print: (page: Page, form: Form) => Reply
  /** An error at a path. */
  printError: (error: ApiError, at: string, form: Representation) => Reply
}

/** Makes the press for one kit. */
export const makePress = (kit: Kit): Press => {
  const kinds = new Map(pageKinds(kit).map((kind) => [kind.pattern, kind]))
  const kept = new Map<string, Reply>()
  const make = (page: Page, form: Form): Reply => (form === 'twin' ? twinReply(kit, page) : pageReply(kit, page, form))
  return {
    patterns: [...kinds.keys()],
    find: (pattern, asked) => kinds.get(pattern)!.find(asked),
    print: (page, form) => {
      if (page.query) return make(page, form)
      const key = `${form} ${page.path}`
      const reply = kept.get(key) ?? make(page, form)
      kept.set(key, reply)
      return reply
    },
    printError: (error, at, form) => errorPageReply(kit, errorPage(kit, error, at), { error, at, form }),
  }
}
