/**
 * The OpenAPI 3.1 description, generated from the declared endpoints and the schemas of their responses.
 */
import * as z from 'zod'
import { primitives } from '../../scene/limits.ts'
import { sentenceCase } from '../../scene/sentence-case.ts'
import type { Parameter } from '../parameters.ts'
import { apiVersion } from '../service.ts'
import { type Endpoint, type OpenApiOperation, tags } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { components } from './schemas.ts'

type Json = { [key: string]: unknown }

/** The description for a service at a base URL. */
export function openApiDocument(baseUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Diagram reference',
      version: apiVersion,
      summary: 'Search technical diagram recipes; get editable scenes and SVGs.',
      description: 'Free, public and read-only, without sign-up. Scores are editorial judgments, not benchmarks.',
      contact: { name: 'Diagram reference', url: `${baseUrl}/docs` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    externalDocs: { url: `${baseUrl}/docs` },
    paths: Object.fromEntries(endpoints.flatMap(pathItem)),
    components: { schemas: schemas() },
  }
}

const pathItem = ({ path, summary, parameters, operation }: Endpoint): [path: string, item: Json][] => {
  if (operation === undefined) return []
  const { operationId, tag, description } = operation
  const get: Json = { operationId, tags: [tag], summary, description }
  if (parameters.length > 0) get['parameters'] = parameters.map(parameterObject)
  get['responses'] = responses(operation)
  return [[path, { get }]]
}

const parameterObject = ({ name, in: where, description, schema, example }: Parameter): Json => ({
  name,
  in: where,
  required: where === 'path',
  description,
  schema,
  example,
})

const responses = ({ response: { type, schema, description } }: OpenApiOperation): Json => ({
  '200': {
    description,
    headers: etag,
    content: { [type]: { schema: schema === undefined ? { type: 'string' } : reference(schema) } },
  },
  '304': { description: 'Not modified since the ETag in If-None-Match.', headers: etag },
  '400': failure('A query parameter is invalid, or the request is malformed.'),
  '404': failure('There is no such diagram or endpoint.'),
  '405': failure('The method is not supported; every endpoint is read-only.'),
})

const etag: Json = {
  ETag: { description: 'A strong validator; send it back in If-None-Match.', schema: { type: 'string' } },
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: reference('Error') } },
})

const schemas = (): Json => {
  const { schemas: made } = z.toJSONSchema(components, { uri: (id) => `#/components/schemas/${id}`, io: 'output' })
  const named = Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _dialect, $id: _id, ...schema }]): [string, Json] => [name, schema]),
  )
  return { ...named, Scene: withDiscriminator(named['Scene'] ?? {}) }
}

/** The scene, whose elements say by their type which of the named schemas they follow. */
const withDiscriminator = (scene: Json): Json => {
  const properties = scene['properties'] as Record<string, Json>
  const elements = properties['elements'] as Json & { items: Json }
  const mapping = Object.fromEntries(
    primitives.map((type) => [type, `#/components/schemas/${sentenceCase(type)}Element`]),
  )
  const items = { ...elements.items, discriminator: { propertyName: 'type', mapping } }
  return { ...scene, properties: { ...properties, elements: { ...elements, items } } }
}
