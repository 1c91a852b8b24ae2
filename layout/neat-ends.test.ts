import { describe, expect, test } from 'vitest'
import type { Point } from '../src/geometry/rect.ts'
import { layoutGraph } from './layout.ts'
import type { Layout, LayoutEdge, LayoutGraph, LayoutNode } from './model/graph.ts'

const node = (id: string, more: Partial<LayoutNode> = {}): LayoutNode => ({ id, w: 208, h: 96, ...more })
const edge = (from: string, to: string, more: Partial<LayoutEdge> = {}): LayoutEdge => ({ from, to, ...more })
const words = { w: 96, h: 40 }

const middle = ({ nodes }: Layout, id: string): { x: number; y: number } => {
  const { x, y, w, h } = nodes.get(id) ?? { x: NaN, y: NaN, w: NaN, h: NaN }
  return { x: x + w / 2, y: y + h / 2 }
}

describe('parallel edges', () => {
  test.each([
    ['down', 'x'],
    ['right', 'y'],
  ] as const)('that lead %s stand in the order in which they are listed', (direction, across) => {
    const edges = [48, 120, 80].map((w) => edge('a', 'b', { label: { w, h: 16 } }))
    const layout = layoutGraph({ nodes: [node('a'), node('b')], edges }, { direction })
    const places = layout.edges.map(({ points }) => points[0]![across])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('stand so too where another edge runs between the same two the other way', () => {
    const edges = [edge('a', 'b', { label: words }), edge('b', 'a'), edge('a', 'b', { label: words })]
    const layout = layoutGraph({ nodes: [node('a'), node('b')], edges }, { direction: 'down' })
    const [first, , last] = layout.edges.map(({ points }) => points[0]!.x)
    expect(first).toBeLessThan(last!)
  })

  test.each([1, 2])('are around the middle of their side, %i with words', (labeled) => {
    const edges = [0, 1].map((index) => edge('a', 'b', index < labeled ? { label: { w: 150, h: 16 } } : {}))
    const graph = { nodes: ['a', 'b'].map((id) => node(id, { group: 'g' })), edges, groups: [{ id: 'g' }] }
    const layout = layoutGraph(graph, { direction: 'down' })
    const [first, second] = layout.edges.map(({ points }) => points[0]!.x)
    expect((first! + second!) / 2).toBe(middle(layout, 'a').x)
  })
})

/** From `reader` to the side of `cache`, whose top has an edge of its own. */
const aside: LayoutGraph = {
  nodes: ['filter', 'reader', 'cache', 'views'].map((id) => node(id)),
  edges: [
    edge('filter', 'cache'),
    edge('reader', 'views', { label: words }),
    edge('reader', 'cache', { label: words }),
  ],
}
const asideCells = { filter: [1, 1], reader: [2, 1], cache: [1, 2], views: [2, 2] } as const

test('an end alone on a side meets the middle, though the way to a corner were shorter', () => {
  const layout = layoutGraph(aside, { cells: asideCells, direction: 'down' })
  const { points } = layout.edges[2]!
  expect(points.at(-1)!.y).toBe(middle(layout, 'cache').y)
  expect(points[0]!.y).toBe(middle(layout, 'reader').y)
})

test('what runs back gives way: the main flow meets the tip, from the middle of its own side', () => {
  const graph: LayoutGraph = {
    nodes: [node('plan'), node('review'), node('proven', { outline: 'diamond' }), node('end')],
    edges: [
      edge('plan', 'review'),
      edge('review', 'proven'),
      edge('proven', 'end'),
      edge('proven', 'review', { back: true }),
      edge('proven', 'plan', { back: true }),
    ],
  }
  const layout = layoutGraph(graph, { direction: 'down' })
  const { points } = layout.edges[1]!
  expect(points.map(({ x }) => x)).toEqual(points.map(() => middle(layout, 'proven').x))
})

test('a second edge with a mark takes a free side, with one more bend', () => {
  const marked = { run: 32, link: true, label: { w: 64, h: 16 } }
  const graph: LayoutGraph = {
    nodes: ['account', 'subscription', 'invoice'].map((id) => node(id, { h: 160 })),
    edges: [
      edge('account', 'subscription', marked),
      edge('account', 'invoice', marked),
      edge('subscription', 'invoice', marked),
    ],
  }
  const cells = { account: [1, 1], subscription: [2, 1], invoice: [2, 2] } as const
  const layout = layoutGraph(graph, { cells, direction: 'down' })
  const [holds, receives] = layout.edges.map(({ points }) => points[0]!)
  const { y, h } = layout.nodes.get('account')!
  expect(holds!.y).toBeLessThan(y + h)
  expect(receives!.y).toBe(y + h)
})

test('frames side by side whose first rows are one share their upper side, and those whose last rows are, the lower one', () => {
  const graph: LayoutGraph = {
    nodes: [
      node('a', { group: 'east' }),
      node('b', { group: 'west', h: 64 }),
      node('c', { group: 'east' }),
      node('d', { group: 'west', h: 64 }),
      node('up'),
    ],
    edges: [
      edge('up', 'b', { label: { w: 96, h: 16 } }),
      edge('up', 'a', { label: { w: 96, h: 16 } }),
      edge('a', 'c'),
      edge('b', 'd'),
    ],
    groups: [
      { id: 'east', head: { w: 80, h: 24 } },
      { id: 'west', head: { w: 160, h: 24 } },
    ],
  }
  const cells = { up: [1.5, 1], a: [1, 2], b: [2, 2], c: [1, 3], d: [2, 3] } as const
  const { groups } = layoutGraph(graph, { cells, direction: 'down' })
  const [east, west] = [groups.get('east')!, groups.get('west')!]
  expect(east.y).toBe(west.y)
  expect(east.y + east.h).toBe(west.y + west.h)
})

test.each([
  ['a short title', 48],
  ['a title under the arrow', 240],
])('an arrow alone at the wall of a group meets its middle, and a column is in the middle inside: %s', (_, w) => {
  const graph: LayoutGraph = {
    nodes: [
      node('start', { w: 64, h: 48 }),
      node('first', { w: 96, h: 48, group: 'g' }),
      node('end', { w: 64, h: 48 }),
    ],
    edges: [edge('start', 'g'), edge('g', 'end')],
    groups: [{ id: 'g', head: { w, h: 32 } }],
  }
  const layout = layoutGraph(graph, { direction: 'down' })
  const group = layout.groups.get('g')!
  const center = group.x + group.w / 2
  expect(group.w).toBeGreaterThan(w)
  expect(layout.edges.map(({ points }) => points[0]!.x)).toEqual([center, center])
  expect(['start', 'first', 'end'].map((id) => middle(layout, id).x)).toEqual([center, center, center])
})

/** Whether one of the points is inside of the box that a path spans. */
const isAround = (path: readonly Point[], { x, y }: Point): boolean => {
  const [xs, ys] = [path.map((point) => point.x), path.map((point) => point.y)]
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys)
}

test.each([1, 2, 3])('a loop is beside what else meets its side, not around it: %i edges at each side', (count) => {
  const sides = ['left', 'right', 'top', 'bottom']
  const ids = sides.flatMap((side) => Array.from({ length: count }, (_, index) => `${side} ${index}`))
  const graph: LayoutGraph = {
    nodes: [node('state'), ...ids.map((id) => node(id, { w: 16, h: 16, outline: 'circle' }))],
    edges: [...ids.map((id) => edge(id, 'state')), edge('state', 'state', { label: words })],
  }
  const layout = layoutGraph(graph)
  const loop = layout.edges.at(-1)!.points
  for (const { points } of layout.edges.slice(0, -1))
    expect(
      points
        .flatMap((one, index) => [one, between(one, points[index + 1] ?? one)])
        .filter((point) => isAround(loop, point)),
    ).toEqual([])
  expect(layout.crowded).toEqual([])
})

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
