/**
 * Where wires may touch an item: a stretch of each side, by its outline.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Item } from './board.ts'
import type { Side } from './graph.ts'
import { alongSide, isLevel, type Way, wayOf } from './sides.ts'
import type { OpenPort } from './turn.ts'
import { units } from './units.ts'

/** Places along a side, from the first to the last; both are the middle where there is no other. */
export type Window = { low: number; high: number }

/** Free units between a port and the corner of its item. */
const corner = { node: 1, rounded: 2, group: 2 } as const

/** Free units between a port and the corner of a box: none is met where its outline is round. */
export const cornerOf = ({ outline }: Pick<Item, 'outline'>): number =>
  outline === 'rounded' ? corner.rounded : corner.node

/** Sides up to this length are met in their middle, in units. */
export const short = 6

/** The window of a side; undefined where the outline is not to be met there. `arrives`: for the end of a wire. */
export function windowOf(
  item: Item,
  side: Way,
  { isTurned, arrives }: { isTurned: boolean; arrives: boolean },
): Window | undefined {
  if (item.node?.closed !== undefined && side === onBoard(item.node.closed, isTurned)) return undefined
  const { start, size } = alongSide(item, side)
  const middle = start + size / 2
  if (item.isGroup) return stretch(middle, size / 2 - corner.group)
  // As in the drawing, not as on the board.
  const isUpright = isLevel(side) === isTurned
  const [across, along] = isTurned ? [item.h, item.w] : [item.w, item.h]
  switch (item.outline) {
    case 'bar':
      return isUpright === across > along ? stretch(middle, size / 2 - corner.node) : undefined
    case 'diamond':
      return arrives && !isUpright && isFlat(across, along) ? undefined : stretch(middle, 0)
    case 'circle':
    case 'ellipse':
      return stretch(middle, 0)
    case 'disk':
      // Two thirds of a radius aside, a disk is met at 48 degrees.
      return stretch(middle, size / 3)
    case 'pill':
      return stretch(middle, isUpright ? size / 2 - along / 2 : 0)
    case 'person':
      return stretch(middle, isUpright && side === topOf(isTurned) ? 0 : usual(size))
    case 'box':
    case 'rounded':
      return stretch(middle, usual(size, cornerOf(item)))
    default:
      return item.outline satisfies never
  }
}

const usual = (size: number, free: number = corner.node): number => (size <= short ? 0 : size / 2 - free)

const stretch = (middle: number, half: number): Window =>
  half < 1 ? { low: middle, high: middle } : { low: middle - half, high: middle + half }

/** A side as drawn, on a board that may be turned over its diagonal. */
const onBoard = (side: Side, isTurned: boolean): Way => (isTurned ? ((3 - wayOf(side)) as Way) : wayOf(side))

const topOf = (isTurned: boolean): Way => (isTurned ? 3 : 0)

/** Whether the side tips of a diamond are flatter than 60 degrees, so that a level stroke would meet them at less than 30. */
export const isFlat = (w: number, h: number): boolean => w * 10 > h * 17

/** Whether outlines are met only at a point of each side, unless several wires share the side. */
export const hasTips = ({ outline }: Item): boolean =>
  outline === 'diamond' || outline === 'circle' || outline === 'ellipse'

/** The place along a side that a port asks for; undefined where it asks for none. */
export const placeOf = (item: Item, side: Way, port: OpenPort | undefined, isTurned: boolean): number | undefined => {
  if (port?.offset === undefined) return undefined
  const { start, size } = alongSide(item, side)
  if (port.offset === 'middle') return start + size / 2
  const inset = lowInset(item, isTurned)
  return start + (isLevel(side) ? inset.y : inset.x) + units(port.offset)
}

/** From the left and upper sides of a slot to what is drawn in it. */
export const lowInset = ({ node, inset }: Pick<Item, 'node' | 'inset'>, isTurned: boolean): Point =>
  node?.hangs !== true ? inset : isTurned ? { ...inset, x: 0 } : { ...inset, y: 0 }

/** Whether a port may be on a side. */
export const allows = (port: OpenPort | undefined, side: Way): boolean =>
  port === undefined || port.sides.some((each) => wayOf(each) === side)
