import { expect, test } from 'vitest'
import { layTidy, type TidyOptions } from './tidy.ts'

type Node = { name: string; w?: number; children?: Node[] }

const options: TidyOptions<Node> = {
  children: ({ children = [] }) => children,
  size: ({ w = 40 }) => ({ w, h: 24 }),
  gap: 16,
  level: 32,
}

const rects = (root: Node, more: Partial<TidyOptions<Node>> = {}) =>
  Object.fromEntries(layTidy(root, { ...options, ...more }).map(({ node, rect }) => [node.name, Object.values(rect)]))

const family: Node = { name: 'a', children: [{ name: 'b' }, { name: 'c' }] }

test('a parent stands in the middle above its children', () => {
  expect(rects(family)).toEqual({ a: [32, 0, 40, 24], b: [0, 56, 40, 24], c: [56, 56, 40, 24] })
})

test('a tree may grow to the right or to the left', () => {
  expect(rects(family, { grow: 'right' })).toEqual({ a: [0, 24, 40, 24], b: [72, 0, 40, 24], c: [72, 40, 40, 24] })
  expect(rects(family, { grow: 'left' })).toEqual({ a: [72, 24, 40, 24], b: [0, 0, 40, 24], c: [0, 40, 40, 24] })
})

test('wide nodes take the room they need', () => {
  const [b, c] = ['b', 'c'].map((name) => rects({ name: 'a', children: [{ name: 'b', w: 200 }, { name: 'c' }] })[name])
  expect([b, c]).toEqual([
    [0, 56, 200, 24],
    [216, 56, 40, 24],
  ])
})

test('neighbors with different parents may stand farther apart', () => {
  const root = {
    name: 'r',
    children: [
      { name: 'a', children: [{ name: 'a1' }] },
      { name: 'b', children: [{ name: 'b1' }] },
    ],
  }
  expect(rects(root, { apart: 64 })['b1']).toEqual([104, 112, 40, 24])
})

test('the order and parent of each node are known', () => {
  const [, , last] = layTidy(family, options)
  expect([last?.depth, last?.index, last?.parent?.node.name]).toEqual([1, 1, 'a'])
})

test('leaves may be on one line, however deep they are', () => {
  const root = { name: 'r', children: [family, { name: 'd' }, { name: 'e', children: [{ name: 'f' }] }] }
  const placed = rects(root, { leavesLast: true })
  expect(['b', 'c', 'd', 'f'].map((name) => placed[name]?.[1])).toEqual([112, 112, 112, 112])
  expect(['r', 'a', 'e'].map((name) => placed[name]?.[1])).toEqual([0, 56, 56])
  expect(rects({ name: 'r' }, { leavesLast: true })).toEqual({ r: [0, 0, 40, 24] })
})
