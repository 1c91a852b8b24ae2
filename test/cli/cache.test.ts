/**
 * The cache of responses: a second call costs a 304, a call without network uses the cached copy with a warning.
 */
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'
import { type StandIn, staleCopy } from './stand-in.ts'

type Mode = 'fine' | 'changed' | 'down' | 'gone'

let mode: Mode = 'fine'
let statuses: number[] = []
let server: StandIn
let cache = ''

// An empty list exits with 1, like grep, so there is something in it.
const listed = { id: 'queue', name: 'Queue', family: 'Flows', overall: 80, description: 'A queue.' }

const body = (text: string) => ({
  etag: `"${text}"`,
  text: JSON.stringify({ version: 1, families: [], recipes: [listed], text }),
})

beforeAll(async () => {
  await installed()
  server = await staleCopy((request, response) => {
    const { etag, text } = body(mode === 'changed' ? 'new' : 'old')
    const status = { down: 502, gone: 404, fine: 200, changed: 200 }[mode]
    const same = request.headers['if-none-match'] === etag && status === 200
    statuses.push(same ? 304 : status)
    const headers = { 'content-type': 'application/json', etag }
    response.writeHead(same ? 304 : status, headers).end(same || status !== 200 ? '' : text)
  })
}, 240_000)

afterAll(() => server.stop())

beforeEach(() => {
  mode = 'fine'
  statuses = []
  cache = emptyFolder()
})

const list = (args: string[] = [], base = server.baseUrl) =>
  diagref(['list', '--json', '--base-url', base, ...args], { env: { XDG_CACHE_HOME: cache } })

const keptFiles = (): string[] =>
  readdirSync(join(cache, 'diagref', 'replies')).map((name) => join(cache, 'diagref', 'replies', name))

test('a second call costs a 304 and returns the same bytes', async () => {
  const first = await list()
  const second = await list()
  expect(statuses).toEqual([200, 304])
  expect([second.code, second.out, second.err]).toEqual([0, first.out, ''])
})

test('a changed response replaces the cached one', async () => {
  await list()
  mode = 'changed'
  expect((await list()).out).toBe(body('new').text)
  await list()
  expect(statuses).toEqual([200, 200, 304])
  expect(keptFiles()).toHaveLength(1)
})

test('--no-cache neither reads nor writes the cache', async () => {
  await list(['--no-cache'])
  expect(readdirSync(cache)).toEqual([])
  await list()
  await list(['--no-cache'])
  expect(statuses).toEqual([200, 200, 200])
})

test('without a network the cached copy is used, with a warning and its date', async () => {
  const gone = await staleCopy((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', etag: '"x"' }).end(body('old').text),
  )
  await list([], gone.baseUrl)
  await gone.stop()
  const { code, out, err } = await list([], gone.baseUrl)
  expect([code, out]).toEqual([0, body('old').text])
  expect(err).toMatch(/^diagref: warning: No response from http\S+;.* Using the copy cached on \d{4}-\d\d-\d\d\.\n$/)
  expect((await list(['--no-cache'], gone.baseUrl)).code).toBe(2)
})

test('a cached copy replaces the response of an overloaded service, but not what the service removed', async () => {
  await list()
  mode = 'down'
  expect(await list()).toMatchObject({
    code: 0,
    out: body('old').text,
    err: expect.stringContaining('502 Bad Gateway') as string,
  })
  mode = 'gone'
  expect(await list()).toMatchObject({ code: 2, out: '' })
})

test('a damaged cached response is requested again', async () => {
  await list()
  for (const file of keptFiles()) writeFileSync(file, readFileSync(file).subarray(0, -5))
  expect((await list()).out).toBe(body('old').text)
  for (const file of keptFiles()) writeFileSync(file, 'x')
  expect((await list()).out).toBe(body('old').text)
  expect(statuses).toEqual([200, 200, 200])
})

test('two deployments are cached separately', async () => {
  await list()
  await list([], `${server.baseUrl}/other`)
  expect(statuses).toEqual([200, 200])
})

test('a folder that cannot be written to does not fail a command', async () => {
  writeFileSync(join(cache, 'diagref'), 'a file where the folder should be')
  chmodSync(cache, 0o500)
  expect(await list()).toMatchObject({ code: 0, err: '' })
})

test('the newest 400 responses are kept', async () => {
  await list()
  const [file = ''] = keptFiles()
  for (let index = 0; index < 450; index++) writeFileSync(`${file}${index}`, '')
  mode = 'changed'
  await list()
  expect(keptFiles()).toHaveLength(400)
  await list()
  expect(statuses.at(-1)).toBe(304)
})
