import { expect, test } from 'vitest'
import type { Cells, LayoutGraph } from '../model/graph.ts'
import { resolveGraph } from '../model/model.ts'
import { spineCells } from './spine.ts'

/** Edges as `a > b`; names that end in ? are questions. Cells as `column row` by name. */
const cellsOf = (edges: string[], columns = 4, cells: Cells = {}): Record<string, string> => {
  const pairs = edges.map((edge) => edge.split(' > '))
  const graph: LayoutGraph = {
    nodes: [...new Set(pairs.flat())].map((id) => ({
      id,
      w: id.endsWith('?') ? 240 : 96,
      h: id.endsWith('?') ? 96 : 48,
      outline: id.endsWith('?') ? 'diamond' : 'box',
    })),
    edges: pairs.map(([from = '', to = '']) => ({ from, to })),
  }
  const found = spineCells(resolveGraph(graph, { cells }), columns)
  return Object.fromEntries([...found].map(([node, { column, row }]) => [node.given.id, `${column} ${row}`]))
}

test('the longest way goes straight down, other exits to the right on their own row', () => {
  const edges = ['start > a?', 'a? > b?', 'b? > c', 'c > d', 'a? > p', 'p > end1', 'b? > q']
  expect(cellsOf(edges)).toMatchObject({
    start: '0 0',
    'a?': '0 1',
    'b?': '0 2',
    p: '1 1',
    end1: '2 1',
    q: '1 2',
  })
})

test('what follows the last question is in the columns of the other steps and ends', () => {
  const edges = ['start > a?', 'a? > b?', 'a? > p', 'p > end1', 'b? > q', 'q > end2', 'b? > r', 'r > end3']
  expect(cellsOf(edges)).toMatchObject({ q: '1 3', end2: '2 3', r: '1 2', end3: '2 2' })
})

test('what several rows lead to is at the last of them', () => {
  const edges = ['start > a?', 'a? > b?', 'b? > c?', 'c? > d', 'd > e', 'a? > log', 'c? > log']
  expect(cellsOf(edges)).toMatchObject({ log: '1 3' })
})

test('a flat question beside the spine is entered from above: one row down', () => {
  const edges = ['start > a?', 'a? > b', 'b > c', 'c > d', 'd > e', 'a? > f?', 'f? > g', 'f? > h']
  expect(cellsOf(edges)).toMatchObject({ 'a?': '0 1', 'f?': '1 2', g: '1 3' })
})

test('what has no room to the right goes down', () => {
  const edges = ['start > a?', 'a? > b', 'b > c', 'c > d', 'd > e', 'e > f', 'a? > p', 'p > q', 'q > r']
  expect(cellsOf(edges, 3)).toMatchObject({ p: '1 1', q: '1 2', r: '1 3' })
})

test('disconnected parts are side by side', () => {
  expect(cellsOf(['a > b', 'c > d'])).toEqual({ a: '0 0', b: '0 1', c: '1 0', d: '1 1' })
})

test('a loop back to the start keeps the spine', () => {
  expect(cellsOf(['a > b?', 'b? > c', 'b? > a'])).toEqual({ a: '0 0', 'b?': '0 1', c: '0 2' })
})

test('what was on the spine stays on it, though another way has become longer', () => {
  const edges = ['a? > b', 'a? > p', 'p > q', 'q > r', 'r > s', 's > t']
  expect(cellsOf(edges, 2)).toMatchObject({ p: '0 1', b: '1 0' })
  expect(cellsOf(edges, 2, { 'a?': [1, 1], b: [1, 2] })).toMatchObject({ b: '0 1', p: '1 0' })
})
