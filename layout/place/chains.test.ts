/** What is followed as one line is straight, and what passes it goes around. */
import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { Layout, LayoutGraph } from '../model/graph.ts'
import { chainsIn, showsChains } from './chains.ts'

const pairsOf = (edges: string): string[] => edges.split(' ')

/** The links of chains, where items are ranked as the letters of `order`. */
const chains = (edges: string, order: string): string[] => {
  const words = { w: 0, h: 0 }
  const links = pairsOf(edges).map(([from, to]) => {
    const [a, b] = [order.indexOf(from!), order.indexOf(to!)]
    return { from: a, to: b, weight: 1, words, isBack: a > b }
  })
  const ranks = Array.from(order, (_, index) => index)
  return [...chainsIn(links, ranks)].map(({ from, to }) => `${order[from]}${order[to]}`)
}

test('a chain is what leads to one thing that nothing else leads to', () => {
  expect(chains('ab bc cd', 'abcd')).toEqual(['ab', 'bc', 'cd'])
  expect(chains('ab bc cd ce', 'abcde')).toEqual(['ab', 'bc'])
  expect(chains('ac bc cd de', 'abcde')).toEqual(['cd', 'de'])
})

test('one link is no chain', () => {
  expect(chains('ab bc bd', 'abcd')).toEqual([])
})

test('neither what passes a chain nor what runs back is part of it, and both leave it one', () => {
  expect(chains('ab bc cd ad', 'abcd')).toEqual(['ab', 'bc', 'cd'])
  expect(chains('ab bc cd bd', 'abcd')).toEqual(['ab', 'bc', 'cd'])
  expect(chains('ab bc ca', 'abc')).toEqual(['ab', 'bc'])
})

/** Besides what the edges join there may be others. */
const laidOut = (edges: string, others = ''): Layout => {
  const pairs = pairsOf(edges)
  const graph: LayoutGraph = {
    nodes: [...new Set(pairs.join('') + others)].map((id) => ({ id, w: 96, h: 48 })),
    edges: pairs.map(([from, to]) => ({ from: from!, to: to! })),
  }
  return layoutGraph(graph, { direction: 'down' })
}

const axes = ({ nodes }: Layout, ids: string): number =>
  new Set(Array.from(ids, (id) => nodes.get(id)!.x + nodes.get(id)!.w / 2)).size

test.each([
  ['sa ab ba bc cf af', 'sabcf'],
  ['sa ab ba bt at tf', 'sabtf'],
  ['sa ab bc cd db', 'sabcd'],
  ['sa aq qx qy qz yr xr rf rb ba', 'saq'],
])('%s: %s stands on one axis', (edges, chain) => {
  expect(axes(laidOut(edges), chain)).toBe(1)
})

test('what a fan leads to is a chain with its one way on', () => {
  expect(chains('sa sb ac bd', 'sabcd')).toEqual(['ac', 'bd'])
  expect(chains('sa sb ac bd be', 'sabcde')).toEqual(['ac'])
  expect(chains('sa sb ra ac', 'srabc')).toEqual([])
})

test('the arms of a fan are straight, where trees hang on them too', () => {
  const layout = laidOut('sa sb sc ad be cf dg dh ei ej fk fl')
  for (const arm of ['ad', 'sbe', 'cf']) expect([arm, axes(layout, arm)]).toEqual([arm, 1])
})

test('among many nodes a chain gives way to what passes it', () => {
  const edges = 'sa ab ba bt at tf'
  const others = (count: number): string =>
    String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x100 + at))
  expect(axes(laidOut(edges, others(35)), 'sabt')).toBe(1)
  expect(axes(laidOut(edges, others(36)), 'sabt')).toBeGreaterThan(1)
})

test.each([
  [16, 22, true],
  [17, 19, true],
  [17, 20, false],
  [40, 46, true],
  [40, 47, false],
  [41, 40, false],
])('chains are straight among %i nodes and %i links: %j', (nodes, links, shows) => {
  expect(showsChains(nodes, links)).toBe(shows)
})
