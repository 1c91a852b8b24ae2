/**
 * What only a raw connection can send.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw as sendRawTo } from '../../test/contract/http-client.ts'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { serveRecipes } from '../../tools/serving.ts'
import type { Running } from './serve.ts'

let running: Running
beforeAll(async () => {
  running = await serveRecipes({ recipes: [recipeOf({ id: 'request-sequence' })] })
})
afterAll(() => running.stop(100))

const sendRaw = (bytes: string): Promise<string> => sendRawTo(running, bytes)

const raw = async (
  line: string,
): Promise<{ status: number; body: { error: { code: string } } | undefined; text: string }> => {
  const text = await sendRaw(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const body = text.slice(text.indexOf('\r\n\r\n') + 4)
  return { status: Number(text.split(' ')[1]), body: body.startsWith('{') ? JSON.parse(body) : undefined, text }
}

describe('D9: what only a raw connection can send', () => {
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
    ['TRACE *', 405, 'method_not_allowed'],
    ['CONNECT /api', 405, 'method_not_allowed'],
    ['CONNECT other.example:443', 405, 'method_not_allowed'],
    ['CONNECT other.example:99999', 405, 'method_not_allowed'],
    ['CONNECT %zz:443', 405, 'method_not_allowed'],
    ['CONNECT [::1:443', 405, 'method_not_allowed'],
    ['BREW /api', 405, 'method_not_allowed'],
    ['BREW /nope', 404, 'unknown_endpoint'],
    ['OPTIONS *', 204, undefined],
    ['GET *', 400, 'malformed_request'],
    ['POST *', 400, 'malformed_request'],
    ['GET HTTP://other.example/api', 400, 'malformed_request'],
    ['GET ftp://other.example/api', 400, 'malformed_request'],
    ['GET http://a:b:c/api', 400, 'malformed_request'],
    ['GET /api\\diagrams', 400, 'malformed_request'],
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

  test('a request without Host, or with an invalid one, is malformed', async () => {
    for (const host of ['', 'Host: a b\r\n', 'Host: a/b\r\n']) {
      const text = await sendRaw(`GET /api HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformed_request"/)
    }
  })

  test('a Host that no URL can have gets an Error body on any path', async () => {
    for (const host of ['[::::]', 'a:99999']) {
      const text = await sendRaw(`GET /nope HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*access-control-allow-origin: \*[\s\S]*"malformed_request"/)
    }
  })

  test('HTTP/1.0 may omit Host, on cached paths and on others', async () => {
    for (const path of ['/api', '/api?a=b']) expect(await sendRaw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/ 200 OK/)
  })

  test('an expectation that is not met is no reason to reject a request', async () => {
    const text = await sendRaw('GET /api HTTP/1.1\r\nHost: a\r\nExpect: rain\r\nConnection: close\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('an error about what cannot be parsed names that, not a request before it', async () => {
    const before = 'GET /api HTTP/1.1\r\nHost: a\r\n\r\n'
    expect(await sendRaw(`${before}BREW /api/diagrams HTTP/1.1\r\nHost: a\r\n\r\n`)).toContain(
      '"BREW is not supported at /api/diagrams."',
    )
    expect(await sendRaw(`${before}nonsense\r\n\r\n`)).toContain('"malformed_request"')
  })

  test('a rejected connection is closed even if the client keeps its side open', async () => {
    for (const bytes of ['nonsense\r\n\r\n', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n']) {
      const socket = connect({ port: running.port, host: '127.0.0.1', allowHalfOpen: true })
      socket.resume().write(bytes)
      await once(socket, 'end')
      // Writing to a connection that the other side has closed fails, the second time at the latest.
      const failed = once(socket, 'error')
      for (let time = 0; time < 2; time++) {
        await new Promise((resolve) => setTimeout(resolve, 1_100))
        socket.write('x')
      }
      expect(await failed).toMatchObject([{ code: expect.stringMatching(/EPIPE|ECONNRESET/) }])
    }
  })

  test('two pipelined requests get two replies in order', async () => {
    const text = await sendRaw(
      'GET /api HTTP/1.1\r\nHost: a\r\n\r\nGET /nope HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    )
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404'])
  })
})
