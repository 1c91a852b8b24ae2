/**
 * What an arrangement of cells costs: the sum of what is wrong with it, in hundredths.
 *
 * Costs are sums over pairs, so that a move is judged by the pairs that it touches.
 */
import type { Board, Cell, Frame, Piece, Wire } from './board.ts'

const weights = {
  disorder: 12,
  crossing: 500,
  through: 500,
  beside: 120,
  against: 700,
  backAhead: 300,
  foreign: 3000,
  swapped: 250,
  merged: 100,
  split: 30,
}

/** What all pairs cost that have one of `touched` in them, and the whole's extent. */
export function costOf(board: Board, touched: readonly Piece[]): number {
  const { pieces, wires, frames, strict } = board
  for (const piece of touched) {
    piece.moved = true
    for (const wire of piece.wires) wire.moved = true
  }
  let cost = 0
  for (const piece of touched) cost += pairCosts(piece, pieces)
  for (const wire of wires) {
    if (wire.moved) {
      cost += passCosts(wire, pieces) + crossCosts(wire, wires) + (strict ? strictCost(wire) : reachCost(wire, board))
    } else cost += passCosts(wire, touched)
  }
  for (const piece of touched) {
    piece.moved = false
    for (const wire of piece.wires) wire.moved = false
  }
  return cost + (frames.length === 0 ? 0 : frameCost(frames)) + extentCost(board)
}

const pairCosts = (piece: Piece, pieces: readonly Piece[]): number => {
  let cost = 0
  for (const other of pieces)
    if (other !== piece && (!other.moved || other.index > piece.index)) cost += pairCost(piece, other)
  return cost
}

/** Edges whose straight lines cross this one; each pair of moved ones once. */
const crossCosts = (wire: Wire, wires: readonly Wire[]): number => {
  const { low, high, top, bottom, index } = wire
  let cost = 0
  for (const other of wires) {
    if (other.low >= high || other.high <= low || other.top >= bottom || other.bottom <= top) continue
    if (other.moved && other.index <= index) continue
    if (cross(wire, other)) cost += weights.crossing
  }
  return cost
}

/** Nodes that an edge has in its way. */
const passCosts = (wire: Wire, pieces: readonly Piece[]): number => {
  const { from, to, low, high, top, bottom } = wire
  let cost = 0
  for (const piece of pieces) {
    const { main, cross: across } = piece
    if (main < low || main > high || across < top - 1 || across > bottom + 1 || piece === from || piece === to) continue
    if (low === high) cost += across > top && across < bottom ? weights.through : 0
    else if (main > low && main < high) {
      if (top === bottom) cost += weights.through
      else if (Math.abs(across - from.cross) < 2 || Math.abs(across - to.cross) < 2) cost += weights.beside
    }
  }
  return cost
}

const pairCost = (a: Piece, b: Piece): number => {
  const main = b.main - a.main
  const across = b.cross - a.cross
  let cost = main === 0 && across < 0 === a.index < b.index ? weights.disorder : 0
  if (a.home !== undefined && b.home !== undefined)
    cost += shiftCost(b.home.main - a.home.main, main) + shiftCost(b.home.cross - a.home.cross, across)
  return cost
}

/** Whether the pieces, where they are now, overlap no other, and lanes are in their order. */
export function isFree({ pieces, laneAxis }: Board, moved: readonly Piece[]): boolean {
  for (const piece of moved)
    for (const other of pieces) if (other !== piece && clash(piece, other, laneAxis)) return false
  return true
}

const clash = (a: Piece, b: Piece, laneAxis: Board['laneAxis']): boolean => {
  const main = b.main - a.main
  const across = b.cross - a.cross
  if (Math.abs(main) < a.long + b.long && Math.abs(across) < a.wide + b.wide) return true
  if (laneAxis === undefined || a.lane === b.lane) return false
  return (laneAxis === 'main' ? main : across) * (a.lane < b.lane ? 1 : -1) < 2
}

/** What it costs that two nodes stand otherwise to each other than in the drawing that the search started from. */
const shiftCost = (before: number, now: number): number => {
  if (before === 0) return now === 0 ? 0 : weights.split
  if (now === 0) return weights.merged
  return before < 0 === now < 0 ? 0 : weights.swapped
}

/** An edge where ranks are fixed: only the step across counts. */
const strictCost = ({ from, to }: Wire): number => {
  const across = Math.abs(to.cross - from.cross)
  return across * 60 + (across > 0 ? 130 : 0) + (across % 2) * 20
}

const reachCost = (wire: Wire, board: Board): number => {
  const { from, to } = wire
  const main = to.main - from.main
  const across = to.cross - from.cross
  return main === 0 ? besideCost(wire, across, board) : aheadCost(wire, main, Math.abs(across))
}

/** An edge between nodes of one rank. */
const besideCost = (
  { back, link, labelled, trunk, across: touched }: Wire,
  across: number,
  { direction }: Board,
): number => {
  const far = Math.abs(across)
  const words = labelled ? (direction === 'down' ? 40 : far === 2 ? -20 : 0) : 0
  const backward = across < 0 ? (link ? 20 : back ? 0 : 110) : 0
  return words + backward + (far === 2 ? 175 : 500 + far * 50) + (trunk ? 400 : 0) + (touched ? 0 : 600)
}

/** An edge along the flow, or against it. */
const aheadCost = ({ back, link, trunk, along }: Wire, main: number, far: number): number => {
  const long = Math.abs(main)
  const bent = far > 0 ? (trunk ? 40 : 130) : along ? 0 : 300
  const against = main < 0 ? (link ? 40 : back ? 20 : weights.against) : back ? weights.backAhead : 0
  return long * 55 + far * 35 + bent + (long > 2 ? 80 : 0) + against
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

const frameCost = (frames: readonly Frame[]): number => {
  let cost = 0
  for (const frame of frames) cost += measure(frame)
  for (const frame of frames) for (const rival of frame.rivals) if (meet(frame, rival)) cost += weights.foreign
  return cost
}

/** Finds a group's extent; its cost is its area and the nodes in it that belong elsewhere. */
const measure = (frame: Frame): number => {
  const { members, gates, outsiders, low, high } = frame
  low.main = low.cross = 1e6
  high.main = high.cross = -1e6
  for (const piece of members) include(piece, low, high)
  let cost = (high.main - low.main + 2) * (high.cross - low.cross + 2) * 6
  if (gates.length > 0) cost += gateCost(frame)
  for (const { main, cross: across } of outsiders)
    if (main > low.main - 2 && main < high.main + 2 && across > low.cross - 2 && across < high.cross + 2)
      cost += weights.foreign
  return cost
}

const include = ({ main, cross: across, long, wide }: Piece, low: Cell, high: Cell): void => {
  low.main = Math.min(low.main, main - long + 1)
  low.cross = Math.min(low.cross, across - wide + 1)
  high.main = Math.max(high.main, main + long - 1)
  high.cross = Math.max(high.cross, across + wide - 1)
}

/** What stands on a border is next to the others, outside of them on one side; the extent grows around it. */
const gateCost = ({ gates, low, high }: Frame): number => {
  let cost = 0
  const inner = { low: { ...low }, high: { ...high } }
  for (const gate of gates) {
    const main = outside(gate.main, inner.low.main, inner.high.main)
    const across = outside(gate.cross, inner.low.cross, inner.high.cross)
    cost += Math.abs(Math.max(main, across) - 2) * 300 + Math.min(main, across) * 600
    include(gate, low, high)
  }
  return cost
}

const outside = (value: number, low: number, high: number): number => Math.max(low - value, value - high, 0)

const meet = (a: Frame, b: Frame): boolean =>
  Math.min(a.high.main, b.high.main) - Math.max(a.low.main, b.low.main) > -2 &&
  Math.min(a.high.cross, b.high.cross) - Math.max(a.low.cross, b.low.cross) > -2

const extentCost = ({ pieces, limit, sources }: Board): number => {
  let [lowMain, highMain, lowCross, highCross] = [1e6, -1e6, 1e6, -1e6]
  for (const { main, cross: across } of pieces) {
    lowMain = Math.min(lowMain, main)
    highMain = Math.max(highMain, main)
    lowCross = Math.min(lowCross, across)
    highCross = Math.max(highCross, across)
  }
  const [long, wide] = [highMain - lowMain + 2, highCross - lowCross + 2]
  const over = Math.max(0, long - limit.main) * 600 + Math.max(0, wide - limit.cross) * 400
  let late = 0
  for (const { main, cross: across } of sources) late += (main - lowMain) * 20 + (across - lowCross) * 20
  return long * 30 + wide * 40 + long * wide * 3 + over + late
}

/** Whether nothing overlaps: no two nodes, no node and a foreign group, no lanes out of order. */
export const isSound = (board: Board): boolean => {
  const { pieces, frames } = board
  if (!isFree(board, pieces)) return false
  for (const frame of frames) measure(frame)
  return frames.every(
    (frame) =>
      !frame.outsiders.some((piece) => isIn(piece, frame)) && !frame.rivals.some((rival) => meet(frame, rival)),
  )
}

const isIn = ({ main, cross: across, long, wide }: Piece, { low, high }: Frame): boolean =>
  main > low.main - 1 - long &&
  main < high.main + 1 + long &&
  across > low.cross - 1 - wide &&
  across < high.cross + 1 + wide
