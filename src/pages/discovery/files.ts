/**
 * The discovery files by their addresses (H24); each is made when first asked for, and kept.
 */
import { caching, type Headers } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Get } from '../../http/resource.ts'
import type { Kit } from '../page.ts'
import { apiCatalog, faviconSvg, opensearchXml, robotsText, sitemapXml } from './crawl.ts'
import { llmsFullText, llmsText } from './llms.ts'

type File = { type: string; make: (kit: Kit) => string | Promise<string>; headers?: (kit: Kit) => Headers }

const text = 'text/plain; charset=utf-8'

const files: Record<string, File> = {
  '/llms.txt': { type: text, make: llmsText },
  '/llms-full.txt': { type: text, make: llmsFullText },
  '/robots.txt': { type: text, make: robotsText },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', make: sitemapXml },
  '/opensearch.xml': { type: 'application/opensearchdescription+xml; charset=utf-8', make: opensearchXml },
  '/favicon.svg': { type: 'image/svg+xml; charset=utf-8', make: faviconSvg },
  '/.well-known/api-catalog': {
    type: 'application/linkset+json',
    make: apiCatalog,
    headers: ({ service: { baseUrl } }) => ({ link: `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"` }),
  },
}

const getFile =
  (kit: Kit, { path, type, make, headers }: File & { path: string }): Get =>
  async () => {
    const { front } = kit.service
    const reply =
      front.get(path) ??
      makeReply({
        body: await make(kit),
        headers: { 'content-type': type, 'cache-control': caching.json, ...headers?.(kit) },
      })
    front.set(path, reply)
    return reply
  }

/** Each file's address with what answers it. */
export const discoveryFiles = (kit: Kit): [path: string, get: Get][] =>
  Object.entries(files).map(([path, file]) => [path, getFile(kit, { path, ...file })])
