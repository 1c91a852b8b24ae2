/**
 * The whole service: its URLs, its revision, its health and its internal errors.
 */
import { expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog } from '../../test/catalog.ts'
import { createCatalog } from '../catalog/catalog.ts'
import { type App, createApp } from './create-app.ts'

const app = await loadApp()
const catalog = await loadCatalog()

const svg = '/api/diagrams/request-sequence/svg'

test('H25: locators are built from the base URL with its path, never from Host', async () => {
  const prefixed = createApp({ catalog, baseUrl: 'https://example.com/diagrams/' })
  const recipe = (await (await ask(prefixed, '/api/diagrams/request-sequence')).json()) as Record<string, unknown>
  expect([recipe['page'], recipe['scene'], recipe['svg']]).toEqual([
    'https://example.com/diagrams/diagrams/request-sequence',
    'https://example.com/diagrams/api/diagrams/request-sequence/scene',
    'https://example.com/diagrams/api/diagrams/request-sequence/svg',
  ])
})

test('H27: API responses name the catalog revision they were built from, including a 304', async () => {
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

test('an internal error is a 500 without detail and is passed to the operator', async () => {
  const errors: unknown[] = []
  const broken = createApp({
    catalog: {
      ...catalog,
      find: () => {
        throw new Error('secret detail')
      },
    },
    baseUrl,
    onInternalError: (error) => errors.push(error),
  })
  const reply = await ask(broken, '/api/diagrams/request-sequence')
  expect(reply.status).toBe(500)
  expect(await reply.text()).not.toContain('secret')
  expect(errors).toHaveLength(1)
})
