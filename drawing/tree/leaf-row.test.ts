import { expect, test } from 'vitest'
import { layLeafRow } from './leaf-row.ts'

type Tree = { name: string; children: Tree[] }
const tree = (name: string, ...children: Tree[]): Tree => ({ name, children })
const options = { w: 80, h: 32, gap: 16, below: 40 }

test('leaves are in one row, parents in the middle of their children', () => {
  const root = tree('root', tree('left', tree('a'), tree('b')), tree('c'))
  const placed = layLeafRow(root, options).map(({ node, rect, branch }) => [node.name, rect.x, rect.y, branch])
  expect(placed).toEqual([
    ['root', 120, 0, undefined],
    ['left', 48, 72, 'M 160 32 C 160 52 88 52 88 72'],
    ['a', 0, 144, 'M 88 104 C 88 124 40 124 40 144'],
    ['b', 96, 144, 'M 88 104 C 88 124 136 124 136 144'],
    ['c', 192, 144, 'M 160 32 C 160 52 232 52 232 72 V 144'],
  ])
})

test('a single node is a leaf', () => {
  expect(layLeafRow(tree('root'), options)).toMatchObject([{ rect: { x: 0, y: 0, w: 80, h: 32 }, branch: undefined }])
})
