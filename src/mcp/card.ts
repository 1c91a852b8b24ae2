/**
 * How clients that know only the host find the endpoint: one server card and the catalog that leads to it (M11).
 *
 * A card says who the server is and how to connect; what it offers is asked of the server itself.
 */
import type { Hono } from 'hono'
import { caching } from '../http/headers.ts'
import { apiLinks } from '../http/links.ts'
import { makeReply, type Reply } from '../http/reply.ts'
import { resource } from '../http/resource.ts'
import { apiVersion, type Service } from '../http/service.ts'
import { identity, protocolVersions } from './source.ts'

const cardType = 'application/mcp-server-card+json'

const cardPaths = ['/mcp/server-card', '/.well-known/mcp/server-card', '/.well-known/mcp/server-card.json']
const catalogPath = '/.well-known/ai-catalog.json'

/** The host of the base address as names are made of it; addresses without a name have none. */
const publisher = (baseUrl: string): string => {
  const { hostname } = new URL(baseUrl)
  return /^[a-z0-9.-]+$/i.test(hostname) ? hostname : 'localhost'
}

const isNumeric = (host: string): boolean => /^[\d.]+$/.test(host)

/** The server's name in reverse domain order: `com.example/diagref`. */
const reverseName = (baseUrl: string): string => {
  const host = publisher(baseUrl)
  const namespace = isNumeric(host) ? host : host.split('.').toReversed().join('.')
  return `${namespace}/${identity.name}`
}

/** The server card (SEP-2127). */
export const serverCard = (baseUrl: string) => ({
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
})

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

/** Registers the card's three addresses and the catalog. */
export const registerCards = (app: Hono, service: Service): void => {
  const reply = (value: unknown, type: string): Reply =>
    makeReply({
      body: `${JSON.stringify(value)}\n`,
      headers: { 'content-type': type, 'cache-control': caching.json, ...apiLinks(service) },
    })
  const serve = (path: string, ready: Reply): void => {
    service.front.set(path, ready)
    resource(app, service, { pattern: path, get: () => ready })
  }
  const card = reply(serverCard(service.baseUrl), cardType)
  for (const path of cardPaths) serve(path, card)
  serve(catalogPath, reply(aiCatalog(service.baseUrl), 'application/ai-catalog+json'))
}
