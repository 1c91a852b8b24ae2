/**
 * The cost of groups in an arrangement of cells: their area, outsiders within them, and the nodes on their
 * borders.
 */
import type { Field, FieldFrame } from './field.ts'

const weights = { foreign: 3000 }

/** Finds the extents of all groups, and what they cost. */
export function frameCost(frames: readonly FieldFrame[], field: Field): number {
  let cost = 0
  for (const frame of frames) cost += measure(frame, field)
  for (const frame of frames) for (const rival of frame.rivals) if (meet(frame, rival)) cost += weights.foreign
  return cost
}

/** Finds a group's extent; its cost is its area and the nodes in it that belong elsewhere. */
export const measure = (frame: FieldFrame, field: Field): number => {
  const { members, gates, outsiders } = frame
  frame.lowMain = frame.lowCross = 1e6
  frame.highMain = frame.highCross = -1e6
  for (let at = 0; at < members.length; at++) include(members[at] ?? 0, frame, field)
  const area = (frame.highMain - frame.lowMain + 2) * (frame.highCross - frame.lowCross + 2) * 6
  const cost = gates.length > 0 ? area + gateCost(frame, field) : area
  return cost + foreignIn(frame, outsiders, field) * weights.foreign
}

const include = (piece: number, frame: FieldFrame, { main, cross, long, wide }: Field): void => {
  const along = main[piece] ?? 0
  const across = cross[piece] ?? 0
  const beyond = (long[piece] ?? 1) - 1
  const beside = (wide[piece] ?? 1) - 1
  if (along - beyond < frame.lowMain) frame.lowMain = along - beyond
  if (across - beside < frame.lowCross) frame.lowCross = across - beside
  if (along + beyond > frame.highMain) frame.highMain = along + beyond
  if (across + beside > frame.highCross) frame.highCross = across + beside
}

/** How many outsiders there are in a group's extent. */
const foreignIn = (frame: FieldFrame, outsiders: Int32Array, { main, cross }: Field): number => {
  const { lowMain, highMain, lowCross, highCross } = frame
  let count = 0
  for (let at = 0; at < outsiders.length; at++) {
    const piece = outsiders[at] ?? 0
    const along = main[piece] ?? 0
    const across = cross[piece] ?? 0
    if (along > lowMain - 2 && along < highMain + 2 && across > lowCross - 2 && across < highCross + 2) count++
  }
  return count
}

/** What is on a border is next to the others, outside of them on one side; the extent grows around it. */
const gateCost = (frame: FieldFrame, field: Field): number => {
  const { gates, lowMain, highMain, lowCross, highCross } = frame
  let cost = 0
  for (const gate of gates) {
    const along = outside(field.main[gate] ?? 0, lowMain, highMain)
    const across = outside(field.cross[gate] ?? 0, lowCross, highCross)
    cost += Math.abs(Math.max(along, across) - 2) * 300 + Math.min(along, across) * 600
    include(gate, frame, field)
  }
  return cost
}

const outside = (value: number, low: number, high: number): number => Math.max(low - value, value - high, 0)

export const meet = (a: FieldFrame, b: FieldFrame): boolean =>
  Math.min(a.highMain, b.highMain) - Math.max(a.lowMain, b.lowMain) > -2 &&
  Math.min(a.highCross, b.highCross) - Math.max(a.lowCross, b.lowCross) > -2
