import { expect, test } from 'vitest'
import type { Layout } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument } from '../data/graph.ts'
import { evenFrames } from './even-frames.ts'

const wide = { x: 0, y: 0, w: 200, h: 80 }
const narrow = { x: 0, y: 120, w: 160, h: 80 }

const framesOf = (
  rects: Rect[],
  {
    nodes = [],
    points,
    met = false,
    kind = 'zone',
  }: { nodes?: Rect[]; points?: [number, number][]; met?: boolean; kind?: string } = {},
) => {
  const names = rects.map((_, index) => `g${index}`)
  const groups = names.map((name, index) => ({ name, kind: index === 0 ? 'zone' : kind }))
  const edges = met ? [{ from: 'n', to: 'g1', kind: 'edge' }] : []
  const data = { nodes: [{ name: 'n', kind: 'box' }], edges, groups } as GraphDocument
  const layout = {
    nodes: new Map(nodes.map((rect, index) => [`n${index}`, rect])),
    groups: new Map(rects.map((rect, index) => [`group ${names[index]}`, rect])),
    edges: points === undefined ? [] : [{ points: points.map(([x, y]) => ({ x, y })) }],
  } as unknown as Layout
  return { data, layout }
}

const widths = (...args: Parameters<typeof framesOf>): number[] => {
  const { data, layout } = framesOf(...args)
  return [...evenFrames(layout, data).groups.values()].map(({ w }) => w)
}

test('frames of one kind above each other are equally wide', () => {
  expect(widths([wide, narrow])).toEqual([200, 200])
  expect(widths([wide, { ...narrow, x: 40 }])).toEqual([200, 200])
})

test('of other kinds, beside each other, or much narrower, they stay as they are', () => {
  expect(widths([wide, narrow], { kind: 'other' })).toEqual([200, 160])
  expect(widths([wide, { ...narrow, y: 40, x: 220 }])).toEqual([200, 160])
  expect(widths([wide, { ...narrow, w: 112 }])).toEqual([200, 112])
})

test('what a frame would gain is free: no node, stroke or group is there, and no edge ends at it', () => {
  expect(widths([wide, narrow], { nodes: [{ x: 170, y: 140, w: 60, h: 20 }] })).toEqual([200, 160])
  expect(widths([wide, narrow], { nodes: [{ x: 20, y: 140, w: 60, h: 20 }] })).toEqual([200, 200])
  expect(
    widths([wide, narrow], {
      points: [
        [180, 80],
        [180, 300],
      ],
    }),
  ).toEqual([200, 160])
  expect(widths([wide, narrow], { met: true })).toEqual([200, 160])
})

test('the way out of what a frame holds may be longer, the way past it may not be inside; words never are', () => {
  const out: [number, number][] = [
    [160, 160],
    [180, 160],
    [180, 60],
  ]
  expect(widths([wide, narrow], { points: out })).toEqual([200, 200])
  expect(widths([wide, narrow], { points: out.toReversed() })).toEqual([200, 200])
  const past: [number, number][] = [
    [180, 60],
    [180, 300],
  ]
  expect(widths([wide, narrow], { points: past })).toEqual([200, 160])
  const { data, layout } = framesOf([wide, narrow], { points: out })
  const edges = layout.edges.map((edge) => ({
    ...edge,
    label: { x: 170, y: 130, w: 20, h: 16, align: 'start' as const },
  }))
  expect([...evenFrames({ ...layout, edges }, data).groups.values()].map(({ w }) => w)).toEqual([200, 160])
})

test('a frame becomes 1.7 times as wide at most', () => {
  expect(widths([wide, { ...narrow, w: 118 }])).toEqual([200, 200])
  expect(widths([wide, { ...narrow, w: 117 }])).toEqual([200, 117])
})

/** The frames beside each other of two zones, the second one with a stroke from its lower frame through the words of that. */
const zonesWith = (points: [number, number][], isUnder = true) => {
  const { data, layout } = framesOf([wide, { ...narrow, x: 40 }, { ...wide, x: 300 }, { ...narrow, x: 340 }], {
    points,
  })
  for (const [index, each] of data.groups.entries())
    Object.assign(each, { group: index < 2 ? 'a' : 'b', note: '10.0.0.0/24' })
  data.groups.push({ name: 'a', kind: 'area' }, { name: 'b', kind: 'area' })
  return [...evenFrames(layout, data, () => isUnder).groups.values()].map(({ w }) => w)
}

test('a stroke that ends in a frame runs through no words of it, and what is level is even alike', () => {
  const wayOut = (x: number, y: number): [number, number][] => [
    [440, 190],
    [x, 190],
    [x, y],
  ]
  expect(zonesWith(wayOut(320, 260))).toEqual([200, 200, 200, 200])
  expect(zonesWith(wayOut(320, 100), false)).toEqual([200, 160, 200, 160])
  // There is the remark, if it is under the name.
  expect(zonesWith(wayOut(380, 100))).toEqual([200, 160, 200, 160])
  expect(zonesWith(wayOut(380, 100), false)).toEqual([200, 200, 200, 200])
})
