/**
 * Responses with kept heads are those that Node writes itself, byte for byte.
 */
import { once } from 'node:events'
import { createServer, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendRaw } from '../../test/contract/http-client.ts'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { makeReply } from '../http/reply.ts'
import { PreparedSender } from './send-prepared.ts'
import type { Running } from './serve.ts'

let running: Running
beforeEach(async () => {
  running = await serveRecipes({ recipes: [recipeOf({ id: 'request-sequence' })] })
})
afterEach(() => running.stop(100))

const svg = '/api/diagrams/request-sequence/svg'
const end = 'GET /nope HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

/** Sends bytes on one connection; returns all responses that come before the one to `end`, with their dates removed. */
const exchange = async (bytes: string): Promise<string> => {
  const text = await sendRaw(running, bytes + end, 'latin1')
  const withoutDates = text.replace(/(?<=\r\nDate: )\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT(?=\r\n)/g, '')
  return withoutDates.slice(0, withoutDates.lastIndexOf('HTTP/1.1 404'))
}

const requestOf = (target: string, headers = '', method = 'GET'): string =>
  `${method} ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

test.each([
  ['a short body', svg, ''],
  ['a long body', '/openapi.json', ''],
  ['a compressed body', svg, 'Accept-Encoding: br\r\n'],
  ['a search', '/api/diagrams?q=request', ''],
])('%s is the same with the first head of Node and with kept ones', async (_name, target, headers) => {
  const request = requestOf(target, headers)
  const first = await exchange(requestOf(target, `${headers}Connection: keep-alive\r\n`))
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(await exchange(request)).toBe(first)
  expect(await exchange(request)).toBe(first)
  expect(await exchange(request + request + request)).toBe(first + first + first)
})

test('H3: HEAD has the kept head and no body', async () => {
  const got = await exchange(requestOf(svg) + requestOf(svg) + requestOf(svg))
  const head = got.slice(0, got.indexOf('\r\n\r\n') + 4)
  expect(await exchange(requestOf(svg, '', 'HEAD').repeat(3))).toBe(head.repeat(3))
})

test('H14: 304 has a head of its own and no body', async () => {
  const etag = /etag: (".*?")/.exec(await exchange(requestOf(svg)))?.[1] ?? ''
  const request = requestOf(svg, `If-None-Match: ${etag}\r\n`)
  const three = await exchange(request.repeat(3))
  const one = three.slice(0, three.length / 3)
  expect(one).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/)
  expect(three).toBe(one.repeat(3))
})

test('the date of a kept head is that of the response', async () => {
  const dates = async (): Promise<number> =>
    Date.parse((await fetch(`${running.baseUrl}${svg}`)).headers.get('date') ?? '')
  const start = Math.floor(Date.now() / 1_000) * 1_000
  await dates()
  await dates()
  expect(await dates()).toBeGreaterThanOrEqual(start)
  expect(await dates()).toBeLessThanOrEqual(Date.now())
})

test('who closes the connection is told so, and never by a kept head', async () => {
  await exchange(requestOf(svg).repeat(3))
  const asked = await exchange(requestOf(svg).repeat(2))
  expect(asked.match(/\r\nConnection: keep-alive\r\n/g)).toHaveLength(2)
  for (const line of [`GET ${svg} HTTP/1.0\r\n\r\n`, requestOf(svg, 'Connection: close\r\n')]) {
    const text = await sendRaw(running, line)
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*?\r\nConnection: close\r\n/)
    expect(text.endsWith('</svg>\n')).toBe(true)
  }
})

test('a stopping server asks to close the connection, also where heads were kept', async () => {
  const socket = connect(running.port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (data) => (text += data))
  for (const _ of [1, 2, 3]) {
    socket.write(requestOf(svg, '', 'HEAD'))
    await once(socket, 'data')
  }
  expect(text).not.toMatch(/Connection: close/)
  const stopped = running.stop(1_000)
  socket.write(requestOf(svg, '', 'HEAD'))
  await once(socket, 'data')
  expect(text.match(/\r\nConnection: close\r\n/g)).toHaveLength(1)
  await stopped
})

/** Responses of a Node whose `_header` is its own: what others assign to it goes where `assign` says. */
const responsesWith = (assign: (head: unknown) => void) =>
  class Other extends ServerResponse {
    #head: unknown = null
    #isOwn = true
    constructor(...given: ConstructorParameters<typeof ServerResponse>) {
      super(...given)
      Object.defineProperty(this, '_header', {
        get: () => this.#head,
        set: (head: unknown) => {
          if (this.#isOwn) this.#head = head
          else assign(head)
        },
      })
      this.#isOwn = false
    }
    override writeHead(...given: unknown[]): this {
      this.#isOwn = true
      try {
        return super.writeHead(...(given as [number]))
      } finally {
        this.#isOwn = false
      }
    }
  }

const isReadOnly = (): never => {
  throw new TypeError('Cannot set property _header')
}

test.each([
  ['does not take', () => undefined],
  ['refuses', isReadOnly],
])('a Node that %s heads from others writes every head itself', async (_name, assign) => {
  const [sender, reply] = [
    new PreparedSender(),
    makeReply({ body: 'a body', headers: { 'content-type': 'text/plain' } }),
  ]
  let assigned = 0
  const counted = (): void => {
    assigned++
    assign()
  }
  const server = createServer({ ServerResponse: responsesWith(counted) }, (_request, response) =>
    sender.send(response, reply.variant('identity')),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const texts = []
  for (let index = 0; index < 3; index++) {
    const response = await fetch(`http://127.0.0.1:${port}/`)
    texts.push([response.status, response.headers.get('etag'), await response.text()])
  }
  server.close()
  server.closeAllConnections()
  expect(texts).toEqual(Array.from({ length: 3 }, () => [200, reply.variant('identity').etag, 'a body']))
  // It tries once, and then no more.
  expect(assigned).toBe(1)
})
