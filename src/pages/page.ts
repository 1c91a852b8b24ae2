/**
 * A page: one content with two representations, HTML for browsers and Markdown for everyone else.
 */
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Service } from '../http/service.ts'
import type { RequestTarget } from '../http/target.ts'
import type { Site } from './site.ts'
import type { PictureLook } from './universal/picture-look.ts'

/** The paths of pages; a test checks this against the kinds of pages. */
export const pagePatterns = ['/', '/diagrams/:id', '/compare', '/edit', '/sandbox', '/docs', '/docs/:slug'] as const

/** Whether there is a page with this pattern; links to it are shown only then. */
export const hasPage = (pattern: string): boolean => (pagePatterns as readonly string[]).includes(pattern)

/** What all pages are built from. */
export type PageContext = { service: Service; site: Site; cards?: Cards | undefined }

/** The share cards of recipes, as PNG, if they were drawn. */
export type Cards = { has: (id: string) => boolean; read: (id: string) => Promise<Uint8Array<ArrayBuffer>> }

/** What a page's HTML is rendered with. */
export type PageView = PageContext & {
  /** The relative path from the page to the root of the service, `./` or `../`, which works under a path prefix too. */
  root: string
  /** The relative URL of an asset by its plain name. */
  asset: (name: string) => string
  /** The theme and accent of the diagrams. */
  look: PictureLook
  /** The relative URL of another page (its path without the first slash), which keeps the look. */
  link: (path: string, parameters?: Record<string, string | undefined>) => string
}

export type Page = {
  /** The page's own path: `/diagrams/x`. Pages without a query are built once and cached. */
  path: string
  /** The canonical query, without the question mark; empty if there is none. */
  query?: string
  title: string
  /** One sentence for search engines and previews. */
  description: string
  /** The plain name of its script, if it needs one beyond that of every page. */
  script?: string
  /** The plain name of its style sheet, if it needs one beyond that of every page. */
  style?: string
  /** What the page is, for search engines (schema.org). */
  structured?: Record<string, unknown>
  /** Shown at any URL that failed: it has no URL and no Markdown version of its own. */
  isErrorPage?: true
  /** The navigation entry it belongs to. */
  section?: SiteSection
  /** The theme and accent of its diagrams; by default they follow the page. */
  look?: PictureLook
  /** What the search in the header keeps besides the look: the family and the order of the gallery. */
  searchState?: Record<string, string | undefined>
  /** The search query. */
  searched?: string | undefined
  /** The recipe shown in link previews. */
  preview?: { id: string; alt: string }
  /** The content of `<main>`. */
  body: (view: PageView) => JSX.Element
  /** The same text as Markdown, ending in a newline, with absolute URLs. */
  markdown: () => string
}

export type SiteSection = 'gallery' | 'compare' | 'editor' | 'sandbox' | 'docs'

/**
 * Pages of one kind. `pattern` is Hono's (`/diagrams/:id`); the path of the Markdown version follows from it.
 * `find` throws an ApiError if there is no such page.
 */
export type PageKind = {
  pattern: string
  find: (request: Pick<RequestTarget, 'segments' | 'query'>) => Page | Promise<Page>
}

/** The relative path from a path to the root of the service. */
export const rootOf = (path: string): string => '../'.repeat(Math.max(0, path.split('/').length - 2)) || './'

/** A path with its query. */
export const withQuery = (path: string, query: string | undefined): string => (query ? `${path}?${query}` : path)

/** The path of a page's Markdown version. */
export const markdownPath = ({ path, query }: Pick<Page, 'path' | 'query'>): string =>
  withQuery(path === '/' ? '/index.md' : `${path}.md`, query)

/** The pattern of a kind's Markdown versions. */
export const markdownPattern = (pattern: string): string => {
  if (pattern === '/') return '/index.md'
  return pattern.replace(/:\w+$/, ':file{[^/]+\\.md}').replace(/([^}])$/, '$1.md')
}
