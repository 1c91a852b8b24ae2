/**
 * Plain calls of tools bypass the library: the same bytes as with it, and everything else goes to it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { createDirectCalls } from '../../src/mcp/direct-call.ts'
import { handshakeVersions } from '../../src/mcp/server/context.ts'
import type { Running } from '../../src/node/serve.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { plannedRecipes } from './recipes.ts'
import { call, send, usual } from './wire.ts'

let running: Running
const recipes = plannedRecipes()
const [{ id }] = recipes as [(typeof recipes)[number]]

beforeAll(async () => {
  running = await serveRecipes({ recipes })
})
afterAll(() => running.stop(100))

const calls: [name: string, args: Record<string, unknown>][] = [
  ['list_diagrams', {}],
  ['list_diagrams', { query: 'sequence', limit: 1 }],
  ['list_diagrams', { query: 'xqzzy' }],
  ['list_diagrams', { cursor: 'nobody gave it' }],
  ['get_diagram', { id }],
  ['get_diagram', { id, include: 'recipe' }],
  ['get_diagram', { id, include: 'scene' }],
  ['get_diagram', { id, include: 'data' }],
  ['get_diagram', { id, include: 'outline' }],
  ['get_diagram', { id: 'nope' }],
  ['render_diagram', { id, theme: 'dark', accent: 'rose' }],
  ['render_diagram', { id: `${id}x` }],
]

test.each([undefined, ...handshakeVersions])(
  'revision %s: a plain call has the bytes of the library',
  async (version) => {
    const headers = version === undefined ? usual : { ...usual, 'mcp-protocol-version': version }
    for (const [name, args] of calls) {
      const ask = (params: object) => send(running.port, { headers, body: call('tools/call', params, 'a "1"') })
      // With _meta, even an empty one, a call is not plain.
      const [direct, library] = await Promise.all([
        ask({ name, arguments: args }),
        ask({ name, arguments: args, _meta: {} }),
      ])
      expect([direct.status, direct.text], `${name} ${JSON.stringify(args)}`).toEqual([library.status, library.text])
    }
  },
)

/** What a client of the newer era says of itself. */
const about = (capabilities: object) => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': capabilities,
})

const newer = (name: string): Record<string, string> => ({
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': name,
})

test('revision 2026-07-28: a plain call has the bytes of the library', async () => {
  for (const [name, args] of calls) {
    // A client with capabilities is not plain.
    const [direct, library] = await Promise.all(
      [{}, { sampling: {} }].map((capabilities) =>
        send(running.port, {
          headers: { ...usual, ...newer(name) },
          body: call('tools/call', { name, arguments: args, _meta: about(capabilities) }, 7),
        }),
      ),
    )
    expect([direct?.status, direct?.text], `${name} ${JSON.stringify(args)}`).toEqual([library?.status, library?.text])
  }
})

const callDirectly = createDirectCalls({
  catalog: createCatalog(recipes),
  baseUrl: 'http://localhost:3000',
  onInternalError: (error) => {
    throw error
  },
})

const plain = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_diagram', arguments: { id } } }

test.each([
  ['another method', { ...plain, method: 'tools/list' }],
  ['an id that is not whole', { ...plain, id: 1.5 }],
  ['no id', { ...plain, id: undefined }],
  ['another version', { ...plain, jsonrpc: '1.0' }],
  ['a field more', { ...plain, extra: 1 }],
  ['metadata', { ...plain, params: { ...plain.params, _meta: { progressToken: 1 } } }],
  ['no arguments', { ...plain, params: { name: 'list_diagrams' } }],
  ['a list of arguments', { ...plain, params: { ...plain.params, arguments: [] } }],
  ['a wrong argument', { ...plain, params: { ...plain.params, arguments: { id: 1 } } }],
  ['an unknown tool', { ...plain, params: { ...plain.params, name: 'toString' } }],
  ['no object', 'tools/call'],
])('%s goes to the library', async (_what, message) => {
  expect(await callDirectly({ headers: new Headers(), message, isLegacy: true })).toBeUndefined()
})

test('unusual headers go to the library, plain ones do not', async () => {
  const headers = new Headers()
  const found = { structuredContent: { recipe: { id } } }
  expect(await callDirectly({ headers, message: plain, isLegacy: true })).toMatchObject(found)
  expect(await callDirectly({ headers, message: plain, isLegacy: false })).toBeUndefined()
  for (const [name, value] of [
    ['mcp-protocol-version', '2026-07-28'],
    ['mcp-protocol-version', '1999-01-01'],
    ['mcp-method', 'tools/call'],
    ['mcp-name', 'get_diagram'],
  ] as const)
    expect(
      await callDirectly({ headers: new Headers({ [name]: value }), message: plain, isLegacy: true }),
    ).toBeUndefined()
})

test('in the newer era, other headers or a fuller envelope go to the library', async () => {
  const message = (meta: object) => ({ ...plain, params: { ...plain.params, _meta: meta } })
  const ask = (headers: Record<string, string>, meta: object) =>
    callDirectly({ headers: new Headers(headers), message: message(meta), isLegacy: false })
  expect(await ask(newer('get_diagram'), about({}))).toMatchObject({ resultType: 'complete' })
  expect(await ask(newer('list_diagrams'), about({}))).toBeUndefined()
  expect(await ask({ ...newer('get_diagram'), 'mcp-param-id': 'x' }, about({}))).toBeUndefined()
  expect(await ask(newer('get_diagram'), { ...about({}), progressToken: 1 })).toBeUndefined()
  expect(await ask(newer('get_diagram'), {})).toBeUndefined()
})
