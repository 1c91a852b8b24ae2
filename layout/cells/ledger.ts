/**
 * The cost of everything on the field where it is: each pair's part is stored, so that the cost of a piece before it
 * moves is looked up, not recomputed.
 */
import { mark, unmark } from './cost.ts'
import type { Field } from './field.ts'
import { enter } from './ledger-entries.ts'

/** Costs by the indices of two pieces, of a wire and a piece, of two wires, of a wire. */
export type Ledger = {
  field: Field
  whole: number
  pairs: Int32Array
  passes: Int32Array
  crossings: Int32Array
  ways: Int32Array
  /** Of a piece its pairs and the wires that pass it; of a wire its way and what it passes and crosses. */
  pieceSums: Int32Array
  wireSums: Int32Array
}

export function openLedger(field: Field): Ledger {
  const count = field.main.length
  const size = field.from.length
  const ledger: Ledger = {
    field,
    whole: 0,
    pairs: new Int32Array(count * count),
    passes: new Int32Array(size * count),
    crossings: new Int32Array(size * size),
    ways: new Int32Array(size),
    pieceSums: new Int32Array(count),
    wireSums: new Int32Array(size),
  }
  for (let piece = 0; piece < count; piece++) field.list[piece] = piece
  field.size = count
  enter(ledger)
  return ledger
}

/** What `costOf` says of the pieces of the list where they were when they were last entered. */
export const costBefore = (ledger: Ledger, together: boolean): number => {
  const { list, size } = ledger.field
  if (size > 2) return ledger.whole + costOfAll(ledger, together)
  const a = list[0] ?? 0
  if (size === 1) return ledger.whole + costOfOne(ledger, a)
  const b = list[1] ?? 0
  return ledger.whole + costOfOne(ledger, a) + costOfOne(ledger, b) - shared(ledger, a, b)
}

const none = new Int32Array(0)

const costOfOne = ({ pieceSums, wireSums, field: { wiresOf } }: Ledger, piece: number): number => {
  const wires = wiresOf[piece] ?? none
  let cost = pieceSums[piece] ?? 0
  for (let at = 0; at < wires.length; at++) cost += wireSums[wires[at] ?? 0] ?? 0
  return cost
}

/** What two pieces have in common. */
const shared = ({ field, pairs, passes, crossings, wireSums }: Ledger, a: number, b: number): number => {
  const { wiresOf, from, to } = field
  const count = field.main.length
  const ofB = wiresOf[b] ?? []
  let cost = pairs[a * count + b] ?? 0
  for (const wire of wiresOf[a] ?? []) {
    if (from[wire] === b || to[wire] === b) {
      cost += wireSums[wire] ?? 0
      continue
    }
    cost += passes[wire * count + b] ?? 0
    for (const other of ofB)
      if (from[other] !== a && to[other] !== a) cost += crossings[wire * from.length + other] ?? 0
  }
  for (const wire of ofB) if (from[wire] !== a && to[wire] !== a) cost += passes[wire * count + a] ?? 0
  return cost
}

/** Of many pieces: what they have in common counts once, or not at all where they go together. */
const costOfAll = (ledger: Ledger, together: boolean): number => {
  const { field, pairs } = ledger
  const { list, size, moved, wireMoved } = field
  const count = moved.length
  mark(field, together)
  let cost = 0
  for (let at = 0; at < size; at++) {
    const piece = list[at] ?? 0
    for (let other = 0; other < count; other++)
      if (moved[other] === 0 || (!together && other > piece)) cost += pairs[piece * count + other] ?? 0
  }
  for (let wire = 0; wire < wireMoved.length; wire++)
    cost += wireMoved[wire] === 0 ? passedByWire(ledger, wire) : costOfWire(ledger, wire)
  unmark(field)
  return cost
}

/** What a wire that stays costs for passing pieces of the list. */
const passedByWire = ({ field: { list, size, moved }, passes }: Ledger, wire: number): number => {
  let cost = 0
  for (let at = 0; at < size; at++) cost += passes[wire * moved.length + (list[at] ?? 0)] ?? 0
  return cost
}

/** A moved wire: of pairs of moved ones, this one counts those with later wires. */
const costOfWire = ({ field: { moved, wireMoved }, ways, passes, crossings }: Ledger, wire: number): number => {
  const [count, size] = [moved.length, wireMoved.length]
  const carried = wireMoved[wire] === 2
  let cost = carried ? 0 : (ways[wire] ?? 0)
  for (let piece = 0; piece < count; piece++)
    if (!carried || moved[piece] === 0) cost += passes[wire * count + piece] ?? 0
  for (let other = 0; other < size; other++)
    if (wireMoved[other] === 0 || (other > wire && !(carried && wireMoved[other] === 2)))
      cost += crossings[wire * size + other] ?? 0
  return cost
}
