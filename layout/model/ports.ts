/**
 * Where edges may touch a node: a window on each side.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Outline, Port, Side } from './graph.ts'
import type { Node } from './model.ts'

/** A stretch of a side, along the side, and where the side lies. */
export type Window = { side: Side; low: number; high: number; edge: number }

/** Free pixels between a port and the corner of its node. */
const corner = 8

export const isUpright = (side: Port['side']): boolean => side === 'top' || side === 'bottom'

/** Outward: 1 to the right or down, -1 to the left or up. */
export const outward = (side: Side): 1 | -1 => (side === 'right' || side === 'bottom' ? 1 : -1)

export const sides: readonly Side[] = ['top', 'right', 'bottom', 'left']
const beside: readonly Side[] = ['left', 'right']

/** The windows of a node, or the one that a port asks for. */
export function windowsOf(node: Node, rect: Rect, port?: Port): Window[] {
  const wanted = port === undefined ? sides : port.side === 'beside' ? beside : [port.side]
  const windows = wanted.map((side): Window => ({ side, ...stretchOf(node, rect, side), edge: edgeOf(rect, side) }))
  const offset = port?.offset
  if (offset === undefined) return windows.filter(({ low, high }) => wanted.length === 1 || high >= low)
  return windows.map((window) => {
    const at = (isUpright(window.side) ? rect.x : rect.y) + offset
    return { ...window, low: at, high: at }
  })
}

/** The side that an edge touches where it ends at `end` and comes from `next`. */
export const sideAt = (end: Point, next: Point): Side => {
  if (end.x === next.x) return next.y < end.y ? 'top' : 'bottom'
  return next.x < end.x ? 'left' : 'right'
}

const edgeOf = ({ x, y, w, h }: Rect, side: Side): number => {
  switch (side) {
    case 'top':
      return y
    case 'right':
      return x + w
    case 'bottom':
      return y + h
    case 'left':
      return x
    default:
      return side satisfies never
  }
}

const stretchOf = ({ given: { outline = 'box' } }: Node, rect: Rect, side: Side): { low: number; high: number } => {
  const [start, size] = isUpright(side) ? [rect.x, rect.w] : [rect.y, rect.h]
  const middle = start + size / 2
  if (outline === 'bar' && isUpright(side) !== rect.w > rect.h) return nowhere
  // Above and below, a pill is straight only between its round ends. Half a radius aside, a disk is met at 60 degrees.
  const inset = outline === 'pill' ? rect.h / 2 : outline === 'disk' ? size / 4 : corner
  const half = size < 2 * inset + 16 || isTip(outline, side) ? 0 : size / 2 - inset
  return { low: middle - half, high: middle + half }
}

/** Whether the side tips of a diamond are flatter than 60°, so that a level edge would meet them at less than 30°. */
export const isFlat = ({ w, h }: { w: number; h: number }): boolean => w * 10 > h * 17

/** A window without any port. */
const nowhere = { low: 1, high: 0 }

const isTip = (outline: Outline, side: Side): boolean => {
  switch (outline) {
    case 'diamond':
    case 'circle':
    case 'ellipse':
      return true
    case 'person':
      return side === 'top'
    case 'pill':
      return !isUpright(side)
    case 'box':
    case 'bar':
    case 'disk':
      return false
    default:
      return outline satisfies never
  }
}
