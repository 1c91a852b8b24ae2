/**
 * `npm run exhaustive` runs every test file that takes a part of something in `npm test`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('files that choose are named in the script that has them take all', () => {
  const choosing = execFileSync('git', ['grep', '-lE', '--untracked', '^import .*/exhaustive.ts.$', '--', '*.ts'], {
    encoding: 'utf8',
  })
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = scripts['exhaustive']?.split(' ').slice(4) ?? []
  const missed = choosing
    .trim()
    .split('\n')
    .filter((file) => !named.some((path) => file === path || file.startsWith(`${path}/`)))
  expect(named.length).toBeGreaterThan(5)
  expect(missed).toEqual([])
})
