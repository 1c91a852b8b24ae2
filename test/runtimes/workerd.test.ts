/**
 * Workerd answers what Node answers, over real sockets: status, headers, and every byte before compression.
 */
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/http/app.ts'
import { clip } from '../../src/http/target.ts'
import { createLoaded } from '../../src/node/loaded.ts'
import { type Running, serve } from '../../src/node/serve.ts'
import { baseUrl, loadCatalog, loadSite } from '../catalog.ts'
import { startWorkerd, type Workerd } from './workerd.ts'

let workerd: Workerd
let node: Running

const startNode = async (): Promise<Running> => {
  const app = createApp({ catalog: await loadCatalog(), site: await loadSite(), baseUrl })
  const running = await serve({ port: 0, host: '127.0.0.1', baseUrl, load: async () => createLoaded(app) })
  await running.ready
  return running
}

beforeAll(async () => {
  node = await startNode()
  workerd = await startWorkerd()
  return () => Promise.all([workerd.stop(), node.stop(100)])
})

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: Record<string, string>; body: Buffer }

const local = { host: '127.0.0.1', agent: false }
const { host } = new URL(baseUrl)

/** What belongs to a connection, not to a reply. */
const ofTheConnection = ['date', 'connection', 'keep-alive']

const decoders: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

/** The body before compression: runtimes may have other versions of a compressor. */
const decoded = ({ headers, body }: Answer): Buffer =>
  body.length === 0 ? body : (decoders[headers['content-encoding'] ?? '']?.(body) ?? body)

const comparable = ({ status, headers }: Answer): unknown => {
  const { 'content-length': length, ...rest } = headers
  return { status, ...rest, length: headers['content-encoding'] === undefined ? length : length !== undefined }
}

const send = (port: number, { path, method = 'GET', headers = {}, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ ...local, port, path, method, headers: { host, ...headers } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const kept = Object.entries(response.headers).filter(([name]) => !ofTheConnection.includes(name))
      const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Asks both; holds them equal; gives what they said. */
const both = async (asked: Asked): Promise<Answer> => {
  const [theirs, ours] = await Promise.all([send(workerd.port, asked), send(node.port, asked)])
  expect(comparable(theirs), `${asked.method ?? 'GET'} ${asked.path}`).toEqual(comparable(ours))
  expect(decoded(theirs).toString(), asked.path).toBe(decoded(ours).toString())
  return ours
}

const found = ['/api', '/api/diagrams', '/api/diagrams?q=sequence&family=Sequences', '/api/diagrams?q=zz%20zz']
const ofRecipe = ['', '/scene', '/svg', '/svg?theme=dark&accent=rose'].map(
  (rest) => `/api/diagrams/request-sequence${rest}`,
)
const downloads = ['/api/catalog.json', '/api/scenes/request-sequence.json']
const documents = ['/openapi.json', '/schemas/scene-v1.json', '/healthz', '/llms.txt', '/robots.txt', '/sitemap.xml']
const pages = ['/', '/?q=tree', '/diagrams/request-sequence', '/docs', '/favicon.svg']
const addresses = [...found, ...ofRecipe, ...downloads, ...documents, ...pages]

const faulty: [string, number][] = [
  ['/nope', 404],
  ['/api/nope', 404],
  ['/api/', 404],
  ['/api/diagrams/nope', 404],
  ['/api/diagrams/Request-Sequence', 404],
  ['/api/diagrams/__proto__', 404],
  [`/api/diagrams/${'x'.repeat(101)}`, 404],
  ['/api/diagrams/request-sequence%2Fscene', 404],
  ['/api/diagrams/%zz', 400],
  ['/api/diagrams?q=%ff', 400],
  [`/api/diagrams?q=${'x'.repeat(201)}`, 400],
  ['/api/diagrams?family=Trees', 400],
  ['/api/diagrams/request-sequence/svg?theme=neon', 400],
  ['/api/diagrams/request-sequence/svg?theme=dark&theme=dark', 400],
]

test.each(addresses)('%s is the same on both', async (path) => {
  expect((await both({ path })).status).toBe(200)
})

describe('H15: content codings', () => {
  test.each(addresses)('%s', async (path) => {
    const plain = (await send(node.port, { path })).body
    for (const coding of ['gzip', 'br']) {
      const answer = await both({ path, headers: { 'accept-encoding': `${coding}, identity;q=0.5` } })
      expect([answer.headers['content-encoding'], decoded(answer).equals(plain)]).toEqual([coding, true])
    }
  })

  test('a refusal of every coding', async () => {
    const headers = { 'accept-encoding': 'identity;q=0, br;q=0, gzip;q=0' }
    expect((await both({ path: '/api', headers })).status).toBe(406)
  })
})

test.each(addresses)('H3, H14: HEAD and 304 of %s', async (path) => {
  const head = await both({ path, method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  const { etag } = head.headers
  if (etag === undefined) return
  const unchanged = await both({ path, headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([unchanged.status, unchanged.body.length, unchanged.headers['etag']]).toEqual([304, 0, etag])
})

test.each(faulty.map(([path, status]) => ({ path, status, shown: clip(path) })))(
  '$shown is refused with $status on both',
  async ({ path, status }) => {
    expect((await both({ path })).status).toBe(status)
    expect((await both({ path, method: 'HEAD' })).status).toBe(status)
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('H5: %s is refused on both', async (method) => {
  expect((await both({ path: '/api', method })).status).toBe(405)
  expect((await both({ path: '/nope', method })).status).toBe(404)
})

test('H4: OPTIONS and preflights', async () => {
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' }
  for (const path of ['/api', '/api/diagrams/request-sequence/svg', '/api/nope'])
    expect((await both({ path, method: 'OPTIONS', headers })).status).toBe(204)
})

test('pages are negotiated alike', async () => {
  for (const accept of ['text/markdown', 'text/html', 'text/markdown, text/html, */*'])
    expect((await both({ path: '/docs', headers: { accept } })).status).toBe(200)
  expect((await both({ path: '/docs', headers: { accept: 'image/png' } })).status).toBe(406)
  expect((await both({ path: '/docs/?a=b' })).status).toBe(308)
})

describe('MCP', () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }

  test.each([
    ['initialize', client],
    ['tools/list', {}],
    ['tools/call', { name: 'list_diagrams', arguments: { query: 'sequence' } }],
    ['tools/call', { name: 'get_diagram', arguments: { id: 'request-sequence' } }],
    ['tools/call', { name: 'render_diagram', arguments: { id: 'request-sequence', theme: 'dark' } }],
    ['tools/call', { name: 'render_diagram', arguments: { id: 'nope' } }],
    ['nope', {}],
  ])('%s %j', async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await both({ path: '/mcp', method: 'POST', headers, body })
    expect(JSON.parse(answer.body.toString())).toMatchObject({ jsonrpc: '2.0', id: 1 })
  })

  test('what is no message is refused alike', async () => {
    for (const body of ['', '{', '[]', '{"jsonrpc":"1.0"}'])
      expect((await both({ path: '/mcp', method: 'POST', headers, body })).status).toBeGreaterThanOrEqual(400)
    expect((await both({ path: '/mcp' })).status).toBe(405)
  })
})

test('every recipe has the same picture on both', async () => {
  for (const { id } of (await loadCatalog()).recipes)
    expect((await both({ path: `/api/diagrams/${id}/svg?theme=paper` })).status).toBe(200)
})
