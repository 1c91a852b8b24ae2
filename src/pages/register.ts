/**
 * The pages of the service, registered on its app: each address in both forms, the Markdown twins,
 * the assets, the discovery files, and errors as pages.
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
import { errorPage } from './error-page.tsx'
import { type Kit, type Page, type PageKind, twinPattern } from './page.ts'
import { pageKinds } from './page-kinds.ts'
import { errorPageReply, negotiatedCaching, negotiatedVary, pageReply, twinReply } from './replies.tsx'

const notAcceptable = (): ApiError =>
  new ApiError('not_acceptable', {
    message: 'This address has no representation that Accept allows.',
    hint: 'Send one of: text/html, text/markdown; or leave Accept out.',
    headers: { ...negotiatedCaching, 'cache-control': 'no-store' },
  })

/** Keeps the replies of pages without state; those with state are made anew. */
const keeper = () => {
  const kept = new Map<string, Reply>()
  return (page: Page, form: string, make: () => Reply): Reply => {
    if (page.query) return make()
    const key = `${form} ${page.path}`
    const reply = kept.get(key) ?? make()
    kept.set(key, reply)
    return reply
  }
}

const registerKind = (app: Hono, kit: Kit, { pattern, find }: PageKind): void => {
  const keep = keeper()
  const negotiated: Get = async (asked) => {
    const page = await find(asked)
    const form = representationFor(asked.header('accept'))
    if (form === undefined) throw notAcceptable()
    return keep(page, form, () => pageReply(kit, page, form))
  }
  const twin: Get = async (asked) => {
    const page = await find({ ...asked, segments: withoutSuffix(asked.segments) })
    return keep(page, 'twin', () => twinReply(kit, page))
  }
  resource(app, kit.service, { pattern: twinPattern(pattern), get: twin })
  resource(app, kit.service, { pattern, get: negotiated })
}

const withoutSuffix = (segments: Asked['segments']): string[] =>
  segments.map((segment, index) => (index === segments.length - 1 ? segment.replace(/\.md$/, '') : segment))

/** What the app asks the pages when something is amiss. */
export type Pages = {
  /** The reply to an error outside the API; undefined where the Error body is right. */
  errorReply(request: Request, error: ApiError): Reply | undefined
  /** H8: where a page's address with a trailing slash leads; undefined where that is no page. */
  withoutSlash(path: string): string | undefined
}

const pagePaths = /^\/(?:$|index\.md$|(?:diagrams|docs|compare|sandbox)(?:\.md$|\/|$))/

const machinePaths = /^\/(?:api|mcp|schemas|\.well-known)(?:\/|$)|^\/(?:openapi\.json|healthz)$/

const errorForm = (path: string, accept: string | undefined): Representation | undefined => {
  if (namesPage(accept)) return representationFor(accept)
  if (!pagePaths.test(path)) return undefined
  return path.endsWith('.md') ? 'markdown' : representationFor(accept)
}

/** Registers everything that people and their readers look at. */
export const registerPages = (app: Hono, kit: Kit): Pages => {
  const kinds = pageKinds(kit)
  for (const kind of kinds) registerKind(app, kit, kind)
  resource(app, kit.service, { pattern: '/assets/:name', get: getAsset(kit) })
  resource(app, kit.service, { pattern: picturePattern, get: getPicture(kit.site) })
  for (const [pattern, get] of discoveryFiles(kit)) resource(app, kit.service, { pattern, get })
  return {
    errorReply(request, error) {
      const { path } = splitTarget(request.url)
      if (machinePaths.test(path) || error.code === 'not_acceptable') return undefined
      const form = errorForm(path, request.headers.get('accept') ?? undefined)
      if (form !== undefined) return errorPageReply(kit, errorPage(kit, error, path), { error, at: path, form })
      const json = new ApiError(error.code, {
        message: error.message,
        hint: error.hint,
        headers: { ...error.headers, vary: negotiatedVary },
      })
      return errorReply(json, kit.service.baseUrl)
    },
    withoutSlash: (path) => {
      const segments = segmentsOf(path).slice(0, -1)
      const last = segments.at(-1)
      const page = path.endsWith('/') && last !== '' && kinds.some(({ pattern }) => fits(pattern, segments))
      return page ? `../${encodeURIComponent(last ?? '')}` : undefined
    },
  }
}

const fits = (pattern: string, segments: string[]): boolean => {
  const parts = pattern.split('/')
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at])
}
