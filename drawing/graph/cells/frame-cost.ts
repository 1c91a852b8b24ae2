/**
 * What groups cost in an arrangement of cells: their area, what is in them that belongs elsewhere, and what stands on
 * their borders.
 */
import type { Cell, Frame, Piece } from './board.ts'

const weights = { foreign: 3000 }

/** Finds the extents of all groups, and what they cost. */
export function frameCost(frames: readonly Frame[]): number {
  let cost = 0
  for (const frame of frames) cost += measure(frame)
  for (const frame of frames) for (const rival of frame.rivals) if (meet(frame, rival)) cost += weights.foreign
  return cost
}

/** Finds a group's extent; its cost is its area and the nodes in it that belong elsewhere. */
export const measure = (frame: Frame): number => {
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
  if (main - long + 1 < low.main) low.main = main - long + 1
  if (across - wide + 1 < low.cross) low.cross = across - wide + 1
  if (main + long - 1 > high.main) high.main = main + long - 1
  if (across + wide - 1 > high.cross) high.cross = across + wide - 1
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

export const meet = (a: Frame, b: Frame): boolean =>
  Math.min(a.high.main, b.high.main) - Math.max(a.low.main, b.low.main) > -2 &&
  Math.min(a.high.cross, b.high.cross) - Math.max(a.low.cross, b.low.cross) > -2
