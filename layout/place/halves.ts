/**
 * Half places: a node alone in a row between two others, such as 1.5 between 1 and 2, or in a column. It stays between them,
 * though a straight edge would take it into one.
 */
import { type Board, type Half, itemOf, leavesOf } from '../model/board.ts'
import { distance } from '../model/weights.ts'
import type { Hints } from './hints.ts'

/** Known places are whole or half where people wrote them; those of a drawing before are many units apart. */
const half = 0.5

export function halvesIn(board: Board, hints: Hints): Half[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const lines = new Map<number, number[]>()
    for (const { index, wall } of leavesOf(board)) {
      const place = hints.get(index)
      if (place !== undefined && wall < 0) lines.set(place[axis], [...(lines.get(place[axis]) ?? []), index])
    }
    return [...lines].flatMap(([at, items]): Half[] => {
      const [before, after] = [lines.get(at - half), lines.get(at + half)]
      if (before === undefined || after === undefined) return []
      const gap = gapOf(board, axis, [before, after])
      return items.map((item) => ({ item, axis, before: before[0]!, after: after[0]!, gap }))
    })
  })
}

/** Half of what two lines are apart at least. */
const gapOf = (board: Board, axis: 'x' | 'y', lines: readonly (readonly number[])[]): number => {
  const sizes = lines.map((items) => Math.max(...items.map((index) => itemOf(board, index)[axis === 'x' ? 'w' : 'h'])))
  return Math.floor((sizes.reduce((sum, size) => sum + size, 0) / 2 + distance.nodes) / 2)
}
