/**
 * Simulated annealing over the board: moves that cost more are taken less and less often.
 *
 * Deterministic for a seed. The board ends at the best arrangement seen.
 */
import { seededRandom } from '../random.ts'
import { type Board, type Piece, stretch } from './board.ts'
import { costOf, isFree, isSound } from './cost.ts'
import { proposeMove } from './moves.ts'

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
  // Counts the moves that were taken: what a piece costs stays known until the next one.
  let taken = 0
  for (const piece of board.pieces) piece.costSince = -1
  for (let stage = 0; stage < stages; stage++) {
    for (let index = 0; index < steps / stages; index++) {
      const moved = proposeMove(board, random)
      if (moved.length === 0 || !mayMove(board, moved)) continue
      const rise = tryMove(board, moved, taken)
      if (rise === undefined || rise * 256_000 > warmth * random.patience() || (sound && !isSound(board))) flip(moved)
      else {
        cost += rise
        taken++
      }
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

/** Moves the pieces; by how much the cost rises, or nothing where something is in the way. */
const tryMove = (board: Board, moved: readonly Piece[], taken: number): number | undefined => {
  flip(moved)
  if (!isFree(board, moved)) return undefined
  const after = costOf(board, moved)
  const [piece] = moved
  if (moved.length > 1 || piece === undefined || piece.costSince !== taken) {
    flip(moved)
    const before = costOf(board, moved)
    flip(moved)
    if (moved.length > 1 || piece === undefined) return after - before
    piece.cost = before
    piece.costSince = taken
  }
  return after - piece.cost
}

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
