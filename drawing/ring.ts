/**
 * Rings: positions on a circle given in turns, arcs, bands and labels around it.
 *
 * A turn runs from 0 to 1 clockwise, starting at twelve o'clock; values outside wrap round.
 */
import type { Point } from './connector.ts'

/** A circle around `x`, `y` with radius `r`, in pixels. */
export type Ring = { x: number; y: number; r: number }

/** A piece of a ring from one turn clockwise to another. */
export type Sector = { from: number; to: number }

const wrap = (turn: number): number => turn - Math.floor(turn)

/** How far it is clockwise from one turn to another, 0 (same place) up to but not 1. */
export const turnsBetween = (from: number, to: number): number => wrap(to - from)

/** The point at a turn, `out` pixels outside the circle (inside when negative). */
export const pointAt = ({ x, y, r }: Ring, turn: number, out = 0): Point => {
  const angle = turn * 2 * Math.PI
  return [x + (r + out) * Math.sin(angle), y - (r + out) * Math.cos(angle)]
}

const write = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`

const largeFlag = (sector: Sector): 0 | 1 => (turnsBetween(sector.from, sector.to) > 0.5 ? 1 : 0)

/** Path data of an open arc, drawn clockwise: an arrow on it points clockwise. */
export const arcPath = (ring: Ring, sector: Sector): string => {
  const { r } = ring
  const [start, end] = [pointAt(ring, sector.from), pointAt(ring, sector.to)]
  return `M ${write(start)} A ${r} ${r} 0 ${largeFlag(sector)} 1 ${write(end)}`
}

/** Path data of a closed piece of the band that reaches from radius `r` to `r + thickness`. */
export const bandPath = (ring: Ring, thickness: number, sector: Sector): string => {
  const outer = { ...ring, r: ring.r + thickness }
  const back = pointAt(ring, sector.from)
  const turn = pointAt(ring, sector.to)
  return `${arcPath(outer, sector)} L ${write(turn)} A ${ring.r} ${ring.r} 0 ${largeFlag(sector)} 0 ${write(back)} Z`
}

/** Path data of the whole band from radius `r` to `r + thickness`: a fill leaves the middle open. */
export const wholeBand = ({ x, y, r }: Ring, thickness: number): string => {
  const hoop = (size: number, sweep: 0 | 1): string =>
    `M ${x - size} ${y} A ${size} ${size} 0 1 ${sweep} ${x + size} ${y} A ${size} ${size} 0 1 ${sweep} ${x - size} ${y} Z`
  return `${hoop(r + thickness, 1)} ${hoop(r, 0)}`
}

/** How text of `size` pixels sits beside a point of the ring so that it points away from the circle. */
export type Outside = { x: number; y: number; align: 'start' | 'middle' | 'end' }

/** A share of the circle, left and right of twelve and six o'clock, where labels are centred. */
const polar = 0.01

/** Where a label goes, `out` pixels off the circle: right of it on the right half, left of it on the left. */
export const outsideLabel = (ring: Ring, turn: number, { out, size }: { out: number; size: number }): Outside => {
  const [x, y] = pointAt(ring, turn, out)
  const half = wrap(turn)
  const align = Math.min(wrap(half * 2), 1 - wrap(half * 2)) < polar * 2 ? 'middle' : half < 0.5 ? 'start' : 'end'
  // The upper edge of the text rests on the point at six o'clock, the baseline at twelve.
  const drop = 0.36 - 0.36 * Math.cos(half * 2 * Math.PI)
  return { x: Math.round(x), y: Math.round(y + drop * size), align }
}
