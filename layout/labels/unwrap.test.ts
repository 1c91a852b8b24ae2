import { expect, test } from 'vitest'
import { block } from '../../drawing/block.ts'
import type { Layout } from '../model/graph.ts'
import { unwrapLabels } from './unwrap.ts'

const wide = block([{ text: 'alarm within 1 h', as: 'label' }], 144)
const narrow = block([{ text: 'alarm within 1 h', as: 'label' }], 80)

/** Two nodes, an edge between them with a label in two lines above it, and another node in its way or not. */
const unwrapped = (other: { x: number; y: number }, { end = 336, run = 16 } = {}) => {
  const layout: Layout = {
    nodes: new Map([
      ['a', { x: 0, y: 80, w: 96, h: 64 }],
      ['b', { x: end, y: 80, w: 96, h: 64 }],
      ['c', { ...other, w: 96, h: 64 }],
    ]),
    groups: new Map(),
    edges: [
      {
        points: [
          { x: 96, y: 112 },
          { x: end, y: 112 },
        ],
        label: { x: (96 + end - narrow.w) / 2, y: 106 - narrow.h, w: narrow.w, h: narrow.h, align: 'middle' },
      },
    ],
    cells: {},
    direction: 'right',
    bounds: { x: 0, y: 0, w: 432, h: 144 },
    joints: [],
    narrowed: { nodes: 0, edges: [0] },
    crowded: [],
  }
  return unwrapLabels(
    { words: [narrow], layout },
    {
      wider: () => [wide],
      edges: [{ from: 'a', to: 'b', run }],
      groups: [],
    },
  )
}

test('a label gets one line where there is room, and keeps its distance from its edge', () => {
  const { words, layout } = unwrapped({ x: 168, y: 0 })
  expect([words[0]?.lines.length, layout.edges[0]?.label]).toMatchObject([
    1,
    { x: 216 + Math.round((narrow.w - wide.w) / 2) - narrow.w / 2, y: 106 - wide.h, w: wide.w },
  ])
})

test('it stays wrapped where a wider one would touch a node', () => {
  const { words, layout } = unwrapped({ x: 264, y: 40 })
  expect([words, layout.edges[0]?.label?.w]).toEqual([[narrow], narrow.w])
})

test('it stays wrapped where a wider one would touch the mark at an end', () => {
  const far = { x: 0, y: 0 }
  expect(unwrapped(far, { end: 256 }).words[0]?.lines.length).toBe(1)
  expect(unwrapped(far, { end: 256, run: 36 }).words[0]?.lines.length).toBe(2)
})
