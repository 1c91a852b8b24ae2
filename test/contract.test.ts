/**
 * The contract over a real socket: every endpoint of every recipe in all looks, every status, and what
 * only a raw connection can send.
 */
import { once } from 'node:events'
import { createServer, get, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catalog } from '../src/catalog/catalog.ts'
import { createApp } from '../src/http/app.ts'
import { createHandler } from '../src/node/handler.ts'
import { refuseMethod, refuseUnparsed, writeRaw } from '../src/node/refuse.ts'
import { type Running, serve } from '../src/node/serve.ts'
import { looks } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { loadCatalog } from './catalog.ts'

let catalog: Catalog
let running: Running

beforeAll(async () => {
  catalog = await loadCatalog()
  const load = async (baseUrl: string) => {
    const app = createApp({ catalog, baseUrl })
    return {
      handle: createHandler(app),
      refuse: (error: Error, socket: import('node:stream').Duplex) => void refuseUnparsed(app, error, socket),
      refuseConnect: (target: string, socket: import('node:stream').Duplex) =>
        void refuseMethod(app, 'CONNECT', target).then((reply) => writeRaw(socket, reply)),
    }
  }
  running = await serve({ port: 0, host: '127.0.0.1', load })
  await running.ready
})
afterAll(() => running.stop(100))

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

const send = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: running.port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      })
    })
    sent.on('error', reject)
    sent.end()
  })

/** Sends bytes as they are; gives everything that comes back until the server closes. */
const sendRaw = async (bytes: string): Promise<string> => {
  const socket = connect(running.port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (data) => (text += data))
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return text
}

const raw = async (
  line: string,
): Promise<{ status: number; body: { error: { code: string } } | undefined; text: string }> => {
  const text = await sendRaw(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const body = text.slice(text.indexOf('\r\n\r\n') + 4)
  return { status: Number(text.split(' ')[1]), body: body.startsWith('{') ? JSON.parse(body) : undefined, text }
}

const comparable = ({ status, headers: { date: _date, connection: _c, 'keep-alive': _k, ...headers } }: Answer) => ({
  status,
  headers,
})

/** Every address of the API, and some that are refused. */
const addresses = (): string[] => [
  '/api',
  '/api/diagrams',
  '/api/diagrams?q=sequence',
  '/api/catalog.json',
  '/openapi.json',
  '/schemas/scene-v1.json',
  '/healthz',
  ...catalog.recipes.flatMap(({ id }) => [
    `/api/diagrams/${id}`,
    `/api/diagrams/${id}/scene`,
    `/api/diagrams/${id}/svg`,
    `/api/scenes/${id}.json`,
  ]),
  '/api/diagrams?q=a&q=b',
  '/api/diagrams/nope',
  '/nope',
  '/api/diagrams/%zz',
]

test('every picture of every recipe is what the renderer draws, in all twelve looks', async () => {
  for (const { id, scene } of catalog.recipes) {
    for (const look of looks) {
      const reply = await send(`/api/diagrams/${id}/svg?theme=${look.theme}&accent=${look.accent}`)
      expect(reply.status).toBe(200)
      expect(reply.body.toString() === renderScene(scene, look), `${id} ${look.theme} ${look.accent}`).toBe(true)
    }
  }
})

test('H3: HEAD answers like GET, header by header, without a body', async () => {
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

test('the ready replies and the app give the same bytes and headers', async () => {
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

test('H14: every 200 gives 304 for its own tag, in every coding', async () => {
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

test('H4, H5: every address answers OPTIONS and refuses other methods', async () => {
  for (const path of addresses().filter((address) => !/nope|zz/.test(address))) {
    expect((await send(path, { method: 'OPTIONS' })).status, path).toBe(204)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const reply = await send(path, { method })
      expect([path, method, reply.status, reply.headers['allow']]).toEqual([path, method, 405, 'GET, HEAD, OPTIONS'])
    }
  }
})

describe('what only a raw connection can send', () => {
  test.each([
    ['GET /api/%zz', 400, 'malformed_request'],
    ['GET /api/\xff', 400, 'malformed_request'],
    ['GET api', 400, 'malformed_request'],
    ['GET /api/../api', 404, 'unknown_endpoint'],
    ['GET /api/%2e%2e/api', 404, 'unknown_endpoint'],
    ['GET /api/diagrams/./x', 404, 'unknown_endpoint'],
    ['GET //api', 404, 'unknown_endpoint'],
    ['GET http://other.example/api', 200, undefined],
    ['GET http://other.example/nope', 404, 'unknown_endpoint'],
    ['GET /api#part', 200, undefined],
    ['TRACE /api', 405, 'method_not_allowed'],
    ['TRACE /nope', 404, 'unknown_endpoint'],
    ['CONNECT /api', 405, 'method_not_allowed'],
    ['BREW /api', 405, 'method_not_allowed'],
    ['BREW /nope', 404, 'unknown_endpoint'],
    ['OPTIONS *', 204, undefined],
    [`GET /api/diagrams?q=${'x'.repeat(20_000)}`, 400, 'invalid_query'],
    [`GET /api/diagrams/${'x'.repeat(20_000)}`, 404, 'unknown_diagram'],
    [`GET /api?q=${'x'.repeat(40_000)}`, 431, 'malformed_request'],
  ])('%.60s', async (line, status, code) => {
    const reply = await raw(line)
    expect([reply.status, reply.body?.error?.code]).toEqual([status, code])
    expect(reply.text).toMatch(/access-control-allow-origin: \*/)
  })

  test('H3: HEAD on an error has the length of the body it does not send', async () => {
    const { text } = await raw('HEAD /nope')
    expect(text).toMatch(/content-length: [1-9]/)
    expect(text.endsWith('\r\n\r\n')).toBe(true)
  })

  test('a request without Host, or with a false one, is malformed', async () => {
    for (const host of ['', 'Host: a b\r\n', 'Host: a/b\r\n']) {
      const text = await sendRaw(`GET /api HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformed_request"/)
    }
  })

  test('two pipelined requests get two replies in order', async () => {
    const text = await sendRaw(
      'GET /api HTTP/1.1\r\nHost: a\r\n\r\nGET /nope HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    )
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404'])
  })
})

test('a stopping server finishes what is under way and refuses new connections', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    load: async () => ({
      handle: (_request, response) => void held.then(() => response.end('done')),
      refuse: () => undefined,
      refuseConnect: () => undefined,
    }),
  })
  const answer = new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: '/' }, (response) =>
      response.setEncoding('utf8').on('data', resolve),
    ).on('error', reject)
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stopped = server.stop(5_000)
  release()
  expect(await answer).toBe('done')
  await stopped
  const late = new Promise((_resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, agent: false }).on('error', reject)
  })
  await expect(late).rejects.toThrow('ECONNREFUSED')
})

test('a taken port is refused before anything is loaded', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as import('node:net').AddressInfo
  let loads = 0
  const load = () => {
    loads++
    return Promise.reject(new Error('loaded'))
  }
  await expect(serve({ port, host: '127.0.0.1', load })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(loads).toBe(0)
  taken.close()
})
