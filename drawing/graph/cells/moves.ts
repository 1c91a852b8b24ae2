/**
 * The moves of the search: one node, two nodes, a group, or everything from a row on.
 */

import type { Board, Cell, Piece } from './board.ts'
import type { Random } from './random.ts'

/** Chooses a move and writes it into `next` of the pieces that it returns; pieces in the way swap places. */
export function proposeMove(board: Board, random: Random): readonly Piece[] {
  const moved = choose(board, random)
  const piece = moved[0]
  if (moved.length !== 1 || piece === undefined) return moved
  let rival: Piece | undefined
  for (const other of board.pieces) {
    if (other === piece || !isInWay(other, piece)) continue
    if (rival !== undefined) return nothing
    rival = other
  }
  if (rival === undefined) return moved
  to(rival, piece)
  return [piece, rival]
}

const isInWay = (other: Piece, { next, long, wide }: Piece): boolean =>
  Math.abs(other.main - next.main) < other.long + long && Math.abs(other.cross - next.cross) < other.wide + wide

const choose = (board: Board, random: Random): readonly Piece[] => {
  const piece = pick(board.pieces, random)
  const kind = random.below(100)
  if (kind < 26) return step(piece, 0, sign(random) * (1 + random.below(2)))
  if (kind < 40) return swap(piece, pick(board.pieces, random), random.below(2) === 0)
  if (kind < 52) return step(piece, 2 * sign(random), 0)
  if (kind < 60) return wander(piece, board, random)
  if (kind < 70) return stepGroup(board, random)
  if (kind < 78) return openRow(board, piece, random)
  if (kind < 90) return besideNeighbour(piece, random)
  return to(piece, {
    main: pick(board.pieces, random).main + 2 * sign(random),
    cross: pick(board.pieces, random).cross,
  })
}

const nothing: readonly Piece[] = []

const pick = <Kind>(list: readonly Kind[], random: Random): Kind => list[random.below(list.length)] as Kind

const sign = (random: Random): 1 | -1 => (random.below(2) === 0 ? 1 : -1)

const to = (piece: Piece, { main, cross }: Cell): readonly Piece[] => {
  piece.next.main = main
  piece.next.cross = cross
  return [piece]
}

const step = (piece: Piece, main: number, cross: number): readonly Piece[] =>
  to(piece, { main: piece.main + main, cross: piece.cross + cross })

const swap = (a: Piece, b: Piece, whole: boolean): readonly Piece[] => {
  if (a === b) return nothing
  to(a, { main: whole ? b.main : a.main, cross: b.cross })
  to(b, { main: whole ? a.main : b.main, cross: a.cross })
  return [a, b]
}

/** To any place near its rank. */
const wander = (piece: Piece, board: Board, random: Random): readonly Piece[] => {
  const rank = board.ranks[piece.index] ?? 0
  return to(piece, { main: rank + 2 * (random.below(3) - 1), cross: random.below(9) })
}

const stepGroup = ({ frames, pieces }: Board, random: Random): readonly Piece[] => {
  if (frames.length === 0) return nothing
  const frame = pick(frames, random)
  const members = frame.gates.length === 0 ? frame.members : [...frame.members, ...frame.gates]
  const upright = random.below(10) < 4
  const main = upright ? 2 * sign(random) : 0
  const cross = upright ? 0 : sign(random) * (1 + random.below(2))
  for (const piece of members) step(piece, main, cross)
  return members.length === pieces.length ? nothing : members
}

/** Opens or closes a row: everything from this piece on moves. */
const openRow = ({ pieces }: Board, { main, cross }: Piece, random: Random): readonly Piece[] => {
  const upright = random.below(4) === 0
  const by = sign(random) * (upright ? 2 : 1)
  const moved = pieces.filter((piece) => (upright ? piece.main >= main : piece.cross >= cross))
  for (const piece of moved) step(piece, upright ? by : 0, upright ? 0 : by)
  return moved.length === pieces.length ? nothing : moved
}

/** Into line with a node that it is joined to, or next to it. */
const besideNeighbour = (piece: Piece, random: Random): readonly Piece[] => {
  if (piece.wires.length === 0) return nothing
  const { from, to: end } = pick(piece.wires, random)
  const other = from === piece ? end : from
  if (random.below(2) === 0) return to(piece, { main: piece.main, cross: other.cross })
  if (random.below(2) === 0) return to(piece, { main: other.main, cross: other.cross + 2 * sign(random) })
  return to(piece, { main: other.main + (other === from ? 2 : -2), cross: other.cross })
}
