/**
 * Pages as replies: the two negotiated representations, the plain Markdown download, and errors as pages (H19 to H23).
 */
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ApiError } from '../../http/errors.ts'
import { cacheControl, type Headers } from '../../http/headers.ts'
import { linkTo } from '../../http/links.ts'
import { makeReply, type Reply } from '../../http/reply.ts'
import { Shell } from '../layout/shell.tsx'
import { negotiatedCaching, negotiatedVary } from '../negotiated-headers.ts'
import { markdownPath, type Page, type PageContext, type PageView, rootOf, withQuery } from '../page.ts'
import { queryOf } from '../state.ts'
import { defaultPictureLook, lookParameters, type PictureLook } from '../universal/picture-look.ts'
import type { Representation } from './accept.ts'

/** One representation of a negotiated page. */
export function pageReply(context: PageContext, page: Page, form: Representation): Reply {
  const { baseUrl } = context.service
  const own = `${baseUrl}${withQuery(page.path, page.query)}`
  const markdown = `${baseUrl}${markdownPath(page)}`
  const headers: Headers = { ...negotiatedCaching, 'content-type': types[form] }
  return form === 'html'
    ? makeReply({
        body: htmlOf(context, page),
        headers: {
          ...headers,
          'content-security-policy': pageContentSecurityPolicy,
          link: [
            linkTo(markdown, 'alternate', 'text/markdown'),
            linkTo(`${baseUrl}/.well-known/api-catalog`, 'api-catalog', 'application/linkset+json'),
          ].join(', '),
        },
      })
    : makeReply({
        body: page.markdown(),
        headers: { ...headers, 'content-location': markdown, link: linkTo(own, 'canonical', 'text/html') },
      })
}

const types: Record<Representation, string> = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
}

/** A page's HTML. `root` is passed if the page is shown at a URL other than its own. */
export const htmlOf = (context: PageContext, page: Page, root: string = rootOf(page.path)): string => {
  // No component is asynchronous, so the result is a string.
  const drawn = (
    <Shell page={page} view={viewOf(context, root, page.look ?? defaultPictureLook)} />
  ) as HtmlEscapedString
  return `<!doctype html>\n${drawn.toString()}\n`
}

const viewOf = (context: PageContext, root: string, look: PictureLook): PageView => ({
  ...context,
  root,
  asset: (name) => `${root}assets/${context.site.names[name] ?? name}`,
  look,
  link: (path, parameters = {}) => root + withQuery(path, queryOf({ ...parameters, ...lookParameters(look) })),
})

/** H22: everything from this origin, nothing inline, no framing. */
export const pageContentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const fileName = ({ path }: Page): string => `${path.split('/').at(-1) || 'index'}.md`

/** H21: the Markdown version as a plain download, with the same bytes as by negotiation. */
export const markdownDownload = (context: PageContext, page: Page): Reply =>
  makeReply({
    body: page.markdown(),
    headers: {
      'content-type': types.markdown,
      'cache-control': cacheControl.json,
      'content-disposition': `attachment; filename="${fileName(page)}"`,
      link: linkTo(`${context.service.baseUrl}${withQuery(page.path, page.query)}`, 'canonical', 'text/html'),
    },
  })

/** An error as a page, never cached. `at` is the requested path. */
export const errorPageReply = (
  context: PageContext,
  page: Page,
  { error, at, form }: { error: ApiError; at: string; form: Representation },
): Reply =>
  makeReply({
    status: error.status,
    body: form === 'html' ? htmlOf(context, page, rootOf(at)) : page.markdown(),
    headers: {
      ...negotiatedCaching,
      'content-type': types[form],
      'cache-control': cacheControl.never,
      ...(form === 'html' ? { 'content-security-policy': pageContentSecurityPolicy } : {}),
      ...error.headers,
      vary: negotiatedVary,
    },
  })
