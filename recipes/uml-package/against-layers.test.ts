import { expect, test } from 'vitest'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { againstLayers } from './against-layers.ts'

/** Groups `a b c` with a node in each, named as they are; other names are nodes in none. */
const found = (groups: string, lines: string, alone = ''): string => {
  const names = groups.split(' ')
  const against = againstLayers({
    nodes: [
      ...names.map((name) => ({ name: `${name}1`, kind: 'package', group: name })),
      ...alone.split(' ').flatMap((name) => (name === '' ? [] : [{ name, kind: 'package' }])),
    ],
    edges: shortLinks(lines).map((edge): GraphEdge => ({ ...edge, kind: 'uses' })),
    groups: names.map((name) => ({ name, kind: 'package' })),
  })
  return [...against].map(({ from, to }) => `${from}>${to}`).join(' ')
}

test('nothing is against layers that lead to each other one way only, in whatever order they are given', () => {
  expect(found('a b c', 'a1 > b1 > c1')).toBe('')
  expect(found('c b a', 'a1 > b1 > c1\na1 > a1')).toBe('')
})

test('of layers that lead to each other around, the fewest edges are against the order', () => {
  expect(found('a b', 'b1 > a1\na1 > b1, b')).toBe('b1>a1')
  expect(found('b a', 'b1 > a1\na1 > b1, b')).toBe('b1>a1')
  expect(found('web domain store', 'web1 > domain1, store1\ndomain1 > store1, store\nstore1 > domain1, web1')).toBe(
    'store1>domain1 store1>web1',
  )
})

test('of equals, the order given is kept, also with nodes in no group', () => {
  expect(found('a b', 'a1 > b1 > a1')).toBe('b1>a1')
  expect(found('b a', 'a1 > b1 > a1')).toBe('a1>b1')
  expect(found('a', 'lone > a1 > lone', 'lone')).toBe('lone>a1')
})

test('what is on no way around is against nothing, and more than twelve layers have no best order', () => {
  expect(found('a b c', 'c1 > a1 > b1 > a1')).toBe('b1>a1')
  const ring = (count: number): string => [...Array(count).keys(), 0].map((index) => `g${index}1`).join(' > ')
  const names = (count: number): string => [...Array(count).keys()].map((index) => `g${index}`).join(' ')
  expect(found(names(12), ring(12))).toBe('g111>g01')
  expect(found(names(13), ring(13))).toBe('')
})
