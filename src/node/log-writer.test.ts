/**
 * Log lines reach their file; if they cannot be written, only they are lost.
 */
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLogWriter } from './log-writer.ts'

const folder = mkdtempSync(join(tmpdir(), 'diagref-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('lines are JSON with a time, in order', async () => {
  const file = join(folder, 'lines')
  const descriptor = openSync(file, 'w')
  const writer = createLogWriter(descriptor)
  for (let number = 0; number < 1_000; number++) writer.write({ number })
  await writer.end()
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { time: string; number: number })
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 1_000 }, (_, number) => number))
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time)
})

test('on a full disk lines are kept up to a megabyte, and none throws', async () => {
  const descriptor = openSync('/dev/full', 'w')
  const writer = createLogWriter(descriptor)
  for (let number = 0; number < 2_000; number++) writer.write({ text: 'x'.repeat(1_000) })
  await writer.end()
})
