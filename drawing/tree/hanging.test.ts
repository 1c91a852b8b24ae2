import { expect, test } from 'vitest'
import { layHanging } from './hanging.ts'

type Node = { name: string; w: number; h: number; children: Node[] }

const node = (name: string, w: number, h: number, ...children: Node[]): Node => ({ name, w, h, children })

const lay = (root: Node) =>
  layHanging(root, {
    children: ({ children }) => children,
    size: ({ w, h }) => ({ w, h }),
    gap: 8,
    apart: 16,
    level: 40,
  })

const tree = node('r', 80, 40, node('a', 96, 48, node('a1', 104, 40), node('a2', 64, 40)), node('b', 64, 40))

test('columns are as wide as the widest node in its place, and heads are equally high', () => {
  expect(lay(tree).map(({ node: { name }, rect: { x, y, w, h } }) => [name, x, y, w, h])).toEqual([
    ['r', 96, 0, 80, 40],
    ['a', 0, 80, 128, 48],
    ['a1', 24, 144, 104, 40],
    ['a2', 24, 192, 104, 40],
    ['b', 144, 80, 128, 48],
  ])
})

test('all branches below a node are one path, in which no stroke lies over another', () => {
  expect(lay(tree).map(({ below }) => below)).toEqual([
    'M 136 40 V 60 M 64 60 H 208 M 64 60 V 80 M 208 60 V 80',
    'M 12 128 V 212 M 12 164 h 12 M 12 212 h 12',
    '',
    '',
    '',
  ])
})

test('a root alone has no branches', () => {
  expect(lay(node('r', 80, 40))).toMatchObject([{ rect: { x: 0, y: 0, w: 80, h: 40 }, below: '' }])
})
