import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { drawPartition } from './draw-partition.ts'

const node = (name: string, value: number, ...children: TreeNode[]): TreeNode => ({ name, value, children })

const drawn = (root: TreeNode) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ root }), references: new References([]) })
  const laid = drawPartition(root, { fillOf: ({ name }) => (name === 'write' ? 'accent' : undefined) }, sheet)
  return { sheet, rects: laid.map(({ frame: { name }, rect: { x, y, w } }) => [name, x, y, w]) }
}

test('nodes are as wide as their amounts, the largest on the left, and those narrower than a pixel are left out', () => {
  const lock = node('lock', 20)
  const { rects } = drawn(node('main', 10, node('read', 20), node('log', 0.01), node('write', 49.99, lock)))
  expect(rects).toEqual([
    ['main', 0, 0, 1120],
    ['write', 0, 48, 784],
    ['lock', 0, 96, 224],
    ['read', 784, 48, 224],
  ])
})

test('words are light on the accent; what has no room for a name is listed below with its share', () => {
  const { sheet } = drawn(node('main', 0, node('write', 99), node('read', 1)))
  const words = sheet.pieces.flatMap(({ elements }) => elements).filter(({ type }) => type === 'text')
  expect(words).toMatchObject([
    { text: 'main  100%' },
    { text: 'write  99%', fill: 'surface', bold: true },
    { text: 'Too small to name: read (1%)' },
  ])
})

test('a tree without amounts is a problem of its root', () => {
  const { sheet, rects } = drawn(node('main', 0))
  expect(sheet.problems).toEqual([{ at: 'root', problem: 'has no amount: at least one node needs a value above 0' }])
  expect(rects).toEqual([])
})
