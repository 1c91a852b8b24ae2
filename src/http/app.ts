/**
 * The whole service as one Web-standard `fetch` function.
 *
 * Order of judgement (H6): path, method, id, query, conditional headers. A mistake becomes a reply in
 * `onError` and nowhere else.
 */
import { Hono } from 'hono'
import type { Catalog } from '../catalog/catalog.ts'
import { registerMcp } from '../mcp/register.ts'
import { type Pages, registerPages } from '../pages/register.ts'
import type { Site } from '../pages/site.ts'
import { ApiError, errorReply, internalError, unknownEndpoint } from './errors.ts'
import { caching, conditionalHeaders, everywhere, readMethods } from './headers.ts'
import { type Get, optionsResponse, resource, respond } from './resource.ts'
import * as diagrams from './resources/diagrams.ts'
import { getApiDiscovery, getHealth, getOpenApi, getSceneSchema } from './resources/discovery.ts'
import { createService, type Service } from './service.ts'
import { clip, segmentsOf, splitTarget, walks, withoutTrailingSlash } from './target.ts'

/** What the service is made of. `baseUrl` is absolute; locators are built from it (H25). */
export type AppOptions = {
  catalog: Catalog
  baseUrl: string
  /** What the pages for people are made from; without it there are none. */
  site?: Site
  /** Hosts at which the MCP endpoint may be called besides the base address's own (M3). */
  allowedHosts?: readonly string[]
  /** Told of our own faults, and of nothing else. */
  onFault?: (error: unknown) => void
}

export type App = {
  fetch: (request: Request) => Response | Promise<Response>
  service: Service
}

// Routes are matched on decoded segments, each encoded again in one way, so that
// `/%61pi` is `/api` and `%2F` never splits (H7).
const routePath = (request: Request): string => {
  const { path } = splitTarget(request.url)
  if (!path.includes('%') || walks(path)) return path
  try {
    return segmentsOf(path).map(encodeURIComponent).join('/')
  } catch {
    return '/%'
  }
}

const resources = (service: Service): Record<string, Get> => ({
  '/api': getApiDiscovery(service),
  '/api/diagrams': diagrams.listDiagrams(service),
  '/api/diagrams/:id': diagrams.getDiagram(service),
  '/api/diagrams/:id/scene': diagrams.getDiagramScene(service),
  '/api/diagrams/:id/svg': diagrams.renderDiagram(service),
  '/api/catalog.json': diagrams.downloadCatalog(service),
  '/api/scenes/:file{[^/]+\\.json}': diagrams.downloadScene(service),
  '/openapi.json': getOpenApi(service),
  '/schemas/scene-v1.json': getSceneSchema(service),
  '/healthz': getHealth(service),
})

const hintFor = (path: string, { baseUrl }: Service): string => {
  if (path.length > 1 && path.endsWith('/'))
    return `Leave out the trailing slash: ${clip(withoutTrailingSlash(path)) || '/'}.`
  return `${baseUrl}/api names every address of the API, ${baseUrl}/docs explains them.`
}

const isPreflight = (request: Request): boolean =>
  request.method === 'OPTIONS' && request.headers.has('access-control-request-method')

/** H8: a page's address with a trailing slash leads to the one without. */
const redirect = (request: Request, pages: Pages | undefined): Response | undefined => {
  const { path, query } = splitTarget(request.url)
  const location = pages?.withoutSlash(path)
  if (location === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
  const headers = { ...everywhere, 'cache-control': caching.json, 'content-length': '0' }
  return new Response(null, {
    status: 308,
    headers: { ...headers, location: query ? `${location}?${query}` : location },
  })
}

const notFound = (request: Request, service: Service): Response => {
  const { path } = splitTarget(request.url)
  segmentsOf(path)
  // A browser shows the real 404 only to a page whose preflight passed (H4).
  if (isPreflight(request) && /^\/api(?:\/|$)/.test(path)) return optionsResponse(readMethods, conditionalHeaders)
  throw unknownEndpoint(clip(path), hintFor(path, service))
}

/** Makes the service. */
export const createApp = ({
  catalog,
  baseUrl,
  site,
  allowedHosts = [],
  onFault = () => undefined,
}: AppOptions): App => {
  const service = createService(catalog, baseUrl.replace(/\/+$/, ''))
  const app = new Hono({ getPath: routePath })
  for (const [pattern, get] of Object.entries(resources(service))) resource(app, service, { pattern, get })
  registerMcp(app, service, { allowedHosts, onFault })
  const pages = site === undefined ? undefined : registerPages(app, { service, site })
  app.notFound(({ req }) => redirect(req.raw, pages) ?? notFound(req.raw, service))
  app.onError(async (thrown, { req }) => {
    if (!(thrown instanceof ApiError)) onFault(thrown)
    const error = thrown instanceof ApiError ? thrown : internalError()
    const page = await pages?.errorReply(req.raw, error)
    return respond(req.raw, page ?? errorReply(error, service.baseUrl), service.baseUrl)
  })
  return { fetch: (request) => app.fetch(request), service }
}
