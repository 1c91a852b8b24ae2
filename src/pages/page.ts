/**
 * A page: one content with two forms, HTML for browsers and Markdown for everyone else.
 */
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Service } from '../http/service.ts'
import type { RequestTarget } from '../http/target.ts'
import type { Site } from './site.ts'
import type { PictureLook } from './universal/picture-look.ts'

/** The addresses of pages; a test holds this against the kinds of pages there are. */
export const pagePatterns = ['/', '/diagrams/:id', '/compare', '/edit', '/sandbox', '/docs', '/docs/:slug'] as const

/** Whether there is a page at this pattern: what leads to it is shown only then. */
export const hasPage = (pattern: string): boolean => (pagePatterns as readonly string[]).includes(pattern)

/** What all pages are made from. */
export type PageContext = { service: Service; site: Site; cards?: Cards | undefined }

/** The share cards of recipes that were drawn, as PNG. */
export type Cards = { has: (id: string) => boolean; read: (id: string) => Promise<Uint8Array<ArrayBuffer>> }

/** What a page's HTML is drawn with. */
export type PageView = PageContext & {
  /** The way from the page to the root of the service, `./` or `../`: it works under a path prefix too. */
  root: string
  /** The relative address of an asset by its plain name. */
  asset: (name: string) => string
  /** How the pictures are painted. */
  look: PictureLook
  /** The relative address of another page (its path without the first slash), which keeps the look. */
  link: (path: string, parameters?: Record<string, string | undefined>) => string
}

export type Page = {
  /** The page's own address: `/diagrams/x`. Pages without a query are made once and kept. */
  path: string
  /** The state in the address, canonical, without the question mark; empty where there is none. */
  query?: string
  title: string
  /** One sentence for search engines and previews. */
  description: string
  /** The plain name of the script it runs, where it needs more than every page does. */
  script?: string
  /** The plain name of the style sheet it needs besides that of every page. */
  style?: string
  /** What the page is, for search engines (schema.org). */
  structured?: Record<string, unknown>
  /** Stands at any address that gave an error: it has no address and no Markdown version of its own. */
  isErrorPage?: true
  /** The navigation entry it belongs to. */
  section?: Section
  /** How its pictures are painted; as the page is, where it does not say. */
  look?: PictureLook
  /** What the search in the header keeps besides the look: the family and the order of the gallery. */
  searchState?: Record<string, string | undefined>
  /** What is searched for. */
  searched?: string | undefined
  /** The recipe that its previews elsewhere show. */
  preview?: { id: string; alt: string }
  /** What stands in `<main>`. */
  body: (view: PageView) => JSX.Element
  /** The same words as Markdown, ending in a newline. Addresses in it are absolute. */
  markdown: () => string
}

export type Section = 'gallery' | 'compare' | 'editor' | 'sandbox' | 'docs'

/**
 * Pages of one kind. `pattern` is Hono's (`/diagrams/:id`); the address of the Markdown version follows from it.
 * `find` throws an ApiError where there is no such page.
 */
export type PageKind = {
  pattern: string
  find: (request: Pick<RequestTarget, 'segments' | 'query'>) => Page | Promise<Page>
}

/** The way from an address to the root of the service. */
export const rootOf = (path: string): string => '../'.repeat(Math.max(0, path.split('/').length - 2)) || './'

/** An address with its state. */
export const withQuery = (path: string, query: string | undefined): string => (query ? `${path}?${query}` : path)

/** The address of a page's Markdown version. */
export const markdownPath = ({ path, query }: Pick<Page, 'path' | 'query'>): string =>
  withQuery(path === '/' ? '/index.md' : `${path}.md`, query)

/** The pattern of a kind's Markdown versions. */
export const markdownPattern = (pattern: string): string => {
  if (pattern === '/') return '/index.md'
  return pattern.replace(/:\w+$/, ':file{[^/]+\\.md}').replace(/([^}])$/, '$1.md')
}
