/**
 * What a web server serves from exported files while the service is down.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { commonHeaders } from '../../src/http/headers.ts'
import { type HttpRequest, type HttpResponse, send } from '../../test/contract/http-client.ts'
import { finiteTargets } from '../../test/contract/requests.ts'
import type { FrontServer } from './front-server.ts'

/** Defines the tests. */
export const testStandalone = (start: () => Promise<FrontServer>): void => {
  describe('while the service is down', () => {
    let front: FrontServer
    beforeAll(async () => {
      front = await start()
      await front.stopService()
      return () => front.stop()
    }, 120_000)

    const ask = (request: HttpRequest): Promise<HttpResponse> =>
      send(front.server, { ...request, headers: { host: front.host, ...request.headers } })

    test('every finite URL is served from its file', async () => {
      for (const path of await finiteTargets(front.app))
        expect([path, (await ask({ path })).status]).toEqual([path, 200])
      expect((await ask({ path: '/docs', headers: { accept: 'text/markdown' } })).status).toBe(200)
      expect((await ask({ path: '/api', headers: { 'if-none-match': '*' } })).status).toBe(304)
      expect((await ask({ path: '/api', method: 'OPTIONS' })).status).toBe(204)
    })

    test('H5: other methods get 405 with the Error body', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers, body } = await ask({ path: '/api/diagrams', method })
        expect([status, headers]).toEqual([
          405,
          expect.objectContaining({ ...commonHeaders, 'cache-control': 'no-store', allow: 'GET, HEAD, OPTIONS' }),
        ])
        expect(JSON.parse(body.toString())).toEqual({
          error: {
            code: 'method_not_allowed',
            message: `${method} is not supported at /api/diagrams.`,
            hint: 'Use one of: GET, HEAD, OPTIONS.',
          },
          documentation: `${front.app.service.baseUrl}/docs/errors#method_not_allowed`,
        })
      }
    })

    test('searches and MCP get 503 with the Error body', async () => {
      for (const request of [{ path: '/api/diagrams?q=tree' }, { path: '/mcp', method: 'POST', body: '{}' }]) {
        const { status, headers, body } = await ask(request)
        expect([status, headers]).toEqual([
          503,
          expect.objectContaining({ ...commonHeaders, 'cache-control': 'no-store', 'retry-after': '5' }),
        ])
        expect(JSON.parse(body.toString())).toMatchObject({ error: { code: 'internal_error' } })
      }
    })
  })
}
