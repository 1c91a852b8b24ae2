/**
 * The requests that two servers must respond to alike: every finite URL in every form, and every kind of error.
 */

import type { App } from '../../src/app/create-app.ts'
import { families } from '../../src/catalog/recipe.ts'
import { crawl } from '../../src/cli/export/crawl.ts'
import { apiTargets, siteTargets } from '../../src/cli/export/layout.ts'
import type { HttpRequest } from './http-client.ts'

/** Every request target with an immutable response: the API in all spellings, the pages, and what they link to. */
export const finiteTargets = async (app: App): Promise<string[]> => {
  const { pages } = await crawl(app, apiTargets(app.service.catalog.recipes), siteTargets)
  return pages.flatMap(({ targets }) => targets)
}

/** Where targets of one kind differ: the id, the look, the family. */
const kindOf = (target: string): string =>
  target
    .replace(/(\/(?:diagrams|scenes|docs|assets|data)\/)[^/?.]+/, '$1*')
    .replace(/(theme|accent|family)=[^&]*/g, '$1=*')

/** The first target of each kind. */
export const oneOfEachKind = (targets: readonly string[]): string[] => {
  const kinds = new Map<string, string>()
  for (const target of targets) if (!kinds.has(kindOf(target))) kinds.set(kindOf(target), target)
  return [...kinds.values()]
}

/** Every target of small kinds, and of large ones every twelfth, not the same recipes in each. */
export const someOfEachKind = (targets: readonly string[]): string[] => {
  const kinds = new Map<string, string[]>()
  for (const target of targets) kinds.set(kindOf(target), [...(kinds.get(kindOf(target)) ?? []), target])
  return [...kinds.values()].flatMap((same, kind) =>
    same.length <= 12 ? same : same.filter((_, at) => at % 12 === kind % 12),
  )
}

/** Values of Accept-Encoding, common and rare. */
export const codings = [
  'gzip, deflate, br, zstd',
  'gzip',
  'br;q=0.5, gzip;q=0.4',
  'deflate',
  'BR',
  '*',
  '',
  'identity;q=0',
]

/** URLs with a query, which are unlimited; and the health check. */
export const searchTargets = [
  '/api/diagrams?q=sequence',
  '/api/diagrams?q=zz%20zz',
  '/api/diagrams?q=',
  `/api/diagrams?q=sequence&family=${encodeURIComponent(families[2])}`,
  '/?q=tree',
  '/?family=Charts&sort=name',
  '/compare?ids=request-sequence,http-exchange',
  '/healthz',
  '/readyz',
]

/** Other spellings of known URLs, and redirects. */
export const variantTargets = [
  '/%61pi',
  '/api?cache=buster',
  '/api/diagrams/request-sequence/svg?cache=buster&theme=dark',
  '/api/diagrams/request-sequence/svg?theme=d%61rk',
  '/api/diagrams?family=D%61ta%20structures',
  '/docs/',
  '/docs/?a=b',
  '/diagrams/request-sequence/',
]

/** URLs that are errors. */
export const errorTargets = [
  '/nope',
  '/API',
  '/Api/diagrams',
  '/api/',
  '/api//diagrams',
  '/api/nope',
  '/api.json',
  '/index.html',
  '/_headers',
  '/_nginx.conf',
  '/file',
  '/service',
  '/refused/method',
  '/refused/nope',
  '/api/diagrams.json',
  '/api/diagrams/nope',
  '/api/diagrams/Request-Sequence',
  '/api/diagrams/request-sequence.json',
  '/api/diagrams/__proto__',
  `/api/diagrams/${'x'.repeat(101)}`,
  '/api/diagrams/request-sequence%2Fscene',
  '/api/diagrams?q=%ff',
  `/api/diagrams?q=${'x'.repeat(201)}`,
  '/api/diagrams?q=a&q=b',
  '/api/diagrams?family=Trees',
  '/api/diagrams?family=architecture',
  '/api/diagrams/request-sequence/svg?theme=neon',
  '/api/diagrams/request-sequence/svg?theme=',
  '/api/diagrams/request-sequence/svg?theme=Dark',
  '/api/diagrams/request-sequence/svg?theme=dark&theme=dark',
  '/api/diagrams/request-sequence/svg/dark-blue.svg',
]

/** Malformed percent-encoding, and paths above the root. */
export const malformedTargets = ['/api/diagrams/%zz', '/%ff', '/docs/%e0%a4', '/%00', '/../api', '/api/../..']

/** Values of Accept, common and rare. */
export const acceptHeaders = [
  '*/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown',
  'text/markdown, text/html, */*',
  'Text/Markdown',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0.4, text/html;q=0.5',
  'text/markdown;q=0, */*',
  'text/*',
  'image/png',
  `image/png${', image/png'.repeat(120)}, text/markdown`,
]

const mcpHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }

const calls: [method: string, params: object][] = [
  ['initialize', client],
  ['tools/list', {}],
  ['tools/call', { name: 'list_diagrams', arguments: { query: 'sequence' } }],
  ['tools/call', { name: 'get_diagram', arguments: { id: 'request-sequence' } }],
  ['tools/call', { name: 'render_diagram', arguments: { id: 'request-sequence', theme: 'dark' } }],
  ['tools/call', { name: 'render_diagram', arguments: { id: 'nope' } }],
  ['nope', {}],
]

/** MCP messages, valid and not. */
export const mcpRequests: HttpRequest[] = [
  ...calls.map(([method, params]) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
  '',
  '{',
  '[]',
  '{"jsonrpc":"1.0"}',
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', padding: 'x'.repeat(70_000) }),
].map((body) => ({ path: '/mcp', method: 'POST', headers: mcpHeaders, body }))

/** The whole contract as one list: every finite URL once, a sample of each kind in every form, and every error. */
export const contractRequests = async (app: App): Promise<HttpRequest[]> => {
  const targets = await finiteTargets(app)
  const sample = [...oneOfEachKind(targets), ...searchTargets]
  const all = [...sample, ...variantTargets, ...errorTargets]
  const withHeaders = (paths: readonly string[], name: string, values: readonly string[]): HttpRequest[] =>
    paths.flatMap((path) => values.map((value) => ({ path, headers: { [name]: value } })))
  return [
    ...[...targets, ...searchTargets, ...variantTargets, ...errorTargets, ...malformedTargets].map((path) => ({
      path,
    })),
    ...['HEAD', 'OPTIONS', 'POST', 'DELETE'].flatMap((method) => all.map((path) => ({ path, method }))),
    ...withHeaders(sample, 'accept-encoding', codings),
    ...withHeaders(sample, 'if-none-match', ['*', '"other", *', '"other"']),
    ...withHeaders(
      ['/', '/docs', '/diagrams/request-sequence', '/compare', '/docs.md', '/api'],
      'accept',
      acceptHeaders,
    ),
    ...mcpRequests,
  ]
}
