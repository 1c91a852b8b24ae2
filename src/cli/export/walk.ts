/**
 * Walks the service: every address it is given, and every page and file that those pages lead to.
 */
import type { App } from '../../http/app.ts'
import { fileOf, type Target } from './layout.ts'

/** A reply as a file; `path` is the address without its query. */
export type Page = { path: string; file: string; headers: Headers; body: Uint8Array }

/** What a walk gives: files, and addresses that lead nowhere with the page that names them. */
export type Walk = { pages: Page[]; missing: { address: string; from: string }[] }

/** What only a running service can answer. */
const needsService = /^\/(?:healthz$|mcp(?:\/|$)|\.well-known\/mcp(?:\/|$))/

/** What a page may lead on by: its links and pictures, in the form it has. */
const linkPatterns: [type: string, pattern: RegExp][] = [
  ['text/html', /\b(?:href|src)="([^"#?]*)/g],
  ['text/markdown', /\]\((https?:[^)#?\s]*)/g],
]

/** The addresses below the base that a page leads to, without query. */
const linksOf = (page: string, path: string, { pattern, base }: { pattern: RegExp; base: URL }): string[] =>
  [...page.matchAll(pattern)].flatMap(([, link = '']) => {
    const prefix = base.pathname.replace(/\/$/, '')
    if (link === '' || !URL.canParse(link, base.origin + prefix + path)) return []
    const url = new URL(link, base.origin + prefix + path)
    const within = url.origin === base.origin && url.pathname.startsWith(`${prefix}/`)
    return within ? [url.pathname.slice(prefix.length)] : []
  })

/** Walks from some addresses; `optional` ones may be missing without a word. */
export const walk = async (app: App, wanted: readonly Target[], optional: readonly Target[]): Promise<Walk> => {
  const base = new URL(app.service.baseUrl)
  const queue: (Target & { from: string | undefined })[] = [
    ...wanted.map((target) => ({ ...target, from: 'the service itself' })),
    ...optional.map((target) => ({ ...target, from: undefined })),
  ]
  const seen = new Set(queue.map(({ address }) => address))
  const found: Walk = { pages: [], missing: [] }
  for (const { address, file, from } of queue) {
    const reply = await app.fetch(new Request(base.origin + address, { headers: { accept: 'text/html, */*' } }))
    const path = address.split('?', 1)[0]!
    if (reply.status !== 200) {
      if (from !== undefined) found.missing.push({ address, from })
      continue
    }
    const type = reply.headers.get('content-type') ?? ''
    const body = new Uint8Array(await reply.arrayBuffer())
    found.pages.push({ path, file: file ?? fileOf(path, type), headers: reply.headers, body })
    const pattern = linkPatterns.find(([each]) => type.startsWith(each))?.[1]
    const next = pattern === undefined ? [] : linksOf(new TextDecoder().decode(body), path, { pattern, base })
    for (const link of next) {
      if (seen.has(link) || needsService.test(link)) continue
      seen.add(link)
      queue.push({ address: link, from: path })
    }
  }
  return found
}
