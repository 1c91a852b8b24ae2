import { expect, test } from 'vitest'
import type { GraphNode } from './graph-types.ts'
import { leadingTo, type Net, reachedFrom, sourcesOf, targetsOf } from './neighbors.ts'

const nodes: GraphNode[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase(), kind: 'node' }))
const net: Net = {
  nodes,
  edges: ['c > d', 'B > c', 'a > B', 'c > a', 'b > d'].map((link) => {
    const [from = '', to = ''] = link.split(' > ')
    return { from, to, kind: link === 'c > a' ? 'back' : 'on' }
  }),
}
const [, b, , d] = nodes as [GraphNode, GraphNode, GraphNode, GraphNode]
const idsOf = (found: Iterable<GraphNode>) => [...found].map(({ id }) => id)

test('neighbors are found by id and by name, each once, in the order of the edges', () => {
  expect(idsOf(sourcesOf(d, net))).toEqual(['c', 'b'])
  expect(idsOf(targetsOf(b, net))).toEqual(['c', 'd'])
})

test('what leads to a node directly or through others; the node itself only through a cycle', () => {
  expect(new Set(idsOf(leadingTo([d], net)))).toEqual(new Set(['a', 'b', 'c']))
  expect(new Set(idsOf(leadingTo([b], net)))).toEqual(new Set(['a', 'b', 'c']))
  expect(idsOf(leadingTo([b], net, ({ kind }) => kind === 'on'))).toEqual(['a'])
})

test('what is reached from nodes, directly or through others, with these', () => {
  expect(idsOf(reachedFrom([b], net))).toEqual(['b', 'c', 'd', 'a'])
  expect(idsOf(reachedFrom([b], net, ({ kind }) => kind === 'on'))).toEqual(['b', 'c', 'd'])
  expect(idsOf(reachedFrom([d], net))).toEqual(['d'])
})
