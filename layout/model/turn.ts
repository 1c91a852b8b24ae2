/**
 * Every step knows one direction, down: a graph that flows to the right is turned over its diagonal at the door, and its
 * drawing is turned back.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Port, Side, Size } from './graph.ts'

export const turnSize = <Kind extends Size>(size: Kind): Kind => ({ ...size, w: size.h, h: size.w })

export const turnPoint = <Kind extends Point>(point: Kind): Kind => ({ ...point, x: point.y, y: point.x })

export const turnRect = <Kind extends Rect>(rect: Kind): Kind => turnSize(turnPoint(rect))

const turnedSide: Record<Side, Side> = { top: 'left', left: 'top', right: 'bottom', bottom: 'right' }

/** A port with all sides that it may take; `beside` are the left and the right one. */
export type OpenPort = { sides: readonly Side[]; offset: Port['offset'] }

export const openPort = ({ side, offset }: Port): OpenPort => ({
  sides: side === 'beside' ? ['left', 'right'] : [side],
  offset,
})

export const turnPort = ({ sides, offset }: OpenPort): OpenPort => ({
  sides: sides.map((side) => turnedSide[side]),
  offset,
})
