import { expect, test } from 'vitest'
import { bestCandidate, nothingDrawn } from '../best.ts'
import { noMemories } from '../candidate.ts'
import type { Cells, LayoutEdge } from '../model/graph.ts'
import type { Way } from '../model/sides.ts'
import { behindFlow } from './against.ts'

/** What is measured of a drawing with its nodes in given cells; edges are two letters, those in upper case run back. */
const found = (edges: string, cells: Cells, more: Partial<LayoutEdge> = {}) => {
  const graph = {
    nodes: Object.keys(cells).map((id) => ({ id, w: 96, h: 48 })),
    edges: edges.split(' ').map(([from = '', to = '']) => ({ from, to, ...more })),
  }
  const { against, contrary } = bestCandidate(graph, { cells, direction: 'down' }, nothingDrawn(noMemories())).found
  return { against, contrary }
}

const column = (ids: string): Cells =>
  Object.fromEntries(ids.split('').map((id, index) => [id, [1, index + 1]] as const))

test('an edge that runs back is against the flow, unless those that do not lead to its start again', () => {
  expect(found('ab cb', column('abc'))).toEqual({ against: [1], contrary: 0 })
  expect(found('ab bc ca', column('abc'))).toEqual({ against: [], contrary: 0 })
  // Whichever edge of the circle it is, and whichever comes first.
  expect(found('ca ab bc', column('bca'))).toEqual({ against: [], contrary: 0 })
})

test('an edge that is declared to run back, or has no direction, is never against the flow', () => {
  expect(found('ab cb', column('abc'), { back: true }).against).toEqual([])
  expect(found('ab cb', column('abc'), { link: true }).against).toEqual([])
})

test('into a group leads to what is in it, and out of that lead the edges of the group; members do not lead to each other', () => {
  const graph = (edges: readonly [string, string][]) => ({
    nodes: ['a', 'b', 'c'].map((id) => ({ id, w: 96, h: 48, ...(id === 'a' ? {} : { group: 'g' }) })),
    edges: edges.map(([from, to]) => ({ from, to })),
    groups: [{ id: 'g' }],
  })
  const against = (edges: readonly [string, string][]) =>
    bestCandidate(graph(edges), { cells: column('abc'), direction: 'down' }, nothingDrawn(noMemories())).found.against
  expect(
    against([
      ['a', 'g'],
      ['c', 'a'],
    ]),
  ).toEqual([])
  expect(
    against([
      ['a', 'c'],
      ['g', 'a'],
    ]),
  ).toEqual([])
  expect(
    against([
      ['a', 'b'],
      ['c', 'a'],
    ]),
  ).toEqual([1])
})

test('an edge with the flow that leaves or arrives as if it ran back is behind it, one that runs back is not', () => {
  const graph = {
    nodes: [
      { id: 'a', w: 96, h: 48 },
      { id: 'b', w: 96, h: 48 },
    ],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a', back: true },
      { from: 'a', to: 'b', link: true },
    ],
  }
  const { drawing } = bestCandidate(graph, { cells: column('ab'), direction: 'down' }, nothingDrawn(noMemories()))
  const behind = (...sides: [Way, Way]): number[] => behindFlow(drawing.board, [sides, sides, sides])
  expect([behind(2, 0), behind(1, 3), behind(0, 0), behind(2, 2)]).toEqual([[], [], [0], [0]])
})
