import { expect, test } from 'vitest'
import type { Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { evenLanes } from './even-lanes.ts'
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
