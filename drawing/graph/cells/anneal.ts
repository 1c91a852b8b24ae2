/**
 * Simulated annealing over the board: moves that cost more are accepted less and less often.
 *
 * Deterministic for a seed. The board ends at the best arrangement seen.
 */

import type { Board, Piece } from './board.ts'
import { costOf } from './cost.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { proposeMove } from './moves.ts'
import { seededRandom } from './random.ts'
import { isFree, isSound } from './space.ts'
import { stretch } from './wires.ts'

export type AnnealOptions = {
  seed: number
  steps: number
  /** The extra cost accepted at first, in hundredths. */
  heat?: number
  /** Whether every arrangement on the way must be free of overlaps. */
  sound?: boolean
}

/** How often it gets cooler, and by how much: a hundredfold in total. */
const stages = 32
const cooling = 866
/** From this stage on, it ends where so many stages have found nothing better; with many nodes, it never ends early. */
const late = 14
const patience = 5
const many = 17

/** Returns the cost of the best arrangement. */
export function anneal(board: Board, { seed, steps, heat = 300, sound = false }: AnnealOptions): number {
  const random = seededRandom(seed)
  for (const wire of board.wires) stretch(wire)
  let cost = costOf(board, board.pieces)
  const best = keep(board)
  let least = cost
  let warmth = heat * 1000
  let improved = 0
  const settles = board.pieces.length < many ? late : stages
  const ledger = openLedger(board)
  for (let stage = 0; stage < stages && (stage <= settles || stage - improved <= patience); stage++) {
    for (let index = 0; index < steps / stages; index++) {
      const moved = proposeMove(board, random)
      if (moved.length === 0 || !mayMove(board, moved) || !isFree(board, moved)) continue
      const most = (warmth * random.patience()) / 256_000
      if (isStill(moved)) continue
      const rise = tryMove(board, moved, { ledger, most })
      if (rise > most || (sound && !isSound(board))) {
        flip(moved)
        continue
      }
      cost += rise
      ledger.enter(moved)
      if (cost < least) {
        least = cost
        improved = stage
        best.write()
      }
    }
    warmth = Math.floor((warmth * cooling) / 1000)
  }
  best.restore()
  return least
}

/** Pinned nodes stay, strict ranks too. */
const mayMove = ({ strict }: Board, moved: readonly Piece[]): boolean => {
  for (const { pinned, main, next } of moved) if (pinned || (strict && next.main !== main)) return false
  return true
}

/** Whether all would stay where they are. */
const isStill = (moved: readonly Piece[]): boolean => {
  for (const { main, cross, next } of moved) if (next.main !== main || next.cross !== cross) return false
  return true
}

/** Exchanges where the pieces are with where they go. */
const flip = (moved: readonly Piece[]): void => {
  for (const piece of moved) {
    const { main, cross, next } = piece
    piece.main = next.main
    piece.cross = next.cross
    next.main = main
    next.cross = cross
  }
  for (const { wires } of moved) for (const wire of wires) stretch(wire)
}

/** Moves the pieces; by how much the cost rises, roughly where that is more than `most`. */
const tryMove = (board: Board, moved: readonly Piece[], { ledger, most }: { ledger: Ledger; most: number }): number => {
  const together = moved.length > 2 && isTogether(moved)
  const before = ledger.costOf(moved, together)
  flip(moved)
  return costOf(board, moved, { most: before + most, together }) - before
}

/** Whether all go the same way. */
const isTogether = (moved: readonly Piece[]): boolean => {
  const first = moved[0]
  if (first === undefined) return false
  const main = first.next.main - first.main
  const cross = first.next.cross - first.cross
  for (const piece of moved)
    if (piece.next.main - piece.main !== main || piece.next.cross - piece.cross !== cross) return false
  return true
}

type Kept = { write: () => void; restore: () => void }

/** An arrangement to come back to: the present one until another is written over it. */
const keep = ({ pieces }: Board): Kept => {
  const cells = new Int32Array(2 * pieces.length)
  const write = (): void => {
    let at = 0
    for (const { main, cross } of pieces) {
      cells[at++] = main
      cells[at++] = cross
    }
  }
  write()
  return {
    write,
    restore: () =>
      pieces.forEach((piece, index) => {
        piece.main = cells[2 * index] ?? 0
        piece.cross = cells[2 * index + 1] ?? 0
      }),
  }
}
