/**
 * Renders pages: loaded with the first page, which keeps startup fast.
 */
import type { ApiError } from '../../http/errors.ts'
import type { Reply } from '../../http/reply.ts'
import type { Result } from '../../http/reply-cache.ts'
import type { RequestTarget } from '../../http/target.ts'
import { comparePage } from '../compare/compare-page.tsx'
import { docsPages } from '../docs/docs-pages.tsx'
import { editPage } from '../edit/edit-page.tsx'
import { galleryPage } from '../gallery/gallery-page.tsx'
import type { Page, PageContext, PageKind } from '../page.ts'
import { recipePage } from '../recipe/recipe-page.tsx'
import { sandboxPage } from '../sandbox/sandbox-page.tsx'
import type { Representation } from './accept.ts'
import { errorPage } from './error-page.tsx'
import { errorPageReply, markdownDownload, pageReply } from './replies.tsx'

/** What is served of a page: one of the negotiated representations, or its Markdown as a plain download. */
export type Form = Representation | 'download'

export type PageRenderer = {
  /** The patterns of all kinds of page. */
  patterns: string[]
  /** The page of a kind at a target; throws an ApiError if there is none. */
  find: (pattern: string, target: Pick<RequestTarget, 'segments' | 'query'>) => Page | Promise<Page>
  /** A page as a reply; one with a query is built each time. */
  renderPage: (page: Page, form: Form) => Result
  /** An error at a path. */
  renderError: (error: ApiError, at: string, form: Representation) => Reply
}

/** Makes the renderer for the pages of a service. */
export function createPageRenderer(context: PageContext): PageRenderer {
  const kinds = new Map(pageKinds(context).map((kind) => [kind.pattern, kind]))
  return {
    patterns: [...kinds.keys()],
    find: (pattern, target) => kindOf(kinds, pattern).find(target),
    renderPage: (page, form) => ({
      ...(page.query ? {} : { key: `${form} ${page.path}` }),
      build: () => (form === 'download' ? markdownDownload(context, page) : pageReply(context, page, form)),
    }),
    renderError: (error, at, form) => errorPageReply(context, errorPage(context, error, at), { error, at, form }),
  }
}

const pageKinds = (context: PageContext): PageKind[] => [
  galleryPage(context),
  recipePage(context),
  comparePage(context),
  editPage(context),
  sandboxPage(context),
  ...docsPages(context),
]

const kindOf = (kinds: ReadonlyMap<string, PageKind>, pattern: string): PageKind => {
  const kind = kinds.get(pattern)
  if (kind === undefined) throw new Error(`there is no kind of page at ${pattern}`)
  return kind
}
