/**
 * Files and functions are as short as the linter says; the exceptions in its configuration are as long as written there,
 * so that they can only shrink.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Limit = [level: string, options: { max: number }]
type Rules = { 'max-lines': Limit | 'off'; 'max-lines-per-function': Limit | 'off' }

const { rules, overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  rules: Rules
  overrides: { files: string[]; rules: Rules }[]
}

/** The longest file or function that a rule finds in `file` when its limit is that of all files. */
const longest = (file: string, rule: keyof Rules): number | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'diagref-structure-'))
  const config = join(folder, 'oxlintrc.json')
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules: { [rule]: rules[rule] } }))
  try {
    execFileSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'unix', file], { encoding: 'utf8' })
    return undefined
  } catch (error) {
    const found = (error as { stdout: string }).stdout.matchAll(/too many lines \((\d+)\)/g)
    return Math.max(...[...found].map(([, lines]) => Number(lines)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const common = (rule: keyof Rules): number => (rules[rule] as Limit)[1].max

const exceptions = overrides.flatMap(({ files, rules: own }) =>
  files.flatMap((file) =>
    (['max-lines', 'max-lines-per-function'] as const).flatMap((rule) => {
      const limit = own[rule]
      return limit === 'off' || limit[1].max === common(rule) ? [] : [{ file, rule, max: limit[1].max }]
    }),
  ),
)

test('files have at most 150 lines of code and functions 40', () => {
  expect([common('max-lines'), common('max-lines-per-function')]).toEqual([150, 40])
})

test.each(exceptions)('$file: $rule is as long as its exception says', ({ file, rule, max }) => {
  expect(longest(file, rule)).toBe(max)
})
