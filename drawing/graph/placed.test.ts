import { expect, test } from 'vitest'
import { drawnGraph } from '../../test/drawn-graph.ts'
import type { GraphNode } from '../data/graph.ts'
import type { AnyNotation } from './notation.ts'

const names = 'ABCDEFGH'.split('')

/** Columns and rows of eight steps of a chain, in a grid of so many columns where it is too high without. */
const spread = (columns: number, pins: object = {}): [columns: number, rows: number] => {
  const nodes = names.map((name, index) => ({ name, ...(index === 0 ? pins : {}) })) as GraphNode[]
  const notation: AnyNotation = {
    nodes: { box: { shape: 'box' } },
    edges: { arrow: {} },
    layout: { direction: 'down' },
    flatGrid: () => ({
      get: ({ name }: GraphNode) => {
        const at = names.indexOf(name ?? '')
        return [(at % columns) + 1, Math.floor(at / columns) + 1]
      },
    }),
  } as unknown as AnyNotation
  const edges = names.slice(1).map((to, index) => ({ from: names[index]!, to }))
  const { scene } = drawnGraph({ nodes, edges }, notation)
  const rects = scene.elements.filter((each) => each.type === 'box')
  return [new Set(rects.map(({ x }) => x)).size, new Set(rects.map(({ y }) => y)).size]
}

test('what is too high is in its flat grid if that is much flatter, and pins nothing itself', () => {
  expect(spread(4)).toEqual([4, 2])
  expect(spread(1)).toEqual([1, 8])
  expect(spread(4, { at: [1, 1] })).toEqual([1, 8])
})

test('of a grid with lines in the way and a narrower one without, the second is taken', () => {
  const at = (cells: string) => ({
    get: ({ name }: GraphNode) => {
      const index = cells.replaceAll(' ', '').indexOf(name ?? '')
      const columns = cells.indexOf(' ')
      return [(index % columns) + 1, Math.floor(index / columns) + 1]
    },
  })
  const notation = {
    nodes: { box: { shape: 'box' } },
    edges: { arrow: {} },
    layout: { direction: 'down' },
    grid: at('ABCD HGFE'),
    narrowGrid: at('AB EF CD GH'),
  } as unknown as AnyNotation
  const edges = ['AE', 'BF', 'CG', 'DH'].map(([from, to]) => ({ from: from!, to: to! }))
  const { scene } = drawnGraph({ nodes: names.map((name) => ({ name })) as GraphNode[], edges }, notation)
  const rects = scene.elements.filter((each) => each.type === 'box')
  expect([new Set(rects.map(({ x }) => x)).size, new Set(rects.map(({ y }) => y)).size]).toEqual([2, 4])
})
