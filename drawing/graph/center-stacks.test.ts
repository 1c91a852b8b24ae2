import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument } from '../data/graph.ts'
import { centerStacks } from './center-stacks.ts'
import { turnedLayout } from './map-layout.ts'

const data = {
  nodes: [{ name: 'a' }, { name: 'in', group: 'Low' }],
  groups: [{ name: 'High' }, { name: 'Low' }],
  edges: [
    { from: 'a', to: 'High' },
    { from: 'High', to: 'Low' },
  ],
}

const upright = (x: number, from: number, to: number): EdgePlace => ({
  points: [
    { x, y: from },
    { x, y: to },
  ],
  label: { x: x + 8, y: from + 4, w: 40, h: 17, align: 'start' },
})

type More = { data?: object; places?: Record<string, Rect>; edges?: EdgePlace[]; joints?: Layout['joints'] }

/** A node over a wide frame over a narrow one that holds a node. */
const layoutOf = ({ places = {}, edges = [], joints = [] }: More = {}): Layout => {
  const all: Record<string, Rect> = {
    a: { x: 0, y: 0, w: 80, h: 40 },
    in: { x: 16, y: 232, w: 48, h: 40 },
    'group High': { x: 0, y: 80, w: 400, h: 80 },
    'group Low': { x: 0, y: 200, w: 120, h: 88 },
    ...places,
  }
  const some = (isGroup: boolean) => new Map(Object.entries(all).filter(([id]) => id.startsWith('group') === isGroup))
  const bounds = { x: 0, y: 0, w: 400, h: 288 }
  const links = [upright(40, 40, 80), upright(60, 160, 200), ...edges]
  return { nodes: some(false), groups: some(true), edges: links, joints, bounds } as unknown as Layout
}

const after = (more: More = {}): Layout =>
  centerStacks(layoutOf(more), { ...data, ...more.data } as unknown as GraphDocument)

/** The left of each item, and the x of each edge and of its words. */
const lefts = ({ nodes, groups, edges }: Layout): unknown => [
  [...nodes.values(), ...groups.values()].map(({ x }) => x),
  edges.map(({ points, label }) => [...points.map(({ x }) => x), label?.x]),
]

/** No frame or edge moves. */
const stays = (more: More): void => {
  const [now, before] = [after(more), layoutOf(more)]
  expect([now.groups, now.edges]).toEqual([before.groups, before.edges])
}

test('what is stacked and joined from one to the next has one axis, with all that is inside and all words', () => {
  expect(lefts(after())).toEqual([
    [160, 176, 0, 140],
    [
      [200, 200, 208],
      [200, 200, 208],
    ],
  ])
  const turned = centerStacks(turnedLayout(layoutOf()), data as unknown as GraphDocument)
  expect(turnedLayout(turned).groups.get('group Low')).toEqual({ x: 140, y: 200, w: 120, h: 88 })
})

test('what is beside others, joined twice, at an inner node or past another has its own place', () => {
  stays({ places: { 'group Low': { x: 0, y: 152, w: 120, h: 136 } } })
  const third = (from: string, to: string, x: number) => ({
    data: { edges: [...data.edges, { from, to }] },
    edges: [upright(x, 160, 200)],
  })
  stays(third('Low', 'High', 100))
  stays(third('High', 'in', 100))
  stays(third('a', 'Low', 100))
  stays({ joints: [{ x: 60, y: 180, edges: [1, 0] }], places: { a: { x: 8, y: 0, w: 80, h: 40 } } })
})

test('words stay on the page', () => {
  const wordy = { label: { x: 68, y: 164, w: 192, h: 17, align: 'start' as const } }
  const layout = layoutOf()
  const edges = layout.edges.with(1, { ...layout.edges[1]!, ...wordy })
  expect(centerStacks({ ...layout, edges }, data as unknown as GraphDocument).groups.get('group Low')?.x).toBe(140)
  const longer = layout.edges.with(1, { ...layout.edges[1]!, label: { ...wordy.label, w: 196 } })
  expect(centerStacks({ ...layout, edges: longer }, data as unknown as GraphDocument).groups.get('group Low')?.x).toBe(
    0,
  )
})

test('what a frame holds is in its middle, below its title, unless an edge leads out of it or passes', () => {
  const alone = { data: { edges: [] } }
  expect(after(alone).nodes.get('in')?.x).toBe(36)
  expect(after(alone).groups.get('group Low')?.x).toBe(0)
  expect(after({ ...alone, places: { in: { x: 16, y: 231, w: 48, h: 40 } } }).nodes.get('in')?.x).toBe(16)
  stays({
    data: {
      edges: [
        { from: 'in', to: 'a' },
        { from: 'a', to: 'a' },
      ],
    },
  })
  const passing = {
    data: {
      edges: [
        { from: 'a', to: 'High' },
        { from: 'a', to: 'High' },
        { from: 'a', to: 'High' },
      ],
    },
  }
  expect(after({ ...passing, edges: [upright(91, 200, 288)] }).nodes.get('in')?.x).toBe(16)
})

test('nodes alone keep the places that their ways gave them', () => {
  const layout = layoutOf({
    places: { in: { x: 0, y: 232, w: 48, h: 20 }, on: { x: 40, y: 260, w: 24, h: 20 } },
    edges: [{ points: [44, 44].map((x, index) => ({ x, y: 252 + 8 * index })) }],
  })
  const nodes = [...data.nodes, { name: 'on', group: 'Low' }]
  const edges = [...data.edges, { from: 'in', to: 'on' }]
  const places = centerStacks(layout, { ...data, nodes, edges } as unknown as GraphDocument).nodes
  expect(places.get('on')!.x - places.get('in')!.x).toBe(40)
})
