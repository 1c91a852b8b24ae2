import { expect, test, vi } from 'vitest'
import { tangle } from '../../test/tangle.ts'
import type { Board } from '../model/board.ts'
import type { LayoutGraph } from '../model/graph.ts'
import { variants } from '../model/weights.ts'
import { placedBoard } from '../placed.ts'
import { Memory } from './memory.ts'
import { route } from './route.ts'
import { Search } from './search.ts'

const boardOf = (graph: LayoutGraph): Board =>
  placedBoard(
    graph,
    {},
    { frame: { direction: 'down', step: 0, width: 1120, height: 2200 }, opens: true, isKnown: false },
  ).board

test('wires are not routed again around the same routes, and what that would take is counted', () => {
  const find = vi.spyOn(Search.prototype, 'find')
  try {
    const counted = [8, 12, 16].map((nodes) => {
      find.mockClear()
      const { visited } = route(boardOf(tangle(2, nodes)), variants[0], new Memory())
      return [find.mock.calls.length, visited]
    })
    // Each time again, it would be 36, 72 and 72 searches, of as many states.
    expect(counted).toEqual([
      [19, 2667],
      [65, 17251],
      [39, 3478],
    ])
  } finally {
    find.mockRestore()
  }
})
