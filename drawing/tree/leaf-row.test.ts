import { expect, test } from 'vitest'
import { layLeafRow } from './leaf-row.ts'

type Tree = { name: string; children: Tree[] }
const tree = (name: string, ...children: Tree[]): Tree => ({ name, children })
const options = { children: ({ children }: Tree) => children, w: 80, h: 32, gap: 16, below: 40 }

test('leaves are in one row, parents in the middle of their children', () => {
  const root = tree('root', tree('left', tree('a'), tree('b')), tree('c'))
  const placed = layLeafRow(root, options).map(({ node, rect, level }) => [node.name, rect.x, rect.y, level])
  expect(placed).toEqual([
    ['root', 120, 0, 0],
    ['left', 48, 72, 72],
    ['a', 0, 144, 144],
    ['b', 96, 144, 144],
    ['c', 192, 144, 72],
  ])
})

test('a single node is a leaf', () => {
  expect(layLeafRow(tree('root'), options)).toMatchObject([{ rect: { x: 0, y: 0, w: 80, h: 32 }, parent: undefined }])
})
