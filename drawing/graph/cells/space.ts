/**
 * Whether an arrangement of cells is possible: nothing overlaps, and lanes are in their order.
 */
import type { Board, Frame, Piece } from './board.ts'
import { measure, meet } from './frame-cost.ts'

/** Whether the pieces can go where they are about to: they would overlap no other, and lanes would stay in their order. */
export function isFree({ pieces, laneAxis }: Board, moved: readonly Piece[]): boolean {
  for (const piece of moved) piece.moved = true
  const free = moved.every((piece) => isFreeAt(piece, pieces, laneAxis))
  for (const piece of moved) piece.moved = false
  return free
}

const isFreeAt = (piece: Piece, pieces: readonly Piece[], laneAxis: Board['laneAxis']): boolean => {
  const { next } = piece
  for (const other of pieces) {
    if (other === piece) continue
    const at = other.moved ? other.next : other
    if (clash(piece, other, { main: at.main - next.main, across: at.cross - next.cross, laneAxis })) return false
  }
  return true
}
/** Whether nothing overlaps: no two nodes, no node and a foreign group, no lanes out of order. */
export function isSound({ pieces, frames, laneAxis }: Board): boolean {
  for (const piece of pieces)
    for (const other of pieces)
      if (
        other.index > piece.index &&
        clash(piece, other, { main: other.main - piece.main, across: other.cross - piece.cross, laneAxis })
      )
        return false
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

type Offset = { main: number; across: number; laneAxis: Board['laneAxis'] }

/** Whether a piece overlaps another one so far away, or is on the wrong side of it. */
const clash = (a: Piece, b: Piece, { main, across, laneAxis }: Offset): boolean => {
  if (Math.abs(main) < a.long + b.long && Math.abs(across) < a.wide + b.wide) return true
  if (laneAxis === undefined || a.lane === b.lane) return false
  return (laneAxis === 'main' ? main : across) * (a.lane < b.lane ? 1 : -1) < 2
}
