import { expect, test } from 'vitest'
import type { GraphNode } from '../data/graph.ts'
import { evenSiblings } from './even-siblings.ts'
import type { NodeView } from './style.ts'

/** The heights of nodes by their names, of which each was so high. */
const heightsOf = (own: Record<string, number>, edges: string, kinds: Record<string, string> = {}, w = 120) => {
  const views = Object.entries(own).map(
    ([name, h]) => [{ name, kind: kinds[name] } as GraphNode, { w, h } as NodeView] as const,
  )
  evenSiblings(
    views,
    edges.split(' ').map((edge) => ({ from: edge[0]!, to: edge[1]! })),
  )
  return views.map(([, { h }]) => h)
}

test('what one node leads to, or what leads to one, is equally high', () => {
  expect(heightsOf({ a: 40, b: 40, c: 56, d: 40 }, 'ab ac')).toEqual([40, 56, 56, 40])
  expect(heightsOf({ a: 40, b: 40, c: 56, d: 40 }, 'ba ca')).toEqual([40, 56, 56, 40])
  expect(heightsOf({ a: 40, b: 56 }, 'ab')).toEqual([40, 56])
  expect(heightsOf({ a: 40, b: 48, c: 48 }, 'aa ab ac')).toEqual([40, 48, 48])
})

test('none gets far higher than its words want, is made like another kind, or stops to be a circle', () => {
  expect(heightsOf({ a: 40, b: 40, c: 56 }, 'ab ac')).toEqual([40, 56, 56])
  expect(heightsOf({ a: 40, b: 40, c: 64 }, 'ab ac')).toEqual([40, 40, 64])
  // Nor by way of others: b is as high as c, but d, a sibling of b, is not.
  expect(heightsOf({ a: 40, b: 48, c: 64, d: 40, e: 40 }, 'ab ac eb ed')).toEqual([40, 64, 64, 40, 40])
  expect(heightsOf({ a: 40, b: 40, c: 56 }, 'ab ac', { c: 'store' })).toEqual([40, 40, 56])
  expect(heightsOf({ a: 40, b: 96, c: 120 }, 'ab ac')).toEqual([40, 96, 120])
})

test('an edge may name a node that has an id by its name', () => {
  const views = [{ id: 'a', name: 'Ann' }, { id: 'b', name: 'Bee' }, { name: 'c' }].map(
    (node, index) => [node as GraphNode, { w: 120, h: 40 + 8 * index } as NodeView] as const,
  )
  evenSiblings(views, [
    { from: 'Ann', to: 'Bee' },
    { from: 'a', to: 'c' },
  ])
  expect(views.map(([, { h }]) => h)).toEqual([40, 56, 56])
})

test('siblings are equally wide where none gets a quarter wider than its words want', () => {
  const widthsOf = (...own: number[]): number[] => {
    const views = ['a', 'b', 'c'].map(
      (name, index) => [{ name } as GraphNode, { w: own[index], h: 40 } as NodeView] as const,
    )
    evenSiblings(views, [
      { from: 'a', to: 'b' },
      { from: 'a', to: 'c' },
    ])
    return views.map(([, { w }]) => w)
  }
  expect(widthsOf(96, 96, 120)).toEqual([96, 120, 120])
  expect(widthsOf(96, 96, 128)).toEqual([96, 96, 128])
})

test('in large graphs siblings are equally high, but as wide as their words', () => {
  const sizesOf = (count: number): string[] => {
    const views = Array.from(
      { length: count },
      (_, index) =>
        [{ name: `n${index}` } as GraphNode, { w: 96 + 8 * (index % 3), h: 40 + 4 * (index % 3) } as NodeView] as const,
    )
    evenSiblings(
      views,
      views.slice(1).map(([{ name = '' }]) => ({ from: 'n0', to: name })),
    )
    return [...new Set(views.slice(1).map(([, { w, h }]) => `${w}x${h}`))]
  }
  expect(sizesOf(32)).toEqual(['112x48'])
  expect(sizesOf(33)).toEqual(['104x48', '112x48', '96x48'])
})
