/**
 * The cost of an arrangement of cells: a sum of penalties, in hundredths.
 *
 * Costs are sums over pairs, so that a move is judged by the pairs that it touches. None is negative: where the sum
 * is more than what may be borne, the rest need not be known.
 */
import { type Field, stretch } from './field.ts'
import { frameCost } from './frame-cost.ts'
import { crossCosts, passCost, passCosts, wayCost } from './wire-cost.ts'

const weights = { disorder: 12, swapped: 250, merged: 100, split: 30 }

/**
 * What all pairs cost that have a piece of the field's list in them, and the extent of all; where that is more than
 * `most`, at least so much. Pieces that move `together`, by the same distance, keep what they cost among themselves:
 * it is left out. Wires are stretched on the way; where the list's need not be, false is left in `field.stretched`.
 */
export function costOf(field: Field, together = false, most = Number.POSITIVE_INFINITY): number {
  mark(field, together)
  const cost = stagedCost(field, together, most)
  unmark(field)
  return cost
}

/** What is found soonest comes first: most moves are refused before the rest is known. */
const stagedCost = (field: Field, together: boolean, most: number): number => {
  const { wires, wiresSize } = field
  let cost = wayCosts(field)
  field.stretched = false
  if (cost > most) return cost
  cost += extentCost(field)
  if (cost > most) return cost
  field.stretched = true
  for (let at = 0; at < wiresSize; at++) stretch(field, wires[at] ?? 0)
  if (field.frames.length > 0) cost += frameCost(field.frames, field)
  return cost > most ? cost : cost + touchedCost(field, together, most - cost)
}

/** The ways of the moved wires that are not carried along. */
const wayCosts = (field: Field): number => {
  const { wires, wiresSize, wireMoved } = field
  let cost = 0
  for (let at = 0; at < wiresSize; at++) {
    const wire = wires[at] ?? 0
    if (wireMoved[wire] !== 2) cost += wayCost(field, wire)
  }
  return cost
}

/** What the extent of all costs, and the groups. */
export const wholeCost = (field: Field): number =>
  extentCost(field) + (field.frames.length === 0 ? 0 : frameCost(field.frames, field))

const none = new Int32Array(0)

/** Marks the pieces of the list and their wires as moved, and lists the wires. */
export const mark = (field: Field, together: boolean): void => {
  const { list, size, moved, wireMoved, wiresOf, wires } = field
  let count = 0
  for (let at = 0; at < size; at++) {
    const piece = list[at] ?? 0
    moved[piece] = 1
    const own = wiresOf[piece] ?? none
    for (let index = 0; index < own.length; index++) {
      const wire = own[index] ?? 0
      if (wireMoved[wire] === 0) {
        wireMoved[wire] = 1
        wires[count++] = wire
      } else if (together) wireMoved[wire] = 2
    }
  }
  field.wiresSize = count
}

export const unmark = ({ list, size, moved, wires, wiresSize, wireMoved }: Field): void => {
  for (let at = 0; at < size; at++) moved[list[at] ?? 0] = 0
  for (let at = 0; at < wiresSize; at++) wireMoved[wires[at] ?? 0] = 0
}

/** What the pieces of the list and their wires cost besides their ways. */
const touchedCost = (field: Field, together: boolean, most: number): number => {
  const { list, size, wires, wiresSize, wireMoved } = field
  let cost = 0
  for (let at = 0; at < wiresSize && cost <= most; at++) {
    const wire = wires[at] ?? 0
    cost += crossCosts(field, wire)
    if (cost <= most) cost += passCosts(field, wire, wireMoved[wire] === 2)
  }
  if (cost > most) return cost
  cost += passedBy(field)
  for (let at = 0; at < size && cost <= most; at++) cost += pairCosts(field, list[at] ?? 0, together)
  return cost
}

/** What the pieces of the list cost wires that stay. */
const passedBy = (field: Field): number => {
  const { list, size, wireMoved } = field
  let cost = 0
  for (let at = 0; at < size; at++) {
    const piece = list[at] ?? 0
    for (let wire = 0; wire < wireMoved.length; wire++) if (wireMoved[wire] === 0) cost += passCost(field, wire, piece)
  }
  return cost
}

const pairCosts = (field: Field, piece: number, together: boolean): number => {
  const { moved } = field
  let cost = 0
  for (let other = 0; other < moved.length; other++)
    if (other !== piece && (moved[other] === 0 || (!together && other > piece))) cost += pairCost(field, piece, other)
  return cost
}

export const pairCost = (field: Field, a: number, b: number): number => {
  const { main, cross } = field
  const along = (main[b] ?? 0) - (main[a] ?? 0)
  const across = (cross[b] ?? 0) - (cross[a] ?? 0)
  const cost = along === 0 && across < 0 === a < b ? weights.disorder : 0
  return field.warm && field.known[a] === 1 && field.known[b] === 1 ? cost + shiftCosts(field, a, b) : cost
}

/** The penalty if the relative position of two nodes differs from the drawing that the search started from. */
const shiftCosts = ({ main, cross, homeMain, homeCross }: Field, a: number, b: number): number =>
  shiftCost((homeMain[b] ?? 0) - (homeMain[a] ?? 0), (main[b] ?? 0) - (main[a] ?? 0)) +
  shiftCost((homeCross[b] ?? 0) - (homeCross[a] ?? 0), (cross[b] ?? 0) - (cross[a] ?? 0))

const shiftCost = (before: number, now: number): number => {
  if (before === 0) return now === 0 ? 0 : weights.split
  if (now === 0) return weights.merged
  return before < 0 === now < 0 ? 0 : weights.swapped
}

const extentCost = ({ board, main, cross, sources }: Field): number => {
  let lowMain = 1e6
  let highMain = -1e6
  let lowCross = 1e6
  let highCross = -1e6
  for (let piece = 0; piece < main.length; piece++) {
    const along = main[piece] ?? 0
    const across = cross[piece] ?? 0
    if (along < lowMain) lowMain = along
    if (along > highMain) highMain = along
    if (across < lowCross) lowCross = across
    if (across > highCross) highCross = across
  }
  const { limit } = board
  const long = highMain - lowMain + 2
  const wide = highCross - lowCross + 2
  const over = Math.max(0, long - limit.main) * 600 + Math.max(0, wide - limit.cross) * 400
  let late = 0
  for (const piece of sources) late += ((main[piece] ?? 0) - lowMain) * 20 + ((cross[piece] ?? 0) - lowCross) * 20
  return long * 30 + wide * 40 + long * wide * 3 + over + late
}
