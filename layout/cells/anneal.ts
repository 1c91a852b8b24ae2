/**
 * Simulated annealing over the board (Kirkpatrick, Gelatt and Vecchi, 1983): moves that cost more are accepted less and
 * less often.
 *
 * Deterministic for a seed. The board ends at the best arrangement seen.
 */

import type { Board } from './board.ts'
import { costOf } from './cost.ts'
import { type Field, stretch, writeCells } from './field.ts'
import { fieldOf } from './lay-field.ts'
import { costBefore, type Ledger, openLedger } from './ledger.ts'
import { enter } from './ledger-entries.ts'
import { proposeMove } from './moves.ts'
import { seededRandom } from './random.ts'
import { isFree, isSound } from './space.ts'

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
  const field = fieldOf(board)
  const ledger = openLedger(field)
  let cost = costOf(field)
  const best = keep(field)
  let least = cost
  let warmth = heat * 1000
  let improved = 0
  const settles = board.pieces.length < many ? late : stages
  const isFixed = board.strict || board.pieces.some(({ pinned }) => pinned)
  for (let stage = 0; stage < stages && (stage <= settles || stage - improved <= patience); stage++) {
    for (let index = 0; index < steps / stages; index++) {
      proposeMove(field, random)
      if (field.size === 0 || (isFixed && !mayMove(field)) || !isFree(field)) continue
      const most = (warmth * random.patience()) / 256_000
      if (isStill(field)) continue
      const rise = tryMove(ledger, most)
      if (rise > most || (sound && !isSound(field))) {
        takeBack(field)
        continue
      }
      cost += rise
      enter(ledger)
      if (cost < least) {
        least = cost
        improved = stage
        best.write()
      }
    }
    warmth = Math.floor((warmth * cooling) / 1000)
  }
  best.restore()
  writeCells(field)
  return least
}

/** Pinned nodes stay, strict ranks too. */
const mayMove = ({ board: { pieces, strict }, list, size, main, nextMain }: Field): boolean => {
  for (let at = 0; at < size; at++) {
    const piece = list[at] ?? 0
    if (pieces[piece]?.pinned === true || (strict && nextMain[piece] !== main[piece])) return false
  }
  return true
}

/** Whether all would stay where they are. */
const isStill = ({ list, size, main, cross, nextMain, nextCross }: Field): boolean => {
  for (let at = 0; at < size; at++) {
    const piece = list[at] ?? 0
    if (nextMain[piece] !== main[piece] || nextCross[piece] !== cross[piece]) return false
  }
  return true
}

/** Exchanges where the pieces are with where they go. */
const flip = ({ list, size, main, cross, nextMain, nextCross }: Field): void => {
  for (let at = 0; at < size; at++) {
    const piece = list[at] ?? 0
    const along = main[piece] ?? 0
    const across = cross[piece] ?? 0
    main[piece] = nextMain[piece] ?? 0
    cross[piece] = nextCross[piece] ?? 0
    nextMain[piece] = along
    nextCross[piece] = across
  }
}

/** Puts the pieces back. */
const takeBack = (field: Field): void => {
  flip(field)
  if (field.stretched) for (let at = 0; at < field.wiresSize; at++) stretch(field, field.wires[at] ?? 0)
}

/** Moves the pieces; by how much the cost rises, roughly where that is more than `most`. */
const tryMove = (ledger: Ledger, most: number): number => {
  const { field } = ledger
  const together = field.size > 2 && isTogether(field)
  const before = costBefore(ledger, together)
  flip(field)
  return costOf(field, together, before + most) - before
}

/** Whether all go the same way. */
const isTogether = ({ list, size, main, cross, nextMain, nextCross }: Field): boolean => {
  const first = list[0] ?? 0
  const along = (nextMain[first] ?? 0) - (main[first] ?? 0)
  const across = (nextCross[first] ?? 0) - (cross[first] ?? 0)
  for (let at = 1; at < size; at++) {
    const piece = list[at] ?? 0
    if ((nextMain[piece] ?? 0) - (main[piece] ?? 0) !== along) return false
    if ((nextCross[piece] ?? 0) - (cross[piece] ?? 0) !== across) return false
  }
  return true
}

type Kept = { write: () => void; restore: () => void }

/** An arrangement to come back to: the present one until another is written over it. */
const keep = ({ main, cross }: Field): Kept => {
  const [mains, crosses] = [main.slice(), cross.slice()]
  return {
    write: () => {
      mains.set(main)
      crosses.set(cross)
    },
    restore: () => {
      main.set(mains)
      cross.set(crosses)
    },
  }
}
