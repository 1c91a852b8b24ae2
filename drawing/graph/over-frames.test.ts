import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { overFrames } from './over-frames.ts'

/** A node over a frame with a node in it, and an edge between them with its words beside the title of the frame. */
const layoutOf = (label: Partial<NonNullable<EdgePlace['label']>> = {}, x = 50): Layout => ({
  nodes: new Map([
    ['a', { x: 0, y: 0, w: 100, h: 40 }],
    ['b', { x: 20, y: 130, w: 60, h: 40 }],
  ]),
  groups: new Map([['g', { x: 0, y: 72, w: 200, h: 120 }]]),
  edges: [
    {
      points: [
        { x, y: 40 },
        { x, y: 130 },
      ],
      label: { x: 58, y: 80, w: 60, h: 32, align: 'start', ...label },
    },
  ],
  cells: {},
  direction: 'down',
  bounds: { x: 0, y: 0, w: 200, h: 192 },
  joints: [{ x: 50, y: 100, edges: [0] }],
  narrowed: { nodes: 0, edges: [0] },
  crowded: [],
})

test('words beside the title of a frame get a gap over it, and what is below moves down', () => {
  const { edges, groups, nodes, bounds, joints } = overFrames(layoutOf())
  expect(edges[0]?.label).toMatchObject({ x: 58, y: 52 })
  expect(edges[0]?.points.map(({ y }) => y)).toEqual([40, 154])
  expect([groups.get('g')?.y, groups.get('g')?.h]).toEqual([96, 120])
  expect([nodes.get('a')?.y, nodes.get('b')?.y, bounds.h, joints[0]?.y]).toEqual([0, 154, 216, 124])
})

test('a frame around what moves is higher by as much', () => {
  const layout = layoutOf()
  layout.groups.set('outer', { x: -20, y: -40, w: 240, h: 260 })
  expect(overFrames(layout).groups.get('outer')).toEqual({ x: -20, y: -40, w: 240, h: 284 })
})

test('words keep clear of strokes over the frame', () => {
  const layout = layoutOf()
  const points = [
    { x: 90, y: 56 },
    { x: 300, y: 56 },
  ]
  const { edges } = overFrames({ ...layout, edges: [...layout.edges, { points }] })
  expect(edges[0]?.label?.y).toBeGreaterThanOrEqual(56 + 12)
})

test('words over a frame, under its title, beside it or of an edge that does not enter stay', () => {
  for (const label of [{ y: 40 }, { y: 128 }, { x: 190 }]) {
    const layout = layoutOf(label)
    expect(overFrames(layout).edges).toEqual(layout.edges)
  }
  const far = layoutOf({}, 40)
  expect(overFrames(far).edges).toEqual(far.edges)
  const aside = layoutOf()
  const edges = aside.edges.map((edge) => ({ ...edge, points: edge.points.map(({ x, y }) => ({ x, y: y + 40 })) }))
  expect(overFrames({ ...aside, edges }).groups).toEqual(aside.groups)
})

test('the title of a frame may have a type under it: words beside that are beside the title, too', () => {
  expect(overFrames(layoutOf({ y: 122, h: 18 })).edges[0]?.label?.y).toBeLessThan(96)
})

test('words keep clear of what is over the frame beside them, and of the words of other edges', () => {
  const layout = layoutOf()
  layout.nodes.set('c', { x: 122, y: 40, w: 60, h: 26 })
  expect(overFrames(layout).edges[0]?.label?.y).toBeGreaterThanOrEqual(66 + 12)
  const points = [
    { x: 300, y: 56 },
    { x: 400, y: 56 },
  ]
  const other: EdgePlace = { points, label: { x: 100, y: 44, w: 40, h: 18, align: 'middle' } }
  const { edges } = layoutOf()
  expect(overFrames({ ...layoutOf(), edges: [...edges, other] }).edges[0]?.label?.y).toBeGreaterThanOrEqual(62 + 12)
})

test('words of an edge that ends at a frame, or that reach beyond it, stay', () => {
  const { edges, ...layout } = layoutOf()
  const ending = edges.map((edge) => ({ ...edge, points: edge.points.map(({ x, y }) => ({ x, y: Math.min(y, 72) })) }))
  expect(overFrames({ ...layout, edges: ending }).groups).toEqual(layout.groups)
  const wide = layoutOf({ w: 200 })
  expect(overFrames(wide).edges).toEqual(wide.edges)
})

test('of frames below each other, each has its words over it, and words at ends move along', () => {
  const { edges, ...layout } = layoutOf()
  layout.groups.set('h', { x: 0, y: 240, w: 200, h: 120 })
  const low: EdgePlace = {
    points: [
      { x: 50, y: 200 },
      { x: 50, y: 300 },
    ],
    label: { x: 58, y: 248, w: 60, h: 32, align: 'start' },
    ends: [undefined, { x: 58, y: 290, w: 20, h: 18, align: 'start' }],
  }
  const { edges: moved, groups } = overFrames({ ...layout, edges: [...edges, low] })
  const [first, second] = moved
  expect((first?.label?.y ?? 0) + 32 + 12).toBe(groups.get('g')?.y)
  expect((second?.label?.y ?? 0) + 32 + 12).toBe(groups.get('h')?.y)
  expect((second?.ends?.[1]?.y ?? 0) - (groups.get('h')?.y ?? 0)).toBe(290 - 240)
})
