import { expect, test } from 'vitest'
import type { TreeNode } from '../data/tree.ts'
import { layPartition } from './partition.ts'

const node = (name: string, value: number, ...children: TreeNode[]): TreeNode => ({ name, value, children })

test('nodes are as wide as their amounts, the largest on the left, and too narrow ones are left out', () => {
  const root = node('main', 10, node('read', 20), node('log', 1), node('write', 69))
  const laid = layPartition(root, { w: 200, row: 48, least: 4 })
  expect(laid.map(({ node: { name }, rect }) => [name, rect.x, rect.y, rect.w])).toEqual([
    ['main', 0, 0, 200],
    ['write', 0, 48, 138],
    ['read', 138, 48, 40],
  ])
})
