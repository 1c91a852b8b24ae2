/**
 * The cost of edges in an arrangement of cells: their length and direction, the nodes that they pass, the edges that
 * they cross.
 */
import type { Direction } from '../model/graph.ts'
import type { Wire } from './board.ts'
import type { Field } from './field.ts'

const weights = { crossing: 500, through: 500, beside: 120, against: 700, backAhead: 300, detour: 600 }

/** An edge's way by itself. */
export function wayCost({ board, main, cross }: Field, index: number): number {
  const wire = board.wires[index]
  if (wire === undefined) return 0
  const from = wire.from.index
  const to = wire.to.index
  const along = (main[to] ?? 0) - (main[from] ?? 0)
  const across = (cross[to] ?? 0) - (cross[from] ?? 0)
  if (board.strict) return strictCost(Math.abs(across))
  return along === 0 ? besideCost(wire, across, board.direction) : aheadCost(wire, along, across)
}

/** An edge where ranks are fixed: only the step across counts. */
const strictCost = (across: number): number => across * 60 + (across > 0 ? 130 : 0) + (across % 2) * 20

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

/** Nodes that an edge has in its way; of one that is carried along, only those that stay. */
export const passCosts = (field: Field, wire: number, carried: boolean): number => {
  const { main, moved } = field
  const low = field.low[wire] ?? 0
  const high = field.high[wire] ?? 0
  // Only what is strictly between counts, and beside an edge across the flow what is level with it.
  const inset = low === high ? 0 : 1
  let cost = 0
  for (let piece = 0; piece < main.length; piece++) {
    const at = main[piece] ?? 0
    if (at >= low + inset && at <= high - inset && !(carried && moved[piece] === 1))
      cost += passCost(field, wire, piece)
  }
  return cost
}

/** A node that an edge passes through, or too near. */
export const passCost = (field: Field, wire: number, piece: number): number => {
  const at = field.main[piece] ?? 0
  const low = field.low[wire] ?? 0
  const high = field.high[wire] ?? 0
  if (at < low || at > high) return 0
  const across = field.cross[piece] ?? 0
  const top = field.top[wire] ?? 0
  const bottom = field.bottom[wire] ?? 0
  if (low === high) return across > top && across < bottom ? weights.through : 0
  if (at === low || at === high || across < top - 1 || across > bottom + 1) return 0
  if (top === bottom) return weights.through
  return across - top < 2 || bottom - across < 2 ? weights.beside : 0
}

/** Edges whose straight lines cross this one; each pair of moved ones once. Most are nowhere near. */
export const crossCosts = (field: Field, wire: number): number => {
  const { low, high, top, bottom, wireMoved } = field
  const ownLow = low[wire] ?? 0
  const ownHigh = high[wire] ?? 0
  const ownTop = top[wire] ?? 0
  const ownBottom = bottom[wire] ?? 0
  const carried = wireMoved[wire] === 2
  let cost = 0
  for (let other = 0; other < low.length; other++)
    if (
      (low[other] ?? 0) < ownHigh &&
      (high[other] ?? 0) > ownLow &&
      (top[other] ?? 0) < ownBottom &&
      (bottom[other] ?? 0) > ownTop &&
      (wireMoved[other] === 0 || (other > wire && !(carried && wireMoved[other] === 2))) &&
      doCross(field, wire, other)
    )
      cost += weights.crossing
  return cost
}

/** Two edges whose straight lines cross. */
export const crossCost = (field: Field, one: number, two: number): number => {
  const { low, high, top, bottom } = field
  const isNear =
    (low[two] ?? 0) < (high[one] ?? 0) &&
    (high[two] ?? 0) > (low[one] ?? 0) &&
    (top[two] ?? 0) < (bottom[one] ?? 0) &&
    (bottom[two] ?? 0) > (top[one] ?? 0)
  return isNear && doCross(field, one, two) ? weights.crossing : 0
}

/** Whether the straight lines between the cells of two edges cross. */
const doCross = (field: Field, one: number, two: number): boolean => {
  const a = field.from[one] ?? 0
  const b = field.to[one] ?? 0
  const c = field.from[two] ?? 0
  const d = field.to[two] ?? 0
  if (a === c || a === d || b === c || b === d) return false
  return turn(field, a, b, c) * turn(field, a, b, d) < 0 && turn(field, c, d, a) * turn(field, c, d, b) < 0
}

const turn = ({ main, cross }: Field, a: number, b: number, p: number): number => {
  const x = main[a] ?? 0
  const y = cross[a] ?? 0
  return ((cross[b] ?? 0) - y) * ((main[p] ?? 0) - x) - ((main[b] ?? 0) - x) * ((cross[p] ?? 0) - y)
}
