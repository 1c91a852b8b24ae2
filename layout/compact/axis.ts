/**
 * One axis at a time: compaction moves everything along x, then along y.
 */
import type { Item } from '../model/board.ts'

export type Axis = 'x' | 'y'

/** Where an item begins along the axis, and how long it is. */
export const startOf = ({ x, y }: Item, axis: Axis): number => (axis === 'x' ? x : y)
export const sizeOf = ({ w, h }: { w: number; h: number }, axis: Axis): number => (axis === 'x' ? w : h)

export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')

export const middleOf = (item: Item, axis: Axis): number => startOf(item, axis) + sizeOf(item, axis) / 2

/** Whether a side faces along the axis: the left and the right one along x. */
export const isFacing = (side: number, axis: Axis): boolean => (side % 2 === 1) === (axis === 'x')

export function setStretch(item: Item, axis: Axis, { start, size }: { start: number; size: number }): void {
  if (axis === 'x') {
    item.x = start
    item.w = size
  } else {
    item.y = start
    item.h = size
  }
}
