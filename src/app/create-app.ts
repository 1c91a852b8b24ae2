/**
 * The whole service as one Web-standard `fetch` function.
 *
 * Requests are checked in this order (H6): path, method, id, query, conditional headers. Errors become replies
 * in `onError` and nowhere else.
 */
import { Hono } from 'hono'
import type { Catalog } from '../catalog/catalog.ts'
import { registerEndpoint } from '../http/endpoints/endpoint.ts'
import { endpoints } from '../http/endpoints/endpoints.ts'
import { ApiError, errorReply, internalError, unknownEndpoint } from '../http/errors.ts'
import { cacheControl, commonHeaders, conditionalRequestHeaders, readOnlyMethods } from '../http/headers.ts'
import { optionsResponse, type Routes, respond } from '../http/resource.ts'
import { createService, type Service } from '../http/service.ts'
import {
  clip,
  hasDotSegments,
  type RequestTarget,
  readTarget,
  requireWellFormed,
  withoutTrailingSlash,
} from '../http/target.ts'
import { registerMcp } from '../mcp/register.ts'
import type { Cards } from '../pages/page.ts'
import { type Pages, registerPages } from '../pages/routes/register.ts'
import type { Site } from '../pages/site.ts'

/** What the service is built from. `baseUrl` is absolute; locators are built from it (H25). */
export type AppOptions = {
  catalog: Catalog
  baseUrl: string
  /** What the pages are built from; without it there are none. */
  site?: Site
  /** The share cards of recipes, if they were drawn. */
  cards?: Cards | undefined
  /** Hosts at which the MCP endpoint may be called, besides that of the base URL (M3). */
  allowedHosts?: readonly string[]
  /** Called with internal errors, and nothing else. */
  onInternalError?: (error: unknown) => void
}

export type App = {
  fetch: (request: Request) => Response | Promise<Response>
  service: Service
}

/** Makes the service. */
export function createApp({
  catalog,
  baseUrl,
  site,
  cards,
  allowedHosts = [],
  onInternalError = () => undefined,
}: AppOptions): App {
  const service = createService(catalog, baseUrl.replace(/\/+$/, ''))
  const app: Routes = new Hono({ getPath: (_request, options) => routePath(targetIn(options?.env)) })
  for (const endpoint of endpoints) registerEndpoint(app, service, endpoint)
  registerMcp(app, service, { allowedHosts, onInternalError })
  const pages = site === undefined ? undefined : registerPages(app, { service, site, cards })
  app.notFound(({ req: { raw }, env: { target } }) => redirect(raw, target, pages) ?? notFound(raw, target, service))
  app.onError(async (thrown, { req: { raw }, env: { target } }) => {
    if (!(thrown instanceof ApiError)) onInternalError(thrown)
    const error = thrown instanceof ApiError ? thrown : internalError()
    const page = await pages?.errorReply(error, target, raw.headers.get('accept') ?? undefined)
    return respond(raw, page ?? errorReply(error, service.baseUrl), service.baseUrl)
  })
  return { fetch: (request) => app.fetch(request, { target: readTarget(request.url) }), service }
}

// Routes are matched on decoded segments, each re-encoded canonically, so that
// `/%61pi` is `/api` and `%2F` never splits (H7).
const routePath = ({ path, segments, malformed }: RequestTarget): string => {
  if (!path.includes('%') || hasDotSegments(path)) return path
  return malformed === undefined ? segments.map(encodeURIComponent).join('/') : '/%'
}

const targetIn = (env: unknown): RequestTarget => (env as { target: RequestTarget }).target

/** H8: a page's URL with a trailing slash redirects to the one without. */
const redirect = (request: Request, target: RequestTarget, pages: Pages | undefined): Response | undefined => {
  const location = pages?.withoutSlash(target)
  if (location === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
  const headers = { ...commonHeaders, 'cache-control': cacheControl.json, 'content-length': '0' }
  return new Response(null, {
    status: 308,
    headers: { ...headers, location: target.query ? `${location}?${target.query}` : location },
  })
}

const notFound = (request: Request, target: RequestTarget, service: Service): Response => {
  requireWellFormed(target)
  // A browser exposes the 404 only to a page whose preflight passed (H4).
  if (isPreflight(request) && /^\/api(?:\/|$)/.test(target.path))
    return optionsResponse(readOnlyMethods, conditionalRequestHeaders)
  throw unknownEndpoint(clip(target.path), hintFor(target.path, service))
}

const isPreflight = (request: Request): boolean =>
  request.method === 'OPTIONS' && request.headers.has('access-control-request-method')

const hintFor = (path: string, { baseUrl }: Service): string => {
  if (path.length > 1 && path.endsWith('/'))
    return `Leave out the trailing slash: ${clip(withoutTrailingSlash(path)) || '/'}.`
  return `${baseUrl}/api lists the endpoints of the API, ${baseUrl}/docs explains them.`
}
