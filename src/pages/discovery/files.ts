/**
 * The discovery files by their addresses (H24); each is built when first asked for.
 */
import { cacheControl, type Headers } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Result } from '../../http/reply-cache.ts'
import type { Handler } from '../../http/resource.ts'
import type { PageContext } from '../page.ts'
import { skillIndexPath, skillPath } from './skill-paths.ts'

/** The address of each file with its handler. */
export function discoveryFiles(context: PageContext): [pattern: string, handler: Handler][] {
  return Object.entries(files).map(([path, file]) => [path, () => fileResult(context, path, file)])
}

const text = 'text/plain; charset=utf-8'

const llms = () => import('./llms.ts')

const crawl = () => import('./crawl.ts')

const skill = () => import('./skill.ts')

const json = 'application/json'

const files: Record<string, File> = {
  '/llms.txt': { type: text, load: async () => (await llms()).llmsText },
  '/llms-full.txt': { type: text, load: async () => (await llms()).llmsFullText },
  '/robots.txt': { type: text, load: async () => (await crawl()).robotsText },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', load: async () => (await crawl()).sitemapXml },
  '/opensearch.xml': {
    type: 'application/opensearchdescription+xml; charset=utf-8',
    load: async () => (await crawl()).opensearchXml,
  },
  '/feed.atom': { type: 'application/atom+xml; charset=utf-8', load: async () => (await import('./feed.ts')).atomFeed },
  '/favicon.svg': {
    type: 'image/svg+xml; charset=utf-8',
    load: async () => (await import('../../render/mark.ts')).markSvg,
  },
  '/favicon.ico': { type: 'image/vnd.microsoft.icon', load: async () => (await crawl()).favicon },
  '/.well-known/api-catalog': {
    type: 'application/linkset+json',
    load: async () => (await crawl()).apiCatalog,
    headers: ({ service: { baseUrl } }) => ({ link: `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"` }),
  },
  [skillIndexPath]: { type: json, load: async () => (await skill()).skillIndex },
  [skillPath]: { type: 'text/markdown; charset=utf-8', load: async () => (await skill()).skillText },
}

type File = { type: string; load: () => Promise<Make>; headers?: (context: PageContext) => Headers }

type Make = (context: PageContext) => Body | Promise<Body>

type Body = string | Uint8Array<ArrayBuffer>

const fileResult = (context: PageContext, path: string, { type, load, headers }: File): Result => ({
  key: path,
  build: async () =>
    makeReply({
      body: await (await load())(context),
      headers: { 'content-type': type, 'cache-control': cacheControl.json, ...headers?.(context) },
    }),
})
