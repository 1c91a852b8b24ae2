import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

const held = (recent: Recent<string, number>, keys: string): string =>
  keys
    .split('')
    .filter((key) => recent.get(key) !== undefined)
    .join('')

test('what was not used for longest is forgotten, as far as the weight demands', () => {
  const recent = new Recent<string, number>(10, (weight) => weight)
  for (const key of ['a', 'b', 'c']) recent.add(key, 3)
  recent.get('a')
  recent.add('d', 4)
  expect(held(recent, 'abcd')).toBe('acd')
  recent.add('e', 9)
  expect(held(recent, 'abcde')).toBe('e')
})

test('what weighs too much by itself is not kept, and leaves room for what comes next', () => {
  const recent = new Recent<string, number>(10, (weight) => weight)
  expect(recent.add('a', 11)).toBe(11)
  recent.add('b', 10)
  expect(held(recent, 'ab')).toBe('b')
})
