import { beforeAll, describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog } from '../../test/catalog.ts'
import { type Catalog, createCatalog } from '../catalog/catalog.ts'
import type { App } from './create-app.ts'
import { createApp } from './create-app.ts'

let app: App
let catalog: Catalog
beforeAll(async () => {
  app = await loadApp()
  catalog = await loadCatalog()
})

const svg = '/api/diagrams/request-sequence/svg'

type ErrorBody = { error: { code: string; message: string; hint: string }; documentation: string }

/** Status, code, message and hint of a refusal. */
const refusal = async (target: string, init?: RequestInit): Promise<[number, string, string, string]> => {
  const reply = await ask(app, target, init)
  const { error } = (await reply.json()) as ErrorBody
  return [reply.status, error.code, error.message, error.hint]
}

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

  test('H4: OPTIONS on a known path says what it allows', async () => {
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

  test('H5: an unsupported method is refused with what is allowed', async () => {
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

describe('order of judgment', () => {
  test('H6: the method is judged before the id, the id before the query, the query before conditions', async () => {
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

describe('parameters', () => {
  test.each([
    ['/api/diagrams?q=a&q=b', 'q was given more than once.'],
    ['/api/diagrams?family=Flows&family=Flows', 'family was given more than once.'],
    [`${svg}?theme=dark&theme=dark`, 'theme was given more than once.'],
    [`${svg}?accent=rose&%61ccent=rose`, 'accent was given more than once.'],
    [`${svg}?theme=`, 'theme is empty.'],
    [`${svg}?accent`, 'accent is empty.'],
    ['/api/diagrams?family=', 'family is empty.'],
    [`${svg}?theme=Dark`, '"Dark" is not a known theme.'],
    ['/api/diagrams?family=flows', '"flows" is not a known family.'],
  ])('H9: %s is refused', async (target, words) => {
    const [status, code, message] = await refusal(target)
    expect([status, code, message]).toEqual([400, 'invalid_query', words])
  })

  test('H9: unknown parameters and an empty q change nothing', async () => {
    const all = await (await ask(app, '/api/diagrams')).text()
    expect(await (await ask(app, '/api/diagrams?q=&v=2&theme=nope')).text()).toBe(all)
    expect(await (await ask(app, `${svg}?q=%ff&cache=1`)).text()).toBe(await (await ask(app, svg)).text())
  })

  test('H10: q holds 200 code points, and + is a space', async () => {
    expect((await ask(app, `/api/diagrams?q=${encodeURIComponent('😀'.repeat(200))}`)).status).toBe(200)
    const [status, , message] = await refusal(`/api/diagrams?q=${encodeURIComponent('😀'.repeat(201))}`)
    expect([status, message]).toEqual([400, 'q is 201 characters long.'])
    expect(await (await ask(app, '/api/diagrams?q=request+sequence')).json()).toEqual(
      await (await ask(app, '/api/diagrams?q=request%20sequence')).json(),
    )
  })
})

describe('search', () => {
  const ids = async (query: string): Promise<string[]> => {
    const reply = (await (await ask(app, `/api/diagrams?${query}`)).json()) as { recipes: { id: string }[] }
    return reply.recipes.map(({ id }) => id)
  }

  test('H11: a search finds by every word and puts names first', async () => {
    expect((await ids('q=SEQUENCE+request'))[0]).toBe('request-sequence')
    expect(await ids('q=sequence&family=Charts')).toEqual([])
    expect(await ids('q=zzzz')).toEqual([])
  })

  test('H12: without q the catalog order holds, within a family too', async () => {
    expect(await ids('')).toEqual(catalog.recipes.map(({ id }) => id))
    expect(await ids('family=Sequences')).toEqual(
      catalog.recipes.filter(({ family }) => family === 'Sequences').map(({ id }) => id),
    )
  })
})

describe('bodies and caches', () => {
  test('H13: Accept changes nothing', async () => {
    const reply = await ask(app, '/api', { headers: { accept: 'image/png' } })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect((await ask(app, svg, { headers: { accept: 'text/html' } })).headers.get('content-type')).toBe(
      'image/svg+xml; charset=utf-8',
    )
  })

  test('H14: the ETag is strong, quoted and of its content coding', async () => {
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (coding) =>
        (await ask(app, svg, { headers: { 'accept-encoding': coding } })).headers.get('etag'),
      ),
    )
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
  })

  test.each([
    ['the tag', (etag: string) => etag, 304],
    ['a weak tag', (etag: string) => `W/${etag}`, 304],
    ['a list', (etag: string) => `"a,b", ${etag}, W/"c"`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['no tag at all', (etag: string) => etag.replaceAll('"', ''), 200],
  ])('H14: If-None-Match with %s', async (_name, condition, status) => {
    const first = await ask(app, svg)
    const etag = first.headers.get('etag') ?? ''
    const reply = await ask(app, svg, {
      headers: { 'if-none-match': condition(etag), 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    })
    expect(reply.status).toBe(status)
    if (status !== 304) return
    for (const name of ['etag', 'cache-control', 'vary', 'access-control-allow-origin']) {
      expect([name, reply.headers.get(name)]).toEqual([name, first.headers.get(name)])
    }
    expect(await reply.text()).toBe('')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['', null],
    ['identity;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['BR;Q=1', 'br'],
    ['gzip;q=0', null],
    ['identity, br;q=0.5', null],
    ['*;q=0, gzip', 'gzip'],
    [' , ,;;', null],
    [`${'x, '.repeat(10_000)}gzip`, null],
  ])('H15: Accept-Encoding "%s" gives %s', async (header, coding) => {
    const reply = await ask(app, svg, { headers: { 'accept-encoding': header } })
    expect(reply.headers.get('content-encoding')).toBe(coding)
    expect(reply.headers.get('vary')).toBe('Accept-Encoding')
    expect(Number(reply.headers.get('content-length'))).toBe((await reply.arrayBuffer()).byteLength)
  })

  test('D6: a client that refuses every coding gets 406', async () => {
    for (const header of ['identity;q=0', 'identity;q=0, *;q=0', '*;q=0', 'br;q=0, gzip;q=0.0, identity;q=0.000']) {
      const [status, code] = await refusal(svg, { headers: { 'accept-encoding': header } })
      expect([header, status, code]).toEqual([header, 406, 'not_acceptable'])
    }
  })

  test('H15: Range is ignored', async () => {
    expect((await ask(app, svg, { headers: { range: 'bytes=0-9' } })).status).toBe(200)
  })

  test('H16: replies say how long they may be kept, errors never', async () => {
    expect((await ask(app, '/api')).headers.get('cache-control')).toBe(
      'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800',
    )
    expect((await ask(app, svg)).headers.get('cache-control')).toBe(
      'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400, stale-if-error=604800',
    )
    for (const target of ['/x', `${svg}?theme=x`])
      expect((await ask(app, target)).headers.get('cache-control')).toBe('no-store')
  })

  test('H17: a picture is locked down and named', async () => {
    const { headers } = await ask(app, svg)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers.get('content-disposition')).toBe('inline; filename="request-sequence.svg"')
  })

  test('H18: links lead to the description, the documentation, the schema and the other forms', async () => {
    const api = await ask(app, '/api')
    expect(api.headers.get('link')).toContain(`<${baseUrl}/openapi.json>; rel="service-desc"`)
    expect(api.headers.get('link')).toContain('rel="service-doc"')
    expect((await ask(app, '/api/diagrams/request-sequence/scene')).headers.get('link')).toContain(
      `<${baseUrl}/schemas/scene-v1.json>; rel="describedby"`,
    )
    expect(
      (await ask(app, '/api/diagrams/request-sequence')).headers.get('link')?.match(/rel="alternate"/g),
    ).toHaveLength(3)
  })

  test('D7: nothing has a Last-Modified, and If-Modified-Since alone gives no 304', async () => {
    const headers = { 'if-modified-since': 'Fri, 31 Dec 2100 00:00:00 GMT' }
    for (const target of ['/api', svg, '/api/diagrams/request-sequence/scene']) {
      const reply = await ask(app, target, { headers })
      expect([target, reply.status, reply.headers.get('last-modified')]).toEqual([target, 200, null])
    }
  })

  test('D8: the legacy downloads are the same data as files', async () => {
    const list = await ask(app, '/api/catalog.json')
    expect(list.headers.get('content-disposition')).toBe('attachment; filename="catalog.json"')
    expect(await list.text()).toBe(await (await ask(app, '/api/diagrams')).text())
    const scene = await ask(app, '/api/scenes/request-sequence.json')
    expect(scene.headers.get('content-disposition')).toBe('attachment; filename="request-sequence.json"')
    expect(await scene.text()).toBe(await (await ask(app, '/api/diagrams/request-sequence/scene')).text())
    expect((await refusal('/api/scenes/nope.json')).slice(0, 2)).toEqual([404, 'unknown_diagram'])
    for (const path of ['/api/scenes/request-sequence', '/api/scenes/request-sequence/x.json']) {
      expect((await refusal(path)).slice(0, 2)).toEqual([404, 'unknown_endpoint'])
    }
  })
})

test('H25: locators come from the base address, with its path, never from Host', async () => {
  const prefixed = createApp({ catalog, baseUrl: 'https://example.com/diagrams/' })
  const recipe = (await (await ask(prefixed, '/api/diagrams/request-sequence')).json()) as Record<string, unknown>
  expect([recipe['page'], recipe['scene'], recipe['svg']]).toEqual([
    'https://example.com/diagrams/diagrams/request-sequence',
    'https://example.com/diagrams/api/diagrams/request-sequence/scene',
    'https://example.com/diagrams/api/diagrams/request-sequence/svg',
  ])
})

test('H27: API replies name the catalog they were made from, 304 included', async () => {
  const revisionOf = async (of: App, target: string, init?: RequestInit) =>
    (await ask(of, target, init)).headers.get('diagref-revision')
  const revision = await revisionOf(app, '/api')
  expect(revision).toMatch(/^[\w-]{12}$/)
  for (const target of ['/api/diagrams', '/api/diagrams/request-sequence', `${svg}?theme=dark`, '/api/catalog.json'])
    expect([target, await revisionOf(app, target)]).toEqual([target, revision])
  expect(await revisionOf(app, '/api', { headers: { 'if-none-match': '*' } })).toBe(revision)
  const elsewhere = createApp({ catalog, baseUrl: 'https://elsewhere.example' })
  expect(await revisionOf(elsewhere, '/api')).toBe(revision)
  const [first, ...others] = catalog.recipes
  const changed = createCatalog([{ ...first!, name: 'Another' }, ...others])
  expect(await revisionOf(createApp({ catalog: changed, baseUrl }), '/api')).not.toBe(revision)
})

test('H24: /readyz is 503 while the service stops, /healthz is not', async () => {
  const stopping = createApp({ catalog, baseUrl })
  const statuses = async () => [(await ask(stopping, '/readyz')).status, (await ask(stopping, '/healthz')).status]
  expect(await statuses()).toEqual([200, 200])
  stopping.service.draining = true
  expect(await statuses()).toEqual([503, 200])
})

test('a fault of ours is a 500 without detail, and is told to the operator', async () => {
  const faults: unknown[] = []
  const broken = createApp({
    catalog: {
      ...catalog,
      find: () => {
        throw new Error('secret detail')
      },
    },
    baseUrl,
    onInternalError: (error) => faults.push(error),
  })
  const reply = await ask(broken, '/api/diagrams/request-sequence')
  expect(reply.status).toBe(500)
  expect(await reply.text()).not.toContain('secret')
  expect(faults).toHaveLength(1)
})
