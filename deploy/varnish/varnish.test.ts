/**
 * The contract behind Debian's Varnish: what it caches, and what it passes to the service.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { testContract } from '../../test/contract/contract-tests.ts'
import { type HttpRequest, type HttpResponse, send } from '../../test/contract/http-client.ts'
import { type FrontServer, startInFront } from '../test/front-server.ts'
import { startVarnish } from './start-varnish.ts'

testContract(() => startInFront(startVarnish, { added: ['age', 'via', 'x-varnish'] }), { exhaustive: true })

describe('caching', () => {
  let front: FrontServer
  beforeAll(async () => {
    front = await startInFront(startVarnish)
    return () => front.stop()
  }, 60_000)

  const ask = (request: HttpRequest): Promise<HttpResponse> =>
    send(front.server, { ...request, headers: { host: front.host, ...request.headers } })

  /** The targets that reach the service during these requests. */
  const forwardedBy = async (...requests: HttpRequest[]): Promise<string[]> => {
    const before = front.forwarded.length
    for (const each of requests) await ask(each)
    return front.forwarded.slice(before).filter((target) => target !== '/healthz')
  }

  test('one variant for each coding, whatever the spelling of Accept-Encoding', async () => {
    const path = '/api/diagrams/request-sequence/svg'
    const spellings = ['gzip, deflate, br', 'br', 'deflate, BR', 'gzip', 'gzip, deflate', 'deflate', 'identity']
    const requests = spellings.map((coding) => ({ path, headers: { 'accept-encoding': coding } }))
    expect(await forwardedBy(...requests, ...requests)).toEqual([path, path, path])
  })

  test('HEAD and conditional requests are cache hits', async () => {
    const path = '/api/diagrams/request-sequence/scene'
    const { headers } = await ask({ path })
    const { etag = '' } = headers
    expect(
      await forwardedBy({ path, method: 'HEAD' }, { path, headers: { 'if-none-match': `"a", W/${etag}` } }),
    ).toEqual([])
  })

  test('pages are not cached: CDN-Cache-Control overrides Cache-Control', async () => {
    expect(await forwardedBy({ path: '/docs' }, { path: '/docs' })).toEqual(['/docs', '/docs'])
  })

  test('errors are not cached', async () => {
    expect(await forwardedBy({ path: '/nope' }, { path: '/nope' })).toEqual(['/nope', '/nope'])
  })

  test('PURGE removes a URL, or a recipe with the lists that contain it', async () => {
    const [list, scene, other] = [
      '/api/diagrams',
      '/api/diagrams/request-sequence/scene',
      '/api/diagrams/http-exchange/scene',
    ]
    const all = [list, scene, other].map((path) => ({ path }))
    await forwardedBy(...all)
    expect((await ask({ path: other, method: 'PURGE' })).status).toBe(200)
    expect(await forwardedBy(...all)).toEqual([other])
    const purge = { path: '/', method: 'PURGE', headers: { 'diagref-recipe': 'request-sequence' } }
    expect((await ask(purge)).status).toBe(204)
    expect(await forwardedBy(...all)).toEqual([list, scene])
  })

  test('PURGE by revision removes what was made from another catalog', async () => {
    const path = '/api/diagrams/request-sequence/scene'
    const revision = (await ask({ path })).headers['diagref-revision'] ?? ''
    const purge = (value: string) => ask({ path: '/', method: 'PURGE', headers: { 'diagref-revision': value } })
    expect((await purge(revision)).status).toBe(204)
    expect(await forwardedBy({ path })).toEqual([])
    await purge('another')
    expect(await forwardedBy({ path })).toEqual([path])
  })

  test('while the service is down, cached responses are served and the rest is 503', async () => {
    await ask({ path: '/api' })
    await front.stopService()
    expect((await ask({ path: '/api' })).status).toBe(200)
    const { status, headers, body } = await ask({ path: '/api/diagrams?q=never+asked' })
    expect([status, headers['retry-after'], headers['access-control-allow-origin']]).toEqual([503, '5', '*'])
    expect(JSON.parse(body.toString())).toMatchObject({ error: { code: 'internal_error' } })
  })
})
