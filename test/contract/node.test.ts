/**
 * The contract over a real socket: every endpoint, every look, and every status.
 *
 * The SVG of every recipe is compared. For what HTTP adds (methods, codings, tags, conditions), recipes differ in nothing
 * but the bytes of the body: the handlers of an endpoint are the same code for each id, and only the length of a body
 * decides something (whether it is compressed, and from which cache it comes). So the smallest, a middle and the largest
 * scene are tried, and all of them by `npm run contract`.
 */
import { Agent } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catalog } from '../../src/catalog/catalog.ts'
import type { Recipe } from '../../src/catalog/recipe.ts'
import type { Running } from '../../src/node/serve.ts'
import { looks } from '../../src/render/palette.ts'
import { renderScene } from '../../src/render/render-scene.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { loadCatalog } from '../catalog.ts'
import { exhaustive } from '../exhaustive.ts'
import { type HttpRequest, type HttpResponse, send as sendTo } from './http-client.ts'

let catalog: Catalog
let running: Running
// Thousands of requests, one after the other: a connection for each would take longer than the responses.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  catalog = await loadCatalog()
  running = await serveRecipes({ recipes: catalog.recipes })
})
afterAll(async () => {
  agent.destroy()
  await running.stop(100)
})

const send = (path: string, options: Omit<HttpRequest, 'path'> = {}): Promise<HttpResponse> =>
  sendTo({ port: running.port, agent }, { path, ...options })

const comparable = ({
  status,
  headers: { date: _date, connection: _c, 'keep-alive': _k, ...headers },
}: HttpResponse) => ({
  status,
  headers,
})

/** The recipes that every method, coding and condition is tried with. */
const tried = (): Recipe[] => {
  const bySize = catalog.recipes.toSorted((a, b) => a.scene.elements.length - b.scene.elements.length)
  return exhaustive ? bySize : bySize.filter((_, at) => [0, bySize.length >> 1, bySize.length - 1].includes(at))
}

/** Every URL of the API, and some that are errors. */
const addresses = (): string[] => [
  '/api',
  '/api/diagrams',
  '/api/diagrams?q=sequence',
  '/api/catalog.json',
  '/openapi.json',
  '/schemas/scene-v1.json',
  '/healthz',
  '/readyz',
  ...tried().flatMap(({ id }) => [
    `/api/diagrams/${id}`,
    `/api/diagrams/${id}/scene`,
    `/api/diagrams/${id}/svg`,
    `/api/scenes/${id}.json`,
  ]),
  ...tried().flatMap(({ id, data }) => (data === undefined ? [] : [`/data/${id}.json`, `/schemas/data/${id}.json`])),
  '/data/nope.json',
  '/api/diagrams?q=a&q=b',
  '/api/diagrams/nope',
  '/nope',
  '/api/diagrams/%zz',
]

// A look changes colors and nothing else, so each recipe shows one, in turn; those tried show all.
test('every SVG of every recipe is what the renderer draws, in all twelve looks', async () => {
  const all = new Set(tried().map(({ id }) => id))
  for (const [at, { id, scene }] of catalog.recipes.entries()) {
    for (const look of all.has(id) ? looks : looks.slice(at % looks.length).slice(0, 1)) {
      const reply = await send(`/api/diagrams/${id}/svg?theme=${look.theme}&accent=${look.accent}`)
      expect(reply.status).toBe(200)
      expect(reply.body.toString() === renderScene(scene, look), `${id} ${look.theme} ${look.accent}`).toBe(true)
    }
  }
})

test('H3: HEAD responds like GET, header by header, without a body', async () => {
  for (const path of addresses()) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding }
      const got = await send(path, { headers })
      const head = await send(path, { headers, method: 'HEAD' })
      expect(comparable(head), path).toEqual(comparable(got))
      expect(head.body.length).toBe(0)
      expect(Number(got.headers['content-length']), path).toBe(got.body.length)
    }
  }
})

test('cached replies and the app send the same bytes and headers', async () => {
  for (const path of addresses()) {
    const first = await send(path)
    const second = await send(path)
    const around = await send(`${path}${path.includes('?') ? '&' : '?'}cache=buster`)
    expect(comparable(second), path).toEqual(comparable(first))
    expect(second.body.equals(first.body), path).toBe(true)
    expect([path, around.body.equals(first.body), around.headers['etag']]).toEqual([path, true, first.headers['etag']])
  }
})

test('H15: compressed bodies are the identity body', async () => {
  for (const path of addresses()) {
    const plain = await send(path)
    const gzip = await send(path, { headers: { 'accept-encoding': 'gzip' } })
    const brotli = await send(path, { headers: { 'accept-encoding': 'br' } })
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
  }
})

test('H14: every 200 becomes a 304 for its own tag, in every coding', async () => {
  for (const path of addresses()) {
    const first = await send(path, { headers: { 'accept-encoding': 'br' } })
    if (first.status !== 200) continue
    const again = await send(path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers['etag'] ?? '' },
    })
    expect([path, again.status, again.body.length, again.headers['etag']]).toEqual([
      path,
      304,
      0,
      first.headers['etag'],
    ])
  }
})

test('H4, H5: every URL supports OPTIONS and rejects other methods', async () => {
  for (const path of addresses().filter((address) => !/nope|zz/.test(address))) {
    expect((await send(path, { method: 'OPTIONS' })).status, path).toBe(204)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const reply = await send(path, { method })
      expect([path, method, reply.status, reply.headers['allow']]).toEqual([path, method, 405, 'GET, HEAD, OPTIONS'])
    }
  }
})
