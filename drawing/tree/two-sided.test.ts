import { expect, test } from 'vitest'
import { layTwoSided } from './two-sided.ts'

type Node = { name: string; children?: Node[] }

const lay = (root: Node) =>
  layTwoSided(root, {
    children: ({ children = [] }) => children,
    size: () => ({ w: 40, h: 24 }),
    gap: 8,
    level: 24,
  })

const root: Node = {
  name: 'root',
  children: [{ name: 'a' }, { name: 'b' }, { name: 'c', children: [{ name: 'c1' }] }, { name: 'd' }],
}

test('children fill the right side from the top, then the left one, about equally', () => {
  expect(lay(root).map(({ node, side }) => `${node.name} ${side}`)).toEqual([
    'root right',
    'a right',
    'b right',
    'c left',
    'd left',
    'c1 left',
  ])
})

test('both sides hang from the same root', () => {
  const placed = new Map(lay(root).map((each) => [each.node.name, each]))
  expect(placed.get('c')?.parent).toBe(placed.get('root'))
  expect(placed.get('c1')?.parent).toBe(placed.get('c'))
  expect(placed.get('root')?.rect).toEqual({ x: 0, y: 16, w: 40, h: 24 })
  expect(placed.get('b')?.rect).toEqual({ x: 64, y: 32, w: 40, h: 24 })
  expect(placed.get('d')?.rect).toEqual({ x: -64, y: 32, w: 40, h: 24 })
})

test('an only child is on the right', () => {
  expect(lay({ name: 'root', children: [{ name: 'a' }] }).map(({ side }) => side)).toEqual(['right', 'right'])
})
