/**
 * Connectors: lines and open paths that join things, and what their ends rest on.
 *
 * Every arrow counts; a plain line counts where both ends rest on the edges of two shapes that it lies outside of.
 */
import { type Anchor, anchorOf, type Direction, type Surroundings } from './anchor.ts'
import { type Drawn, isStroke } from './drawn.ts'
import { covers, lengthOf, type Stretch } from './outline.ts'
import type { Point } from './rect.ts'

/** One end: where it is, the unit vector out of the stroke there, and what it rests on. */
export type End = Direction & { anchor: Anchor | undefined }

export type Connector = { drawn: Drawn; stretches: Stretch[]; tail: End; tip: End; directed: boolean }

const towards = ({ x1, y1, x2, y2 }: Stretch): { dx: number; dy: number } => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  return { dx: (x2 - x1) / length, dy: (y2 - y1) / length }
}

const endsOf = (drawn: Drawn): { stretches: Stretch[]; tail: Direction; tip: Direction } | undefined => {
  const stretches = drawn.outlines.at(-1)?.stretches ?? []
  const [first] = stretches
  const last = stretches.at(-1)
  if (first === undefined || last === undefined) return undefined
  const start = towards(first)
  const tail = { x: first.x1, y: first.y1, dx: -start.dx, dy: -start.dy }
  return { stretches, tail, tip: { x: last.x2, y: last.y2, ...towards(last) } }
}

const middleOf = (stretches: Stretch[]): Point => {
  let rest = stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0) / 2
  for (const stretch of stretches) {
    const length = lengthOf(stretch)
    const at = length === 0 ? 0 : rest / length
    const { x1, y1, x2, y2 } = stretch
    if (at <= 1) return { x: x1 + (x2 - x1) * at, y: y1 + (y2 - y1) * at }
    rest -= length
  }
  return { x: 0, y: 0 }
}

/** Whether a plain line joins two shapes from outside: a separator in a table rests on edges too, but inside one. */
const joinsShapes = ({ tail, tip, stretches }: Omit<Connector, 'directed'>): boolean => {
  if (tail.anchor?.kind !== 'shape' || tip.anchor?.kind !== 'shape' || tail.anchor.to === tip.anchor.to) return false
  const middle = middleOf(stretches)
  return ![tail.anchor.to, tip.anchor.to].some(({ outlines }) => covers(outlines, middle))
}

const toConnector = (drawn: Drawn, surroundings: Surroundings): Connector | undefined => {
  const ends = endsOf(drawn)
  if (ends === undefined) return undefined
  const tail = { ...ends.tail, anchor: anchorOf(ends.tail, drawn, surroundings) }
  const tip = { ...ends.tip, anchor: anchorOf(ends.tip, drawn, surroundings) }
  const connector = { drawn, stretches: ends.stretches, tail, tip }
  if (drawn.arrow) return { ...connector, directed: true }
  return joinsShapes(connector) ? { ...connector, directed: false } : undefined
}

/** Outlines longer than this are series or ornament, never connectors. */
const longest = 400

/** Finds the connectors of a scene, in drawing order. */
export const findConnectors = (surroundings: Surroundings): Connector[] =>
  surroundings.drawn.flatMap((drawn) => {
    const count = drawn.outlines.reduce((sum, { stretches }) => sum + stretches.length, 0)
    const plain = isStroke(drawn) && drawn.outlines.length === 1 && drawn.stroke !== 'none'
    if (count > longest || !(drawn.arrow || plain)) return []
    const connector = toConnector(drawn, surroundings)
    return connector === undefined ? [] : [connector]
  })
