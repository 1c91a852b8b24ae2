/**
 * Strokes where groups do not want them: across walls that are not theirs, and over titles.
 */
import { type Board, groupsOf, itemOf } from '../model/board.ts'
import { type Box, titlesOf } from '../words/obstacles.ts'
import { boxOfItem, inside, once, type Piece, passes } from './pieces.ts'

/** Groups that contain neither end are not entered, and those that contain both are not left. */
export const acrossWalls = (pieces: readonly Piece[], board: Board): number[] =>
  groupsOf(board)
    .filter(({ isLane }) => !isLane)
    .flatMap((group) => {
      const box = boxOfItem(group)
      return once(
        pieces.filter((piece) => {
          const { from, to } = board.wires[piece.wire]!
          if (from === group.index || to === group.index) return false
          const [isFromIn, isToIn] = [from, to].map((end) => itemOf(board, end).within.includes(group.index))
          if (isFromIn !== isToIn) return false
          return isFromIn === true ? leaves(piece, box, board) : passes(piece, box, inside)
        }),
      )
    })

/** Lanes have their titles outside of what is drawn in them. */
export const overTitles = (pieces: readonly Piece[], board: Board): number[] =>
  groupsOf(board)
    .filter(({ isLane }) => !isLane)
    .flatMap((group) => titlesOf(group).flatMap((box) => once(pieces.filter((piece) => passes(piece, box, 0)))))

/** What stands on a wall may be met from outside. */
const leaves = ({ isUpright, at, low, high, wire }: Piece, box: Box, { items, wires }: Board): boolean => {
  const { from, to } = wires[wire]!
  if (items[from]!.wall >= 0 || items[to]!.wall >= 0) return false
  const [start, end, near, far] = isUpright
    ? [box.left, box.right, box.top, box.bottom]
    : [box.top, box.bottom, box.left, box.right]
  return at < start || at > end || low < near || high > far
}
