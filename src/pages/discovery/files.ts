/**
 * The discovery files by their addresses (H24); each is made when first asked for, and kept.
 */
import { caching, type Headers } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Get } from '../../http/resource.ts'
import type { Kit } from '../page.ts'

type Make = (kit: Kit) => string | Promise<string>
type File = { type: string; load: () => Promise<Make>; headers?: (kit: Kit) => Headers }

const text = 'text/plain; charset=utf-8'

const llms = () => import('./llms.ts')
const crawl = () => import('./crawl.ts')

const files: Record<string, File> = {
  '/llms.txt': { type: text, load: async () => (await llms()).llmsText },
  '/llms-full.txt': { type: text, load: async () => (await llms()).llmsFullText },
  '/robots.txt': { type: text, load: async () => (await crawl()).robotsText },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', load: async () => (await crawl()).sitemapXml },
  '/opensearch.xml': {
    type: 'application/opensearchdescription+xml; charset=utf-8',
    load: async () => (await crawl()).opensearchXml,
  },
  '/favicon.svg': { type: 'image/svg+xml; charset=utf-8', load: async () => (await crawl()).faviconSvg },
  '/.well-known/api-catalog': {
    type: 'application/linkset+json',
    load: async () => (await crawl()).apiCatalog,
    headers: ({ service: { baseUrl } }) => ({ link: `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"` }),
  },
}

const getFile =
  (kit: Kit, { path, type, load, headers }: File & { path: string }): Get =>
  async () => {
    const { front } = kit.service
    const reply =
      front.get(path) ??
      makeReply({
        body: await (await load())(kit),
        headers: { 'content-type': type, 'cache-control': caching.json, ...headers?.(kit) },
      })
    front.set(path, reply)
    return reply
  }

/** Each file's address with what answers it. */
export const discoveryFiles = (kit: Kit): [path: string, get: Get][] =>
  Object.entries(files).map(([path, file]) => [path, getFile(kit, { path, ...file })])
