import { expect, test } from 'vitest'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { amount, foldRows, rowsUnder } from './breakdown.ts'

const node = (name: string, ...children: TreeNode[]): TreeNode => ({ name, children })

const tree = node('top', node('a', node('b', node('c')), node('d')), node('e'))

test('codes count the way down, parents first', () => {
  expect(rowsUnder(tree, '2').map(({ node: { name }, code, depth }) => [name, code, depth])).toEqual([
    ['a', '2.1', 0],
    ['b', '2.1.1', 1],
    ['c', '2.1.1.1', 2],
    ['d', '2.1.2', 1],
    ['e', '2.2', 0],
  ])
})

test('the deepest levels are folded first, and each row says what it hides', () => {
  const rows = rowsUnder(tree, '1')
  const names = (most: number) => foldRows(rows, most).map(({ node: { name }, hidden }) => [name, hidden])
  expect(names(5).flatMap(([, hidden]) => hidden)).toEqual([0, 0, 0, 0, 0])
  expect(names(4)).toEqual([
    ['a', 0],
    ['b', 1],
    ['d', 0],
    ['e', 0],
  ])
  expect(names(1)).toEqual([
    ['a', 3],
    ['e', 0],
  ])
})

test('units that are words have a plural', () => {
  expect([amount(1, 'day'), amount(2, 'day'), amount(3, 'kB'), amount(4)]).toEqual(['1 day', '2 days', '3 kB', '4'])
})
