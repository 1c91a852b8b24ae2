/**
 * The server card and the AI catalog that links to it (M11).
 */
import { expect, test } from 'vitest'
import { createApp } from '../../src/app/create-app.ts'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { serverCard } from '../../src/mcp/server-card.ts'

const baseUrl = 'https://diagrams.example'
const app = createApp({ catalog: createCatalog([]), baseUrl })
const ask = async (path: string): Promise<Response> => app.fetch(new Request(`${baseUrl}${path}`))

test('M11: one card at three URLs, readable from any origin', async () => {
  const texts: string[] = []
  for (const path of ['/mcp/server-card', '/.well-known/mcp/server-card', '/.well-known/mcp/server-card.json']) {
    const reply = await ask(path)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/mcp-server-card+json'])
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    texts.push(await reply.text())
  }
  expect(new Set(texts).size).toBe(1)
  const card = JSON.parse(texts[0]!) as ReturnType<typeof serverCard>
  expect(card.name).toBe('example.diagrams/diagref')
  expect(card.description.length).toBeLessThanOrEqual(100)
  expect(card.remotes.map(({ url }) => url)).toEqual([`${baseUrl}/mcp`, `${baseUrl}/.well-known/mcp`])
  expect(card).not.toHaveProperty('tools')
})

test('M11: the catalog of the host names the card', async () => {
  const reply = await ask('/.well-known/ai-catalog.json')
  expect(reply.headers.get('content-type')).toBe('application/ai-catalog+json')
  expect(await reply.json()).toMatchObject({
    specVersion: '1.0',
    entries: [
      {
        identifier: 'urn:air:diagrams.example:diagref',
        type: 'application/mcp-server-card+json',
        url: `${baseUrl}/mcp/server-card`,
      },
    ],
  })
})

test('M11: a host without a name still has a well-formed card', () => {
  const pattern = /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/
  for (const base of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://a.b.c/path'])
    expect(serverCard(base).name).toMatch(pattern)
})
