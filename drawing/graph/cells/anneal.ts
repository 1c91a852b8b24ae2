/**
 * Simulated annealing over the board: moves that cost more are taken less and less often.
 *
 * Deterministic for a seed. The board ends at the best arrangement seen.
 */
import { seededRandom } from '../random.ts'
import type { Board, Piece } from './board.ts'
import { costOf } from './cost.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { proposeMove } from './moves.ts'
import { isFree, isSound } from './space.ts'
import { stretch } from './wires.ts'

export type AnnealOptions = {
  seed: number
  steps: number
  /** The cost that is borne at first, in hundredths. */
  heat?: number
  /** Whether every arrangement on the way must be free of overlaps. */
  sound?: boolean
}

/** How often it gets cooler, and by how much: a hundredfold in all. */
const stages = 32
const cooling = 866

/** Returns the cost of the best arrangement. */
export function anneal(board: Board, { seed, steps, heat = 300, sound = false }: AnnealOptions): number {
  const random = seededRandom(seed)
  for (const wire of board.wires) stretch(wire)
  let cost = costOf(board, board.pieces)
  let best = keep(board, cost)
  let warmth = heat * 1000
  const ledger = openLedger(board)
  for (let stage = 0; stage < stages; stage++) {
    for (let index = 0; index < steps / stages; index++) {
      const moved = proposeMove(board, random)
      if (moved.length === 0 || !mayMove(board, moved) || !isFree(board, moved)) continue
      const most = (warmth * random.patience()) / 256_000
      const rise = tryMove(board, moved, { ledger, most })
      if (rise > most || (sound && !isSound(board))) {
        flip(moved)
        continue
      }
      cost += rise
      ledger.enter(moved)
      if (cost < best.cost) best = keep(board, cost)
    }
    warmth = Math.floor((warmth * cooling) / 1000)
  }
  restore(best)
  return best.cost
}

/** Pinned nodes stay, strict ranks too. */
const mayMove = ({ strict }: Board, moved: readonly Piece[]): boolean =>
  moved.every(({ pinned, main, next }) => !pinned && (!strict || next.main === main))

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
const isTogether = ([first, ...others]: readonly Piece[]): boolean =>
  first !== undefined &&
  others.every(
    ({ main, cross, next }) =>
      next.main - main === first.next.main - first.main && next.cross - cross === first.next.cross - first.cross,
  )

type Kept = { cost: number; cells: [Piece, main: number, cross: number][] }

const keep = ({ pieces }: Board, cost: number): Kept => ({
  cost,
  cells: pieces.map((piece) => [piece, piece.main, piece.cross]),
})

const restore = ({ cells }: Kept): void => {
  for (const [piece, main, cross] of cells) {
    piece.main = main
    piece.cross = cross
  }
}
