/**
 * Log lines say what was sent, whichever path the response took.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { createApp } from '../app/create-app.ts'
import { createCatalog } from '../catalog/catalog.ts'
import { createRequestLog } from './log.ts'
import { createRequestHandlers } from './request-handlers.ts'
import { type Running, serve } from './serve.ts'

let lines: object[] = []
const log = createRequestLog({ write: (line) => void lines.push(line) })

let running: Running
beforeAll(async () => {
  const catalog = createCatalog([recipeOf({ id: 'request-sequence' })])
  const load = async (baseUrl: string) =>
    createRequestHandlers(createApp({ catalog, baseUrl }), { onRejected: log.rejected })
  running = await serve({ port: 0, host: '127.0.0.1', load, watch: log.request })
  await running.ready
})
afterAll(() => running.stop(100))

beforeEach(() => {
  lines = []
})

/** The one line of a request, without its time and the trace that it starts. */
const lineOf = async (bytes: string): Promise<object> => {
  const socket = connect(running.port, '127.0.0.1')
  socket.resume().write(bytes)
  await once(socket, 'close')
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000)
  const { ms: _ms, traceId: _trace, ...line } = lines[0] as { ms?: number; traceId?: string }
  return line
}

const bare = (target: string, more = ''): string => `${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`
const lengthOf = async (path: string): Promise<number> => {
  const reply = await fetch(`${running.baseUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })
  const { byteLength } = await reply.arrayBuffer()
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000)
  lines = []
  return byteLength
}

test.each([
  ['a ready reply', '/api', 200],
  ['a reply of the app', '/api?a=b', 200],
  ['an error', '/nope', 404],
])('%s is logged with the bytes of its body', async (_name, target, status) => {
  const bytes = await lengthOf(target)
  expect(bytes).toBeGreaterThan(100)
  expect(await lineOf(bare(`GET ${target}`))).toEqual({ method: 'GET', target, status, bytes })
})

test('HEAD and 304 are logged without bytes', async () => {
  expect(await lineOf(bare('HEAD /api'))).toEqual({ method: 'HEAD', target: '/api', status: 200, bytes: 0 })
  lines = []
  const notModified = await lineOf(bare('GET /api?a', 'If-None-Match: *\r\n'))
  expect(notModified).toEqual({ method: 'GET', target: '/api?a', status: 304, bytes: 0 })
})

test('a trace is continued from the caller, or starts here', async () => {
  const [traceId, parentId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const taken = await lineOf(bare('GET /api', `traceparent: 00-${traceId}-${parentId}-01\r\n`))
  expect([taken, lines[0]]).toEqual([expect.objectContaining({ parentId }), expect.objectContaining({ traceId })])
  lines = []
  await lineOf(bare('GET /api'))
  expect(lines[0]).toEqual(expect.objectContaining({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string }))
  expect(lines[0]).not.toHaveProperty('parentId')
})

test('what is not a request is logged as rejected, and none of it is repeated', async () => {
  expect(await lineOf('<script>\r\n\r\n')).toEqual({ status: 400, bytes: expect.any(Number) })
})

test('a client that disconnects before the response is logged as such, without a status', async () => {
  const socket = connect(running.port, '127.0.0.1')
  const head = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: 9\r\n'
  socket.write(`POST /mcp HTTP/1.1\r\nHost: localhost\r\n${head}\r\n{`, () => socket.destroy())
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000)
  expect(lines[0]).toMatchObject({ method: 'POST', status: null, bytes: 0, aborted: true })
})
