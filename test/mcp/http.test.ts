/**
 * HTTP at the MCP endpoint over a real socket.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/node/serve.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { plannedRecipes } from './recipes.ts'
import { call, callTool, type PreparedResponse, type Sent, send, usual } from './wire.ts'

let running: Running
const faults: unknown[] = []

beforeAll(async () => {
  running = await serveRecipes({
    recipes: plannedRecipes(),
    allowedHosts: ['diagrams.example', 'Other.Example:8443'],
    onInternalError: (error) => faults.push(error),
  })
})
afterAll(async () => {
  expect(faults).toEqual([])
  await running.stop(100)
})

const ask = (sent: Sent): Promise<PreparedResponse> => send(running.port, sent)
const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(usual).filter(([header]) => header !== name))

describe.each(['/mcp', '/.well-known/mcp'])('%s', (path) => {
  test('H3: HEAD is rejected with the headers of GET', async () => {
    const cache = await Promise.all(['GET', 'HEAD'].map((method) => ask({ path, method, headers: {} })))
    const lengths = cache.map(({ headers }) => headers['content-length'])
    expect(lengths[1]).toBe(lengths[0])
  })

  test('M1: GET, HEAD, DELETE, PUT and PATCH get 405 with Allow', async () => {
    for (const method of ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH']) {
      const { status, headers, text } = await ask({ path, method, headers: { accept: 'text/event-stream' } })
      expect([method, status, headers['allow']]).toEqual([method, 405, 'POST, OPTIONS'])
      if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ error: { code: 'method_not_allowed' } })
    }
  })

  test('M1: a preflight allows the headers of the protocol', async () => {
    const { status, headers } = await ask({ path, method: 'OPTIONS', headers: { origin: 'https://a.example' } })
    expect([status, headers['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS'])
    expect(headers['access-control-allow-headers']).toMatch(
      /MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id/,
    )
    expect(headers['content-length']).toBeUndefined()
  })

  test('M2: a response is one JSON body with the common headers, and no cache may keep it', async () => {
    const { status, headers, text } = await ask({ path, body: call('ping') })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store'])
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
    expect(headers['mcp-session-id']).toBeUndefined()
  })
})

test.each([
  ['M4: Accept must name both types', 406, { headers: { ...usual, accept: 'application/json' }, body: call('ping') }],
  ['M4: a wildcard names neither', 406, { headers: { ...usual, accept: '*/*' }, body: call('ping') }],
  [
    'M4: q=0 does not accept',
    406,
    { headers: { ...usual, accept: 'application/json, text/event-stream;q=0' }, body: call('ping') },
  ],
  ['M4: Accept is missing', 406, { headers: without('accept'), body: call('ping') }],
  [
    'M4: parameters and case do not matter',
    200,
    { headers: { ...usual, accept: 'Text/Event-Stream;q=0.5,application/JSON; v=1' }, body: call('ping') },
  ],
  ['M5: text is not JSON', 415, { headers: { ...usual, 'content-type': 'text/plain' }, body: call('ping') }],
  [
    'M5: a parameter is not the type',
    415,
    { headers: { ...usual, 'content-type': 'text/plain; a=application/json' }, body: call('ping') },
  ],
  ['M5: Content-Type is missing', 415, { headers: without('content-type'), body: call('ping') }],
  [
    'M5: a charset is fine',
    200,
    { headers: { ...usual, 'content-type': 'application/json; charset=utf-8' }, body: call('ping') },
  ],
  ['M6: a body over 64 KiB', 413, { body: call('ping', { pad: 'x'.repeat(65_536) }) }],
  ['M6: a body of 64 KiB', 200, { body: call('ping', { pad: 'x'.repeat(65_536 - call('ping', { pad: '' }).length) }) }],
  [
    'M6: a long body in chunks',
    413,
    { headers: { ...usual, 'transfer-encoding': 'chunked' }, body: 'x'.repeat(70_000) },
  ],
  ['M6: a body in chunks', 200, { headers: { ...usual, 'transfer-encoding': 'chunked' }, body: call('ping') }],
  ['M3: a foreign host', 403, { headers: { ...usual, host: 'evil.example' }, body: call('ping') }],
  ['M3: a foreign host with our port', 403, { headers: { ...usual, host: 'evil.example:3000' }, body: call('ping') }],
  ['M3: loopback names are equivalent', 200, { headers: { ...usual, host: 'localhost:1' }, body: call('ping') }],
  ['M3: so does IPv6', 200, { headers: { ...usual, host: '[::1]:8080' }, body: call('ping') }],
  ['M3: an allowed host', 200, { headers: { ...usual, host: 'DIAGRAMS.example:443' }, body: call('ping') }],
  [
    'M3: an allowed host that was given with a port',
    200,
    { headers: { ...usual, host: 'other.example' }, body: call('ping') },
  ],
  ['M3: any origin may call', 200, { headers: { ...usual, origin: 'https://elsewhere.example' }, body: call('ping') }],
] satisfies [string, number, Sent][])('%s: %i', async (_rule, status, sent) => {
  const answer = await ask(sent)
  expect(answer.status).toBe(status)
  expect(answer.json).toMatchObject(status === 200 ? { id: 1, result: {} } : { id: null, error: { code: -32_000 } })
})

test('M3: a page of another site may not call a server on this machine', async () => {
  const local = await serveRecipes({ recipes: plannedRecipes() })
  const statusFor = async (headers: Record<string, string>): Promise<number> =>
    (await send(local.port, { headers: { ...usual, ...headers }, body: call('ping') })).status
  const origin = 'https://elsewhere.example'
  expect(await statusFor({ origin })).toBe(403)
  expect(await statusFor({ origin, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusFor({ origin: 'http://localhost:6274' })).toBe(200)
  expect(await statusFor({})).toBe(200)
  await local.stop(100)
})

test('a client that disconnects halfway harms nobody', async () => {
  const body = callTool('list_diagrams')
  const head = `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: ${usual['accept']}\r\nContent-Type: application/json\r\n`
  for (const bytes of [
    `${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    `${head}Content-Length: ${body.length}\r\n\r\n${body}`,
    `${head}Transfer-Encoding: chunked\r\n\r\n10\r\n${body.slice(0, 9)}`,
    `${head}Content-Length: 99999999\r\n\r\n${'x'.repeat(1000)}`,
  ]) {
    const socket = connect(running.port, '127.0.0.1').on('error', () => undefined)
    await new Promise((resolve) => socket.write(bytes, resolve))
    socket.destroy()
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await ask({ body: call('ping') })).status).toBe(200)
})
