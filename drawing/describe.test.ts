import { expect, test } from 'vitest'
import { enumerate } from './describe.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b and 2 more'],
  [['a, b'], 'a, b'],
  [['a, b', 'c', 'd'], 'a, b; c; and d'],
])('names %j are said as "%s"', (names, said) => {
  expect(enumerate(names, 3)).toBe(said)
})

test('names that are not said do not choose the separator', () => {
  expect(enumerate(['a', 'b', 'c', 'd, e'], 3)).toBe('a, b and 2 more')
})
