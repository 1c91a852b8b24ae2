/**
 * `export`: every reply as a file with the bytes of the service; a static host that reads `_headers` and
 * `_redirects` gives the read-only half with its headers.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { families, type Recipe } from '../../src/catalog/recipe.ts'
import { looks } from '../../src/render/palette.ts'
import { diagref, emptyFolder, finish, type Ran, type Service, startService } from './diagref.ts'
import { installed } from './installed.ts'
import { readHost } from './static-host.ts'

const folder = join(emptyFolder(), 'public')
let service: Service
let ran: Ran
let ids: string[]
/** The recipes whose bytes are compared: all are written by one loop, which knows nothing of them but their ids. */
let compared: string[]

const indexFile = 'dist/catalog-index.br'
const readIndex = (place: string): Recipe[] =>
  JSON.parse(brotliDecompressSync(readFileSync(join(place, indexFile))).toString()) as Recipe[]

beforeAll(async () => {
  const { package: place } = await installed()
  ids = readIndex(place).map(({ id }) => id)
  compared = ids.filter((_, at) => at % 10 === 0)
  service = await startService()
  ran = await diagref(['export', folder, '--base-url', `${service.baseUrl}/`])
}, 240_000)

afterAll(async () => {
  expect(await service.stop()).toBe(0)
})

const fetchBody = async (target: string, accept = '*/*') => {
  const reply = await fetch(service.baseUrl + target, { headers: { accept } })
  return { headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) }
}

test('it says what it wrote, and leaves no draft', () => {
  expect(ran).toMatchObject({ code: 0, out: '' })
  // And no link that leads nowhere, examples in the documentation included.
  expect(ran.err).toMatch(/^diagref: \d+ files written to .*\n$/)
  expect(readdirSync(join(folder, '..'))).toEqual(['public'])
})

/** Every URL that must exist: all of the API, all kinds of pages. */
const addresses = (): string[] => [
  '/api',
  '/api/diagrams',
  '/api/catalog.json',
  '/openapi.json',
  '/schemas/scene-v1.json',
  ...families.map((family) => `/api/diagrams?family=${encodeURIComponent(family)}`),
  ...compared.flatMap(addressesOf),
  ...looks.map(({ theme, accent }) => `/api/diagrams/${ids[0]}/svg?theme=${theme}&accent=${accent}`),
  ...looks.map(({ theme }) => `/api/diagrams/${ids[1]}/svg?theme=${theme}`),
  ...looks.map(({ accent }) => `/api/diagrams/${ids[2]}/svg?accent=${accent}`),
  '/favicon.svg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/index.md',
]

/** Every URL of a recipe but those of its looks. */
const addressesOf = (id: string): string[] => [
  `/api/diagrams/${id}`,
  `/api/diagrams/${id}/scene`,
  `/api/diagrams/${id}/svg`,
  `/api/scenes/${id}.json`,
  `/diagrams/${id}.md`,
]

test('a static host serves the bytes of the service at every URL of the API', async () => {
  const host = readHost(folder)
  for (const address of addresses()) {
    const [given, wanted] = [host.get(address), await fetchBody(address)]
    expect(given?.body.equals(wanted.body), address).toBe(true)
  }
  const absent = ids.flatMap(addressesOf).filter((address) => host.get(address) === undefined)
  expect(absent).toEqual([])
})

test('a static host serves the pages at their URLs', async () => {
  const host = readHost(folder)
  for (const address of ['/', `/diagrams/${ids[0]}`, '/docs']) {
    const wanted = await fetchBody(address, 'text/html')
    expect(host.get(address)?.body.equals(wanted.body), address).toBe(true)
    expect(host.get(address)?.headers['content-security-policy']).toBe(wanted.headers.get('content-security-policy'))
  }
})

test('its headers are those of the service', async () => {
  const host = readHost(folder)
  const names = [
    'content-type',
    'cache-control',
    'content-security-policy',
    'access-control-allow-origin',
    'x-content-type-options',
  ]
  const pick = (get: (name: string) => string | null | undefined) => names.map((name) => get(name) ?? null)
  for (const address of [
    '/api',
    '/api/diagrams',
    `/api/diagrams/${ids[0]}/svg`,
    `/api/diagrams/${ids[0]}/scene`,
    `/api/diagrams/${ids[0]}/svg?theme=dark`,
    '/llms.txt',
  ]) {
    const [given, wanted] = [host.get(address), await fetchBody(address)]
    expect(
      pick((name) => given?.headers[name]),
      address,
    ).toEqual(pick((name) => wanted.headers.get(name)))
  }
})

test('assets may be cached forever', () => {
  const host = readHost(folder)
  const [asset = ''] = readdirSync(join(folder, 'assets'))
  expect(host.get(`/assets/${asset}`)?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('_headers and _redirects stay within what hosts read', () => {
  const headers = readFileSync(join(folder, '_headers'), 'utf8').split('\n')
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n')
  for (const line of redirects) expect(line).toMatch(/^\/\S+(?: \w+=\S+)* \/\S+ 200$/)
})

test('404.html works at every depth', () => {
  const page = readFileSync(join(folder, '404.html'), 'utf8')
  expect(page).toContain('<html')
  expect(page).not.toMatch(/(?:href|src)="\.\.?\//)
})

/** The program of a package with a few recipes, which exports in a tenth of the time. */
const smallProgram = async (): Promise<string> => {
  const { package: whole } = await installed()
  const small = join(emptyFolder(), 'small')
  for (const part of ['package.json', 'dist', 'assets'])
    cpSync(join(whole, part), join(small, part), { recursive: true })
  const few = readIndex(whole).filter(({ id }) => compared.includes(id))
  writeFileSync(join(small, indexFile), brotliCompressSync(JSON.stringify(few)))
  return join(small, 'dist/cli/diagref.cjs')
}

test('files that the package has in another form are served as they were built', async () => {
  const { names } = JSON.parse(readFileSync('dist/site.json', 'utf8')) as { names: Record<string, string> }
  const shared = Object.values(names).filter((name) => /^search\.|\.ttf$/.test(name))
  expect(shared).toHaveLength(5)
  for (const name of shared) {
    const { body } = await fetchBody(`/assets/${name}`)
    expect(name.split('.').at(-2)).toBe(createHash('sha256').update(body).digest('hex').slice(0, 10))
  }
})

test('an empty folder is filled, and a base URL with a path is written into every locator', async () => {
  const place = join(emptyFolder(), 'empty')
  mkdirSync(place)
  const args = [await smallProgram(), 'export', place, '--base-url', 'https://diagrams.example/deep/er/']
  const env = { PATH: process.env['PATH'] ?? '', HOME: emptyFolder() }
  const { code } = await finish(spawn(process.execPath, args, { env }))
  expect(code).toBe(0)
  const api = JSON.parse(readFileSync(join(place, 'api.json'), 'utf8')) as { catalog: string }
  expect(api.catalog).toBe('https://diagrams.example/deep/er/api/diagrams')
  expect(existsSync(join(place, 'docs.html'))).toBe(true)
  expect(statSync(join(place, 'index.html')).size).toBeGreaterThan(1000)
})

test('a folder that is not empty is rejected and left alone, and so is a file', async () => {
  const place = emptyFolder()
  const args = ['export', place, '--base-url', 'https://diagrams.example']
  writeFileSync(join(place, 'mine'), '')
  expect(await diagref(args)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/is not empty; name a new folder/) as string,
  })
  expect(readdirSync(place)).toEqual(['mine'])
  expect((await diagref(['export', join(place, 'mine'), '--base-url', 'https://x.example'])).err).toMatch(
    /it is a file\.\n$/,
  )
})
