import { expect, test } from 'vitest'
import type { Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { evenLanes, evenRows } from './even-lanes.ts'
import { groupId } from './layout-ids.ts'

const groups = ['A', 'B'].map((name) => ({ name, kind: 'lane' })) as unknown as GraphDocument['groups']
const [a = '', b = ''] = groups.map(groupId)

const layout = {
  nodes: new Map([
    ['one', { x: 24, y: 0, w: 160, h: 48 }],
    ['two', { x: 248, y: 0, w: 160, h: 48 }],
    ['bar', { x: 80, y: 80, w: 272, h: 8 }],
  ]),
  groups: new Map([
    [a, { x: 0, y: 0, w: 216, h: 200 }],
    [b, { x: 216, y: 0, w: 232, h: 200 }],
  ]),
  edges: [
    {
      points: [
        { x: 184, y: 24 },
        { x: 248, y: 24 },
      ],
      label: { x: 190, y: 0, w: 20, h: 18, align: 'middle' },
    },
  ],
  joints: [],
  crowded: [],
  bounds: { x: 0, y: 0, w: 448, h: 200 },
} as unknown as Layout

test('lanes are equally wide with their nodes in the middle, and what is between two reaches as far as before', () => {
  const even = evenLanes(layout, { groups }, 1000)
  expect([...even.groups.values()].map(({ x, w }) => [x, w])).toEqual([
    [0, 240],
    [240, 240],
  ])
  expect([...even.nodes.values()].map(({ x, w }) => x + w / 2)).toEqual([120, 360, 240])
  expect(even.edges[0]?.points.map(({ x }) => x)).toEqual([200, 280])
  expect(even.edges[0]?.label?.x).toBe(206)
  expect(even.bounds.w).toBe(480)
})

test('where that is too wide, nothing moves', () => {
  expect(evenLanes(layout, { groups }, 470)).toBe(layout)
})

test('lanes in rows have their nodes in the middle of their height, unless they are pools or do not touch', () => {
  const rows = {
    ...layout,
    nodes: new Map([
      ['one', { x: 0, y: 24, w: 48, h: 64 }],
      ['two', { x: 0, y: 160, w: 48, h: 64 }],
    ]),
    groups: new Map([
      [a, { x: 0, y: 0, w: 200, h: 136 }],
      [b, { x: 0, y: 136, w: 200, h: 112 }],
    ]),
    edges: [
      {
        points: [
          { x: 24, y: 88 },
          { x: 24, y: 160 },
        ],
        label: { x: 30, y: 100, w: 20, h: 18, align: 'start' },
        ends: [undefined, { x: 30, y: 142, w: 20, h: 12, align: 'start' }],
      },
    ],
    joints: [{ x: 24, y: 150, edges: [0] }],
    bounds: { x: 0, y: 0, w: 200, h: 248 },
  } as unknown as Layout
  const even = evenRows(rows, { groups }, 1000)
  const lanes = [...even.groups.values()]
  expect(lanes.map(({ y, h }) => [y, h])).toEqual([
    [0, 160],
    [160, 112],
  ])
  expect([...even.nodes.values()].map(({ y, h }) => y + h / 2)).toEqual([80, 216])
  expect(even.edges[0]?.points).toEqual([
    { x: 24, y: 112 },
    { x: 24, y: 184 },
  ])
  expect(even.edges[0]?.label?.y).toBe(124)
  expect(even.edges[0]?.ends?.[1]).toMatchObject({ x: 30, y: 166 })
  expect(even.joints).toEqual([{ x: 24, y: 174, edges: [0] }])
  expect(even.bounds).toMatchObject({ w: 200, h: 272 })
  const pools = groups.map((group) => ({ ...group, kind: 'pool' })) as unknown as GraphDocument['groups']
  expect(evenRows(rows, { groups: pools }, 1000)).toBe(rows)
  const apart = { ...rows, groups: new Map([...rows.groups].map(([id, rect]) => [id, { ...rect, h: 100 }])) }
  expect(evenRows(apart, { groups }, 1000)).toBe(apart)
})
