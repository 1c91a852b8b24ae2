import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'

/** The files of rules, `r05-type-scale.ts`, with those of their tests. */
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^r\d\d-/.test(name))
  .sort()

test('every rule is listed once, in order of its id, and has a file of its own with its test beside it', () => {
  const idOf = (name: string): string => name.slice(0, 3).toUpperCase()
  const tests = files.filter((name) => name.endsWith('.test.ts'))
  const sources = files.filter((name) => !tests.includes(name))
  expect(rules.map(({ id }) => id)).toEqual(sources.map(idOf))
  expect(tests).toEqual(sources.map((name) => name.replace('.ts', '.test.ts')))
})
