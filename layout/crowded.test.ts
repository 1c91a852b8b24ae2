import { expect, test } from 'vitest'
import { crowdedOf } from './crowded.ts'
import type { LayoutGraph, LayoutNode, LayoutOptions } from './model/graph.ts'
import type { Measure } from './score/measure.ts'

const graph = (nodes: Partial<LayoutNode>[] = []): LayoutGraph => ({
  nodes: nodes.map((node, index) => ({ id: 'abc'[index]!, w: 96, h: 48, ...node })),
  edges: [],
})

const crowded = (
  found: Partial<Measure>,
  { size = { w: 100, h: 100 }, options = {} as LayoutOptions, of = graph() } = {},
) => {
  const nothing = { through: [], merged: [], walls: [], titles: [], words: [], crossings: [], bends: [] }
  return crowdedOf(of, options, { found: { ...nothing, ...found } as unknown as Measure, size })
}

test('an edge in the way of anything is named once, in the order of the data', () => {
  expect(crowded({ through: [2], merged: [4, 2], walls: [1], titles: [0, 4], words: [3, 3] })).toEqual([
    ...[0, 1, 2, 4].map((edge) => ({ edge, what: 'route' })),
    { edge: 3, what: 'label' },
  ])
})

test('more than two bends are too many', () => {
  expect(crowded({ bends: [2, 3, 1, 4] })).toEqual([
    { edge: 1, what: 'bends' },
    { edge: 3, what: 'bends' },
  ])
})

test('one crossing of five edges is usual; of more, those that cross most are named', () => {
  expect(crowded({ crossings: [1, 1, 0, 0, 0] })).toEqual([])
  expect(crowded({ crossings: [2, 1, 1, 0, 0] })).toEqual([{ edge: 0, what: 'crossings' }])
  expect(crowded({ crossings: [1, 1, 0, 0] })).toEqual([
    { edge: 0, what: 'crossings' },
    { edge: 1, what: 'crossings' },
  ])
})

test('two nodes at one pin are named, those at pins of their own are not', () => {
  expect(crowded({}, { of: graph([{ at: [1, 1] }, { at: [1, 2] }, {}]) })).toEqual([])
  expect(crowded({}, { of: graph([{ at: [1, 1] }, { at: [2, 1] }, { at: [1, 1] }]) })).toEqual([
    { what: 'pin', nodes: ['a', 'c'] },
  ])
})

test('what is beyond the page is told in pixels, on the usual page or another', () => {
  expect(crowded({}, { size: { w: 1120, h: 2200 } })).toEqual([])
  expect(crowded({}, { size: { w: 1121, h: 2202 } })).toEqual([
    { what: 'width', by: 1 },
    { what: 'height', by: 2 },
  ])
  expect(crowded({}, { size: { w: 90, h: 90 }, options: { maxWidth: 80, maxHeight: 90 } })).toEqual([
    { what: 'width', by: 10 },
  ])
})
