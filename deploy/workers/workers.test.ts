/**
 * The Workers package: the whole contract on workerd, its static assets, and that wrangler accepts it.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningPair, testContract } from '../../test/contract/contract-tests.ts'
import { send } from '../../test/contract/http-client.ts'
import { startPair, staticAssets } from '../../test/runtimes/start-pair.ts'
import { assetHeaders } from '../../tools/build-worker.ts'
import { npmFolder } from '../test/npm-folder.ts'

testContract(startPair, { exhaustive: true, excluded: staticAssets, resolvesDotSegments: true })

describe('static assets', () => {
  let pair: RunningPair
  beforeAll(async () => {
    pair = await startPair()
    return () => pair.stop()
  }, 60_000)

  test('have the bytes, the type and the headers of the service, with an ETag of their own', async () => {
    const names = readdirSync('dist/workers-assets/assets')
    expect(names.length).toBeGreaterThan(5)
    for (const path of names.map((name) => `/assets/${name}`)) {
      const [expected, actual] = await Promise.all([send(pair.reference, { path }), send(pair.server, { path })])
      expect([path, actual.status, actual.body.equals(expected.body)]).toEqual([path, 200, true])
      expect(actual.headers).toMatchObject({ ...assetHeaders, 'content-type': expected.headers['content-type'] })
      const etag = actual.headers['etag'] ?? ''
      expect((await send(pair.server, { path, headers: { 'if-none-match': etag } })).status).toBe(304)
    }
  })
})

describe('wrangler', () => {
  // Later versions need Node 22.
  const packages = ['wrangler@4.86.0']
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }

  test('accepts the configuration; the upload is small enough for the free plan', { timeout: 120_000 }, () => {
    const program = join(npmFolder('wrangler', packages), 'node_modules/.bin/wrangler')
    const args = ['deploy', '--dry-run', '--config', 'deploy/workers/wrangler.jsonc']
    const output = execFileSync(program, args, { env, encoding: 'utf8' })
    const [, kibibytes] = /gzip: ([\d.]+) KiB/.exec(output) ?? []
    expect(Number(kibibytes)).toBeLessThan(3 * 1024)
    expect(output).not.toMatch(/warning/i)
  })
})
