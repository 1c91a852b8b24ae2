/**
 * Cached results equal the results of the library, belong to the same request only, and are bounded.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/app/create-app.ts'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { ResultCache, resultKeyOf } from '../../src/mcp/result-cache.ts'
import { plannedRecipes } from './recipes.ts'
import { call, callTool, modern, usual } from './wire.ts'

const none = new Headers()
const keyOf = (message: unknown, headers = none): string | undefined => resultKeyOf(message, headers)?.key
const asked = (params: unknown, more: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params, ...more })

describe('M9: the key of a request', () => {
  test('is the same under every id and progress token', () => {
    const plain = keyOf(asked({ name: 'x', _meta: {} }))
    expect(keyOf(asked({ name: 'x', _meta: { progressToken: 5, traceparent: '00-1', 'client/mark': {} } }))).toBe(plain)
    expect(keyOf({ ...asked({ name: 'x', _meta: {} }), id: 'other' })).toBe(plain)
  })

  test('differs by method, parameters, envelope, headers and an invalid progress token', () => {
    const keys = [
      keyOf(asked({ name: 'x' })),
      keyOf(asked({ name: 'y' })),
      keyOf(asked({ name: 'x', _meta: {} })),
      keyOf(asked({ name: 'x', _meta: { progressToken: {} } })),
      keyOf(asked({ name: 'x', _meta: { progressToken: 1.5 } })),
      keyOf(asked({ name: 'x', _meta: { 'io.modelcontextprotocol/protocolVersion': '1' } })),
      keyOf(asked({ name: 'x', _meta: null })),
      keyOf({ ...asked({ name: 'x' }), method: 'tools/list' }),
      keyOf(asked({ name: 'x' }), new Headers({ 'mcp-name': 'x' })),
      keyOf(asked({ name: 'x' }), new Headers({ 'mcp-method': 'x' })),
      keyOf(asked({ name: 'x' }), new Headers({ 'mcp-protocol-version': 'x' })),
      keyOf(JSON.parse('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","__proto__":1}}')),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('exists only for a plain request', () => {
    for (const message of [
      null,
      5,
      'x',
      [],
      asked({}, { id: null }),
      asked({}, { id: 1.5 }),
      asked({}, { more: 1 }),
      asked({}, { jsonrpc: '1.0' }),
    ])
      expect(resultKeyOf(message, none)).toBeUndefined()
  })
})

test('M9: a response is valid JSON under every id', () => {
  const cache = new ResultCache()
  const text = new TextDecoder()
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.maxSafeInteger()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (id, result) => {
        const key = JSON.stringify(result)
        const made = text.decode(cache.add({ id, key }, { json: key, isError: false }))
        expect(JSON.parse(made)).toEqual(JSON.parse(JSON.stringify({ jsonrpc: '2.0', result, id })))
        const found = cache.find({ id, key })
        if (found !== undefined) expect(text.decode(found)).toBe(made)
      },
    ),
  )
})

const ok = { json: '{}', isError: false }

test('M9: memory is bounded by number and by size, and errors are not cached', () => {
  const cache = new ResultCache({ bytes: 10_000, results: 20 })
  for (let index = 0; index < 1_000; index++)
    cache.add({ id: 1, key: `k${index}` }, { json: `"${'x'.repeat(index)}"`, isError: false })
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  expect(cache.find({ id: 1, key: 'k0' })).toBeUndefined()
  const few = new ResultCache({ bytes: 1e9, results: 20 })
  for (let index = 0; index < 100; index++) few.add({ id: 1, key: `k${index}` }, ok)
  expect(few.size.results).toBe(20)
  few.add({ id: 1, key: 'mistake' }, { ...ok, isError: true })
  few.add({ id: 1, key: 'x'.repeat(5_000) }, ok)
  expect([few.find({ id: 1, key: 'mistake' }), few.find({ id: 1, key: 'x'.repeat(5_000) })]).toEqual([
    undefined,
    undefined,
  ])
})

test('M9: a cached response is that of a fresh service, byte for byte', async () => {
  const fresh = () =>
    createApp({ catalog: createCatalog(plannedRecipes().slice(0, 14)), baseUrl: 'https://diagrams.example' })
  const kept = fresh()
  const questions = [
    { headers: usual, body: callTool('list_diagrams', { query: 'ledger' }) },
    { headers: usual, body: callTool('get_diagram', { id: 'queue-study-0' }) },
    { headers: usual, body: callTool('get_diagram', { id: 'nope' }) },
    { headers: usual, body: callTool('render_diagram', { id: 'queue-study-0', theme: 'paper' }) },
    { headers: usual, body: call('tools/list', {}, 'é"\\') },
    modern('tools/list'),
    modern('tools/call', { name: 'get_diagram', arguments: { id: 'queue-study-0' } }),
    modern('resources/read', { uri: 'diagram://queue-study-0/svg' }),
    { headers: { ...usual, 'mcp-protocol-version': '2025-06-18' }, body: call('prompts/list') },
  ]
  for (const init of questions) {
    const texts: string[] = []
    for (const app of [kept, kept, fresh()]) {
      const reply = await app.fetch(new Request('https://diagrams.example/mcp', { method: 'POST', ...init }))
      texts.push(`${reply.status} ${JSON.stringify([...reply.headers])} ${await reply.text()}`)
    }
    expect(texts[1]).toBe(texts[0])
    expect(texts[2]).toBe(texts[0])
  }
})
