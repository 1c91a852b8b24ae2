/**
 * Pairs of pinned nodes that are not in the order of their columns and rows; those on walls stay there.
 */
import { type Board, type Item, leavesOf, middleX, middleY } from '../model/board.ts'

/** Middles that differ by less are level, in units: records hang from one line, whatever their height. */
const level = 1.5

export function pinsLost(board: Board): number {
  const pinned = leavesOf(board).filter(({ node, wall }) => node?.at !== undefined && wall < 0)
  const [column, row] = board.isTurned ? ([1, 0] as const) : ([0, 1] as const)
  let lost = 0
  for (const [index, one] of pinned.entries())
    for (const other of pinned.slice(index + 1)) {
      if (isLost(one, other, { cell: column, at: middleX, edge: ({ x }) => x })) lost++
      if (isLost(one, other, { cell: row, at: middleY, edge: ({ y }) => y })) lost++
    }
  return lost
}

type Side = { cell: 0 | 1; at: (item: Item) => number; edge: (item: Item) => number }

const isLost = (one: Item, other: Item, { cell, at, edge }: Side): boolean => {
  const wanted = Math.sign(one.node!.at![cell] - other.node!.at![cell])
  const apart = at(one) - at(other)
  return wanted === 0 ? Math.abs(apart) > level && edge(one) !== edge(other) : Math.sign(apart) !== wanted
}
