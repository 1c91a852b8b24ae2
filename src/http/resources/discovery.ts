/**
 * The addresses that tell about the service: discovery, description, schema, health.
 */
import { caching, type Headers } from '../headers.ts'
import { apiLinks } from '../links.ts'
import { makeReply, type Reply } from '../reply.ts'
import type { Get } from '../resource.ts'
import { apiVersion, type Service } from '../service.ts'

const document = (value: unknown, type: string, headers: Headers): Reply =>
  makeReply({
    body: `${JSON.stringify(value)}\n`,
    headers: { 'content-type': type, 'cache-control': caching.json, ...headers },
  })

/** Makes a reply at the first request and gives the same one ever after. */
const once = (service: Service, path: string, make: () => Promise<Reply>): Get => {
  let made: Promise<Reply> | undefined
  return async () => {
    made ??= make()
    const reply = await made
    service.front.set(path, reply)
    return reply
  }
}

/** `GET /api`. */
export const getApiDiscovery = (service: Service): Get => {
  const { baseUrl } = service
  const discovery = {
    name: 'Diagram reference',
    version: apiVersion,
    authentication: 'none',
    price: 0,
    openapi: `${baseUrl}/openapi.json`,
    catalog: `${baseUrl}/api/diagrams`,
    mcp: `${baseUrl}/.well-known/mcp`,
    documentation: `${baseUrl}/docs`,
  }
  const reply = document(discovery, 'application/json', apiLinks(service))
  service.front.set('/api', reply)
  return () => reply
}

/** `GET /openapi.json`. The schemas are loaded when first asked for: the start does without them. */
export const getOpenApi = (service: Service): Get =>
  once(service, '/openapi.json', async () => {
    const { openApiDocument } = await import('../openapi.ts')
    return document(openApiDocument(service.baseUrl), 'application/json', apiLinks(service))
  })

/** `GET /schemas/scene-v1.json`. */
export const getSceneSchema = (service: Service): Get =>
  once(service, '/schemas/scene-v1.json', async () => {
    const { sceneJsonSchema } = await import('../../scene/json-schema.ts')
    const schema = sceneJsonSchema(`${service.baseUrl}/schemas/scene-v1.json`)
    return document(schema, 'application/schema+json', apiLinks(service))
  })

/** `GET /healthz`: the service is up and holds its catalog. */
export const getHealth = (service: Service): Get => {
  const body = `${JSON.stringify({ status: 'ok', recipes: service.catalog.recipes.length })}\n`
  const reply = makeReply({ body, headers: { 'content-type': 'application/json', 'cache-control': caching.never } })
  return () => reply
}
