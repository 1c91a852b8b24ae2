/**
 * Bodies and their headers: codings, tags, conditions, caches, links.
 */
import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp } from '../../test/catalog.ts'
import { refusalOf } from '../../test/refusal.ts'

const app = await loadApp()

const svg = '/api/diagrams/request-sequence/svg'

const refusal = (target: string, init?: RequestInit) => refusalOf(app, target, init)

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

  test('D6: a client that accepts no coding gets 406', async () => {
    for (const header of ['identity;q=0', 'identity;q=0, *;q=0', '*;q=0', 'br;q=0, gzip;q=0.0, identity;q=0.000']) {
      const [status, code] = await refusal(svg, { headers: { 'accept-encoding': header } })
      expect([header, status, code]).toEqual([header, 406, 'not_acceptable'])
    }
  })

  test('H15: Range is ignored', async () => {
    expect((await ask(app, svg, { headers: { range: 'bytes=0-9' } })).status).toBe(200)
  })

  test('H16: responses say how long they may be cached, errors are never cached', async () => {
    expect((await ask(app, '/api')).headers.get('cache-control')).toBe(
      'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800',
    )
    expect((await ask(app, svg)).headers.get('cache-control')).toBe(
      'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400, stale-if-error=604800',
    )
    for (const target of ['/x', `${svg}?theme=x`])
      expect((await ask(app, target)).headers.get('cache-control')).toBe('no-store')
  })

  test('H17: an SVG is locked down and has a file name', async () => {
    const { headers } = await ask(app, svg)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers.get('content-disposition')).toBe('inline; filename="request-sequence.svg"')
  })

  test('H18: links point to the description, the documentation, the schema and the other forms', async () => {
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

  test('D7: nothing has a Last-Modified, and If-Modified-Since alone does not yield a 304', async () => {
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
