/**
 * What a model reads: answers are kept small, because all of them stay in its context.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, loadApp, loadCatalog } from '../catalog.ts'
import { call, callTool, usual } from './wire.ts'

const app = await loadApp()
const { recipes } = await loadCatalog()

type Answer = { result: { tools?: unknown; structuredContent?: unknown; isError?: boolean } }

const answerTo = async (body: string): Promise<Answer['result']> => {
  const headers = { ...usual, host: 'diagrams.example' }
  const response = await ask(app, '/mcp', { method: 'POST', headers, body })
  return ((await response.json()) as Answer).result
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

test('the list of tools has less than 16 KB, and its schemas do not name the dialect that MCP says they have', async () => {
  const { tools } = await answerTo(call('tools/list'))
  expect(bytes(tools)).toBeLessThan(16_000)
  expect(JSON.stringify(tools)).not.toContain('$schema')
})

test('M12: an answer of the search has less than 2 KB, whatever is asked', async () => {
  const rows = ['held-out', 'web', 'pictures'].flatMap(
    (list) => JSON.parse(readFileSync(`bench/search/${list}.json`, 'utf8')) as { q: string }[],
  )
  const sizes: [query: string, size: number][] = []
  for (const { q: query } of rows) {
    const { structuredContent, isError } = await answerTo(callTool('list_diagrams', { query }))
    expect([query, isError]).toEqual([query, undefined])
    sizes.push([query, bytes(structuredContent)])
  }
  expect(sizes.length).toBeGreaterThan(400)
  expect(sizes.filter(([, size]) => size >= 2_048)).toEqual([])
})

test('sample and schema of half of the recipes have at most 5 KB together, and of none more than 10 KB', async () => {
  const sizes = await Promise.all(
    recipes.map(async ({ id }) => {
      const { structuredContent } = await answerTo(callTool('get_diagram', { id, include: 'data' }))
      const { data, schema } = structuredContent as { data: object; schema: object }
      return bytes(data) + bytes(schema)
    }),
  )
  expect(sizes).toHaveLength(recipes.length)
  expect(median(sizes)).toBeLessThanOrEqual(5 * 1024)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(10 * 1024)
})
