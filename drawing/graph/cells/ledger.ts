/**
 * The cost of everything on the board where it is: each pair's part is stored, so that the cost of a piece before it
 * moves is looked up, not recomputed.
 */
import type { Board, Piece, Wire } from './board.ts'
import { mark, pairCost, wholeCost } from './cost.ts'
import { crossCost, passCost, wayCost } from './wire-cost.ts'

export type Ledger = {
  /** What `costOf` says of the pieces where they are. */
  costOf: (touched: readonly Piece[], together: boolean) => number
  /** Enters what has changed now that the pieces are where they are. */
  enter: (moved: readonly Piece[]) => void
}

export function openLedger(board: Board): Ledger {
  const accounts = openAccounts(board)
  const ledger: Ledger = {
    costOf: (touched, together) => {
      const a = touched[0]
      const b = touched[1]
      if (a === undefined || touched.length > 2) return accounts.whole + accounts.ofAll(touched, together)
      if (b === undefined) return accounts.whole + accounts.of(a)
      return accounts.whole + accounts.of(a) + accounts.of(b) - accounts.shared(a, b)
    },
    enter: (moved) => enterMoved(board, accounts, moved),
  }
  ledger.enter(board.pieces)
  return ledger
}

type Accounts = {
  whole: number
  of: (piece: Piece) => number
  /** Of many pieces: what they have in common counts once, or not at all where they go together. */
  ofAll: (pieces: readonly Piece[], together: boolean) => number
  /** What two pieces have in common. */
  shared: (a: Piece, b: Piece) => number
  pair: (a: Piece, b: Piece) => void
  way: (wire: Wire) => void
  pass: (wire: Wire, piece: Piece) => void
  cross: (one: Wire, two: Wire) => void
}

const openAccounts = (board: Board): Accounts => {
  const [count, size] = [board.pieces.length, board.wires.length]
  const [pairs, passes] = [new Int32Array(count * count), new Int32Array(size * count)]
  const [crossings, ways] = [new Int32Array(size * size), new Int32Array(size)]
  // Sums: of a piece its pairs and the wires that pass it, of a wire its way and what it passes and crosses.
  const [pieceSums, wireSums] = [new Int32Array(count), new Int32Array(size)]
  const change = (list: Int32Array, at: number, cost: number): number => {
    const rise = cost - (list[at] ?? 0)
    list[at] = cost
    return rise
  }
  const add = (sums: Int32Array, at: number, rise: number): void => {
    sums[at] = (sums[at] ?? 0) + rise
  }
  const passOf = (wire: Wire, piece: Piece): number => passes[wire.index * count + piece.index] ?? 0
  const passedBy = (wire: Wire, touched: readonly Piece[]): number => {
    let cost = 0
    for (const piece of touched) cost += passOf(wire, piece)
    return cost
  }
  /** A moved wire: of pairs of moved ones, this one counts those with later wires. */
  const ofWire = (wire: Wire): number => {
    const { index, carried } = wire
    let cost = carried ? 0 : (ways[index] ?? 0)
    for (const piece of board.pieces) if (!carried || !piece.moved) cost += passOf(wire, piece)
    for (const other of board.wires)
      if (!other.moved || (other.index > index && !(carried && other.carried)))
        cost += crossings[index * size + other.index] ?? 0
    return cost
  }
  return {
    whole: 0,
    of: ({ index, wires }) => {
      let cost = pieceSums[index] ?? 0
      for (const wire of wires) cost += wireSums[wire.index] ?? 0
      return cost
    },
    shared: (a, b) => {
      let cost = pairs[a.index * count + b.index] ?? 0
      for (const wire of a.wires) {
        if (joins(wire, b)) cost += wireSums[wire.index] ?? 0
        else {
          cost += passOf(wire, b)
          for (const other of b.wires) if (!joins(other, a)) cost += crossings[wire.index * size + other.index] ?? 0
        }
      }
      for (const wire of b.wires) if (!joins(wire, a)) cost += passOf(wire, a)
      return cost
    },
    ofAll: (touched, together) => {
      mark(touched, true, together)
      let cost = 0
      for (const piece of touched)
        for (const other of board.pieces)
          if (other !== piece && (!other.moved || (!together && other.index > piece.index)))
            cost += pairs[piece.index * count + other.index] ?? 0
      for (const wire of board.wires) cost += wire.moved ? ofWire(wire) : passedBy(wire, touched)
      mark(touched, false, false)
      return cost
    },
    pair: (a, b) => {
      const rise = change(pairs, a.index * count + b.index, pairCost(a, b))
      pairs[b.index * count + a.index] = pairs[a.index * count + b.index] ?? 0
      add(pieceSums, a.index, rise)
      add(pieceSums, b.index, rise)
    },
    way: (wire) => add(wireSums, wire.index, change(ways, wire.index, wayCost(wire, board))),
    pass: (wire, piece) => {
      const rise = change(passes, wire.index * count + piece.index, passCost(wire, piece))
      add(wireSums, wire.index, rise)
      add(pieceSums, piece.index, rise)
    },
    cross: (one, two) => {
      const rise = change(crossings, one.index * size + two.index, crossCost(one, two))
      crossings[two.index * size + one.index] = crossings[one.index * size + two.index] ?? 0
      add(wireSums, one.index, rise)
      add(wireSums, two.index, rise)
    },
  }
}

const joins = ({ from, to }: Wire, piece: Piece): boolean => from === piece || to === piece

const enterMoved = (board: Board, accounts: Accounts, moved: readonly Piece[]): void => {
  const { pieces, wires } = board
  accounts.whole = wholeCost(board)
  const touched = new Set<Wire>()
  for (const piece of moved) {
    for (const other of pieces) if (other !== piece) accounts.pair(piece, other)
    for (const wire of wires) accounts.pass(wire, piece)
    for (const wire of piece.wires) touched.add(wire)
  }
  for (const wire of touched) {
    accounts.way(wire)
    for (const piece of pieces) accounts.pass(wire, piece)
    for (const other of wires) if (other !== wire) accounts.cross(wire, other)
  }
}
