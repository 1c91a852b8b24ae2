import { expect, test } from 'vitest'
import type { LayoutGraph } from '../model/graph.ts'
import { toBoard } from '../model/to-board.ts'
import { markBackEdges } from './back-edges.ts'

test('a walk meets items from the starts on, and groups with the first of what is in them', () => {
  const graph: LayoutGraph = {
    nodes: ['d', 'c', 'b', 'a'].map((id) => ({ id, w: 64, h: 48, group: id < 'c' ? 'first' : 'last' })),
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'd' },
      { from: 'd', to: 'b' },
    ],
    groups: [{ id: 'last' }, { id: 'first' }],
  }
  const board = toBoard(graph, {}, { direction: 'down', width: 800, height: 800, step: 0 })
  markBackEdges(board)
  const metBy = new Map(board.items.map(({ node, group, met }) => [node?.id ?? group?.id, met]))
  expect(['a', 'b', 'c', 'd', 'first', 'last'].map((id) => metBy.get(id))).toEqual([1, 2, 3, 4, 1, 3])
  expect(board.wires.map(({ isBack }) => isBack)).toEqual([false, false, false, true])
})
