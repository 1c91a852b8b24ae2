/**
 * The HTTP manners of the endpoint over a real socket, and what it says to messages that are none.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/node/serve.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { plannedRecipes } from './recipes.ts'
import { type Answer, call, callTool, modern, type Sent, send, usual } from './wire.ts'

let running: Running
const faults: unknown[] = []

beforeAll(async () => {
  running = await serveRecipes({
    recipes: plannedRecipes(),
    allowedHosts: ['diagrams.example', 'Other.Example:8443'],
    onFault: (error) => faults.push(error),
  })
})
afterAll(async () => {
  expect(faults).toEqual([])
  await running.stop(100)
})

const ask = (sent: Sent): Promise<Answer> => send(running.port, sent)
const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(usual).filter(([header]) => header !== name))

describe.each(['/mcp', '/.well-known/mcp'])('%s', (path) => {
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

  test('M2: an answer is one JSON body with the common headers, and no cache may keep it', async () => {
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
    'M4: q=0 is no acceptance',
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
  ['M3: loopback names go together', 200, { headers: { ...usual, host: 'localhost:1' }, body: call('ping') }],
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

describe('M7: messages', () => {
  test.each([
    ['no JSON', '{', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['a batch', `[${call('ping')}]`, 400, -32_600],
    ['an empty batch', '[]', 400, -32_600],
    ['null', 'null', 400, -32_600],
    ['a number', '5', 400, -32_600],
    ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', 400, -32_600],
    ['an id that is no integer', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', 400, -32_600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32_600],
    ['a member too many', '{"jsonrpc":"2.0","id":1,"method":"ping","more":1}', 400, -32_600],
    ['a response', '{"jsonrpc":"2.0","id":1,"result":{}}', 400, -32_600],
    ['an unknown method', call('resources/write'), 200, -32_601],
    ['a method of objects', call('__proto__'), 200, -32_601],
    ['a method we have not', call('logging/setLevel', { level: 'info' }), 200, -32_601],
    ['parameters of a wrong shape', call('tools/call', { name: 5 }), 200, -32_602],
    ['an unknown tool', callTool('constructor'), 200, -32_602],
    ['an unknown prompt', call('prompts/get', { name: 'toString' }), 200, -32_602],
    ['a false cursor', call('resources/list', { cursor: '50-xyz' }), 200, -32_602],
  ])('%s', async (_what, body, status, code) => {
    const answer = await ask({ body })
    expect([answer.status, answer.json.error?.code]).toEqual([status, code])
    expect(answer.json.error?.message).not.toMatch(/\[\s*\{|undefined reading|at .*\.ts/)
  })

  test('nesting has an end, and is told from breadth', async () => {
    const params = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    for (const [depth, status] of [
      [60, 200],
      [80, 400],
      [9_000, 400],
    ] as const)
      expect((await ask({ body: `{"jsonrpc":"2.0","id":1,"method":"ping","params":${params(depth)}}` })).status).toBe(
        status,
      )
    expect((await ask({ body: call('ping', { wide: Array.from({ length: 5_000 }, () => ({})) }) })).status).toBe(200)
  })

  test('notifications are taken without a word', async () => {
    for (const method of ['notifications/initialized', 'notifications/cancelled']) {
      const { status, text } = await ask({ body: JSON.stringify({ jsonrpc: '2.0', method, params: { requestId: 1 } }) })
      expect([status, text]).toEqual([202, ''])
    }
  })

  test('an unknown tool is answered with the known ones', async () => {
    const { json } = await ask({ body: callTool('draw_diagram') })
    expect(json.error?.message).toMatch(/"draw_diagram".*list_diagrams, get_diagram, render_diagram/)
  })
})

describe('M8: revision 2026-07-28', () => {
  test('has no handshake and no subscriptions', async () => {
    for (const method of ['initialize', 'ping', 'subscriptions/listen', 'tasks/list']) {
      const answer = await ask(modern(method, method === 'subscriptions/listen' ? { filter: {} } : {}))
      expect([method, answer.status, answer.json.error?.code]).toEqual([method, 404, -32_601])
    }
  })

  test('headers must agree with the body', async () => {
    const { headers, body } = modern('tools/call', { name: 'list_diagrams' })
    for (const [name, value] of [
      ['mcp-method', 'tools/list'],
      ['mcp-name', 'get_diagram'],
      ['mcp-protocol-version', '2025-11-25'],
    ]) {
      const answer = await ask({ body, headers: { ...headers, [name!]: value! } })
      expect([name, answer.status, answer.json.error?.code]).toEqual([name, 400, -32_020])
    }
  })

  test('results say how long they hold', async () => {
    for (const method of [
      'tools/list',
      'prompts/list',
      'resources/list',
      'resources/templates/list',
      'server/discover',
    ]) {
      const { json } = await ask(modern(method))
      expect(json.result).toMatchObject({ resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' })
    }
  })

  test('an unknown revision is refused with the known ones', async () => {
    const { body, headers } = modern('tools/list', {
      _meta: { 'io.modelcontextprotocol/protocolVersion': '2030-01-01' },
    })
    const answer = await ask({ body, headers: { ...headers, 'mcp-protocol-version': '2030-01-01' } })
    expect([answer.status, answer.json.error?.code]).toEqual([400, -32_022])
    expect(answer.json.error?.data).toMatchObject({ supported: ['2026-07-28'] })
  })
})

test('M8: the handshake settles on every revision of the older era, and on the newest for strangers', async () => {
  for (const [asked, given] of [
    ['2024-11-05', '2024-11-05'],
    ['2025-03-26', '2025-03-26'],
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
  ]) {
    const clientInfo = { name: 'test', version: '1' }
    const { json } = await ask({ body: call('initialize', { protocolVersion: asked, capabilities: {}, clientInfo }) })
    expect(json.result).toMatchObject({ protocolVersion: given, serverInfo: { name: 'diagref' } })
  }
})

test('a client that hangs up half-way harms nobody', async () => {
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
