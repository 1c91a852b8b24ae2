/**
 * The pages of the service, registered on its app: each address in its negotiated forms, the Markdown downloads,
 * the assets, the discovery files, and errors as pages.
 *
 * Only addresses and negotiation are here; what renders is loaded with the first page.
 */
import { ApiError, errorReply } from '../../http/errors.ts'
import type { Reply } from '../../http/reply.ts'
import { type Handler, type Routes, registerResource } from '../../http/resource.ts'
import { type RequestTarget, requireWellFormed } from '../../http/target.ts'
import { getCard } from '../discovery/cards.ts'
import { discoveryFiles } from '../discovery/files.ts'
import { getOembed } from '../discovery/oembed.ts'
import { getPicture, picturePattern } from '../docs/picture-resource.ts'
import { negotiatedCaching, negotiatedVary } from '../negotiated-headers.ts'
import { markdownPattern, type PageContext, pagePatterns } from '../page.ts'
import { getThumbnail, thumbnailPattern } from '../thumbnails/thumbnail-resource.ts'
import { namesPage, type Representation, representationFor } from './accept.ts'
import { getAsset } from './assets.ts'
import type { PageRenderer } from './page-renderer.ts'

/** What the app asks the pages when a request fails. */
export type Pages = {
  /** The reply to an error outside the API; undefined where the Error body is right. */
  errorReply: (error: ApiError, target: RequestTarget, accept: string | undefined) => Promise<Reply | undefined>
  /** H8: where the address of a page with a trailing slash redirects to; undefined where there is no page. */
  withoutSlash: (target: RequestTarget) => string | undefined
}

/** Registers everything that people and their readers look at. */
export function registerPages(app: Routes, context: PageContext): Pages {
  let renderer: Promise<PageRenderer> | undefined
  const getRenderer = () =>
    (renderer ??= import('./page-renderer.ts').then(({ createPageRenderer }) => createPageRenderer(context)))
  for (const [pattern, handler] of [...pageHandlers(getRenderer), ...fileHandlers(context)])
    registerResource(app, context.service, { pattern, handler })
  return {
    async errorReply(error, { path }, accept) {
      if (machinePaths.test(path) || error.code === 'not_acceptable') return undefined
      const form = errorForm(path, accept)
      if (form === undefined) return errorReply(withVary(error), context.service.baseUrl)
      return (await getRenderer()).renderError(error, path, form)
    },
    withoutSlash,
  }
}

type Registered = readonly (readonly [pattern: string, handler: Handler])[]

const pageHandlers = (getRenderer: GetRenderer): Registered =>
  pagePatterns.flatMap((pattern) => [
    [markdownPattern(pattern), markdownHandler(getRenderer, pattern)] as const,
    [pattern, negotiatedHandler(getRenderer, pattern)] as const,
  ])

const fileHandlers = (context: PageContext): Registered => [
  ['/assets/:name', getAsset(context)],
  [picturePattern, getPicture(context.site)],
  [thumbnailPattern, getThumbnail(context.service)],
  ['/cards/:name', getCard(context)],
  ['/oembed', getOembed(context)],
  ...discoveryFiles(context),
]

const markdownHandler =
  (getRenderer: GetRenderer, pattern: string): Handler =>
  async ({ segments, query }) => {
    const renderer = await getRenderer()
    const page = await renderer.find(pattern, { query, segments: withoutSuffix(segments) })
    return renderer.renderPage(page, 'download')
  }

type GetRenderer = () => Promise<PageRenderer>

const withoutSuffix = (segments: readonly string[]): string[] =>
  segments.map((segment, index) => (index === segments.length - 1 ? segment.replace(/\.md$/, '') : segment))

/** H6: the page is found before its form is negotiated. */
const negotiatedHandler =
  (getRenderer: GetRenderer, pattern: string): Handler =>
  async (target, header) => {
    const renderer = await getRenderer()
    const page = await renderer.find(pattern, target)
    const form = representationFor(header('accept'))
    if (form === undefined) throw notAcceptable()
    return { ...renderer.renderPage(page, form), negotiated: true }
  }

const notAcceptable = (): ApiError =>
  new ApiError('not_acceptable', {
    message: 'This URL has no representation that Accept allows.',
    hint: 'Send one of: text/html, text/markdown; or leave Accept out.',
    headers: { ...negotiatedCaching, 'cache-control': 'no-store' },
  })

const machinePaths = /^\/(?:api|mcp|schemas|\.well-known)(?:\/|$)|^\/(?:openapi\.json|healthz|readyz)$/

// Elsewhere than among the pages, only who names a page gets one: the specification wants the Error body.
const errorForm = (path: string, accept: string | undefined): Representation | undefined => {
  if (namesPage(accept)) return representationFor(accept)
  if (!pagePaths.test(path)) return undefined
  return path.endsWith('.md') ? 'markdown' : representationFor(accept)
}

const pagePaths = /^\/(?:$|index\.md$|(?:diagrams|docs|compare|edit|sandbox)(?:\.md$|\/|$))/

const withVary = ({ code, message, hint, status, headers }: ApiError): ApiError =>
  new ApiError(code, { message, hint, status, headers: { ...headers, vary: negotiatedVary } })

const withoutSlash = (target: RequestTarget): string | undefined => {
  requireWellFormed(target)
  const segments = target.segments.slice(0, -1)
  const last = segments.at(-1) ?? ''
  const isPage = target.path.endsWith('/') && last !== '' && pagePatterns.some((pattern) => fits(pattern, segments))
  return isPage ? `../${encodeURIComponent(last)}` : undefined
}

const fits = (pattern: string, segments: readonly string[]): boolean => {
  const parts = pattern.split('/')
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at])
}
