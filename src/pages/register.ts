/**
 * The pages of the service, registered on its app: each address in both forms, the Markdown twins,
 * the assets, the discovery files, and errors as pages.
 *
 * Only addresses and negotiation stand here; what draws is loaded with the first page.
 */
import type { Hono } from 'hono'
import { ApiError, errorReply } from '../http/errors.ts'
import type { Reply } from '../http/reply.ts'
import { type Asked, type Get, resource } from '../http/resource.ts'
import { segmentsOf, splitTarget } from '../http/target.ts'
import { namesPage, type Representation, representationFor } from './accept.ts'
import { getAsset } from './assets.ts'
import { discoveryFiles } from './discovery/files.ts'
import { getPicture, picturePattern } from './docs/picture-resource.ts'
import { type Kit, twinPattern } from './page.ts'
import type { Press } from './press.ts'
import { negotiatedCaching, negotiatedVary } from './vary.ts'

/** Where pages stand; a test holds this against the kinds of pages there are. */
export const pagePatterns = ['/', '/diagrams/:id', '/compare', '/sandbox', '/docs', '/docs/:slug'] as const

const notAcceptable = (): ApiError =>
  new ApiError('not_acceptable', {
    message: 'This address has no representation that Accept allows.',
    hint: 'Send one of: text/html, text/markdown; or leave Accept out.',
    headers: { ...negotiatedCaching, 'cache-control': 'no-store' },
  })

const withoutSuffix = (segments: Asked['segments']): string[] =>
  segments.map((segment, index) => (index === segments.length - 1 ? segment.replace(/\.md$/, '') : segment))

type GetPress = () => Promise<Press>

/** H6: the page is judged before its form. */
const negotiated =
  (getPress: GetPress, pattern: string): Get =>
  async (asked) => {
    const press = await getPress()
    const page = await press.find(pattern, asked)
    const form = representationFor(asked.header('accept'))
    if (form === undefined) throw notAcceptable()
    return press.print(page, form)
  }

const twin =
  (getPress: GetPress, pattern: string): Get =>
  async (asked) => {
    const press = await getPress()
    const segments = withoutSuffix(asked.segments)
    return press.print(await press.find(pattern, { query: asked.query, segments }), 'twin')
  }

/** What the app asks the pages when something is amiss. */
export type Pages = {
  /** The reply to an error outside the API; undefined where the Error body is right. */
  errorReply: (request: Request, error: ApiError) => Promise<Reply | undefined>
  /** H8: where a page's address with a trailing slash leads; undefined where that is no page. */
  withoutSlash: (path: string) => string | undefined
}

const pagePaths = /^\/(?:$|index\.md$|(?:diagrams|docs|compare|sandbox)(?:\.md$|\/|$))/
const machinePaths = /^\/(?:api|mcp|schemas|\.well-known)(?:\/|$)|^\/(?:openapi\.json|healthz)$/

// Elsewhere than among the pages, only who names a page gets one: the specification wants the Error body.
const errorForm = (path: string, accept: string | undefined): Representation | undefined => {
  if (namesPage(accept)) return representationFor(accept)
  if (!pagePaths.test(path)) return undefined
  return path.endsWith('.md') ? 'markdown' : representationFor(accept)
}

const varied = ({ code, message, hint, headers }: ApiError): ApiError =>
  new ApiError(code, { message, hint, headers: { ...headers, vary: negotiatedVary } })

const fits = (pattern: string, segments: string[]): boolean => {
  const parts = pattern.split('/')
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at])
}

const withoutSlash = (path: string): string | undefined => {
  const segments = segmentsOf(path).slice(0, -1)
  const last = segments.at(-1) ?? ''
  const page = path.endsWith('/') && last !== '' && pagePatterns.some((pattern) => fits(pattern, segments))
  return page ? `../${encodeURIComponent(last)}` : undefined
}

/** Registers everything that people and their readers look at. */
export const registerPages = (app: Hono, kit: Kit): Pages => {
  let press: Promise<Press> | undefined
  const getPress = () => (press ??= import('./press.ts').then(({ makePress }) => makePress(kit)))
  for (const pattern of pagePatterns) {
    resource(app, kit.service, { pattern: twinPattern(pattern), get: twin(getPress, pattern) })
    resource(app, kit.service, { pattern, get: negotiated(getPress, pattern) })
  }
  resource(app, kit.service, { pattern: '/assets/:name', get: getAsset(kit) })
  resource(app, kit.service, { pattern: picturePattern, get: getPicture(kit.site) })
  for (const [pattern, get] of discoveryFiles(kit)) resource(app, kit.service, { pattern, get })
  return {
    async errorReply(request, error) {
      const { path } = splitTarget(request.url)
      if (machinePaths.test(path) || error.code === 'not_acceptable') return undefined
      const form = errorForm(path, request.headers.get('accept') ?? undefined)
      if (form === undefined) return errorReply(varied(error), kit.service.baseUrl)
      return (await getPress()).printError(error, path, form)
    },
    withoutSlash,
  }
}
