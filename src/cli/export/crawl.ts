/**
 * Crawls the service: the URLs given, and every page and file that they link to.
 */
import type { App } from '../../app/create-app.ts'
import { type ExportTarget, fileOf } from './layout.ts'

/** A response as a file; `path` is the URL without its query. */
export type CrawledPage = {
  path: string
  file: string
  headers: Headers
  body: Uint8Array
  /** The request targets that it is served at. */
  targets: readonly string[]
  /** The Markdown version of a page at the same URL: its headers, and the file with its bytes. */
  markdown?: { headers: Headers; file: string }
}

/** The result of a crawl: files, and broken links with the page that they are on. */
export type CrawlResult = { pages: CrawledPage[]; missing: { address: string; from: string }[] }

/** Crawls from some URLs; `optional` ones may be missing without being reported. */
export async function crawl(
  app: App,
  wanted: readonly ExportTarget[],
  optional: readonly ExportTarget[],
): Promise<CrawlResult> {
  const base = new URL(app.service.baseUrl)
  const queue: (ExportTarget & { from: string | undefined })[] = [
    ...wanted.map((target) => ({ ...target, from: 'the service itself' })),
    ...optional.map((target) => ({ ...target, from: undefined })),
  ]
  const seen = new Set(queue.map(({ address }) => address))
  const found: CrawlResult = { pages: [], missing: [] }
  for (const { from, ...target } of queue) {
    const page = await fetchPage(app, target)
    if (page !== undefined) found.pages.push(page)
    else if (from !== undefined) found.missing.push({ address: target.address, from })
    for (const link of page === undefined ? [] : linksOf(page, base)) {
      if (seen.has(link) || needsService.test(link)) continue
      seen.add(link)
      queue.push({ address: link, from: target.address })
    }
  }
  return found
}

/** The response at a URL as a file; undefined if there is none. */
const fetchPage = async (
  app: App,
  { address, file, spellings = [] }: ExportTarget,
): Promise<CrawledPage | undefined> => {
  const whole = new URL(app.service.baseUrl).origin + address
  const reply = await app.fetch(new Request(whole, { headers: { accept: 'text/html, */*' } }))
  if (reply.status !== 200) return undefined
  const path = address.split('?', 1)[0] ?? ''
  return {
    path,
    file: file ?? fileOf(path, reply.headers.get('content-type') ?? ''),
    headers: reply.headers,
    body: new Uint8Array(await reply.arrayBuffer()),
    targets: [address, ...spellings],
    ...(isNegotiated(reply) ? { markdown: await markdownOf(app, whole) } : {}),
  }
}

const isNegotiated = ({ headers }: Response): boolean => (headers.get('vary') ?? '').startsWith('Accept,')

/** The Markdown version of a page; its file is that of the download, which has the same bytes (H21). */
const markdownOf = async (app: App, address: string): Promise<NonNullable<CrawledPage['markdown']>> => {
  const { headers } = await app.fetch(new Request(address, { headers: { accept: 'text/markdown' } }))
  const download = (headers.get('content-location') ?? '').slice(app.service.baseUrl.length)
  return { headers, file: fileOf(download, 'text/markdown') }
}

/** The URLs below the base URL that a page links to, without query. */
const linksOf = ({ path, headers, body }: CrawledPage, base: URL): string[] => {
  const type = headers.get('content-type') ?? ''
  const pattern = linkPatterns.find(([each]) => type.startsWith(each))?.[1]
  if (pattern === undefined) return []
  const prefix = base.pathname.replace(/\/$/, '')
  return [...new TextDecoder().decode(body).matchAll(pattern)].flatMap(([, link = '']) => {
    if (link === '' || !URL.canParse(link, base.origin + prefix + path)) return []
    const url = new URL(link, base.origin + prefix + path)
    const within = url.origin === base.origin && url.pathname.startsWith(`${prefix}/`)
    return within ? [url.pathname.slice(prefix.length)] : []
  })
}

/** The links and images in each type of page; HTML that is shown as code has no tags. */
const linkPatterns: [type: string, pattern: RegExp][] = [
  ['text/html', /<[^<>]*?\b(?:href|src)="([^"#?]*)/g],
  ['text/markdown', /\]\((https?:[^)#?\s]*)/g],
]

/** What only a running service can serve. */
const needsService = /^\/(?:healthz$|readyz$|oembed$|mcp(?:\/|$)|\.well-known\/mcp(?:\/|$))/
