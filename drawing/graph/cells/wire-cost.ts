/**
 * What edges cost in an arrangement of cells: their way, the nodes that they pass, the edges that they cross.
 */
import type { Direction } from '../model/graph.ts'
import type { Board, Piece, Wire } from './board.ts'

const weights = { crossing: 500, through: 500, beside: 120, against: 700, backAhead: 300, detour: 600 }

/** An edge's way by itself. */
export function wayCost(wire: Wire, { strict, direction }: Board): number {
  return strict ? strictCost(wire) : reachCost(wire, direction)
}

const reachCost = (wire: Wire, direction: Direction): number => {
  const { from, to } = wire
  const main = to.main - from.main
  const across = to.cross - from.cross
  return main === 0 ? besideCost(wire, across, direction) : aheadCost(wire, main, across)
}

/** An edge where ranks are fixed: only the step across counts. */
const strictCost = ({ from, to }: Wire): number => {
  const across = Math.abs(to.cross - from.cross)
  return across * 60 + (across > 0 ? 130 : 0) + (across % 2) * 20
}

/** An edge between nodes of one rank. */
const besideCost = (
  { back, link, labelled, trunk, across: touched }: Wire,
  across: number,
  direction: Direction,
): number => {
  const far = Math.abs(across)
  const words = labelled ? (direction === 'down' ? 40 : far === 2 ? -20 : 0) : 0
  const backward = across < 0 ? (link ? 20 : back ? 0 : 110) : 0
  return words + backward + (far === 2 ? 175 : 500 + far * 50) + (trunk ? 400 : 0) + (touched ? 0 : 600)
}

/** An edge along the flow, or against it. */
const aheadCost = ({ back, link, trunk, along, upright }: Wire, main: number, across: number): number => {
  const long = Math.abs(main)
  const far = Math.abs(across)
  const bent = far > 0 ? (trunk ? 40 : 130) : along ? 0 : 300
  const against = main < 0 ? (link ? 40 : back ? 20 : weights.against) : back ? weights.backAhead : 0
  return long * 55 + far * 35 + bent + (long > 2 ? 80 : 0) + against + (upright && across < 2 ? weights.detour : 0)
}

/** Nodes that an edge has in its way; most are nowhere near, and are passed over first. */
export const passCosts = (wire: Wire, pieces: readonly Piece[]): number => {
  const { carried, low, high } = wire
  let cost = 0
  for (const piece of pieces)
    if (piece.main >= low && piece.main <= high && !(carried && piece.moved)) cost += passCost(wire, piece)
  return cost
}

/** A node that an edge passes through, or too near. */
export const passCost = (wire: Wire, piece: Piece): number => {
  const { from, to, low, high, top, bottom } = wire
  const { main, cross: across } = piece
  if (main < low || main > high || across < top - 1 || across > bottom + 1 || piece === from || piece === to) return 0
  if (low === high) return across > top && across < bottom ? weights.through : 0
  if (main === low || main === high) return 0
  if (top === bottom) return weights.through
  return Math.abs(across - from.cross) < 2 || Math.abs(across - to.cross) < 2 ? weights.beside : 0
}

/** Edges whose straight lines cross this one; each pair of moved ones once. Most are nowhere near. */
export const crossCosts = (wire: Wire, wires: readonly Wire[]): number => {
  const { index, carried, low, high, top, bottom } = wire
  let cost = 0
  for (const other of wires)
    if (
      other.low < high &&
      other.high > low &&
      other.top < bottom &&
      other.bottom > top &&
      (!other.moved || (other.index > index && !(carried && other.carried)))
    )
      cost += crossCost(wire, other)
  return cost
}

/** Two edges whose straight lines cross. */
export const crossCost = (one: Wire, two: Wire): number => {
  if (two.low >= one.high || two.high <= one.low || two.top >= one.bottom || two.bottom <= one.top) return 0
  return cross(one, two) ? weights.crossing : 0
}

/** Whether the straight lines between the cells of two edges cross. */
const cross = (one: Wire, two: Wire): boolean => {
  const { from: a, to: b } = one
  const { from: c, to: d } = two
  if (a === c || a === d || b === c || b === d) return false
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

const turn = (a: Piece, b: Piece, p: Piece): number =>
  (b.cross - a.cross) * (p.main - a.main) - (b.main - a.main) * (p.cross - a.cross)
