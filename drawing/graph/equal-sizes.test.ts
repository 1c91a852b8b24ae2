import { expect, test } from 'vitest'
import type { GraphNode } from '../data/graph.ts'
import { makeEqual } from './equal-sizes.ts'
import type { AnyNotation } from './notation.ts'
import type { NodeView } from './style.ts'

const nodes = ['a', 'b', 'c', 'd'].map((name): GraphNode => ({ name, kind: 'table' }))

/** The widths of four nodes, two of which are in each column. */
const widthsOf = (
  sameSize: AnyNotation['sameSize'],
  own: number[],
  cells?: AnyNotation['cells'],
  heights?: number[],
) => {
  const views = new Map(nodes.map((node, index) => [node, { w: own[index], h: heights?.[index] ?? 48 } as NodeView]))
  makeEqual(views, {
    nodes: { table: { shape: 'box' } },
    edges: {},
    ...(sameSize === undefined ? {} : { sameSize }),
    ...(cells === undefined ? {} : { cells }),
  })
  return [...views.values()].map(({ w }) => w)
}

const cells = { a: [1, 1], b: [1, 2], c: [2, 1], d: [2, 2] } as const

test('nodes of one column of the cells are equally wide, unless one would be mostly empty', () => {
  expect(widthsOf('column', [96, 128, 200, 112], cells)).toEqual([128, 128, 200, 200])
  expect(widthsOf('column', [64, 128, 200, 200], cells)).toEqual([64, 128, 200, 200])
})

test('without cells each has its own width; all or none may be equal', () => {
  expect(widthsOf('column', [96, 128, 200, 112])).toEqual([96, 128, 200, 112])
  expect(widthsOf('width', [96, 128, 200, 112])).toEqual([200, 200, 200, 200])
  expect(widthsOf('none', [96, 128, 200, 112])).toEqual([96, 128, 200, 112])
})

test('of each its own, only the heights of siblings are equal', () => {
  const views = new Map(
    nodes.map((node, index) => [node, { w: 96 + 40 * index, h: [48, 48, 64, 60][index] } as NodeView]),
  )
  const edges = ['b', 'c'].map((to) => ({ from: 'a', to }))
  makeEqual(views, { nodes: { table: { shape: 'box' } }, edges: {}, sameSize: 'own' }, edges)
  expect([...views.values()].map(({ w, h }) => [w, h])).toEqual([
    [96, 48],
    [136, 64],
    [176, 64],
    [216, 60],
  ])
})

test('only sizes that are near each other are made equal where the notation says so', () => {
  expect(widthsOf('near', [96, 128, 400, 320])).toEqual([128, 128, 400, 400])
  expect(widthsOf('near', [96, 160, 200, 100])).toEqual([100, 200, 200, 100])
  expect(widthsOf('near', [320, 240, 239, 100])).toEqual([320, 320, 239, 100])
})

test('small ones are all equal where none gets mostly empty: two widths among them would say nothing', () => {
  expect(widthsOf('near', [96, 104, 168, 150])).toEqual([168, 168, 168, 168])
  expect(widthsOf('near', [96, 104, 176, 150])).toEqual([104, 104, 176, 176])
  expect(widthsOf('near', [112, 112, 192, 150])).toEqual([192, 192, 192, 192])
  expect(widthsOf('near', [114, 114, 193, 150])).toEqual([114, 114, 193, 193])
  expect(widthsOf('near', [96, 104, 168, 150], undefined, [48, 48, 67, 48])).toEqual([168, 168, 168, 168])
  expect(widthsOf('near', [96, 104, 168, 150], undefined, [48, 48, 68, 48])).not.toEqual([168, 168, 168, 168])
})

test('circles are of one size where the largest is as much wider as a box may be, boxes only where they are nearly as high', () => {
  const sizes = [160, 100, 96, 152]
  expect(widthsOf('near', sizes, undefined, sizes)).toEqual([160, 160, 96, 160])
  expect(widthsOf('near', sizes, undefined, [152, 100, 96, 152])).toEqual([160, 100, 100, 160])
})

test('where half of all are far narrower than the widest, those near each other are made equal', () => {
  expect(widthsOf('all', [96, 128, 160, 256])).toEqual([256, 256, 256, 256])
  expect(widthsOf('all', [96, 112, 128, 256])).toEqual([128, 128, 128, 256])
  expect(widthsOf('even', [96, 112, 128, 256])).toEqual([128, 128, 128, 256])
  expect(widthsOf('even', [96, 112, 128, 240])).toEqual([240, 240, 240, 240])
  // Of many, a width that few may have is too much.
  const many = new Map(
    Array.from({ length: 17 }, (_, index) => [
      { name: `n${index}`, kind: 'table' },
      { w: index === 0 ? 192 : 96, h: 48 } as NodeView,
    ]),
  )
  makeEqual(many, { nodes: { table: { shape: 'box' } }, edges: {}, sameSize: 'all' })
  expect(
    [...many.values()]
      .map(({ w }) => w)
      .toSorted((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([192, 96])
})

test.each([
  ['all', 96, 96],
  ['wide', 48, 96],
] as const)('where all are equal (%s), a diamond keeps its size and a pill its height', (sameSize, box, cylinder) => {
  const shapes = ['box', 'pill', 'diamond', 'cylinder'] as const
  const views = new Map(
    nodes.map((node, at) => [{ ...node, kind: shapes[at] ?? '' }, { w: 100 + 40 * at, h: 48 + 16 * at } as NodeView]),
  )
  makeEqual(views, { nodes: Object.fromEntries(shapes.map((shape) => [shape, { shape }])), edges: {}, sameSize })
  expect([...views.values()].map(({ w, h }) => [w, h])).toEqual([
    [220, box],
    [220, 64],
    [180, 80],
    [220, cylinder],
  ])
})

test('a wide diamond makes nothing uneven: boxes beside it are equally wide', () => {
  const views = new Map(
    nodes.map((node, at) => [
      { ...node, kind: at === 3 ? 'gate' : 'step' },
      { w: [96, 112, 160, 400][at], h: 48 } as NodeView,
    ]),
  )
  makeEqual(views, { nodes: { step: { shape: 'box' }, gate: { shape: 'diamond' } }, edges: {}, sameSize: 'all' })
  expect([...views.values()].map(({ w }) => w)).toEqual([160, 160, 160, 400])
})

test('one that says far more than most of its kind makes none of them high, unless they are few', () => {
  const highOf = (...own: number[]) => {
    const views = new Map(
      own.map((h, at) => [{ name: `n${at}`, kind: 'step' } as GraphNode, { w: 160, h } as NodeView]),
    )
    makeEqual(views, { nodes: { step: { shape: 'box' } }, edges: {} })
    return [...views.values()].map(({ h }) => h)
  }
  expect(highOf(48, 96, 48, 64)).toEqual([64, 96, 64, 64])
  expect(highOf(96, 48, 112, 80, 48, 48)).toEqual([112, 48, 112, 112, 48, 48])
  expect(highOf(64, 80, 64, 64)).toEqual([80, 80, 80, 80])
  expect(highOf(48, 72, 48)).toEqual([72, 72, 72])
})

test('where all are only equally wide, what says little is not as high as the one that says much', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const views = new Map(
    names.map((name, at) => [{ name, kind: 'table' }, { w: 96, h: at === 0 ? 112 : 64 } as NodeView]),
  )
  makeEqual(views, { nodes: { table: { shape: 'box' } }, edges: {}, sameSize: 'wide' })
  expect([...views.values()].map(({ h }) => h)).toEqual([112, 64, 64, 64, 64])
})
