import { expect, test } from 'vitest'
import { withoutTrailingSlash } from './target.ts'

test.each([
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['//a/b/', '//a/b'],
  ['/a', '/a'],
  ['///', ''],
])('%s without its trailing slash is "%s"', (path, without) => expect(withoutTrailingSlash(path)).toBe(without))

// Backtracking from every slash would run into the test timeout.
test('a long run of slashes is read in one pass', () => {
  const path = `${'/'.repeat(200_000)}x`
  expect(withoutTrailingSlash(`${path}/`)).toBe(path)
})
