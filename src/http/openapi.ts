/**
 * The OpenAPI 3.1 description, made from the schemas of the replies (schemas.ts).
 */
import * as z from 'zod'
import { families } from '../catalog/recipe.ts'
import { accents, themes } from '../render/palette.ts'
import { longestSearch } from './query.ts'
import { components } from './schemas.ts'
import { apiVersion } from './service.ts'

type Json = { [key: string]: unknown }

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

const schemas = (): Json => {
  const { schemas: made } = z.toJSONSchema(components, { uri: (id) => `#/components/schemas/${id}`, io: 'output' })
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema]),
  )
}

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: reference('Error') } },
})

const failures: Json = {
  '400': failure('A query parameter is invalid, or the request is malformed.'),
  '404': failure('There is no such diagram or endpoint.'),
  '405': failure('The method is not supported; every endpoint is read-only.'),
}

const etag: Json = {
  ETag: { description: 'A strong validator; send it back in If-None-Match.', schema: { type: 'string' } },
}

const success = (description: string, type: string, schema: Json): Json => ({
  '200': { description, headers: etag, content: { [type]: { schema } } },
  '304': { description: 'Not modified since the ETag in If-None-Match.', headers: etag },
  ...failures,
})

const query = (name: string, description: string, { example, ...schema }: Json): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  example,
})

const idParameter: Json = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of a recipe.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
  example: 'request-sequence',
}

const operation = (operationId: string, summary: string, rest: Json): Json => ({
  get: { operationId, summary, ...rest },
})

const paths = (): Json => ({
  '/api': operation('getApiDiscovery', 'Where everything is', {
    responses: success(
      'The locators of the description, the catalog, the MCP endpoint and the documentation.',
      'application/json',
      reference('Discovery'),
    ),
  }),
  '/api/diagrams': operation('listDiagrams', 'List or search recipes', {
    description:
      'Every word of q must occur in the name, the description or the use case, ignoring case. Nothing found is an empty list.',
    parameters: [
      query('q', 'Words to search for.', { type: 'string', maxLength: longestSearch, example: 'request sequence' }),
      query('family', 'The exact name of a family.', { type: 'string', enum: [...families], example: 'Sequences' }),
    ],
    responses: success('The recipes found, best first.', 'application/json', reference('Catalog')),
  }),
  '/api/diagrams/{id}': operation('getDiagram', 'Get one recipe', {
    parameters: [idParameter],
    responses: success('The recipe.', 'application/json', reference('Recipe')),
  }),
  '/api/diagrams/{id}/scene': operation('getDiagramScene', 'Get the editable scene of a recipe', {
    parameters: [idParameter],
    responses: success('The scene.', 'application/json', reference('Scene')),
  }),
  '/api/diagrams/{id}/svg': operation('renderDiagram', 'Get the picture of a recipe', {
    parameters: [
      idParameter,
      query('theme', 'Background and semantic palette.', {
        type: 'string',
        enum: [...themes],
        default: 'light',
        example: 'dark',
      }),
      query('accent', 'Highlight colour.', { type: 'string', enum: [...accents], default: 'blue', example: 'green' }),
    ],
    responses: success('The picture.', 'image/svg+xml', { type: 'string' }),
  }),
})

/** The description for a service at a base address. */
export const openApiDocument = (baseUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Diagram reference',
    version: apiVersion,
    summary: 'Search technical diagram recipes; fetch editable scenes and pictures.',
    description:
      'Free, public and read-only. No account, key or payment. Scores are editorial judgments, not benchmarks.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: baseUrl }],
  security: [],
  externalDocs: { url: `${baseUrl}/docs` },
  paths: paths(),
  components: { schemas: schemas() },
})
