import { expect, test } from 'vitest'
import { childIndex, descend, stepOf, type TreePage } from './page-search.ts'

const key = (value: number) => ({ name: String(value), value })
const leaf = (...keys: number[]): TreePage => ({ keys: keys.map(key), children: [] })
const root: TreePage = { keys: [key(3), key(7)], children: [leaf(1, 2), leaf(3, 4), leaf(7, 9)] }

test('a lookup goes right at a separator that equals the key', () => {
  expect(childIndex(root, key(3))).toBe(1)
  expect(descend(root, key(3))).toEqual([root, leaf(3, 4)])
  expect(descend(root, key(0))).toEqual([root, leaf(1, 2)])
  expect(descend(root, undefined)).toEqual([])
})

test('a step says between which keys a lookup goes on, and what it finds', () => {
  expect([1, 3, 8].map((each) => stepOf(root, key(each)))).toEqual(['1 < 3', '3 ≤ 3 < 7', '7 ≤ 8'])
  expect([3, 5].map((each) => stepOf(leaf(3, 4), key(each)))).toEqual(['3 found', 'no 5'])
})
