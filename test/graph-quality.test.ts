/**
 * A floor under the quality of graph layout: seeded graphs of many shapes, measured with the benchmark's own ruler. The
 * limits are what the engine reaches with a little room; they may only fall.
 */
import { expect, test } from 'vitest'
import { backwardOf } from '../bench/graph/flow.ts'
import { relationsKept } from '../bench/graph/relations.ts'
import { type Ruled, rule } from '../bench/graph/ruler.ts'
import { layoutGraph } from '../layout/layout.ts'
import type { Layout, LayoutGraph, LayoutNode } from '../layout/model/graph.ts'

/** A generator with a seed (mulberry32): a number from 0 up to `count`. */
const random = (seed: number) => {
  let state = seed
  return (count: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const box = (index: number): LayoutNode => ({ id: `n${index}`, w: 96, h: 48 })

/** Edges mostly lead on, some are labeled, some nodes are in one of three groups of which one is in another. */
const seeded = (seed: number): LayoutGraph => {
  const next = random(seed)
  const count = 5 + next(14)
  const hasGroups = next(2) === 0
  return {
    nodes: range(count).map((index) => ({
      ...box(index),
      ...(hasGroups && next(3) > 0 ? { group: `g${next(3)}` } : {}),
    })),
    edges: range(count + next(5)).map(() => {
      const [a, b] = [next(count), next(count)]
      const [from, to] = next(8) === 0 ? [Math.max(a, b), Math.min(a, b)] : [Math.min(a, b), Math.max(a, b)]
      return {
        from: `n${from}`,
        to: `n${to}`,
        look: 'flow',
        ...(next(3) === 0 ? { label: { w: 24 + next(64), h: 16 } } : {}),
      }
    }),
    groups: hasGroups ? [{ id: 'g0', head: { w: 80, h: 32 } }, { id: 'g1' }, { id: 'g2', parent: 'g0' }] : [],
  }
}

const drawnOf = ({ nodes, groups, edges }: Layout) => ({ nodes, groups, edges })

const ruled = (graph: LayoutGraph, layout: Layout): Ruled => rule(graph, drawnOf(layout))

/**
 * For 24 graphs: crossings and drawings wider than a page in all, the others as shares. A parent over the middle of two
 * children takes two bends, one over the first of them none: readers prefer the middle.
 */
const floor = { crossings: 28, bendsPerEdge: 0.8, words: 0.01, backward: 0.04, wide: 1 }

test('24 seeded graphs have nothing in each other’s way, few crossings and bends, and run along their direction', () => {
  const sums = { crossings: 0, bends: 0, edges: 0, words: 0, labels: 0, backward: 0, forward: 0, wide: 0 }
  for (const seed of range(24)) {
    const graph = seeded(seed)
    const layout = layoutGraph(graph, { direction: 'down' })
    const found = ruled(graph, layout)
    expect({
      seed,
      through: found.through,
      merged: found.merged,
      walls: found.walls,
      overlaps: found.overlaps,
    }).toEqual({
      seed,
      through: 0,
      merged: 0,
      walls: 0,
      overlaps: 0,
    })
    // Where it would be folded, it flows to the right.
    const { backward, forward } = backwardOf(graph, drawnOf(layout), layout.direction)
    sums.crossings += found.crossings
    sums.bends += found.bends
    sums.edges += graph.edges.length
    sums.words += found.words
    sums.labels += found.labels
    sums.backward += backward
    sums.forward += forward
    sums.wide += layout.bounds.w > 1120 ? 1 : 0
  }
  expect(sums.crossings).toBeLessThanOrEqual(floor.crossings)
  expect(sums.bends / sums.edges).toBeLessThanOrEqual(floor.bendsPerEdge)
  expect(sums.words / sums.labels).toBeLessThanOrEqual(floor.words)
  expect(sums.backward / sums.forward).toBeLessThanOrEqual(floor.backward)
  expect(sums.wide).toBeLessThanOrEqual(floor.wide)
})

/** What an adversary would send. */
const hard: Record<string, LayoutGraph> = {
  'no node': { nodes: [], edges: [] },
  'groups with nothing in them': { nodes: [], edges: [], groups: [{ id: 'a' }, { id: 'b', parent: 'a' }] },
  'groups in a circle': {
    nodes: [{ ...box(0), group: 'a' }],
    edges: [],
    groups: [
      { id: 'a', parent: 'b' },
      { id: 'b', parent: 'a' },
    ],
  },
  '60 nodes alone': { nodes: range(60).map(box), edges: [] },
  'all of 8 joined': {
    nodes: range(8).map(box),
    edges: range(8).flatMap((to) => range(to).map((from) => ({ from: `n${from}`, to: `n${to}`, look: 'x' }))),
  },
  'a star of 59': {
    nodes: range(60).map(box),
    edges: range(59).map((index) => ({ from: 'n0', to: `n${index + 1}`, look: 'x' })),
  },
  'a chain of 60': {
    nodes: range(60).map(box),
    edges: range(59).map((index) => ({ from: `n${index}`, to: `n${index + 1}` })),
  },
  '12 groups in each other': {
    nodes: range(12).map((index) => ({ ...box(index), group: `g${index}` })),
    edges: range(11).map((index) => ({ from: `n${index}`, to: `n${index + 1}` })),
    groups: range(12).map((index) => ({
      id: `g${index}`,
      head: { w: 80, h: 24 },
      ...(index > 0 ? { parent: `g${index - 1}` } : {}),
    })),
  },
  '24 loops': {
    nodes: range(6).map(box),
    edges: range(24).map((index) => ({ from: `n${index % 6}`, to: `n${index % 6}`, label: { w: 64, h: 16 } })),
  },
  '30 edges between two': {
    nodes: range(2).map(box),
    edges: range(30).map((index) => ({
      from: `n${index % 2}`,
      to: `n${1 - (index % 2)}`,
      look: 'x',
      label: { w: 64, h: 16 },
    })),
  },
  'very wide nodes': {
    nodes: range(8).map((index) => ({ ...box(index), w: 1600 })),
    edges: range(7).map((index) => ({ from: `n${index}`, to: 'n7' })),
  },
  'edges to groups, from inside and outside': {
    nodes: range(6).map((index) => ({ ...box(index), group: `g${index % 3}` })),
    edges: [
      { from: 'g0', to: 'g1' },
      { from: 'n0', to: 'g0' },
      { from: 'g1', to: 'n1' },
      { from: 'g2', to: 'g2' },
      { from: 'n0', to: 'g2' },
    ],
    groups: [{ id: 'g0' }, { id: 'g1' }, { id: 'g2', parent: 'g1' }],
  },
}

const numbersIn = ({ nodes, groups, edges, bounds }: Layout): number[] => [
  ...[...nodes.values(), ...groups.values(), bounds].flatMap(({ x, y, w, h }) => [x, y, w, h]),
  ...edges.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y])),
]

test.each(Object.keys(hard))('%s: everything is drawn, apart, with numbers for places', (name) => {
  const graph = hard[name] ?? { nodes: [], edges: [] }
  const layout = layoutGraph(graph)
  expect(layout.nodes.size).toBe(graph.nodes.length)
  expect(layout.groups.size).toBe(graph.groups?.length ?? 0)
  expect(layout.edges.every(({ points }) => points.length > 1)).toBe(true)
  expect(numbersIn(layout).every(Number.isFinite)).toBe(true)
  expect(ruled(graph, layout)).toMatchObject({ through: 0, walls: 0, overlaps: 0 })
})

/** Of the relations of each drawing, those that hold when it is drawn again from its own places; the mean of eight. */
const keptAgain = 0.98

test('drawn again from its own places, a drawing is the same but for a few nodes', () => {
  const kept = [1, 2, 3, 9, 10, 11, 17, 20].map((seed) => {
    const graph = seeded(seed)
    const before = layoutGraph(graph, { direction: 'down' })
    return relationsKept(before.nodes, layoutGraph(graph, { direction: 'down', cells: before.cells }).nodes)
  })
  expect(kept.reduce((sum, each) => sum + each, 0) / kept.length).toBeGreaterThanOrEqual(keptAgain)
})
