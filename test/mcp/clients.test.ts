/**
 * Real clients over a real socket: the current library in its three modes, and that of the older era, at both URLs.
 */
import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/node/serve.ts'
import { looks } from '../../src/render/palette.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { loadCatalog } from '../catalog.ts'
import { planned, plannedRecipes } from './recipes.ts'

let running: Running
const faults: unknown[] = []

beforeAll(async () => {
  running = await serveRecipes({
    recipes: [...plannedRecipes(), ...(await loadCatalog()).recipes],
    onInternalError: (error) => faults.push(error),
  })
})
afterAll(async () => {
  expect(faults).toEqual([])
  await running.stop(100)
})

/** What the tests use of a client, whichever library it comes from. */
type Caller = {
  callTool(call: { name: string; arguments?: Record<string, unknown> }): Promise<unknown>
  listTools(): Promise<{ tools: { name: string }[] }>
  listResources(page?: {
    cursor: string
  }): Promise<{ resources: { uri: string; mimeType?: string }[]; nextCursor?: string }>
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>
  readResource(what: { uri: string }): Promise<{ contents: unknown[] }>
  listPrompts(): Promise<{ prompts: { name: string }[] }>
  getPrompt(what: { name: string; arguments?: Record<string, string> }): Promise<{ messages: { content: unknown }[] }>
  complete(what: {
    ref: { type: 'ref/resource'; uri: string } | { type: 'ref/prompt'; name: string }
    argument: { name: string; value: string }
  }): Promise<{ completion: { values: string[] } }>
  getInstructions(): string | undefined
  close(): Promise<void>
}

type Result = {
  content: { type: string; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

const current =
  (mode: VersionNegotiationMode) =>
  async (url: URL): Promise<Caller> => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(url))
    return client as unknown as Caller
  }

const older = async (url: URL): Promise<Caller> => {
  const client = new OldClient({ name: 'test', version: '1.0.0' })
  await client.connect(new OldTransport(url) as unknown as Parameters<typeof client.connect>[0])
  return client as unknown as Caller
}

const ways: [string, (url: URL) => Promise<Caller>][] = [
  ['client 2.4, automatic', current('auto')],
  ['client 2.4, pinned to 2026-07-28', current({ pin: '2026-07-28' })],
  ['client 2.4, older era', current('legacy')],
  ['sdk 1.32', older],
]

const cases = ways.flatMap(([way, open]) => ['/mcp', '/.well-known/mcp'].map((path) => [way, path, open] as const))

describe.each(cases)('%s at %s', (_way, path, open) => {
  let client: Caller
  beforeAll(async () => {
    client = await open(new URL(path, running.baseUrl))
  })
  afterAll(() => client.close())

  const use = async (name: string, args: Record<string, unknown> = {}): Promise<Result> =>
    (await client.callTool({ name, arguments: args })) as Result

  test('tells a model what to do', () => {
    expect(client.getInstructions()).toMatch(/list_diagrams[\s\S]*get_diagram/)
  })

  test('three tools, in the order of their use', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['list_diagrams', 'get_diagram', 'render_diagram'])
  })

  test('list_diagrams finds recipes, and mirrors its result as text', async () => {
    const { content, structuredContent } = await use('list_diagrams', { query: 'ledger', limit: 3 })
    expect(structuredContent).toMatchObject({
      relaxed: false,
      items: [{ id: expect.stringContaining('ledger') }, {}, {}],
    })
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent)
  })

  test('get_diagram returns recipe and scene', async () => {
    const { structuredContent } = await use('get_diagram', { id: 'request-sequence' })
    const recipe = await (await fetch(`${running.baseUrl}/api/diagrams/request-sequence`)).json()
    const scene = await (await fetch(`${running.baseUrl}/api/diagrams/request-sequence/scene`)).json()
    expect(structuredContent).toEqual({ recipe, scene })
  })

  test('render_diagram returns the bytes of the SVG endpoint, and its URL', async () => {
    for (const { theme, accent } of looks) {
      const { content } = await use('render_diagram', { id: 'request-sequence', theme, accent })
      const address = content[0]!.text.split('\n').at(-1)!
      expect(content[1]!.text).toBe(await (await fetch(address)).text())
    }
  })

  test('the error for an unknown id names the nearest', async () => {
    for (const name of ['get_diagram', 'render_diagram']) {
      const { isError, content } = await use(name, { id: 'request-sequense' })
      expect([isError, content[0]!.text]).toEqual([true, expect.stringContaining('"request-sequence"')])
    }
  })

  test('resources come in pages and can be read', async () => {
    const uris: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.listResources(cursor === undefined ? undefined : { cursor })
      uris.push(...page.resources.map(({ uri }) => uri))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(new Set(uris).size).toBe(uris.length)
    expect(uris.length).toBeGreaterThanOrEqual(2 * planned)
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'diagram://{id}/scene',
      'diagram://{id}/svg',
    ])
    const svg = await (await fetch(`${running.baseUrl}/api/diagrams/request-sequence/svg`)).text()
    expect((await client.readResource({ uri: 'diagram://request-sequence/svg' })).contents).toEqual([
      { uri: 'diagram://request-sequence/svg', mimeType: 'image/svg+xml', text: svg },
    ])
    await expect(client.readResource({ uri: 'diagram://request-sequense/svg' })).rejects.toThrow(/request-sequence/)
    await expect(client.readResource({ uri: 'https://example.com/' })).rejects.toThrow(/diagram:\/\/\{id\}\/scene/)
  })

  test('the prompt guides from a subject to a diagram, and completes its family', async () => {
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['adapt_diagram'])
    const { messages } = await client.getPrompt({
      name: 'adapt_diagram',
      arguments: { subject: 'a retry queue', family: 'Flows' },
    })
    expect(JSON.stringify(messages)).toMatch(
      /a retry queue.*list_diagrams.*family.*Flows.*useWhen.*get_diagram.*Check/s,
    )
    await expect(
      client.getPrompt({ name: 'adapt_diagram', arguments: { subject: 'x', family: 'Flow' } }),
    ).rejects.toThrow(/Flows/)
    const family = await client.complete({
      ref: { type: 'ref/prompt', name: 'adapt_diagram' },
      argument: { name: 'family', value: 'fl' },
    })
    expect(family.completion.values).toEqual(['Flows'])
    const id = await client.complete({
      ref: { type: 'ref/resource', uri: 'diagram://{id}/scene' },
      argument: { name: 'id', value: 'request' },
    })
    expect(id.completion.values).toContain('request-sequence')
  })

  test('fifty concurrent calls each get their own result', async () => {
    const ids = plannedRecipes()
      .slice(0, 50)
      .map(({ id }) => id)
    const cache = await Promise.all(ids.map((id) => use('get_diagram', { id, include: 'recipe' })))
    expect(cache.map(({ structuredContent }) => (structuredContent as { recipe: { id: string } }).recipe.id)).toEqual(
      ids,
    )
  })
})
