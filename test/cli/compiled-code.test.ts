/**
 * The cache of compiled code: it changes what a command costs, never what it does.
 */
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'

const data = JSON.stringify({
  title: 'One query takes most of the time',
  measure: 'Total time',
  unit: 'min',
  rows: [168, 92, 79, 65].map((value, index) => ({ name: `SELECT query_${index}`, value })),
})

beforeAll(async () => {
  await installed()
}, 240_000)

const draw = (cache: string) => diagref(['draw', 'ordered-bar', '-'], { input: data, env: { XDG_CACHE_HOME: cache } })

test('code is cached for the next run; what is truncated or stale is compiled again', async () => {
  const cache = emptyFolder()
  const first = await draw(cache)
  const folder = join(cache, 'diagref/code')
  const kept = readdirSync(folder)
  expect([first.code, first.err]).toEqual([0, ''])
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.every((name) => statSync(join(folder, name)).size > 1000)).toBe(true)
  expect(await draw(cache)).toEqual(first)
  for (const [index, name] of kept.entries())
    if (index % 2 === 0) writeFileSync(join(folder, name), 'not code')
    else truncateSync(join(folder, name), 600)
  expect(await draw(cache)).toEqual(first)
  expect(kept.every((name) => statSync(join(folder, name)).size > 1000)).toBe(true)
})

test('if nothing can be cached, no message is printed', async () => {
  const cache = join(emptyFolder(), 'a-file')
  writeFileSync(cache, '')
  const result = await draw(cache)
  expect([result.code, result.err]).toEqual([0, ''])
})
