/**
 * What every response has, and the order in which a request is checked.
 */
import { describe, expect, test } from 'vitest'
import { ask, loadApp } from '../../test/catalog.ts'
import { refusalOf } from '../../test/refusal.ts'

const app = await loadApp()

const svg = '/api/diagrams/request-sequence/svg'

const refusal = (target: string, init?: RequestInit) => refusalOf(app, target, init)

describe('every response', () => {
  test.each([
    ['200', '/api', {}, 200],
    ['404', '/nothing', {}, 404],
    ['405', '/api', { method: 'POST' }, 405],
    ['400', `${svg}?theme=x`, {}, 400],
    ['304', '/api', { headers: { 'if-none-match': '*' } }, 304],
    ['204', '/api', { method: 'OPTIONS' }, 204],
  ])('H1, H2: %s carries the common headers', async (_name, target, init, status) => {
    const reply = await ask(app, target, init)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-expose-headers')).toBe(
      'ETag, Link, Allow, Retry-After, Content-Disposition, Content-Length',
    )
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(reply.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('H4: OPTIONS on a known path lists what is allowed', async () => {
    const reply = await ask(app, svg, { method: 'OPTIONS' })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    expect(reply.headers.get('access-control-allow-headers')).toContain('If-None-Match')
    expect(reply.headers.get('access-control-max-age')).toBe('86400')
    expect(reply.headers.has('content-length')).toBe(false)
  })

  test('H4: a preflight to an unknown API path passes, a plain OPTIONS does not', async () => {
    const preflightHeaders = await ask(app, '/api/nothing', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET' },
    })
    expect(preflightHeaders.status).toBe(204)
    expect((await ask(app, '/api/nothing', { method: 'OPTIONS' })).status).toBe(404)
    const beside = { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } }
    expect((await ask(app, '/apinothing', beside)).status).toBe(404)
  })

  test('H5: an unsupported method is rejected with a list of what is allowed', async () => {
    const reply = await ask(app, '/api/diagrams', { method: 'DELETE' })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(await refusal('/api/diagrams', { method: 'PUT' })).toEqual([
      405,
      'method_not_allowed',
      'PUT is not supported at /api/diagrams.',
      'Use one of: GET, HEAD, OPTIONS.',
    ])
  })

  test('H5: an unknown path is 404 whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
      expect((await ask(app, '/api/x', { method })).status).toBe(404)
  })
})

describe('order of checks', () => {
  test('H6: the method is checked before the id, the id before the query, the query before conditions', async () => {
    expect((await ask(app, '/api/diagrams/nope/svg', { method: 'POST' })).status).toBe(405)
    expect((await ask(app, '/api/diagrams/nope/svg?theme=x')).status).toBe(404)
    expect((await ask(app, `${svg}?theme=x`, { headers: { 'if-none-match': '*' } })).status).toBe(400)
  })

  test('H7: malformed percent-encoding in the path is 400', async () => {
    for (const id of ['%zz', '%', '%ff', '%c3%28']) {
      expect(await refusal(`/api/diagrams/${id}`)).toEqual([
        400,
        'malformed_request',
        `The path segment "${id}" is not valid percent-encoded UTF-8.`,
        'Encode each path segment as UTF-8 with two hexadecimal digits after every %.',
      ])
    }
  })

  test('H7: an encoded slash never splits, and strange names are plain 404s', async () => {
    for (const id of [
      'request-sequence%2Fsvg',
      '__proto__',
      'constructor',
      '%00',
      'hasOwnProperty',
      'Request-Sequence',
    ]) {
      const [status, code] = await refusal(`/api/diagrams/${id}`)
      expect([id, status, code]).toEqual([id, 404, 'unknown_diagram'])
    }
  })

  test('H7, D10: letters of a path may be percent-encoded', async () => {
    expect((await ask(app, '/%61pi/diagrams/request%2Dsequence')).status).toBe(200)
  })

  test('H7: malformed percent-encoding in a known parameter is 400, in an unknown one ignored', async () => {
    expect((await refusal('/api/diagrams?q=%ff')).slice(0, 2)).toEqual([400, 'malformed_request'])
    expect((await ask(app, '/api/diagrams?x=%ff')).status).toBe(200)
  })

  test('H8: an id longer than 100 characters is 404', async () => {
    const [status, code, message] = await refusal(`/api/diagrams/${'x'.repeat(101)}`)
    expect([status, code, message]).toEqual([404, 'unknown_diagram', 'No diagram id is 101 characters long.'])
  })

  test('H8: a trailing slash is 404 with the path to use', async () => {
    const [status, code, , hint] = await refusal('/api/diagrams/')
    expect([status, code, hint]).toEqual([404, 'unknown_endpoint', 'Leave out the trailing slash: /api/diagrams.'])
  })

  test('a mistyped id gets the nearest one as a hint', async () => {
    const [, , message, hint] = await refusal('/api/diagrams/request-sequense')
    expect(message).toBe('There is no diagram "request-sequense".')
    expect(hint).toMatch(/^Did you mean request-sequence/)
  })
})
