/**
 * The endpoint's responses to messages over a real socket: to invalid ones, and in each protocol revision.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/node/serve.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { plannedRecipes } from './recipes.ts'
import { call, callTool, modern, type PreparedResponse, type Sent, send, usual } from './wire.ts'

let running: Running
const faults: unknown[] = []

beforeAll(async () => {
  running = await serveRecipes({ recipes: plannedRecipes(), onInternalError: (error) => faults.push(error) })
})
afterAll(async () => {
  expect(faults).toEqual([])
  await running.stop(100)
})

const ask = (sent: Sent): Promise<PreparedResponse> => send(running.port, sent)

describe('M7: messages', () => {
  test.each([
    ['no JSON', '{', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['an empty batch', '[]', 400, -32_600],
    ['null', 'null', 400, -32_600],
    ['a number', '5', 400, -32_600],
    ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', 400, -32_600],
    ['an id that is not an integer', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', 400, -32_600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32_600],
    ['an extra member', '{"jsonrpc":"2.0","id":1,"method":"ping","more":1}', 400, -32_600],
    ['a response', '{"jsonrpc":"2.0","id":1,"result":{}}', 400, -32_600],
    ['an unknown method', call('resources/write'), 200, -32_601],
    ['a method of objects', call('__proto__'), 200, -32_601],
    ['an unsupported method', call('logging/setLevel', { level: 'info' }), 200, -32_601],
    ['parameters of a wrong shape', call('tools/call', { name: 5 }), 200, -32_602],
    ['an unknown tool', callTool('constructor'), 200, -32_602],
    ['an unknown prompt', call('prompts/get', { name: 'toString' }), 200, -32_602],
    ['a cursor for a list of one page', call('tools/list', { cursor: '1-a' }), 200, -32_602],
    ['an unknown resource', call('resources/read', { uri: 'diagram://nope/scene' }), 200, -32_002],
    ['a false cursor', call('resources/list', { cursor: '50-xyz' }), 200, -32_602],
  ])('%s', async (_what, body, status, code) => {
    const answer = await ask({ body })
    expect([answer.status, answer.json.error?.code]).toEqual([status, code])
    expect(answer.json.error?.message).not.toMatch(/\[\s*\{|undefined reading|at .*\.ts/)
  })

  test('a batch is answered message by message, as revisions up to 2025-03-26 allow', async () => {
    const notification = '{"jsonrpc":"2.0","method":"notifications/initialized"}'
    const body = `[${call('ping')},${notification},{"nope":1},${call('tools/list', { cursor: 'x' })}]`
    for (const version of [{}, { 'mcp-protocol-version': '2025-03-26' }]) {
      const answer = await ask({ body, headers: { ...usual, ...version } })
      const answers = JSON.parse(answer.text) as { id: unknown; error?: { code: number } }[]
      expect([answer.status, answers.map(({ id, error }) => [id, error?.code])]).toEqual([
        200,
        [
          [1, undefined],
          [null, -32_600],
          [1, -32_602],
        ],
      ])
    }
    expect((await ask({ body: `[${notification}]` })).status).toBe(202)
    const newer = await ask({ body, headers: { ...usual, 'mcp-protocol-version': '2025-06-18' } })
    expect([newer.status, newer.json.error?.code]).toEqual([400, -32_600])
    const many = await ask({ body: `[${Array(51).fill(notification).join(',')}]` })
    expect([many.status, many.json.error?.code]).toEqual([400, -32_600])
  })

  test('a body that is not UTF-8 is rejected', async () => {
    const answer = await ask({ body: Buffer.from('7b22ff227d', 'hex') })
    expect([answer.status, answer.json.error?.code]).toEqual([400, -32_700])
  })

  test.each([
    ['prompt', { type: 'ref/prompt', name: 'nope' }, 'subject', 'Known: adapt_diagram.'],
    ['argument of a prompt', { type: 'ref/prompt', name: 'adapt_diagram' }, 'nope', 'Known: subject, family.'],
    [
      'resource template',
      { type: 'ref/resource', uri: 'nope://{id}' },
      'id',
      'diagram://{id}/scene, diagram://{id}/svg',
    ],
    ['argument of a template', { type: 'ref/resource', uri: 'diagram://{id}/svg' }, 'nope', 'Known: id.'],
  ])('the completion of an unknown %s is an error that names the known ones', async (_what, ref, name, known) => {
    const { json } = await ask({ body: call('completion/complete', { ref, argument: { name, value: '' } }) })
    expect(json.error).toMatchObject({ code: -32_602, message: expect.stringContaining(known) })
  })

  test('what is known is completed', async () => {
    const completed = async (ref: object, name: string, value: string): Promise<unknown> =>
      (await ask({ body: call('completion/complete', { ref, argument: { name, value } }) })).json.result
    const prompt = { type: 'ref/prompt', name: 'adapt_diagram' }
    expect(await completed(prompt, 'family', 'seq')).toMatchObject({ completion: { values: ['Sequences'] } })
    expect(await completed(prompt, 'subject', '')).toMatchObject({ completion: { values: [] } })
    const template = { type: 'ref/resource', uri: 'diagram://{id}/scene' }
    expect(await completed(template, 'id', '')).toMatchObject({ completion: { total: plannedRecipes().length } })
  })

  test('the error for a header with an unknown revision lists all revisions', async () => {
    const headers = { ...usual, 'mcp-protocol-version': '1999-01-01' }
    const { status, json } = await ask({ headers, body: call('tools/list') })
    expect([status, json['id']]).toEqual([400, 1])
    expect(json.error?.message).toContain('2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05')
  })

  test('nesting is limited, breadth is not', async () => {
    const params = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    for (const [depth, status] of [
      [60, 200],
      [80, 400],
      [9_000, 400],
    ] as const)
      expect((await ask({ body: `{"jsonrpc":"2.0","id":1,"method":"ping","params":${params(depth)}}` })).status).toBe(
        status,
      )
    expect((await ask({ body: call('ping', { wide: Array.from({ length: 5_000 }, () => ({})) }) })).status).toBe(200)
  })

  test('notifications are accepted without a body', async () => {
    for (const method of ['notifications/initialized', 'notifications/cancelled']) {
      const { status, text } = await ask({ body: JSON.stringify({ jsonrpc: '2.0', method, params: { requestId: 1 } }) })
      expect([status, text]).toEqual([202, ''])
    }
  })

  test('the error for an unknown tool lists the known ones', async () => {
    const { json } = await ask({ body: callTool('draw_diagram') })
    expect(json.error?.message).toMatch(/"draw_diagram".*list_diagrams, get_diagram, render_diagram/)
  })
})

describe('M8: revision 2026-07-28', () => {
  test('has no handshake and no subscriptions', async () => {
    for (const method of ['initialize', 'ping', 'subscriptions/listen', 'tasks/list']) {
      const answer = await ask(modern(method, method === 'subscriptions/listen' ? { filter: {} } : {}))
      expect([method, answer.status, answer.json.error?.code]).toEqual([method, 404, -32_601])
    }
  })

  test('headers must agree with the body', async () => {
    const { headers, body } = modern('tools/call', { name: 'list_diagrams' })
    for (const [name, value] of [
      ['mcp-method', 'tools/list'],
      ['mcp-name', 'get_diagram'],
      ['mcp-protocol-version', '2025-11-25'],
    ]) {
      const answer = await ask({ body, headers: { ...headers, [name!]: value! } })
      expect([name, answer.status, answer.json.error?.code]).toEqual([name, 400, -32_020])
    }
  })

  test('results say how long they are valid', async () => {
    for (const method of [
      'tools/list',
      'prompts/list',
      'resources/list',
      'resources/templates/list',
      'server/discover',
    ]) {
      const { json } = await ask(modern(method))
      expect(json.result).toMatchObject({ resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' })
    }
  })

  test('an unknown revision is rejected with those that discovery lists, and the older ones in words', async () => {
    const { body, headers } = modern('tools/list', {
      _meta: { 'io.modelcontextprotocol/protocolVersion': '2030-01-01' },
    })
    const answer = await ask({ body, headers: { ...headers, 'mcp-protocol-version': '2030-01-01' } })
    expect([answer.status, answer.json.error?.code]).toEqual([400, -32_022])
    const { supportedVersions } = (await ask(modern('server/discover'))).json.result as { supportedVersions: string[] }
    expect(answer.json.error?.data).toMatchObject({ supported: supportedVersions, requested: '2030-01-01' })
    expect(answer.json.error?.message).toContain('2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05')
    expect(answer.json).toMatchObject({ id: 1 })
  })
})

test('M8: the handshake accepts every revision of the older era, and falls back to the newest for unknown ones', async () => {
  for (const [asked, given] of [
    ['2024-11-05', '2024-11-05'],
    ['2025-03-26', '2025-03-26'],
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
  ]) {
    const clientInfo = { name: 'test', version: '1' }
    const { json } = await ask({ body: call('initialize', { protocolVersion: asked, capabilities: {}, clientInfo }) })
    expect(json.result).toMatchObject({ protocolVersion: given, serverInfo: { name: 'diagref' } })
  }
})
