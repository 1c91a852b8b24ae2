import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { ask, baseUrl, loadApp } from '../../../test/catalog.ts'

const app = await loadApp()

test('H26: the sample data names its schema, and matches it', async () => {
  const reply = await ask(app, '/data/request-sequence.json')
  const data = (await reply.json()) as { $schema: string }
  expect(data.$schema).toBe(`${baseUrl}/schemas/data/request-sequence.json`)
  const schema = await ask(app, '/schemas/data/request-sequence.json')
  expect(schema.headers.get('content-type')).toBe('application/schema+json')
  const form = (await schema.json()) as { $id: string; $schema: string }
  expect([form.$id, form.$schema]).toEqual([data.$schema, 'https://json-schema.org/draft/2020-12/schema'])
  const validate = new Ajv2020({ strict: false }).compile(form)
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true)
})

test('H26: both are cached like the API and link to each other', async () => {
  const data = await ask(app, '/data/request-sequence.json')
  const recipe = await ask(app, '/api/diagrams/request-sequence')
  expect(data.headers.get('cache-control')).toBe(recipe.headers.get('cache-control'))
  expect(data.headers.get('link')).toContain(`<${baseUrl}/schemas/data/request-sequence.json>; rel="describedby"`)
  expect(recipe.headers.get('link')).toContain(`<${baseUrl}/data/request-sequence.json>; rel="related"`)
  expect(Object.keys((await recipe.json()) as object)).not.toEqual(expect.arrayContaining(['data']))
})

test('H26: an unknown id is 404 with the nearest one', async () => {
  const reply = await ask(app, '/data/request-sequense.json')
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({
    error: { code: 'unknown_diagram', hint: expect.stringContaining('request-sequence') as string },
  })
})
