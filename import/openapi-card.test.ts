import { expect, test } from 'vitest'
import type { AnyRecipe } from '../drawing/recipe.ts'
import card from '../recipes/api-reference-card/recipe.ts'
import { importData } from './import-data.ts'

const order = {
  type: 'object',
  required: ['items'],
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Item' }, description: 'At least one. Unordered.' },
    currency: { type: ['null', 'string'], enum: ['EUR', 'USD'] },
  },
}

const description = {
  openapi: '3.1.0',
  paths: {
    '/orders/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }, { name: 'session', in: 'cookie' }],
      get: { operationId: 'readOrder', summary: 'Read an order', responses: { 200: {}, default: {} } },
      put: {
        parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'text/csv': {},
            'application/json': { schema: { $ref: '#/components/schemas/Order' }, example: { items: [] } },
          },
        },
        responses: {
          200: { $ref: '#/components/responses/changed' },
          '4XX': { description: 'Refused.' },
        },
      },
    },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } },
    responses: { changed: { description: 'Replaced', content: { 'application/json': { example: 'ok' } } } },
    schemas: { Order: order, Item: { type: 'object' } },
  },
}

const read = (document: object, pick?: string) =>
  importData(card as unknown as AnyRecipe, { document }, { from: 'openapi', pick })

test('an operation becomes a card: parameters, fields of the body, responses and examples', () => {
  expect(read(description, 'put /orders/{id}')).toEqual({
    ok: true,
    data: {
      title: 'PUT /orders/{id}',
      method: 'PUT',
      path: '/orders/{id}',
      parameters: [
        { name: 'If-Match', kind: 'header', type: 'string', required: true },
        { name: 'id', kind: 'path', type: 'uuid', required: true },
        { name: 'items', kind: 'body', type: 'object[]', required: true, note: 'At least one' },
        { name: 'currency', kind: 'body', type: 'string', required: false, note: 'EUR or USD' },
      ],
      responses: [
        { name: '200', note: 'Replaced' },
        { name: '4XX', note: 'Refused' },
      ],
      request: ['PUT /orders/{id} HTTP/1.1', 'Content-Type: application/json', '', '{', '  "items": []', '}'],
      response: ['HTTP/1.1 200', 'Content-Type: application/json', '', 'ok'],
    },
  })
})

test('of several operations, one is picked by id or by method and path', () => {
  expect(read(description, 'readOrder')).toMatchObject({
    data: { title: 'Read an order', responses: [{ name: '200' }] },
  })
  const findings = (pick?: string) => {
    const outcome = read(description, pick)
    return outcome.ok ? [] : outcome.findings
  }
  expect(findings()).toEqual([
    { at: '', problem: 'has 2 operations; pick one by id, or by method and path, such as "GET /orders/{id}"' },
  ])
  expect(findings('GET /orders')).toEqual([
    {
      at: '',
      problem: 'has no operation "GET /orders"; name one by id, or by method and path, such as "GET /orders/{id}"',
    },
  ])
})

test('references in a circle and to other files lead nowhere', () => {
  const responses = { 200: { $ref: '#/components/responses/a' }, 404: { $ref: 'other.yaml#/missing' } }
  const circle = { responses: { a: { $ref: '#/components/responses/a' } } }
  expect(read({ paths: { '/': { get: { responses } } }, components: circle })).toMatchObject({
    data: { responses: [{ name: '200' }, { name: '404' }] },
  })
})

test('where a card holds fewer parameters than there are, the required ones are kept', () => {
  const parameters = Array.from({ length: 20 }, (_, index) => ({
    name: `p${index}`,
    in: 'query',
    required: index === 19,
  }))
  const outcome = read({ paths: { '/': { get: { parameters, responses: { 200: {} } } } } })
  const names = outcome.ok ? (outcome.data['parameters'] as { name: string }[]).map(({ name }) => name) : []
  expect([names.length, names[0]]).toEqual([12, 'p19'])
})
