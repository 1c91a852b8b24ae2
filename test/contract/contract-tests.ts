/**
 * The contract as tests of another server: it must respond to every request like the Node service.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { type App, createApp } from '../../src/app/create-app.ts'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { loadSite } from '../catalog.ts'
import { type Comparison, compareServers, type ServerPair } from './compare-servers.ts'
import { type HttpRequest, type HttpResponse, sendRaw } from './http-client.ts'
import {
  acceptHeaders,
  codings,
  errorTargets,
  finiteTargets,
  malformedTargets,
  mcpRequests,
  oneOfEachKind,
  searchTargets,
  someOfEachKind,
  variantTargets,
} from './requests.ts'

export type RunningPair = ServerPair & { app: App; stop: () => Promise<unknown> }

export type ContractOptions = {
  /** Whether to request every URL in every form, or some of each kind. */
  exhaustive: boolean
  /**
   * For a server that validates percent-encoding before the service sees the request: whether it sends the Error
   * body with its own message, or a plain 400.
   */
  ownPathErrors?: 'error-body' | 'plain'
  /** Targets that another server handles. */
  excluded?: RegExp
  /** Dot segments are resolved before the service sees the path. */
  resolvesDotSegments?: boolean
}

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
const conditions: Record<string, string>[] = [
  { 'if-none-match': '"other"' },
  { 'if-none-match': 'W/"a", "b"' },
  { 'if-none-match': 'other' },
  { 'if-none-match': '"other", *' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'if-match': '"other"' },
  { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
  { range: 'bytes=0-9' },
  { range: 'bytes=0-9', 'if-range': '"other"' },
]

const concurrency = 16

/** A run that is not exhaustive asks every path in every third of the ways that are the same code for all of them. */
const turns = 3
const slow = { timeout: 300_000 }

const statuses = (responses: HttpResponse[]): number[] => [...new Set(responses.map(({ status }) => status))]

/** A service with every tenth recipe, whose URLs are some of those of the whole one: finding them all takes long. */
const appOfFew = async ({ service: { catalog, baseUrl } }: App): Promise<App> => {
  const few = catalog.recipes.filter((_, at) => at % 10 === 0)
  return createApp({ catalog: createCatalog(few), site: await loadSite(), baseUrl })
}

/** Defines the tests. `start` starts both servers. */
export const testContract = (
  start: () => Promise<RunningPair>,
  { exhaustive, ownPathErrors, excluded, resolvesDotSegments = false }: ContractOptions,
): void => {
  let pair: RunningPair
  let targets: string[]
  let sample: string[]
  let chosen: string[]
  beforeAll(async () => {
    pair = await start()
    targets = (await finiteTargets(exhaustive ? pair.app : await appOfFew(pair.app))).filter(
      (target) => excluded?.test(target) !== true,
    )
    sample = oneOfEachKind(targets)
    chosen = exhaustive ? targets : sample
    return () => pair.stop()
  }, 120_000)

  /** Expects the same response from both; returns those of the service. */
  const expectSame = async (requests: readonly HttpRequest[]): Promise<HttpResponse[]> => {
    const compared: Comparison[] = []
    for (let start = 0; start < requests.length; start += concurrency) {
      const batch = requests.slice(start, start + concurrency)
      compared.push(...(await Promise.all(batch.map((request) => compareServers(pair, request)))))
    }
    const differences = compared.flatMap((each) => each.differences)
    expect({ count: differences.length, first: differences.slice(0, 20) }).toEqual({ count: 0, first: [] })
    return compared.map(({ expected }) => expected)
  }

  test('finite URLs of every kind, in every spelling', slow, async () => {
    expect(targets.length).toBeGreaterThan(500)
    const requested = exhaustive ? targets : someOfEachKind(targets)
    expect(statuses(await expectSame(requested.map((path) => ({ path }))))).toEqual([200])
  })

  test('H3: HEAD', slow, async () => {
    const responses = await expectSame([...chosen, ...errorTargets].map((path) => ({ path, method: 'HEAD' })))
    expect(responses.every(({ body }) => body.length === 0)).toBe(true)
  })

  /** Each path with all values of a header; if the run is not exhaustive, the first has all of them, others some in turn. */
  const withEach = <Value>(paths: readonly string[], values: readonly Value[]): { path: string; value: Value }[] =>
    paths.flatMap((path, at) =>
      values
        .filter((_, index) => exhaustive || at === 0 || index % turns === at % turns)
        .map((value) => ({ path, value })),
    )

  test('H15: content codings in every spelling', slow, async () => {
    const requests = withEach(sample, codings).map(({ path, value }) => ({
      path,
      headers: { 'accept-encoding': value },
    }))
    expect(statuses(await expectSame(requests))).toEqual([200, 406])
  })

  test('H14, H15: each coding of every path, and 304 for its ETag, in lists, weak and *', slow, async () => {
    for (const [turn, coding] of ['identity', 'gzip', 'br'].entries()) {
      const headers = { 'accept-encoding': coding }
      const first = await expectSame(chosen.map((path) => ({ path, headers })))
      expect(statuses(first)).toEqual([200])
      // Of every path, each of the three values meets one of its codings.
      const valueFor = (etag: string, index: number): string =>
        (exhaustive ? undefined : [etag, `"other", W/${etag}`, ' * '][(index + turn) % 3]) ?? etag
      const second = chosen.map((path, index) => ({
        path,
        headers: { ...headers, 'if-none-match': valueFor(first[index]?.headers['etag'] ?? '', index) },
      }))
      expect(statuses(await expectSame(second))).toEqual([304])
    }
  })

  test('H14, H15: other conditions, and ranges', slow, async () => {
    await expectSame(withEach(sample, conditions).map(({ path, value }) => ({ path, headers: value })))
  })

  test('H4: OPTIONS and preflights', slow, async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' }
    const preflight = (path: string): HttpRequest => ({ path, method: 'OPTIONS', headers })
    const known = await expectSame(chosen.flatMap((path) => [{ path, method: 'OPTIONS' }, preflight(path)]))
    expect(statuses(known)).toEqual([204])
    await expectSame(errorTargets.map(preflight))
  })

  test('H5: other methods', slow, async () => {
    const paths = [...sample, ...errorTargets]
    for (const accept of ['*/*', 'text/html']) {
      // What is not GET, HEAD or OPTIONS has one handler a route: the first method tries every path, the others some.
      const pathsOf = (at: number): string[] =>
        exhaustive || at === 0 ? paths : paths.filter((_, index) => index % otherMethods.length === at)
      const requests = otherMethods.flatMap((method, at) =>
        pathsOf(at).map((path) => ({ path, method, headers: { accept } })),
      )
      expect(statuses(await expectSame(requests)).every((status) => status >= 400 && status < 500)).toBe(true)
    }
  })

  test('searches, and other spellings', slow, async () => {
    const requests = [...searchTargets, ...variantTargets].flatMap((path) => [
      { path },
      { path, method: 'HEAD' },
      { path, headers: { 'accept-encoding': 'br' } },
    ])
    expect(statuses(await expectSame(requests))).toEqual([200, 308])
  })

  test('every error', slow, async () => {
    const requests = errorTargets.flatMap((path) => [
      { path },
      { path, headers: { accept: 'text/html' } },
      { path, headers: { 'accept-encoding': 'gzip' } },
    ])
    const responses = await expectSame(requests)
    expect(responses.every(({ status }) => status >= 400 && status < 500)).toBe(true)
  })

  test('H7: malformed paths, and those above the root', slow, async () => {
    const paths = malformedTargets.filter((path) => !resolvesDotSegments || !path.includes('..'))
    if (ownPathErrors === undefined) {
      await expectSame(paths.map((path) => ({ path })))
      return
    }
    for (const path of paths) {
      const head = `GET ${path} HTTP/1.1\r\nHost: ${pair.host}\r\nConnection: close\r\n\r\n`
      const text = await sendRaw(pair.server, head)
      expect([path, text]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 40[04] /)])
      if (ownPathErrors === 'error-body') expect(text).toMatch(/^access-control-allow-origin: \*\r$/im)
    }
  })

  test('H19: pages are negotiated', slow, async () => {
    const paths = ['/', '/docs', '/docs/mcp', '/diagrams/request-sequence', '/sandbox', '/compare', '/docs.md', '/api']
    const requests = paths.flatMap((path) => acceptHeaders.map((accept) => ({ path, headers: { accept } })))
    expect(statuses(await expectSame(requests))).toEqual([200, 406])
  })

  describe('MCP', () => {
    test('messages, valid and not', slow, async () => {
      expect(statuses(await expectSame(mcpRequests))).toEqual(expect.arrayContaining([200, 400, 413]))
    })

    test('M1 to M5: requests rejected before the message is read', slow, async () => {
      const [call] = mcpRequests
      const withHeaders = (headers: Record<string, string>): HttpRequest => ({
        ...call!,
        headers: { ...call!.headers, ...headers },
      })
      const responses = await expectSame([
        { path: '/mcp' },
        { path: '/.well-known/mcp', method: 'OPTIONS' },
        withHeaders({ accept: 'application/json' }),
        withHeaders({ 'content-type': 'text/plain' }),
        withHeaders({ host: 'other.example' }),
      ])
      expect(responses.map(({ status }) => status)).toEqual([405, 204, 406, 415, 403])
    })
  })
}
