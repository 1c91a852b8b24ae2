/**
 * The results of the tools: sizes for the planned catalog, paging, relaxed searches, and every wrong argument.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/node/serve.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { recipeOf } from '../synthetic-recipe.ts'
import { planned, plannedRecipes } from './recipes.ts'
import { call, callTool, type Json, send } from './wire.ts'

type Item = { id: string; family: string; useWhen: string; avoidWhen: string }
type List = { total: number; relaxed: boolean; note?: string; items: Item[]; nextCursor?: string }

let running: Running
const faults: unknown[] = []

const start = (length?: number): Promise<Running> =>
  serveRecipes({ recipes: plannedRecipes(length), onInternalError: (error) => faults.push(error) })

beforeAll(async () => {
  running = await start()
})
afterAll(async () => {
  expect(faults).toEqual([])
  await running.stop(100)
})

const use = async (name: string, args?: unknown, port = running.port): Promise<NonNullable<Json['result']>> => {
  const { json } = await send(port, { body: callTool(name, args) })
  return json.result ?? { content: [{ type: 'text', text: `error ${json.error?.code}: ${json.error?.message}` }] }
}

const list = async (args?: Record<string, unknown>, port?: number): Promise<List> =>
  (await use('list_diagrams', args, port)).structuredContent as unknown as List

const words = async (name: string, args: unknown): Promise<[boolean | undefined, string]> => {
  const { isError, content } = await use(name, args)
  return [isError, content![0]!.text]
}

describe('M12: list_diagrams', () => {
  test('has three items by default, under 2 KB for texts of a usual length', async () => {
    const { content, structuredContent } = await use('list_diagrams', {})
    const { items, total, nextCursor } = structuredContent as unknown as List
    expect(Buffer.byteLength(content![0]!.text)).toBeLessThan(2_000)
    expect(total).toBe(planned)
    expect(nextCursor).toBeDefined()
    expect(items).toHaveLength(3)
  })

  test('pages list every recipe once, in catalog order', async () => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page: List = await list({ limit: 50, ...(cursor === undefined ? {} : { cursor }) })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    const reply = await fetch(`${running.baseUrl}/api/diagrams`)
    const { recipes } = (await reply.json()) as { recipes: Item[] }
    expect(ids).toEqual(recipes.map(({ id }) => id))
  })

  test('finds what people mean, within a family', async () => {
    const { items, relaxed } = await list({ query: 'show me a legder study', family: 'Flows', limit: 50 })
    expect(relaxed).toBe(false)
    expect(items[0]).toMatchObject({ id: expect.stringMatching(/^ledger-study/) })
  })

  test('if no diagram is clearly about the query, the closest are listed and marked as such', async () => {
    const { relaxed, note, items } = await list({ query: 'ledger and burndown', limit: 3 })
    expect([relaxed, note]).toEqual([
      true,
      expect.stringMatching(/^Nothing fits clearly; these come closest.*check it\.$/),
    ])
    expect(items.every(({ id }) => /^(?:burndown|ledger)/.test(id))).toBe(true)
  })

  test('a word that nothing has, beside the name of a diagram, is said', async () => {
    const { port, stop } = await serveRecipes({ recipes: [recipeOf({ id: 'burndown', name: 'Burndown' })] })
    const { relaxed, note, items } = await list({ query: 'xqzzy burndown' }, port)
    expect([relaxed, note]).toEqual([true, expect.stringContaining('No diagram has the word "xqzzy"')])
    expect(items).toMatchObject([{ id: 'burndown' }])
    await stop(100)
  })

  test('nonsense finds nothing, and says what to try', async () => {
    expect(await list({ query: 'xqzzy' })).toMatchObject({
      total: 0,
      items: [],
      note: expect.stringContaining('browse'),
    })
    expect(await list({ query: 'xqzzy', family: 'Charts' })).toMatchObject({
      note: expect.stringContaining('Leave family out'),
    })
  })

  test('an item has what a diagram is chosen by, and no more', async () => {
    const [item] = (await list({ limit: 1 })).items
    expect(Object.keys(item!)).toEqual(['id', 'name', 'useWhen', 'avoidWhen'])
  })
})

test('the list of tools is short, closed and the same every time', async () => {
  const first = await send(running.port, { body: call('tools/list') })
  const again = await send(running.port, { body: call('tools/list') })
  expect(again.text).toBe(first.text)
  expect(first.text.length).toBeLessThan(8_000)
  const tools = first.json.result?.['tools'] as { title: string; inputSchema: object; annotations: object }[]
  for (const { title, inputSchema, annotations } of tools) {
    expect(title).toMatch(/\w/)
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(annotations).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    })
  }
})

describe('M12: the error for a wrong argument lists the allowed values', () => {
  const families = 'Architecture | Flows | Sequences'
  test.each([
    ['list_diagrams', { quary: 'x' }, ['"quary"', 'query | family | limit | cursor']],
    ['list_diagrams', { family: 'Flow' }, ['Did you mean "Flows"', families]],
    ['list_diagrams', { family: 7 }, [families]],
    ['list_diagrams', { family: null }, [families]],
    ['list_diagrams', { query: ['a'] }, ['words to search for']],
    ['list_diagrams', { query: 'x'.repeat(201) }, ['at most 200 characters']],
    ['list_diagrams', { limit: 0 }, ['from 1 to 50']],
    ['list_diagrams', { limit: 51 }, ['from 1 to 50']],
    ['list_diagrams', { limit: 2.5 }, ['from 1 to 50']],
    ['list_diagrams', { limit: '10' }, ['from 1 to 50']],
    ['list_diagrams', { cursor: 'nonsense' }, ['leave cursor out']],
    ['list_diagrams', { cursor: 20 }, ['nextCursor']],
    ['get_diagram', {}, ['list_diagrams returns ids']],
    ['get_diagram', { id: 5 }, ['list_diagrams returns ids']],
    ['get_diagram', { id: 'queue-study-0', include: 'svg' }, ['both | recipe | scene | data | outline']],
    ['get_diagram', { id: 'queue-study-0', theme: 'dark' }, ['"theme"', 'id | include']],
    ['get_diagram', { id: 'queue-studdy-0' }, ['"queue-study-0"']],
    ['get_diagram', { id: 'queue-study-0', include: 'data' }, ['is not drawn from data', '"scene"']],
    ['get_diagram', { id: 'study-of-burndown' }, ['"burndown-study-']],
    ['get_diagram', { id: '' }, ['list_diagrams']],
    ['get_diagram', { id: '__proto__' }, ['There is no diagram']],
    ['get_diagram', { id: 'x'.repeat(60_000) }, ['There is no diagram']],
    ['render_diagram', {}, ['list_diagrams returns ids']],
    ['render_diagram', { id: 'queue-study-0', theme: 'drak' }, ['Did you mean "dark"', 'light | dark | paper']],
    ['render_diagram', { id: 'queue-study-0', accent: 'red' }, ['blue | green | orange | rose']],
    ['render_diagram', { id: 'Queue-Study-0' }, ['"queue-study-0"', 'lower case']],
  ])('%s %j', async (name, args, output) => {
    const [isError, text] = await words(name, args)
    expect(isError).toBe(true)
    for (const part of output) expect(text).toContain(part)
    expect(text.length).toBeLessThan(600)
  })

  test('a cursor belongs to its query', async () => {
    const { nextCursor } = await list({ query: 'study', limit: 5 })
    expect((await words('list_diagrams', { query: 'ledger', cursor: nextCursor }))[0]).toBe(true)
    expect((await words('list_diagrams', { query: 'study', cursor: nextCursor }))[0]).toBeUndefined()
  })

  test('arguments that are not an object are a JSON-RPC error', async () => {
    for (const args of ['x', 5, ['id'], true]) {
      const { json } = await send(running.port, { body: callTool('get_diagram', args) })
      expect(json.error).toMatchObject({ code: -32_602, message: expect.stringContaining('arguments') })
    }
  })
})

test('get_diagram returns only one part if requested', async () => {
  for (const include of ['recipe', 'scene']) {
    const { structuredContent } = await use('get_diagram', { id: 'queue-study-0', include })
    expect(Object.keys(structuredContent!)).toEqual([include])
  }
})

test('render_diagram has no image block, which large clients reject', async () => {
  const { content, structuredContent } = await use('render_diagram', {
    id: 'queue-study-0',
    theme: 'dark',
    accent: 'rose',
  })
  expect(content!.map(({ type }) => type)).toEqual(['text', 'text'])
  expect(structuredContent).toBeUndefined()
  expect(content![0]!.text).toContain(`${running.baseUrl}/api/diagrams/queue-study-0/svg?theme=dark&accent=rose`)
})

test('a prompt without a subject, or with too long a one, is rejected', async () => {
  for (const args of [{}, { subject: ' ' }, { subject: 'x'.repeat(2_001) }]) {
    const { json } = await send(running.port, { body: call('prompts/get', { name: 'adapt_diagram', arguments: args }) })
    expect(json.error).toMatchObject({ code: -32_602, message: expect.stringContaining('subject') })
  }
})
