import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { turnedLayout } from './map-layout.ts'
import { inOwnLanes } from './own-lanes.ts'

const groups = ['a', 'b', 'c'].map((name) => ({ name, kind: 'lane' }))

/** Three lanes, 100 pixels each, and an edge from the last up to the first with words beside it. */
const layoutOf = (label: Partial<NonNullable<EdgePlace['label']>> = {}, more: Partial<Layout> = {}): Layout => ({
  nodes: new Map(),
  groups: new Map(groups.map(({ name }, index) => [`group ${name}`, { x: 0, y: 100 * index, w: 400, h: 100 }])),
  edges: [
    {
      points: [
        { x: 50, y: 230 },
        { x: 50, y: 20 },
      ],
      label: { x: 58, y: 140, w: 60, h: 18, align: 'start', ...label },
    },
  ],
  cells: {},
  direction: 'right',
  bounds: { x: 0, y: 0, w: 400, h: 300 },
  joints: [],
  narrowed: { nodes: 0, edges: [0] },
  crowded: [],
  ...more,
})

const heightIn = (layout: Layout): number | undefined => inOwnLanes(layout, { groups }, 'rows').edges[0]?.label?.y

test('words in a lane that their edge only passes move to the longest stretch in a lane of its ends', () => {
  expect(heightIn(layoutOf())).toBe(51)
  const columns = inOwnLanes(turnedLayout(layoutOf()), { groups }, 'columns')
  expect(columns.edges[0]?.label?.x).toBe(51)
})

test('words stay where they are in a lane of their edge, beside no upright stroke, or where there is no room', () => {
  expect(heightIn(layoutOf({ y: 210 }))).toBe(210)
  expect(heightIn(layoutOf({ x: 80 }))).toBe(140)
  const node = { x: 60, y: 10, w: 100, h: 80 }
  expect(heightIn(layoutOf({}, { nodes: new Map([['n', node]]) }))).toBe(140)
})

test('where the longest stretch is taken, the other one is free', () => {
  const points = [
    { x: 50, y: 260 },
    { x: 50, y: 20 },
  ]
  const label = { x: 58, y: 140, w: 60, h: 18, align: 'start' as const }
  const taken = new Map([['n', { x: 60, y: 10, w: 100, h: 80 }]])
  expect(heightIn(layoutOf({}, { nodes: taken, edges: [{ points, label }] }))).toBe(221)
})
