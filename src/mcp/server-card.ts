/**
 * How clients that know only the host find the endpoint: a server card, and the catalog that links to it (M11).
 *
 * The card says who the server is and how to connect; what it offers, the server itself reports.
 */
import { jsonReply } from '../http/json-reply.ts'
import type { Reply } from '../http/reply.ts'
import { type Routes, registerResource } from '../http/resource.ts'
import { apiVersion, type Service } from '../http/service.ts'
import { identity, protocolVersions } from './server/context.ts'

/** The server card (SEP-2127). */
export function serverCard(baseUrl: string) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: reverseName(baseUrl),
    version: apiVersion,
    title: identity.title,
    description: identity.description,
    websiteUrl: baseUrl,
    remotes: ['/mcp', '/.well-known/mcp'].map((path) => ({
      type: 'streamable-http',
      url: `${baseUrl}${path}`,
      supportedProtocolVersions: protocolVersions,
    })),
  }
}

/** The server's name in reverse domain order: `com.example/diagref`. */
const reverseName = (baseUrl: string): string => {
  const host = publisher(baseUrl)
  const namespace = isNumeric(host) ? host : host.split('.').toReversed().join('.')
  return `${namespace}/${identity.name}`
}

/** The publisher part of the name, from the host of the base URL; IP addresses have none. */
const publisher = (baseUrl: string): string => {
  const { hostname } = new URL(baseUrl)
  return /^[a-z0-9.-]+$/i.test(hostname) ? hostname : 'localhost'
}

const isNumeric = (host: string): boolean => /^[\d.]+$/.test(host)

const cardType = 'application/mcp-server-card+json'

const cardPaths = ['/mcp/server-card', '/.well-known/mcp/server-card', '/.well-known/mcp/server-card.json']

const catalogPath = '/.well-known/ai-catalog.json'

/** The AI catalog of the host: one entry, the server card. */
const aiCatalog = (baseUrl: string) => ({
  specVersion: '1.0',
  host: { displayName: identity.title, documentationUrl: `${baseUrl}/docs` },
  entries: [
    {
      identifier: `urn:air:${publisher(baseUrl)}:${identity.name}`,
      displayName: identity.title,
      type: cardType,
      url: `${baseUrl}${cardPaths[0]}`,
      description: identity.description,
    },
  ],
})

/** Registers the three paths of the card, and the catalog. */
export const registerCards = (app: Routes, service: Service): void => {
  const serve = (path: string, key: string, build: () => Reply): void =>
    registerResource(app, service, { pattern: path, handler: () => ({ key, build }) })
  const { baseUrl } = service
  for (const path of cardPaths) {
    serve(path, 'server-card', () => jsonReply(service, serverCard(baseUrl), { type: cardType }))
  }
  serve(catalogPath, catalogPath, () => jsonReply(service, aiCatalog(baseUrl), { type: 'application/ai-catalog+json' }))
}
