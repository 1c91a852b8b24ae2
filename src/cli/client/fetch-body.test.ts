/**
 * Which service is used, for how long, and when the catalog of the package replaces it.
 */
import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAnswer, fetchBody } from './fetch-body.ts'

vi.mock('../packaged/answer.ts', () => ({
  packagedAnswer: (path: string) => Promise.resolve({ body: Buffer.from(`packaged ${path}`) }),
}))

const request = http.request.bind(http)

let server: http.Server | undefined

/** Starts a server at the default URL. */
const answerWith = async (listener: RequestListener): Promise<void> => {
  server = http.createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const redirected = (url: URL, options: http.RequestOptions) =>
    request(new URL(url.pathname, `http://127.0.0.1:${port}`), options)
  vi.spyOn(http, 'request').mockImplementation(redirected as never)
}

let said = ''

beforeEach(() => {
  said = ''
  vi.stubEnv('DIAGREF_BASE_URL', '')
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => {
    said += String(words)
    return true
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  server?.closeAllConnections()
  server?.close()
})

const ask = (values: Record<string, string | true> = {}) =>
  fetchBody('/x', { 'no-cache': true, ...values }, { type: 'application/json', problem: () => undefined })

/** How long a call waits for a server that accepts and never responds, in milliseconds of a fake clock. */
const timeoutOf = async (values: Record<string, string | true> = {}): Promise<number> => {
  let hear = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    hear = resolve
  })
  await answerWith(hear)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const state = { done: false }
  const reply = ask(values).finally(() => {
    state.done = true
  })
  reply.catch(() => undefined)
  await asked
  let waited = 0
  for (; !state.done && waited < 100_000; waited += 100) {
    await vi.advanceTimersByTimeAsync(100)
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return waited
}

test('a server at the default URL that accepts and never responds gets 300 ms, then the package is used', async () => {
  expect(await timeoutOf()).toBe(300)
  expect(said).toBe('diagref: no service at http://localhost:3000; using the catalog of this package\n')
})

test('a named service gets 30 s', async () => {
  expect(await timeoutOf({ 'base-url': 'http://127.0.0.1:9' })).toBe(30_000)
})

test('--timeout sets another limit', async () => {
  expect(await timeoutOf({ timeout: '2' })).toBe(2000)
})

test('an error response is never replaced, but --offline is suggested', async () => {
  await answerWith((_request, response) => response.writeHead(503).end())
  await expect(ask()).rejects.toThrow(
    /responded with 503 Service Unavailable\. If that is another program, use --offline/,
  )
  await expect(ask({ 'base-url': 'http://127.0.0.1:9' })).rejects.toThrow(/responded with 503 Service Unavailable\.$/)
})

test('--offline sends no request and prints no message', async () => {
  const asked = vi.spyOn(http, 'request')
  expect((await ask({ offline: true })).toString()).toBe('packaged /x')
  expect([asked.mock.calls, said]).toEqual([[], ''])
  await expect(ask({ offline: true, 'base-url': 'http://127.0.0.1:9' })).rejects.toThrow('contradict each other')
})

test.each([
  ['f%C3%B6o', 'föo'],
  ['%E0%', undefined],
])('a word that the service does not know is read from its header: %s', async (header, word) => {
  await answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', 'diagref-unknown-word': header }).end('ok'),
  )
  const { body, unknownWord } = await fetchAnswer(
    '/x',
    { 'no-cache': true },
    { type: 'text/plain', problem: () => undefined },
  )
  expect([body.toString(), unknownWord]).toEqual(['ok', word])
})
