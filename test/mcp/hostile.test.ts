/**
 * Hostile requests over a real socket: each gets the response that the protocol or HTTP requires, and the process
 * survives. bench/mcp.ts sends 20,000 of them and watches the memory.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../../src/node/serve.ts'
import { serveRecipes } from '../../tools/serving.ts'
import { hostile } from './hostile.ts'
import { plannedRecipes } from './recipes.ts'
import { call, send } from './wire.ts'

let running: Running
const faults: unknown[] = []

beforeAll(async () => {
  running = await serveRecipes({ recipes: plannedRecipes(), onInternalError: (error) => faults.push(error) })
})
afterAll(() => running.stop(100))

const isRight = (status: number, json: object): boolean => {
  if (status === 202 || status === 204 || status === 405) return true
  if (Array.isArray(json)) return json.every((each: object) => isRight(status, each))
  const answered = 'jsonrpc' in json && ('result' in json || 'error' in json)
  return answered && [200, 400, 403, 404, 406, 413, 415].includes(status)
}

test('M10: 1,050 hostile requests each get the right response, and none is an internal error', async () => {
  const wrong: string[] = []
  for (let start = 0; start < 1_050; start += 30) {
    const numbers = Array.from({ length: 30 }, (_, index) => start + index)
    const cache = await Promise.all(numbers.map((number) => send(running.port, hostile(number))))
    cache.forEach(({ status, text }, index) => {
      if (!isRight(status, text === '' ? {} : (JSON.parse(text) as object)))
        wrong.push(`${numbers[index]}: ${status} ${text.slice(0, 100)}`)
    })
  }
  expect(wrong).toEqual([])
  expect(faults).toEqual([])
  expect((await send(running.port, { body: call('ping') })).status).toBe(200)
})
