/**
 * Pages as replies: the two negotiated forms, the plain Markdown download, and errors as pages (H19 to H23).
 */
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ApiError } from '../http/errors.ts'
import { caching, type Headers } from '../http/headers.ts'
import { linkTo } from '../http/links.ts'
import { makeReply, type Reply } from '../http/reply.ts'
import type { Representation } from './accept.ts'
import { Shell } from './layout/shell.tsx'
import { type Kit, type Page, rootOf, twinOf, type View, withQuery } from './page.ts'
import { negotiatedCaching, negotiatedVary } from './vary.ts'

/** H22: everything from here, nothing inline, nobody frames it. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const types: Record<Representation, string> = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
}

const viewOf = (kit: Kit, root: string): View => ({
  ...kit,
  root,
  asset: (name) => `${root}assets/${kit.site.names[name] ?? name}`,
})

/** A page's HTML. `root` is told where the page stands at an address other than its own. */
export const htmlOf = (kit: Kit, page: Page, root: string = rootOf(page.path)): string => {
  // No component waits for anything, so what is drawn is text at once.
  const drawn = (<Shell page={page} view={viewOf(kit, root)} />) as HtmlEscapedString
  return `<!doctype html>\n${drawn.toString()}\n`
}

/** One form of a negotiated page. */
export const pageReply = (kit: Kit, page: Page, form: Representation): Reply => {
  const { baseUrl } = kit.service
  const own = `${baseUrl}${withQuery(page.path, page.query)}`
  const twin = `${baseUrl}${twinOf(page)}`
  const headers: Headers = { ...negotiatedCaching, 'content-type': types[form] }
  return form === 'html'
    ? makeReply({
        body: htmlOf(kit, page),
        headers: {
          ...headers,
          'content-security-policy': pagePolicy,
          link: [
            linkTo(twin, 'alternate', 'text/markdown'),
            linkTo(`${baseUrl}/.well-known/api-catalog`, 'api-catalog', 'application/linkset+json'),
          ].join(', '),
        },
      })
    : makeReply({
        body: page.markdown(),
        headers: { ...headers, 'content-location': twin, link: linkTo(own, 'canonical', 'text/html') },
      })
}

const fileName = ({ path }: Page): string => `${path.split('/').at(-1) || 'index'}.md`

/** H21: the Markdown twin as a plain download of the bytes that negotiation gives. */
export const twinReply = (kit: Kit, page: Page): Reply =>
  makeReply({
    body: page.markdown(),
    headers: {
      'content-type': types.markdown,
      'cache-control': caching.json,
      'content-disposition': `attachment; filename="${fileName(page)}"`,
      link: linkTo(`${kit.service.baseUrl}${withQuery(page.path, page.query)}`, 'canonical', 'text/html'),
    },
  })

/** An error as a page; never kept by a cache. `at` is the address that was asked for. */
export const errorPageReply = (
  kit: Kit,
  page: Page,
  { error, at, form }: { error: ApiError; at: string; form: Representation },
): Reply =>
  makeReply({
    status: error.status,
    body: form === 'html' ? htmlOf(kit, page, rootOf(at)) : page.markdown(),
    headers: {
      ...negotiatedCaching,
      'content-type': types[form],
      'cache-control': caching.never,
      ...(form === 'html' ? { 'content-security-policy': pagePolicy } : {}),
      ...error.headers,
      vary: negotiatedVary,
    },
  })
