/**
 * The four sides of an item as numbers, clockwise from the top, which are also the directions out of it.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Item } from './board.ts'
import type { Side } from './graph.ts'

/** 0 top, 1 right, 2 bottom, 3 left; as a direction: up, right, down, left. */
export type Way = 0 | 1 | 2 | 3

export const ways: readonly Way[] = [0, 1, 2, 3]

export const stepX = [0, 1, 0, -1] as const
export const stepY = [-1, 0, 1, 0] as const

export const opposite = (way: Way): Way => ((way + 2) % 4) as Way

/** Whether a stroke in that direction is level. */
export const isLevel = (way: Way): boolean => way % 2 === 1

const numbers: Record<Side, Way> = { top: 0, right: 1, bottom: 2, left: 3 }

export const wayOf = (side: Side): Way => numbers[side]

/** Where the side of an item is, across the side. */
export const sideAt = ({ x, y, w, h }: Item, side: Way): number => [y, x + w, y + h, x][side]!

/** Where a side begins, and how long it is, along the side. */
export const alongSide = ({ x, y, w, h }: Item, side: Way): { start: number; size: number } =>
  isLevel(side) ? { start: y, size: h } : { start: x, size: w }

/** The point of a side at a place along it. */
export const pointAt = (item: Item, side: Way, along: number): Point =>
  isLevel(side) ? { x: sideAt(item, side), y: along } : { x: along, y: sideAt(item, side) }

/** Whether a side is that of the lower coordinates: the top or the left one. */
export const isLowSide = (side: Way): boolean => side === 0 || side === 3
