/** What leads to equals stands over their middle, and its lines spread alike on both sides. */
import { expect, test } from 'vitest'
import { layoutGraph } from './layout.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'

const graphOf = (edges: string, look?: string): LayoutGraph => {
  const pairs = edges.split(' ').map((pair) => Array.from(pair))
  const ids = [...new Set(pairs.flat())]
  return {
    nodes: ids.map((id) => ({ id, w: 96, h: 48 })),
    edges: pairs.map(([from, to]) => ({ from: from!, to: to!, ...(look === undefined ? {} : { look }) })),
  }
}

const middle = ({ nodes, direction }: Layout, id: string): number => {
  const { x, y, w, h } = nodes.get(id)!
  return direction === 'down' ? x + w / 2 : y + h / 2
}

const filledWith = (count: number, value: number): number[] => Array.from({ length: count }, () => value)

const down: LayoutOptions = { direction: 'down' }

test.each([
  ['ab ac', down],
  ['ab ac ad ae', down],
  ['ab ac ad ae af ag', down],
  ['ab ac', { direction: 'right' }],
  ['ab ac ad ae', { direction: 'right' }],
] as const)('%s: the hub is in the middle of its equals', (edges, options) => {
  const layout = layoutGraph(graphOf(edges, 'flow'), options)
  const [first, last] = [edges[1]!, edges.at(-1)!]
  expect(2 * middle(layout, 'a')).toBe(middle(layout, first) + middle(layout, last))
})

test('a fan that opens and closes is symmetric, and each of up to four lines is drawn in full', () => {
  const layout = layoutGraph(graphOf('ab ac ad ae bf cf df ef', 'flow'), down)
  expect(middle(layout, 'a')).toBe(middle(layout, 'f'))
  expect(layout.edges.filter(({ joins }) => joins)).toEqual([])
  const axis = 2 * middle(layout, 'a')
  const mirrored = (index: number) => layout.edges[index]!.points.map(({ x, y }) => ({ x: axis - x, y }))
  expect(layout.edges[3]!.points).toEqual(mirrored(0))
  expect(layout.edges[2]!.points).toEqual(mirrored(1))
})

test.each(['down', 'right'] as const)(
  '%s: what leads to a hub of equals arrives along the flow, beside none that leave',
  (direction) => {
    const along = direction === 'down' ? 'y' : 'x'
    const startOf = (edges: string): boolean[] => {
      const { nodes, edges: drawn } = layoutGraph(graphOf(edges, 'flow'), { direction })
      const arrivals = drawn.filter((_, index) => edges.split(' ')[index]!.endsWith('h'))
      return arrivals.map(({ points }) => points.at(-1)![along] === nodes.get('h')![along])
    }
    expect(startOf('ah bh hc hd')).toEqual([true, true])
    expect(startOf('ah bh hc')).toEqual([false, false])
    // Larger graphs have the narrower way, by the sides.
    const chains = 'ah bh hc hd ia jb ki lj ce df eg fm'
    expect(startOf(`${chains} np op`)).toEqual([true, true])
    expect(startOf(`${chains} np op qp`)).toEqual([false, false])
  },
)

test('what closes a fan of chains, and leads on, is under what opened it', () => {
  const layout = layoutGraph(graphOf('sa ab ac ad be cf dg ei fi gi ij'), down)
  expect(Array.from('aij').map((id) => middle(layout, id))).toEqual(filledWith(3, middle(layout, 's')))
  expect(middle(layout, 'b') + middle(layout, 'd')).toBe(2 * middle(layout, 'a'))
})

test('a chain to a question stays over the middle of its answers, and these are reached by its tips', () => {
  const graph = graphOf('ab bc bd')
  const nodes = graph.nodes.map((node) => (node.id === 'b' ? { ...node, w: 128, outline: 'diamond' as const } : node))
  const layout = layoutGraph({ ...graph, nodes }, down)
  expect([middle(layout, 'a'), middle(layout, 'c') + middle(layout, 'd')]).toEqual([
    middle(layout, 'b'),
    2 * middle(layout, 'b'),
  ])
  const { x, w } = layout.nodes.get('b')!
  expect(layout.edges.slice(1).map(({ points }) => points[0]!.x)).toEqual([x, x + w])
})

test('a chain to a wide hub stays over its middle, and two lines lead straight down from it', () => {
  const graph = graphOf('ab bc bd ce de')
  const nodes = graph.nodes.map((node) => (node.id === 'b' ? { ...node, w: 192 } : node))
  const layout = layoutGraph({ ...graph, nodes }, down)
  expect(Array.from('abe').map((id) => 2 * middle(layout, id))).toEqual(
    filledWith(3, middle(layout, 'c') + middle(layout, 'd')),
  )
  expect(layout.edges.slice(0, 3).map(({ points }) => points.length)).toEqual([2, 2, 2])
})

test.each(['abcdef', 'abcdefg'])('many leaves of %s are met along the flow, those in the middle too', (ids) => {
  const leaves = Array.from(ids.slice(1))
  const { edges, nodes } = layoutGraph(graphOf(leaves.map((to) => `a${to}`).join(' '), 'flow'), down)
  for (const [index, { points }] of edges.entries()) {
    const { x, w } = nodes.get(leaves[index]!)!
    expect(points.slice(-2).map((point) => point.x)).toEqual([x + w / 2, x + w / 2])
  }
})

test('what passes by is between what is listed before and after it', () => {
  const { nodes } = layoutGraph(graphOf('ab ac be bd cd cf ed fd'), down)
  const x = (id: string): number => nodes.get(id)!.x
  expect([x('e') < x('d'), x('d') < x('f')]).toEqual([true, true])
  expect(Math.abs(x('e') + x('f') - 2 * x('d'))).toBeLessThanOrEqual(8)
})

test('what lines meet at its side is ahead of what leads to it', () => {
  const { nodes } = layoutGraph(graphOf('ab ac be bd cd cf ed fd'), down)
  for (const [from, to] of ['ab', 'be', 'ed', 'fd'].map((pair) => Array.from(pair)))
    expect(nodes.get(to!)!.y).toBeGreaterThanOrEqual(nodes.get(from!)!.y + 48 + 32)
})

test('on a spine nothing is asked of fans', () => {
  const spine = layoutGraph(graphOf('ab bc bd'), { ...down, spine: true })
  expect(middle(spine, 'b')).toBe(middle(spine, 'c'))
})

const withQuestion = (graph: LayoutGraph, question: string): LayoutGraph => ({
  ...graph,
  nodes: graph.nodes.map((node) => (node.id === question ? { ...node, w: 192, h: 96, outline: 'diamond' } : node)),
})

test.each([
  ['flow', { w: 24, h: 16 }, 0],
  ['flow', undefined, 4],
  [undefined, undefined, 0],
] as const)(
  'four lines of look %s with words %j leave a diamond by one tip where they are alike',
  (look, words, count) => {
    const graph = withQuestion(graphOf('ab ac ad ae', look), 'a')
    const edges = graph.edges.map((edge) => (words === undefined ? edge : { ...edge, label: words }))
    const layout = layoutGraph({ ...graph, edges }, down)
    const { x, y, w, h } = layout.nodes.get('a')!
    const trunk = layout.edges.filter(({ joins }) => joins === undefined)
    expect(trunk.filter(({ points }) => points[0]!.x === x + w / 2 && points[0]!.y === y + h)).toHaveLength(
      count > 0 ? 1 : 0,
    )
    expect(trunk).toHaveLength(count > 0 ? 1 : 4)
  },
)

test.each([
  ['ab ac bd cd de', 'ade'],
  ['ab bc bd ce de ef', 'abef'],
  ['ab ac ad ae bf cf df ef fg', 'afg'],
])('of %s, what a fan closes in is in the middle of where it opened: %s', (edges, axis) => {
  const { nodes, ...graph } = graphOf(edges, 'flow')
  const layout = layoutGraph({ ...graph, nodes: nodes.map((node) => ({ ...node, w: 136 })) }, down)
  expect(new Set(Array.from(axis, (id) => middle(layout, id))).size).toBe(1)
})

test.each([
  [104, true],
  [96, false],
])('two lines of a hub %j wide fork by its sides, though one is shorter straight ahead: %j', (width, isFork) => {
  const sizes: Record<string, [w: number, h: number]> = { o: [width, 144], a: [240, 96], k: [240, 96] }
  const { nodes, ...graph } = graphOf('oa ab bc ca os sk sl', 'flow')
  const sized = nodes.map(({ id }) => ({ id, w: sizes[id]?.[0] ?? 272, h: sizes[id]?.[1] ?? 144 }))
  const layout = layoutGraph({ ...graph, nodes: sized }, { ...down, maxWidth: 700 })
  expect(2 * middle(layout, 'o') === middle(layout, 'a') + middle(layout, 's')).toBe(isFork)
})

test('what closes a fan is met from both sides, though it is about as wide as this', () => {
  const sizes: Record<string, number> = { a: 160, b: 232, c: 128, d: 208 }
  const { nodes, ...graph } = graphOf('ab ac bd cd de', 'flow')
  const layout = layoutGraph({ ...graph, nodes: nodes.map(({ id }) => ({ id, w: sizes[id] ?? 96, h: 48 })) }, down)
  expect([middle(layout, 'd'), middle(layout, 'b') + middle(layout, 'c')]).toEqual([
    middle(layout, 'a'),
    2 * middle(layout, 'a'),
  ])
})

test('up to twelve nodes have room for the lines of a fan of four, other than equals, each', () => {
  const joined = (rest: string) =>
    layoutGraph(graphOf(`ab ac ad ae bf ${rest}`, 'flow'), down)
      .edges.slice(0, 4)
      .filter(({ joins }) => joins).length
  expect([joined('fg gh hi ij jk kl'), joined('fg gh hi ij jk kl lm')]).toEqual([0, 1])
})

test.each([
  ['ac bc cd ce', 'abc'],
  ['ac bc ce ed fg gd dh', 'egd'],
  ['ab bc bd be bf cg ch', 'cfb'],
  ['ab bc bd be bf cg ch', 'ghc'],
])('of %s, trees are alike on both sides of what they join: %s', (edges, [first, last, hub]) => {
  const layout = layoutGraph(graphOf(edges, 'flow'), down)
  expect(middle(layout, first!) + middle(layout, last!)).toBe(2 * middle(layout, hub!))
})

test('a hub about as wide as its two leaves are apart forks by its sides', () => {
  const sizes: Record<string, number> = { c: 160, g: 96, h: 160 }
  const { nodes, ...graph } = graphOf('ab bc bd be bf cg ch', 'flow')
  const layout = layoutGraph({ ...graph, nodes: nodes.map(({ id }) => ({ id, w: sizes[id] ?? 128, h: 48 })) }, down)
  expect(middle(layout, 'g') + middle(layout, 'h')).toBe(2 * middle(layout, 'c'))
})
