/**
 * The moves of the search: one node, two nodes, a group, or everything from a row on.
 */
import type { Field } from './field.ts'
import type { Random } from './random.ts'

/** Chooses a move and writes it into the field's list, with where each piece goes; a piece in the way swaps places. */
export function proposeMove(field: Field, random: Random): void {
  field.size = 0
  choose(field, random)
  field.clear = field.size === 1
  if (!field.clear) return
  const piece = field.list[0] ?? 0
  const rival = inWayOf(field, piece)
  if (rival === several) field.size = 0
  else if (rival !== nobody) add(field, rival, field.main[piece] ?? 0, field.cross[piece] ?? 0)
}

const nobody = -1
const several = -2

/** The piece where this one is about to go. */
const inWayOf = ({ main, cross, nextMain, nextCross, long, wide }: Field, piece: number): number => {
  const along = nextMain[piece] ?? 0
  const across = nextCross[piece] ?? 0
  const ownLong = long[piece] ?? 1
  const ownWide = wide[piece] ?? 1
  let rival = nobody
  for (let other = 0; other < main.length; other++) {
    if (Math.abs((main[other] ?? 0) - along) >= (long[other] ?? 1) + ownLong) continue
    if (Math.abs((cross[other] ?? 0) - across) >= (wide[other] ?? 1) + ownWide || other === piece) continue
    if (rival !== nobody) return several
    rival = other
  }
  return rival
}

const choose = (field: Field, random: Random): void => {
  const { main, cross } = field
  const count = main.length
  const piece = random.below(count)
  const kind = random.below(100)
  if (kind < 26) step(field, piece, 0, sign(random) * (1 + random.below(2)))
  else if (kind < 40) swap(field, piece, random.below(count), random.below(2) === 0)
  else if (kind < 52) step(field, piece, 2 * sign(random), 0)
  else if (kind < 60) wander(field, piece, random)
  else if (kind < 70) stepGroup(field, random)
  else if (kind < 78) openRow(field, piece, random)
  else if (kind < 90) besideNeighbor(field, piece, random)
  else add(field, piece, (main[random.below(count)] ?? 0) + 2 * sign(random), cross[random.below(count)] ?? 0)
}

const sign = (random: Random): 1 | -1 => (random.below(2) === 0 ? 1 : -1)

/** One more piece that moves, and where to. */
const add = (field: Field, piece: number, main: number, cross: number): void => {
  field.list[field.size++] = piece
  field.nextMain[piece] = main
  field.nextCross[piece] = cross
}

const step = (field: Field, piece: number, main: number, cross: number): void =>
  add(field, piece, (field.main[piece] ?? 0) + main, (field.cross[piece] ?? 0) + cross)

const swap = (field: Field, a: number, b: number, whole: boolean): void => {
  const { main, cross } = field
  if (a === b) return
  add(field, a, main[whole ? b : a] ?? 0, cross[b] ?? 0)
  add(field, b, main[whole ? a : b] ?? 0, cross[a] ?? 0)
}

/** To any place near its rank. */
const wander = (field: Field, piece: number, random: Random): void => {
  const rank = field.board.ranks[piece] ?? 0
  add(field, piece, rank + 2 * (random.below(3) - 1), random.below(9))
}

const stepGroup = (field: Field, random: Random): void => {
  const { frames } = field
  if (frames.length === 0) return
  const all = frames[random.below(frames.length)]?.all ?? []
  const upright = random.below(10) < 4
  const main = upright ? 2 * sign(random) : 0
  const cross = upright ? 0 : sign(random) * (1 + random.below(2))
  if (all.length < field.main.length) for (const piece of all) step(field, piece, main, cross)
}

/** Opens or closes a row: everything from this piece on moves. */
const openRow = (field: Field, first: number, random: Random): void => {
  const upright = random.below(4) === 0
  const by = sign(random) * (upright ? 2 : 1)
  const cells = upright ? field.main : field.cross
  const from = cells[first] ?? 0
  for (let piece = 0; piece < cells.length; piece++)
    if ((cells[piece] ?? 0) >= from) step(field, piece, upright ? by : 0, upright ? 0 : by)
  if (field.size === cells.length) field.size = 0
}

/** Into line with a node that it is joined to, or next to it. */
const besideNeighbor = (field: Field, piece: number, random: Random): void => {
  const { main, cross, from, to, wiresOf } = field
  const wires = wiresOf[piece] ?? []
  if (wires.length === 0) return
  const wire = wires[random.below(wires.length)] ?? 0
  const isFrom = from[wire] === piece
  const other = (isFrom ? to[wire] : from[wire]) ?? 0
  const along = main[other] ?? 0
  const across = cross[other] ?? 0
  if (random.below(2) === 0) return add(field, piece, main[piece] ?? 0, across)
  if (random.below(2) === 0) return add(field, piece, along, across + 2 * sign(random))
  add(field, piece, along + (isFrom ? -2 : 2), across)
}
