import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutGraph } from './layout.ts'
import type { Layout, LayoutEdge, LayoutGraph, LayoutNode } from './model/graph.ts'

const node = (id: string, more: Partial<LayoutNode> = {}): LayoutNode => ({ id, w: 96, h: 48, ...more })

const chain: LayoutGraph = {
  nodes: ['a', 'b', 'c', 'd'].map((id) => node(id)),
  edges: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'd' },
  ],
}

const middle = ({ nodes }: Layout, id: string): { x: number; y: number } => {
  const { x, y, w, h } = nodes.get(id) ?? { x: NaN, y: NaN, w: NaN, h: NaN }
  return { x: x + w / 2, y: y + h / 2 }
}

test.each([
  ['down', 'y', 'x'],
  ['right', 'x', 'y'],
] as const)('a chain runs %s, in line', (direction, along, across) => {
  const layout = layoutGraph(chain, { direction })
  const places = ['a', 'b', 'c', 'd'].map((id) => middle(layout, id))
  expect(places.map((place) => place[along])).toEqual(places.map((place) => place[along]).sort((a, b) => a - b))
  expect(new Set(places.map((place) => place[across])).size).toBe(1)
  expect(layout.edges.every(({ points }) => points.length === 2)).toBe(true)
})

test('a group may have a direction of its own', () => {
  const graph: LayoutGraph = {
    nodes: [node('a', { group: 'g' }), node('b', { group: 'g' }), node('c')],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
    groups: [{ id: 'g', direction: 'right' }],
  }
  const layout = layoutGraph(graph, { direction: 'down' })
  expect(middle(layout, 'b').x).toBeGreaterThan(middle(layout, 'a').x)
  expect(middle(layout, 'b').y).toBe(middle(layout, 'a').y)
  expect(middle(layout, 'c').y).toBeGreaterThan(middle(layout, 'b').y)
})

test.each(['rows', 'columns'] as const)('lanes that are %s are in the order given, whoever begins', (lanes) => {
  const graph: LayoutGraph = {
    nodes: [node('a', { group: 'last' }), node('b', { group: 'inner' }), node('c', { group: 'middle' })],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
    groups: [{ id: 'first' }, { id: 'inner', parent: 'first' }, { id: 'middle' }, { id: 'last' }],
  }
  const across = lanes === 'rows' ? 'y' : 'x'
  const { groups } = layoutGraph(graph, { lanes })
  const [first, middle, last] = ['first', 'middle', 'last'].map((id) => groups.get(id)?.[across] ?? NaN)
  expect(first).toBeLessThan(middle!)
  expect(middle).toBeLessThan(last!)
})

test('equals stand in one rank in the order of the source', () => {
  const ids = ['z', 'm', 'a', 'k']
  const graph: LayoutGraph = {
    nodes: [node('start'), ...ids.map((id) => node(id))],
    edges: ids.map((to) => ({ from: 'start', to })),
  }
  const layout = layoutGraph(graph, { direction: 'down' })
  const places = ids.map((id) => middle(layout, id))
  expect(new Set(places.map(({ y }) => y)).size).toBe(1)
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).sort((a, b) => a - b))
})

test('an edge that closes a circle is the one that runs back', () => {
  const layout = layoutGraph({ ...chain, edges: [...chain.edges, { from: 'd', to: 'a' }] }, { direction: 'down' })
  expect(middle(layout, 'a').y).toBeLessThan(middle(layout, 'd').y)
})

test('pins hold: what is pinned to one column or row shares it, and further ones are further', () => {
  const pinned: LayoutGraph = {
    ...chain,
    nodes: [node('a', { at: [2, 1] }), node('b', { at: [1, 2] }), node('c', { at: [2, 2] }), node('d')],
  }
  const layout = layoutGraph(pinned)
  expect(middle(layout, 'a').x).toBe(middle(layout, 'c').x)
  expect(middle(layout, 'b').y).toBe(middle(layout, 'c').y)
  expect(middle(layout, 'b').x).toBeLessThan(middle(layout, 'c').x)
  expect(middle(layout, 'a').y).toBeLessThan(middle(layout, 'b').y)
  expect(layout.crowded).toEqual([])
})

test('two pins at one place are named, and both nodes are drawn apart', () => {
  const layout = layoutGraph({ nodes: [node('a', { at: [1, 1] }), node('b', { at: [1, 1] })], edges: [] })
  expect(layout.crowded).toContainEqual({ what: 'pin', nodes: ['a', 'b'] })
  expect(middle(layout, 'a')).not.toEqual(middle(layout, 'b'))
})

test('a known drawing is kept when a node leaves it', () => {
  const edges: LayoutEdge[] = [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
    { from: 'b', to: 'd' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e' },
  ]
  const graph: LayoutGraph = { nodes: ['a', 'b', 'c', 'd', 'e'].map((id) => node(id)), edges }
  const before = layoutGraph(graph)
  const fewer = { nodes: graph.nodes.slice(0, 4), edges: edges.slice(0, 4) }
  const after = layoutGraph(fewer, { cells: before.cells })
  for (const [one, other] of [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ] as const)
    for (const axis of ['x', 'y'] as const)
      expect(Math.sign(middle(after, one)[axis] - middle(after, other)[axis])).toBe(
        Math.sign(middle(before, one)[axis] - middle(before, other)[axis]),
      )
})

const star = (edge: Partial<LayoutEdge>, leaves = 4): LayoutGraph => ({
  nodes: [node('hub'), ...Array.from({ length: leaves }, (_, index) => node(`n${index}`))],
  edges: Array.from({ length: leaves }, (_, index) => ({ from: 'hub', to: `n${index}`, ...edge })),
})

const joined = (graph: LayoutGraph): number =>
  layoutGraph(graph, { direction: 'down' }).edges.filter(({ joins }) => joins).length

test('edges of one look without words share strokes from five equals on; those with words do not', () => {
  expect(joined(star({ look: 'flow' }, 5))).toBeGreaterThan(0)
  expect(joined(star({ look: 'flow' }, 4))).toBe(0)
  expect(joined(star({}, 5))).toBe(0)
  expect(joined(star({ look: 'flow', label: { w: 40, h: 16 } }, 5))).toBe(0)
})

test('edges share a stroke only where the same is said at it, whatever is said at their other ends', () => {
  const { nodes, edges } = star({ look: 'flow' }, 5)
  const arriving = edges.map((edge) => ({ ...edge, from: edge.to, to: edge.from }))
  const said = (own: readonly LayoutEdge[], says: (index: number) => [string, string]): number =>
    joined({ nodes, edges: own.map((edge, index) => ({ ...edge, says: says(index) })) })
  expect(said(edges, (index) => ['OHS', `D${index}`])).toBeGreaterThan(0)
  expect(said(edges, (index) => [`U${index}`, 'CF'])).toBe(0)
  expect(said(arriving, (index) => [`U${index}`, 'CF'])).toBeGreaterThan(0)
  expect(said(arriving, (index) => ['OHS', `D${index}`])).toBe(0)
})

test('parallel edges without words keep strokes of their own', () => {
  const edges = Array.from({ length: 5 }, (): LayoutEdge => ({ from: 'a', to: 'b', look: 'flow' }))
  const layout = layoutGraph({ nodes: [node('a'), node('b')], edges })
  expect(layout.edges.filter(({ joins }) => joins?.at === 'both')).toEqual([])
})

test.each(['down', 'right'] as const)('cardinalities at one side are 24 px apart where edges run %s', (direction) => {
  const edges = Array.from({ length: 4 }, () => ({ from: 'a', to: 'b', run: 32 }))
  const { edges: drawn } = layoutGraph({ nodes: [node('a'), node('b')], edges }, { direction })
  for (const at of [0, -1]) {
    const ends = drawn.map(({ points }) => points.at(at)!).map(({ x, y }) => (direction === 'down' ? x : y))
    const gaps = ends
      .sort((a, b) => a - b)
      .slice(1)
      .map((end, index) => end - ends[index]!)
    expect(gaps.every((gap) => gap >= 24)).toBe(true)
  }
})

test('of parallel edges those with words are outside, where the words have room', () => {
  const [label, wide] = [
    { w: 34, h: 16 },
    { w: 130, h: 48 },
  ]
  const edges = [{}, { label }, { label: wide }].map((more) => ({ from: 'a', to: 'b', look: 'solid', ...more }))
  const layout = layoutGraph({ nodes: [node('a', { w: 48 }), node('b', { w: 48 })], edges }, { direction: 'right' })
  const [silent, ...labeled] = layout.edges.map(({ points }) => points[0]!.y)
  expect(labeled.map((y) => Math.sign(y - silent!)).sort((a, b) => a - b)).toEqual([-1, 1])
  expect(layout.crowded).toEqual([])
})

test('two nodes grow for as many strokes as lead from one to the other', () => {
  const edges = Array.from({ length: 20 }, (): LayoutEdge => ({ from: 'a', to: 'b' }))
  const layout = layoutGraph({ nodes: [node('a'), node('b')], edges }, { direction: 'down' })
  expect(layout.crowded.filter(({ what }) => what === 'route')).toEqual([])
})

test.each([
  ['parallel edges', 'b'],
  ['loops', 'a'],
])('many %s with words are one stroke, with all words beside it', (_, to) => {
  const edges = Array.from({ length: 6 }, (): LayoutEdge => ({ from: 'a', to, look: 'flow', label: { w: 64, h: 16 } }))
  const layout = layoutGraph({ nodes: [node('a'), node('b')], edges })
  expect(layout.edges.filter(({ joins }) => joins?.at === 'both')).toHaveLength(5)
  expect(layout.edges.every(({ label }) => label !== undefined)).toBe(true)
  expect(layout.crowded).toEqual([])
  const said = edges.map((edge) => ({ ...edge, ends: [undefined, { w: 8, h: 16 }] as const }))
  expect(layoutGraph({ nodes: [node('a'), node('b')], edges: said }).edges.some(({ joins }) => joins)).toBe(false)
})

test.each([
  [4, 12, 0],
  [5, 12, 1],
  [4, 13, 1],
])('%i lines from one node, unlike each other, among %i nodes: trunks %i', (count, size, trunks) => {
  const ids = Array.from({ length: size }, (_, index) => `n${index}`)
  const fan = ids.slice(1, count + 1).map((to): LayoutEdge => ({ from: 'n0', to, look: 'flow' }))
  // The first of them leads on by two links, the others do not: they are no equals.
  const [next, ...last] = ids.slice(count + 1)
  const edges = [...fan, { from: 'n1', to: next! }, ...last.map((to): LayoutEdge => ({ from: next!, to }))]
  const layout = layoutGraph({ nodes: ids.map((id) => node(id)), edges })
  expect(layout.edges.some(({ joins }) => joins !== undefined)).toBe(trunks > 0)
})

test('edges of one look from different rows into one row share a stroke, without lying on each other', () => {
  const edge = (offset: number): LayoutEdge => ({
    from: 'a',
    to: 'b',
    look: 'refers',
    fromPort: { side: 'beside', offset },
    toPort: { side: 'beside', offset: 40 },
  })
  const tables = [node('a', { h: 160 }), node('b', { h: 160 })]
  const layout = layoutGraph({ nodes: tables, edges: [edge(40), edge(80), edge(120)] })
  expect(layout.edges.filter(({ joins }) => joins?.at === 'to')).toHaveLength(2)
  expect(layout.crowded).toEqual([])
})

test('a known drawing that has become hard to read gives way to one that is clearly better', () => {
  const cells = { a: [1, 1], b: [3, 3], c: [3, 1], d: [1, 3], e: [2, 2] } as const
  const edges = [
    ['a', 'b'],
    ['c', 'd'],
    ['a', 'd'],
    ['c', 'b'],
    ['e', 'a'],
    ['b', 'e'],
  ].map(([from = '', to = '']) => ({ from, to }))
  const layout = layoutGraph({ nodes: ['a', 'b', 'c', 'd', 'e'].map((id) => node(id)), edges }, { cells })
  expect(layout.crowded).toEqual([])
  expect(layout.edges.every(({ points }) => points.length <= 4)).toBe(true)
})

test('words keep their size, or take one of those that they may have', () => {
  const graph = star({ label: { w: 120, h: 16 }, narrower: [{ w: 64, h: 32 }] }, 8)
  const layout = layoutGraph(graph)
  for (const [index, { label }] of layout.edges.entries()) {
    const step = layout.narrowed.edges[index]
    expect(label).toMatchObject(step === 0 ? { w: 120, h: 16 } : { w: 64, h: 32 })
  }
})

test('the wanted shape is nearly met where there is a choice', () => {
  const many: LayoutGraph = {
    nodes: Array.from({ length: 24 }, (_, index) => node(`n${index}`)),
    edges: Array.from({ length: 23 }, (_, index) => ({ from: `n${index}`, to: `n${index + 1}` })),
  }
  const ratio = (aspect: number): number => {
    const { w, h } = layoutGraph(many, { aspect }).bounds
    return w / h
  }
  expect(ratio(16 / 9)).toBeGreaterThan(1)
  expect(ratio(9 / 16)).toBeLessThan(1)
})

test('a spine that is longer than the page is folded', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `n${index}`)
  const graph = {
    nodes: ids.map((id) => node(id)),
    edges: ids.slice(1).map((to, index) => ({ from: ids[index] ?? '', to })),
  }
  expect(layoutGraph(graph, { spine: true }).bounds.h).toBeLessThanOrEqual(2200)
  expect(layoutGraph(graph, { spine: true, maxHeight: 6000 }).bounds.h).toBeGreaterThan(2200)
})

const anySize = fc.record({ w: fc.constantFrom(64, 96, 128), h: fc.constantFrom(32, 48, 64) })

/** Boxes without words, of which turned ones are drawn as others. */
const anyBoxes = fc.record({
  sizes: fc.array(anySize, { minLength: 5, maxLength: 5 }),
  joins: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 6 }),
})

test('what flows right is what flows down, turned over its diagonal', () => {
  fc.assert(
    fc.property(anyBoxes, ({ sizes, joins }) => {
      const edges = joins.filter(([from, to]) => from !== to).map(([from, to]) => ({ from: `${from}`, to: `${to}` }))
      const page = { maxWidth: 1000, maxHeight: 1000 }
      const down = layoutGraph(
        { nodes: sizes.map((size, index) => ({ id: `${index}`, ...size })), edges },
        { direction: 'down', ...page },
      )
      const turned = sizes.map(({ w, h }, index) => ({ id: `${index}`, w: h, h: w }))
      const right = layoutGraph({ nodes: turned, edges }, { direction: 'right', ...page })
      expect([...right.nodes.values()]).toEqual(
        [...down.nodes.values()].map(({ x, y, w, h }) => ({ x: y, y: x, w: h, h: w })),
      )
      expect(right.edges.map(({ points }) => points)).toEqual(
        down.edges.map(({ points }) => points.map(({ x, y }) => ({ x: y, y: x }))),
      )
    }),
    { numRuns: 15, seed: 1, endOnFailure: true },
  )
})

test('a lone stroke is in the middle of its side, though its box is longer and the title of its group is over it', () => {
  const graph: LayoutGraph = {
    nodes: [node('outside'), node('inside', { w: 208, group: 'g' }), node('below', { w: 208, group: 'g' })],
    edges: [
      { from: 'outside', to: 'inside' },
      { from: 'inside', to: 'below' },
    ],
    groups: [{ id: 'g', head: { w: 160, h: 24 } }],
  }
  const layout = layoutGraph(graph, { direction: 'down' })
  const { x } = middle(layout, 'inside')
  expect(layout.edges.map(({ points }) => points.map((point) => point.x))).toEqual([
    [x, x],
    [x, x],
  ])
})

test('words inside of a group are clear of the rule under its title', () => {
  const graph: LayoutGraph = {
    nodes: [node('on', { group: 'g' }), node('off', { group: 'g' })],
    edges: [
      { from: 'on', to: 'off', label: { w: 96, h: 40 } },
      { from: 'off', to: 'on', label: { w: 96, h: 40 } },
    ],
    groups: [{ id: 'g', head: { w: 48, h: 40 }, rules: [32], direction: 'right' }],
  }
  const layout = layoutGraph(graph, { direction: 'right' })
  const rule = (layout.groups.get('g')?.y ?? NaN) + 32
  for (const { label } of layout.edges) expect(label?.y).toBeGreaterThan(rule)
})

test('the last outcome of a spine is in the column of the others', () => {
  const question = (id: string) => node(id, { outline: 'diamond', w: 192, h: 96 })
  const graph: LayoutGraph = {
    nodes: [...['q1', 'q2'].map(question), ...['one', 'two', 'three'].map((id) => node(id))],
    edges: [
      { from: 'q1', to: 'q2' },
      { from: 'q1', to: 'one' },
      { from: 'q2', to: 'three' },
      { from: 'q2', to: 'two' },
    ],
  }
  const layout = layoutGraph(graph, { spine: true })
  expect(new Set(['one', 'two', 'three'].map((id) => middle(layout, id).x)).size).toBe(1)
})
