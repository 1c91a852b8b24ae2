/**
 * The endpoints that describe the service: discovery, OpenAPI description, scene schema, health.
 */
import { cacheControl } from '../headers.ts'
import { jsonReply } from '../json-reply.ts'
import { makeReply, type Reply } from '../reply.ts'
import { apiVersion } from '../service.ts'
import type { Endpoint } from './endpoint.ts'

export const getApiDiscovery: Endpoint = {
  path: '/api',
  summary: 'Get the locators of the service',
  parameters: [],
  sandbox: 'discovery',
  operation: {
    operationId: 'getApiDiscovery',
    tag: 'Discovery',
    description: 'Where the description, the catalog, the MCP endpoint and the documentation are.',
    response: { type: 'application/json', schema: 'Discovery', description: 'The locators.' },
    examples: { request: '/api' },
  },
  handle: (service) => () => ({
    key: 'discovery',
    build: () =>
      jsonReply(service, {
        name: 'Diagram reference',
        version: apiVersion,
        authentication: 'none',
        price: 0,
        openapi: `${service.baseUrl}/openapi.json`,
        catalog: `${service.baseUrl}/api/diagrams`,
        mcp: `${service.baseUrl}/.well-known/mcp`,
        documentation: `${service.baseUrl}/docs`,
      }),
  }),
}

// The schemas are loaded on first use, which keeps startup fast.

export const getOpenApi: Endpoint = {
  path: '/openapi.json',
  summary: 'Get the OpenAPI description',
  parameters: [],
  sandbox: 'openapi',
  handle: (service) => () => ({
    key: 'openapi.json',
    build: async () => {
      const { openApiDocument } = await import('./openapi.ts')
      return jsonReply(service, openApiDocument(service.baseUrl))
    },
  }),
}

export const getSceneSchema: Endpoint = {
  path: '/schemas/scene-v1.json',
  summary: 'Get the JSON Schema of scenes',
  parameters: [],
  handle: (service) => () => ({
    key: 'schemas/scene-v1.json',
    build: async () => {
      const { sceneJsonSchema } = await import('../../scene/json-schema.ts')
      const schema = sceneJsonSchema(`${service.baseUrl}/schemas/scene-v1.json`)
      return jsonReply(service, schema, { type: 'application/schema+json' })
    },
  }),
}

/** The state of the service, never cached. */
const stateReply = (state: object, status = 200): Reply =>
  makeReply({
    status,
    body: `${JSON.stringify(state)}\n`,
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl.never },
  })

export const getReadiness: Endpoint = {
  path: '/readyz',
  summary: 'Check that the service accepts requests',
  parameters: [],
  handle: (service) => () => ({
    build: () => (service.draining ? stateReply({ status: 'draining' }, 503) : stateReply({ status: 'ready' })),
  }),
}

export const getHealth: Endpoint = {
  path: '/healthz',
  summary: 'Check that the service has its catalog',
  isLive: true,
  parameters: [],
  handle: (service) => () => ({
    key: 'healthz',
    build: () => stateReply({ status: 'ok', recipes: service.catalog.recipes.length }),
  }),
}
