/**
 * Connectors: lines and open paths that join things, and what their ends rest on.
 *
 * Every arrow counts; a plain line counts where both ends rest on the edges of two shapes that it lies outside of.
 */

import { covers, type LineSegment, lengthOf } from '../../geometry/polyline.ts'
import type { Point } from '../../geometry/rect.ts'
import { type Anchor, anchorOf, type Direction, type Surroundings } from './anchor.ts'
import { type Drawn, isStroke } from './drawn.ts'

/** One end: where it is, the unit vector out of the stroke there, and what it rests on. */
export type End = Direction & { anchor: Anchor | undefined }

export type Connector = { drawn: Drawn; segments: LineSegment[]; tail: End; tip: End; directed: boolean }

/** Finds the connectors of a scene, in drawing order. */
export function findConnectors(surroundings: Surroundings): Connector[] {
  return surroundings.drawn.flatMap((drawn) => {
    const count = drawn.outlines.reduce((sum, { segments }) => sum + segments.length, 0)
    const plain = isStroke(drawn) && drawn.outlines.length === 1 && drawn.stroke !== 'none'
    if (count > longest || !(drawn.arrow || plain)) return []
    const connector = toConnector(drawn, surroundings)
    return connector === undefined ? [] : [connector]
  })
}

/** Outlines longer than this are series or ornament, never connectors. */
const longest = 400

const toConnector = (drawn: Drawn, surroundings: Surroundings): Connector | undefined => {
  const ends = endsOf(drawn)
  if (ends === undefined) return undefined
  const tail = { ...ends.tail, anchor: anchorOf(ends.tail, drawn, surroundings) }
  const tip = { ...ends.tip, anchor: anchorOf(ends.tip, drawn, surroundings) }
  const connector = { drawn, segments: ends.segments, tail, tip }
  if (drawn.arrow) return { ...connector, directed: true }
  return joinsShapes(connector) ? { ...connector, directed: false } : undefined
}

const endsOf = (drawn: Drawn): { segments: LineSegment[]; tail: Direction; tip: Direction } | undefined => {
  const segments = drawn.outlines.at(-1)?.segments ?? []
  const [first] = segments
  const last = segments.at(-1)
  if (first === undefined || last === undefined) return undefined
  const start = towards(first)
  const tail = { x: first.x1, y: first.y1, dx: -start.dx, dy: -start.dy }
  return { segments, tail, tip: { x: last.x2, y: last.y2, ...towards(last) } }
}

const towards = ({ x1, y1, x2, y2 }: LineSegment): { dx: number; dy: number } => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  return { dx: (x2 - x1) / length, dy: (y2 - y1) / length }
}

/** Whether a plain line joins two shapes from outside: a separator in a table rests on edges too, but inside one. */
const joinsShapes = ({ tail, tip, segments }: Omit<Connector, 'directed'>): boolean => {
  if (tail.anchor?.kind !== 'shape' || tip.anchor?.kind !== 'shape' || tail.anchor.to === tip.anchor.to) return false
  const middle = middleOf(segments)
  return ![tail.anchor.to, tip.anchor.to].some(({ outlines }) => covers(outlines, middle))
}

const middleOf = (segments: LineSegment[]): Point => {
  let rest = segments.reduce((sum, segment) => sum + lengthOf(segment), 0) / 2
  for (const segment of segments) {
    const length = lengthOf(segment)
    const at = length === 0 ? 0 : rest / length
    const { x1, y1, x2, y2 } = segment
    if (at <= 1) return { x: x1 + (x2 - x1) * at, y: y1 + (y2 - y1) * at }
    rest -= length
  }
  return { x: 0, y: 0 }
}
