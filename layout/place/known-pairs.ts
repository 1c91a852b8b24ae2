/**
 * How far apart things were in a drawing before.
 */
import { type Board, leavesOf } from '../model/board.ts'

/** Nodes next to each other along the axis in the drawing before, and how far apart they were. */
export const knownPairs = (board: Board, axis: 'x' | 'y'): { first: number; second: number; apart: number }[] => {
  const known = leavesOf(board).flatMap(({ index, wall }) => {
    const place = board.known.get(index)
    return place === undefined || wall >= 0 ? [] : [{ index, at: place[axis] }]
  })
  const sorted = known.sort((a, b) => a.at - b.at || a.index - b.index)
  return sorted.slice(1).map(({ index, at }, before) => {
    const { index: first, at: from } = sorted[before]!
    return { first, second: index, apart: at - from }
  })
}
