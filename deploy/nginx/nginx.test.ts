/**
 * The contract behind Debian's nginx: finite responses from exported files, the rest from the service.
 */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { testContract } from '../../test/contract/contract-tests.ts'
import { send, sendRaw } from '../../test/contract/http-client.ts'
import { type FrontServer, type FrontServerOptions, startInFront } from '../test/front-server.ts'
import { testStandalone } from '../test/standalone-tests.ts'
import { startNginx } from './start-nginx.ts'

testContract(() => startInFront((options) => startNginx(options), { added: ['server'], lengthOf304: true }), {
  exhaustive: true,
  ownPathErrors: 'error-body',
})

testStandalone(() => startInFront((options) => startNginx(options)))

describe('what nginx itself rejects, with the Error body', () => {
  let front: FrontServer
  beforeAll(async () => {
    front = await startInFront((options) => startNginx(options))
    return () => front.stop()
  }, 60_000)

  test.each([
    ['a request line of 40 KB', `GET /api?q=${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n`, 431, 'malformed_request'],
    [
      'a header of 40 KB',
      `GET /api HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n`,
      431,
      'malformed_request',
    ],
    ['no Host', 'GET /api HTTP/1.1\r\n', 400, 'malformed_request'],
    ['an invalid Host', 'GET /api HTTP/1.1\r\nHost: a b\r\n', 400, 'malformed_request'],
    ['TRACE', 'TRACE /api HTTP/1.1\r\nHost: a\r\n', 405, 'method_not_allowed'],
    ['something other than HTTP', 'nonsense\r\n', 400, 'malformed_request'],
  ])('%s', async (_name, head, status, code) => {
    const text = await sendRaw(front.server, `${head}Connection: close\r\n\r\n`)
    const body = text.slice(text.indexOf('\r\n\r\n') + 4)
    expect([text.slice(9, 12), JSON.parse(body).error.code]).toEqual([String(status), code])
    expect(text).toMatch(/^access-control-allow-origin: \*\r$/im)
  })
})

test('the template has the three variables of its head, and no other that would be expanded', async () => {
  const template = await readFile('deploy/nginx/default.conf.template', 'utf8')
  const found = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  expect(new Set(found)).toEqual(new Set(['DIAGREF_ROOT', 'PORT', 'DIAGREF_UPSTREAM']))
})

test.each(['127.0.0.1:PORT', 'http://127.0.0.1:PORT', 'localhost:PORT', 'http://localhost:PORT/'])(
  'the service may be named as %s',
  async (form) => {
    const start = (options: FrontServerOptions) => startNginx(options, form.replace('PORT', String(options.upstream)))
    const front = await startInFront(start)
    const answer = await send(front.server, { path: '/api/diagrams?q=sequence', headers: { host: front.host } })
    await front.stop()
    expect(answer.status).toBe(200)
  },
)
