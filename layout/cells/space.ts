/**
 * Whether an arrangement of cells is possible: nothing overlaps, and lanes are in their order.
 */
import type { Board } from './board.ts'
import type { Field, FieldFrame } from './field.ts'
import { measure, meet } from './frame-cost.ts'
import { fieldOf } from './lay-field.ts'

/** Whether the pieces of the list can go where they are about to: they overlap no other, and lanes keep their order. */
export function isFree(field: Field): boolean {
  const { list, size, moved, board } = field
  const first = field.clear && board.laneAxis === undefined ? 1 : 0
  if (size === first) return true
  for (let at = 0; at < size; at++) moved[list[at] ?? 0] = 1
  let free = true
  for (let at = first; free && at < size; at++) free = isFreeAt(field, list[at] ?? 0)
  for (let at = 0; at < size; at++) moved[list[at] ?? 0] = 0
  return free
}

const isFreeAt = (field: Field, piece: number): boolean => {
  const { main, cross, nextMain, nextCross, moved } = field
  const along = nextMain[piece] ?? 0
  const across = nextCross[piece] ?? 0
  for (let other = 0; other < main.length; other++) {
    if (other === piece) continue
    const isMoved = moved[other] === 1
    const ahead = ((isMoved ? nextMain[other] : main[other]) ?? 0) - along
    const below = ((isMoved ? nextCross[other] : cross[other]) ?? 0) - across
    if (clash(field, piece, other, ahead, below)) return false
  }
  return true
}

/** Whether nothing overlaps: no two nodes, no node and a foreign group, no lanes out of order. */
export function isSound(field: Field): boolean {
  const { main, cross, frames } = field
  for (let piece = 0; piece < main.length; piece++)
    for (let other = piece + 1; other < main.length; other++) {
      const ahead = (main[other] ?? 0) - (main[piece] ?? 0)
      const below = (cross[other] ?? 0) - (cross[piece] ?? 0)
      if (clash(field, piece, other, ahead, below)) return false
    }
  for (const frame of frames) measure(frame, field)
  return frames.every(
    (frame) =>
      !frame.outsiders.some((piece) => isIn(piece, frame, field)) && !frame.rivals.some((rival) => meet(frame, rival)),
  )
}

/** The same of a board. */
export const isSoundBoard = (board: Board): boolean => isSound(fieldOf(board))

const isIn = (piece: number, frame: FieldFrame, { main, cross, long, wide }: Field): boolean => {
  const along = main[piece] ?? 0
  const across = cross[piece] ?? 0
  const beyond = 1 + (long[piece] ?? 1)
  const beside = 1 + (wide[piece] ?? 1)
  return (
    along > frame.lowMain - beyond &&
    along < frame.highMain + beyond &&
    across > frame.lowCross - beside &&
    across < frame.highCross + beside
  )
}

/**
 * Whether a piece overlaps another that is so far ahead of it and below it, or is on the wrong side of it. Plain
 * arguments: this runs for all pairs in every step of the search.
 */
const clash = (
  { board: { laneAxis }, long, wide, lane }: Field,
  a: number,
  b: number,
  ahead: number,
  below: number,
): boolean => {
  if (Math.abs(ahead) < (long[a] ?? 1) + (long[b] ?? 1) && Math.abs(below) < (wide[a] ?? 1) + (wide[b] ?? 1))
    return true
  if (laneAxis === undefined || lane[a] === lane[b]) return false
  return (laneAxis === 'main' ? ahead : below) * ((lane[a] ?? 0) < (lane[b] ?? 0) ? 1 : -1) < 2
}
