/**
 * Whatever the request, the service responds as its OpenAPI description specifies, and never with a 5xx.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../src/app/create-app.ts'
import { ask, loadApp } from './catalog.ts'

let app: App
let schemaOf: (path: string, status: number) => string
const ajv = new Ajv2020({ strict: false, validateFormats: false })

type Media = Record<string, { schema: { $ref?: string } }>
type Description = { paths: Record<string, { get: { responses: Record<string, { content?: Media }> } }> }

beforeAll(async () => {
  app = await loadApp()
  const description = (await (await ask(app, '/openapi.json')).json()) as Description
  ajv.addSchema(description, 'openapi')
  schemaOf = (path, status) =>
    description.paths[path]?.get.responses[String(status)]?.content?.['application/json']?.schema.$ref ??
    `no schema for ${path} ${status}`
})

/** Checks a response against the schema that the description has for its path and status. */
const hold = async (path: string, target: string): Promise<void> => {
  const reply = await ask(app, target)
  expect(reply.status, target).toBeLessThan(500)
  const type = reply.headers.get('content-type') ?? ''
  const text = await reply.text()
  if (type.startsWith('image/svg+xml')) expect(reply.status).toBe(200)
  else {
    const validate = ajv.getSchema(`openapi${schemaOf(path, reply.status)}`)
    expect(validate, `${target}: ${schemaOf(path, reply.status)}`).toBeDefined()
    expect(validate?.(JSON.parse(text)), `${target}: ${ajv.errorsText(validate?.errors)}`).toBe(true)
  }
}

// Anything a client can put on the wire that a URL parser lets through, well-formed or not.
const rawText = fc.oneof(
  fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
  fc.string({
    unit: fc.constantFrom('%', '2', 'f', 'F', 'a', '+', '&', '=', ';', 'é', '%00', '%2F', '%ff', '_'),
    maxLength: 30,
  }),
  fc.constantFrom('__proto__', 'constructor', '%00', 'toString', 'request-sequence', 'a'.repeat(101), '%2e', '😀'),
)

const pair = fc
  .tuple(fc.constantFrom('q', 'family', 'theme', 'accent', 'x', '%71', 'theme[]'), rawText)
  .map(([name, value]) => `${name}=${value}`)
const rawQuery = fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))

const wordy = fc.constantFrom('theme=dark', 'accent=rose', 'theme=', 'theme=drak', 'accent=green&accent=green', 'v=1')

const runs = { numRuns: 300 }

test('any query on the list returns a catalog or an Error', async () => {
  await fc.assert(
    fc.asyncProperty(rawQuery, (query) => hold('/api/diagrams', `/api/diagrams${query}`)),
    runs,
  )
})

test('any id returns a recipe or an Error', async () => {
  await fc.assert(
    fc.asyncProperty(rawText, rawQuery, async (id, query) => {
      // These would be other paths, which the URL parser resolves before the service sees them.
      fc.pre(id !== '' && !/^(?:\.|%2e){1,2}$/i.test(id) && !/[?#/\\]/.test(id))
      await hold('/api/diagrams/{id}', `/api/diagrams/${id}${query}`)
      await hold('/api/diagrams/{id}/scene', `/api/diagrams/${id}/scene${query}`)
    }),
    runs,
  )
})

test('any look returns an SVG or an Error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        wordy,
        rawQuery.map((query) => query.slice(1)),
      ),
      (query) => hold('/api/diagrams/{id}/svg', `/api/diagrams/request-sequence/svg?${query}`),
    ),
    runs,
  )
})

test('every endpoint of every recipe matches its schema', async () => {
  await hold('/api', '/api')
  const { recipes } = (await (await ask(app, '/api/diagrams')).json()) as { recipes: { id: string }[] }
  for (const { id } of recipes) {
    await hold('/api/diagrams/{id}', `/api/diagrams/${id}`)
    await hold('/api/diagrams/{id}/scene', `/api/diagrams/${id}/scene`)
    await hold('/api/diagrams/{id}/svg', `/api/diagrams/${id}/svg`)
  }
})

test('the description names the five operations of the specification, then those of data, no security, and version 1.0.0', async () => {
  const description = (await (await ask(app, '/openapi.json')).json()) as Record<string, unknown>
  const operations = Object.values(description['paths'] as Record<string, { get: { operationId: string } }>).map(
    ({ get }) => get.operationId,
  )
  expect(operations).toEqual([
    'getApiDiscovery',
    'listDiagrams',
    'getDiagram',
    'getDiagramScene',
    'renderDiagram',
    'getSampleData',
    'getDataSchema',
  ])
  expect([
    description['openapi'],
    (description['info'] as { version: string }).version,
    description['security'],
  ]).toEqual(['3.1.0', '1.0.0', []])
})
