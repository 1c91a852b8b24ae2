/**
 * The OpenAPI description checked against the service: every operation and every response is as described.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, loadApp } from '../../../test/catalog.ts'
import type { App } from '../../app/create-app.ts'
import { tags } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

let app: App
let validators: Map<string, ValidateFunction>
beforeAll(async () => {
  app = await loadApp()
  validators = compileSchemas((await (await ask(app, '/openapi.json')).json()) as Description)
})

const operations = endpoints.flatMap(({ path, operation }) => (operation === undefined ? [] : [{ path, ...operation }]))

describe('every operation', () => {
  test.each(operations)('$operationId returns what its schema says', async ({ examples: { request }, response }) => {
    const reply = await ask(app, request)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(new RegExp(`^${response.type.replace('+', '\\+')}(?:;|$)`))
    if (response.schema !== undefined) expect(problemsIn(response.schema, await reply.json())).toBe('')
  })

  test.each(operations.filter(({ examples }) => examples.mistake !== undefined))(
    '$operationId rejects a mistake with an Error',
    async ({ examples }) => {
      const reply = await ask(app, examples.mistake ?? '')
      expect([400, 404]).toContain(reply.status)
      expect(problemsIn('Error', await reply.json())).toBe('')
    },
  )

  test('has a description, a known tag and an id of its own', () => {
    expect(operations.filter(({ description, tag }) => description === '' || !(tag in tags))).toEqual([])
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })
})

test('every scene and recipe matches its schema', async () => {
  const { recipes } = (await (await ask(app, '/api/diagrams')).json()) as { recipes: { id: string }[] }
  for (const { id } of recipes) {
    const scene = await ask(app, `/api/diagrams/${id}/scene`)
    expect(problemsIn('Scene', await scene.json()), id).toBe('')
  }
  expect(recipes.map((recipe) => problemsIn('Recipe', recipe)).filter((problems) => problems !== '')).toEqual([])
})

test('a schema does reject', () => {
  expect(problemsIn('Discovery', { name: 'Diagram reference' })).toContain('version')
})

test('the served description is the one generated from the declarations', async () => {
  expect(await (await ask(app, '/openapi.json')).json()).toEqual(openApiDocument(app.service.baseUrl))
})

type Description = { components: { schemas: Record<string, object> } }

/** The component schemas, compiled; references between them are resolved within the description. */
function compileSchemas(description: Description): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(description, 'openapi.json')
  const names = Object.keys(description.components.schemas)
  return new Map(names.map((name) => [name, ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` })]))
}

const problemsIn = (name: string, value: unknown): string => {
  const validate = validators.get(name)
  if (validate === undefined) return `there is no schema ${name}`
  return validate(value) ? '' : JSON.stringify(validate.errors)
}

test('elements are named schemas, and their type says which, so that clients can be generated', () => {
  const { components } = openApiDocument('https://diagrams.example') as {
    components: { schemas: Record<string, { properties: Record<string, { items: Record<string, unknown> }> }> }
  }
  const items = components.schemas['Scene']!.properties['elements']!.items
  const names = ['Box', 'Text', 'Line', 'Path', 'Circle'].map((kind) => `#/components/schemas/${kind}Element`)
  expect(items).toEqual({
    oneOf: names.map(($ref) => ({ $ref })),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(names.map((name, at) => [['box', 'text', 'line', 'path', 'circle'][at], name])),
    },
  })
})
