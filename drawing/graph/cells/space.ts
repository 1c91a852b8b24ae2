/**
 * Whether an arrangement of cells is possible: nothing overlaps, and lanes are in their order.
 */
import type { Board, Cell, Frame, Piece } from './board.ts'
import { measure, meet } from './frame-cost.ts'

/** Whether the pieces can go where they are about to: they would overlap no other, and lanes would stay in their order. */
export function isFree({ pieces, laneAxis }: Board, moved: readonly Piece[]): boolean {
  for (const piece of moved) piece.moved = true
  let free = true
  for (const piece of moved) if (free && !isFreeAt(piece, pieces, laneAxis)) free = false
  for (const piece of moved) piece.moved = false
  return free
}

const isFreeAt = (piece: Piece, pieces: readonly Piece[], laneAxis: Board['laneAxis']): boolean => {
  for (const other of pieces)
    if (other !== piece && clash(piece, piece.next, other, other.moved ? other.next : other, laneAxis)) return false
  return true
}

/** Whether nothing overlaps: no two nodes, no node and a foreign group, no lanes out of order. */
export function isSound({ pieces, frames, laneAxis }: Board): boolean {
  for (const piece of pieces)
    for (const other of pieces)
      if (other.index > piece.index && clash(piece, piece, other, other, laneAxis)) return false
  for (const frame of frames) measure(frame)
  return frames.every(
    (frame) =>
      !frame.outsiders.some((piece) => isIn(piece, frame)) && !frame.rivals.some((rival) => meet(frame, rival)),
  )
}

const isIn = ({ main, cross: across, long, wide }: Piece, { low, high }: Frame): boolean =>
  main > low.main - 1 - long &&
  main < high.main + 1 + long &&
  across > low.cross - 1 - wide &&
  across < high.cross + 1 + wide

/**
 * Whether one piece in its cell overlaps another in that one's, or is on the wrong side of it. Plain arguments: this runs
 * for all pairs in every step of the search.
 */
const clash = (a: Piece, at: Cell, b: Piece, there: Cell, laneAxis: Board['laneAxis']): boolean => {
  const main = there.main - at.main
  const across = there.cross - at.cross
  if (Math.abs(main) < a.long + b.long && Math.abs(across) < a.wide + b.wide) return true
  if (laneAxis === undefined || a.lane === b.lane) return false
  return (laneAxis === 'main' ? main : across) * (a.lane < b.lane ? 1 : -1) < 2
}
