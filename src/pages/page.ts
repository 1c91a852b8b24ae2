/**
 * A page: one content with two forms, HTML for browsers and Markdown for everyone else.
 */
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Asked } from '../http/resource.ts'
import type { Service } from '../http/service.ts'
import type { Site } from './site.ts'

/** What all pages are made from. */
export type Kit = { service: Service; site: Site }

/** What a page's HTML is drawn with. */
export type View = Kit & {
  /** The way from the page to the root of the service, `./` or `../`: it works under a path prefix too. */
  root: string
  /** The relative address of an asset by its plain name. */
  asset: (name: string) => string
}

export type Page = {
  /** The page's own address: `/diagrams/x`. Pages without a query are made once and kept. */
  path: string
  /** The state in the address, canonical, without the question mark; empty where there is none. */
  query?: string
  title: string
  /** One sentence for search engines and previews. */
  description: string
  /** The plain names of the scripts it runs, besides the theme switch. */
  scripts?: string[]
  /** What the page is, for search engines (schema.org). */
  structured?: Record<string, unknown>
  /** Stands at any address that gave an error: it has no address and no twin of its own. */
  stray?: true
  /** The navigation entry it belongs to, `gallery`, `compare`, `sandbox` or `docs`. */
  section?: Section
  /** What stands in `<main>`. */
  body: (view: View) => JSX.Element
  /** The same words as Markdown, ending in a newline. Addresses in it are absolute. */
  markdown: () => string
}

export type Section = 'gallery' | 'compare' | 'sandbox' | 'docs'

/**
 * Pages of one kind. `pattern` is Hono's (`/diagrams/:id`); the Markdown twin's address follows from it.
 * `find` throws an ApiError where there is no such page.
 */
export type PageKind = { pattern: string; find: (asked: Pick<Asked, 'segments' | 'query'>) => Page | Promise<Page> }

/** The way from an address to the root of the service. */
export const rootOf = (path: string): string => '../'.repeat(Math.max(0, path.split('/').length - 2)) || './'

/** An address with its state. */
export const withQuery = (path: string, query: string | undefined): string => (query ? `${path}?${query}` : path)

/** The address of a page's Markdown twin. */
export const twinOf = ({ path, query }: Pick<Page, 'path' | 'query'>): string =>
  withQuery(path === '/' ? '/index.md' : `${path}.md`, query)

/** The pattern of a kind's Markdown twins. */
export const twinPattern = (pattern: string): string => {
  if (pattern === '/') return '/index.md'
  return pattern.replace(/:\w+$/, ':file{[^/]+\\.md}').replace(/([^}])$/, '$1.md')
}
