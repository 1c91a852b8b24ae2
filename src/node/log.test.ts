/**
 * Log lines tell what was sent, whichever way it was answered.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { createCatalog } from '../catalog/catalog.ts'
import { createApp } from '../http/app.ts'
import { createLoaded } from './loaded.ts'
import { logRefusal, logRequest } from './log.ts'
import { type Running, serve } from './serve.ts'

let running: Running
beforeAll(async () => {
  const catalog = createCatalog([recipeOf({ id: 'request-sequence' })])
  const load = async (baseUrl: string) => createLoaded(createApp({ catalog, baseUrl }), { onRefusal: logRefusal })
  running = await serve({ port: 0, host: '127.0.0.1', load, watch: logRequest })
  await running.ready
})
afterAll(() => running.stop(100))

let lines: string[]
beforeEach(() => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterEach(() => vi.restoreAllMocks())

/** The one line of a request, without its times. */
const lineOf = async (bytes: string): Promise<object> => {
  const socket = connect(running.port, '127.0.0.1')
  socket.resume().write(bytes)
  await once(socket, 'close')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  const { time, ms: _ms, ...line } = JSON.parse(lines[0] ?? '') as { time: string; ms?: number }
  expect(new Date(time).toISOString()).toBe(time)
  return line
}

const bare = (target: string, more = ''): string => `${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`
const lengthOf = async (path: string): Promise<number> => {
  const reply = await fetch(`${running.baseUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })
  const { byteLength } = await reply.arrayBuffer()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  lines = []
  return byteLength
}

test.each([
  ['a ready reply', '/api', 200],
  ['a reply of the app', '/api?a=b', 200],
  ['a refusal', '/nope', 404],
])('%s is logged with the bytes of its body', async (_name, target, status) => {
  const bytes = await lengthOf(target)
  expect(bytes).toBeGreaterThan(100)
  expect(await lineOf(bare(`GET ${target}`))).toEqual({ method: 'GET', target, status, bytes })
})

test('HEAD and 304 are logged without bytes', async () => {
  expect(await lineOf(bare('HEAD /api'))).toEqual({ method: 'HEAD', target: '/api', status: 200, bytes: 0 })
  lines = []
  const unchanged = await lineOf(bare('GET /api?a', 'If-None-Match: *\r\n'))
  expect(unchanged).toEqual({ method: 'GET', target: '/api?a', status: 304, bytes: 0 })
})

test('what is no request is logged as refused, and nothing of it is repeated', async () => {
  expect(await lineOf('<script>\r\n\r\n')).toEqual({ status: 400, bytes: expect.any(Number) })
})

test('a client that leaves before the answer is logged as such, without a status', async () => {
  const socket = connect(running.port, '127.0.0.1')
  const head = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: 9\r\n'
  socket.write(`POST /mcp HTTP/1.1\r\nHost: localhost\r\n${head}\r\n{`)
  setTimeout(() => socket.destroy(), 50)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'POST', status: null, bytes: 0, aborted: true })
})
