/**
 * Enters in the ledger what things cost where they are now.
 */
import { mark, pairCost, unmark, wholeCost } from './cost.ts'
import type { Ledger } from './ledger.ts'
import { crossCost, passCost, wayCost } from './wire-cost.ts'

/** Enters what has changed now that the pieces of the list are where they are. */
export const enter = (ledger: Ledger): void => {
  const { field } = ledger
  const { list, size, wires } = field
  ledger.whole = wholeCost(field)
  for (let at = 0; at < size; at++) enterPiece(ledger, list[at] ?? 0)
  mark(field, false)
  for (let at = 0; at < field.wiresSize; at++) enterWire(ledger, wires[at] ?? 0)
  unmark(field)
}

const enterPiece = (ledger: Ledger, piece: number): void => {
  const { field, pairs, pieceSums } = ledger
  const count = field.main.length
  for (let other = 0; other < count; other++) {
    if (other === piece) continue
    const cost = pairCost(field, piece, other)
    const rise = change(pairs, piece * count + other, cost)
    pairs[other * count + piece] = cost
    add(pieceSums, piece, rise)
    add(pieceSums, other, rise)
  }
  for (let wire = 0; wire < field.from.length; wire++) enterPass(ledger, wire, piece)
}

const enterWire = (ledger: Ledger, wire: number): void => {
  const { field, ways, crossings, wireSums } = ledger
  const size = field.from.length
  add(wireSums, wire, change(ways, wire, wayCost(field, wire)))
  for (let piece = 0; piece < field.main.length; piece++) enterPass(ledger, wire, piece)
  for (let other = 0; other < size; other++) {
    if (other === wire) continue
    const cost = crossCost(field, wire, other)
    const rise = change(crossings, wire * size + other, cost)
    crossings[other * size + wire] = cost
    add(wireSums, wire, rise)
    add(wireSums, other, rise)
  }
}

const enterPass = ({ field, passes, wireSums, pieceSums }: Ledger, wire: number, piece: number): void => {
  const rise = change(passes, wire * field.main.length + piece, passCost(field, wire, piece))
  add(wireSums, wire, rise)
  add(pieceSums, piece, rise)
}

/** Writes a cost; by how much it has risen. */
const change = (list: Int32Array, at: number, cost: number): number => {
  const rise = cost - (list[at] ?? 0)
  list[at] = cost
  return rise
}

const add = (sums: Int32Array, at: number, rise: number): void => {
  sums[at] = (sums[at] ?? 0) + rise
}
