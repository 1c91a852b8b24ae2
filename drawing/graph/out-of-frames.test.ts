import { expect, test } from 'vitest'
import type { EdgePlace, LabelPlace, Layout } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { turnedLayout } from './map-layout.ts'
import { outOfFrames } from './out-of-frames.ts'

const frame = { x: 0, y: 0, w: 200, h: 120 }
const label: LabelPlace = { x: 120, y: 40, w: 60, h: 17, align: 'middle' }
const out: EdgePlace = {
  points: [
    { x: 100, y: 65 },
    { x: 292, y: 65 },
  ],
  label,
}

type More = { edge?: Partial<EdgePlace>; nodes?: Rect[]; groups?: Rect[]; edges?: EdgePlace[]; joints?: object[] }

const layoutOf = ({ edge = {}, nodes = [], groups = [], edges = [], joints = [] }: More = {}): Layout => {
  const named = (rects: Rect[]) => new Map(rects.map((rect, index) => [`${index}`, rect]))
  const all = [{ ...out, ...edge }, ...edges]
  const bounds = { x: 0, y: 0, w: 400, h: 120 }
  return { nodes: named(nodes), groups: named([frame, ...groups]), edges: all, joints, bounds } as unknown as Layout
}

const labelOf = (more: More = {}, isAnswer = false): LabelPlace | undefined =>
  outOfFrames(layoutOf(more), () => isAnswer).edges[0]?.label

test('words of an edge that leads out of a frame are over its way outside, or right of it where that is upright', () => {
  const outside = { ...label, x: 216, y: 40 }
  expect(labelOf()).toEqual(outside)
  expect(labelOf({ edge: { points: out.points.toReversed() } })).toEqual(outside)
  const upright = turnedLayout(layoutOf({ edge: { label: { ...label, align: 'end' } } }))
  expect(outOfFrames(upright, () => false).edges[0]?.label).toEqual({ x: 73, y: 216, w: 17, h: 60, align: 'start' })
})

test('they stay where the way outside is too short, or something is there', () => {
  expect(
    labelOf({
      edge: {
        points: [
          { x: 100, y: 65 },
          { x: 291, y: 65 },
        ],
      },
    }),
  ).toEqual(label)
  const wall = (y: number): Rect => ({ x: 240, y, w: 40, h: 40 })
  expect(labelOf({ nodes: [wall(-5)] })).toEqual(label)
  expect(labelOf({ nodes: [wall(-6)] })).not.toEqual(label)
  expect(labelOf({ groups: [wall(-5)] })).toEqual(label)
  expect(
    labelOf({
      edges: [
        {
          points: [
            { x: 240, y: 0 },
            { x: 240, y: 60 },
          ],
        },
      ],
    }),
  ).toEqual(label)
  expect(labelOf({ edges: [{ points: [], label: { ...label, x: 216 } }] })).toEqual(label)
  expect(labelOf({ edge: { ends: [undefined, { ...label, x: 230 }] } })).toEqual(label)
})

test('a frame around both ends may hold them, below its title', () => {
  expect(labelOf({ groups: [{ x: -40, y: 0, w: 480, h: 200 }] })).not.toEqual(label)
  expect(labelOf({ groups: [{ x: -40, y: 1, w: 480, h: 200 }] })).toEqual(label)
})

test('answers stay beside their question, words of a trunk at their own stretch, and what is outside or inside alone where it is', () => {
  expect(labelOf({}, true)).toEqual(label)
  expect(labelOf({ joints: [{ x: 0, y: 0, edges: [0] }] })).toEqual(label)
  expect(labelOf({ edge: { joins: { edge: 1, at: 'from' } } })).toEqual(label)
  const apart = { ...label, x: 200 }
  expect(labelOf({ edge: { label: apart } })).toEqual(apart)
  expect(
    labelOf({
      edge: {
        points: [
          { x: 20, y: 65 },
          { x: 190, y: 65 },
        ],
      },
    }),
  ).toEqual(label)
})
