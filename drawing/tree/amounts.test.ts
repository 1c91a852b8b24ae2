import { expect, test } from 'vitest'
import type { TreeNode } from '../data/tree.ts'
import { largestFirst, sharesOf, totalOf } from './amounts.ts'

const leaf = (name: string, value: number): TreeNode => ({ name, value, children: [] })
const root: TreeNode = {
  name: 'all',
  value: 1,
  children: [leaf('a', 1), { name: 'b', children: [leaf('c', 2), leaf('d', 1)] }, leaf('e', 1)],
}

test('a node holds its own amount and everything below it', () => {
  expect([totalOf(root), largestFirst(root).map(({ name }) => name)]).toEqual([6, ['b', 'a', 'e']])
})

test('shares are of the whole, with what the root has itself', () => {
  expect([...sharesOf(root).values()]).toEqual(['17%', '50%', '17%'])
  expect(sharesOf({ name: 'none', children: [leaf('a', 0)] }).size).toBe(0)
})
