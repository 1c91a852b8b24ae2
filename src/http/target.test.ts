import { expect, test } from 'vitest'
import { withoutTrailingSlash } from './target.ts'

test.each([
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['//a/b/', '//a/b'],
  ['/a', '/a'],
  ['///', ''],
])('%s without its trailing slash is "%s"', (path, without) => expect(withoutTrailingSlash(path)).toBe(without))

test('many slashes take no longer than they must', () => {
  const start = performance.now()
  withoutTrailingSlash(`${'/'.repeat(200_000)}x/`)
  expect(performance.now() - start).toBeLessThan(2_000)
})
