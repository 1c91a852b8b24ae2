/**
 * What has a place along an axis: nodes, walls, titles, strokes and words, each with the stretch that it covers across it.
 */
import type { Item } from '../model/board.ts'
import type { Spot } from '../solve/program.ts'
import { type Axis, otherAxis, sizeOf, startOf } from './axis.ts'

export type Kind = 'node' | 'low wall' | 'high wall' | 'title' | 'mark' | 'stroke' | 'words'

/**
 * Its lower and its higher side along the axis, and from where to where it reaches across. Things are in the order of `key`,
 * and at one place in that of `tie`; `id` is the index of the item, stroke, words, or of
 * the wire of a mark. There are thousands: all are written with their fields in this order, which engines compare fastest.
 */
export type Thing = {
  kind: Kind
  id: number
  low: Spot
  high: Spot
  from: number
  to: number
  key: number
  tie: number
}

/** A spot further along the axis, by so much. */
export const moved = ({ variable, offset }: Spot, by: number): Spot => ({ variable, offset: offset + by })

/** From where to where an item reaches across the axis. */
export const stretchAcross = (item: Item, axis: Axis): { from: number; to: number } => {
  const other = otherAxis(axis)
  return { from: startOf(item, other), to: startOf(item, other) + sizeOf(item, other) }
}
