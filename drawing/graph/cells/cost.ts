/**
 * What an arrangement of cells costs: the sum of what is wrong with it, in hundredths.
 *
 * Costs are sums over pairs, so that a move is judged by the pairs that it touches. None is negative: where the sum
 * is more than what may be borne, the rest need not be known.
 */
import type { Board, Piece } from './board.ts'
import { frameCost } from './frame-cost.ts'
import { crossCosts, passCosts, wayCost } from './wire-cost.ts'

const weights = { disorder: 12, swapped: 250, merged: 100, split: 30 }

/** What the search wants to know of a cost: what is more than `most` may be less than the truth. */
export type Question = {
  most?: number
  /** The pieces move by the same distance: what they cost among themselves stays, and is left out. */
  together?: boolean
}

/** What all pairs cost that have one of `touched` in them, and the whole's extent. */
export function costOf(
  board: Board,
  touched: readonly Piece[],
  { most = Number.POSITIVE_INFINITY, together = false }: Question = {},
): number {
  const whole = wholeCost(board)
  if (whole > most) return whole
  mark(touched, true, together)
  const cost = whole + touchedCost(board, touched, { most: most - whole, together })
  mark(touched, false, false)
  return cost
}

/** What the extent of all costs, and the groups. */
export const wholeCost = (board: Board): number =>
  extentCost(board) + (board.frames.length === 0 ? 0 : frameCost(board.frames))

/** Notes on pieces and their wires that they move, and on wires with both ends among them that they go along. */
export const mark = (touched: readonly Piece[], moved: boolean, together: boolean): void => {
  for (const piece of touched) {
    piece.moved = moved
    for (const wire of piece.wires) {
      wire.carried = together && wire.moved
      wire.moved = moved
    }
  }
}

const touchedCost = (board: Board, touched: readonly Piece[], { most, together }: Required<Question>): number => {
  const { pieces, wires } = board
  let cost = 0
  for (const piece of touched) cost += pairCosts(piece, pieces, together)
  for (const wire of wires) {
    if (!wire.moved) continue
    if (cost > most) return cost
    if (!wire.carried) cost += wayCost(wire, board)
    cost += passCosts(wire, pieces) + crossCosts(wire, wires)
  }
  if (cost > most) return cost
  for (const wire of wires) if (!wire.moved) cost += passCosts(wire, touched)
  return cost
}

const pairCosts = (piece: Piece, pieces: readonly Piece[], together: boolean): number => {
  let cost = 0
  for (const other of pieces)
    if (other !== piece && (!other.moved || (!together && other.index > piece.index))) cost += pairCost(piece, other)
  return cost
}

export const pairCost = (a: Piece, b: Piece): number => {
  const main = b.main - a.main
  const across = b.cross - a.cross
  let cost = main === 0 && across < 0 === a.index < b.index ? weights.disorder : 0
  if (a.home !== undefined && b.home !== undefined)
    cost += shiftCost(b.home.main - a.home.main, main) + shiftCost(b.home.cross - a.home.cross, across)
  return cost
}

/** What it costs that two nodes stand otherwise to each other than in the drawing that the search started from. */
const shiftCost = (before: number, now: number): number => {
  if (before === 0) return now === 0 ? 0 : weights.split
  if (now === 0) return weights.merged
  return before < 0 === now < 0 ? 0 : weights.swapped
}

const extentCost = ({ pieces, limit, sources }: Board): number => {
  let lowMain = 1e6
  let highMain = -1e6
  let lowCross = 1e6
  let highCross = -1e6
  for (const { main, cross: across } of pieces) {
    if (main < lowMain) lowMain = main
    if (main > highMain) highMain = main
    if (across < lowCross) lowCross = across
    if (across > highCross) highCross = across
  }
  const long = highMain - lowMain + 2
  const wide = highCross - lowCross + 2
  const over = Math.max(0, long - limit.main) * 600 + Math.max(0, wide - limit.cross) * 400
  let late = 0
  for (const { main, cross: across } of sources) late += (main - lowMain) * 20 + (across - lowCross) * 20
  return long * 30 + wide * 40 + long * wide * 3 + over + late
}
