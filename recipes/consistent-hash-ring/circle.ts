/**
 * The circle of a hash ring on the sheet: places, bands and arcs in pixels.
 */

import type { Point } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'
import { turnsBetween } from './ring.ts'

/** Radii: the middle of the band and half its width, letters outside of it, the lookup inside. */
export const radius = { band: 184, half: 12, letters: 228, letter: 12, trace: 152, key: 5 } as const

/** The center, from the left and from the top. */
export const center = radius.letters + radius.letter

/** A place `out` pixels from the center. */
export const at = (turn: number, out: number): Point => {
  const angle = turn * 2 * Math.PI
  return { x: round(center + out * Math.sin(angle)), y: round(center - out * Math.cos(angle)) }
}

const outer = radius.band + radius.half
const inner = radius.band - radius.half

const hoop = (out: number, sweep: 0 | 1): string =>
  `M ${center - out} ${center} A ${out} ${out} 0 1 ${sweep} ${center + out} ${center} A ${out} ${out} 0 1 ${sweep} ${center - out} ${center} Z`

/** The whole band; its middle stays open. */
export const band = `${hoop(outer, 1)} ${hoop(inner, 0)}`

const arc = (out: number, { to, large, sweep }: { to: Point; large: boolean; sweep: 0 | 1 }): string =>
  `A ${out} ${out} 0 ${large ? 1 : 0} ${sweep} ${to.x} ${to.y}`

/** A piece of the band, clockwise. */
export const sectorPath = (from: number, to: number): string => {
  const large = turnsBetween(from, to) > 0.5
  const [start, back] = [at(from, outer), at(to, inner)]
  return `M ${start.x} ${start.y} ${arc(outer, { to: at(to, outer), large, sweep: 1 })} L ${back.x} ${back.y} ${arc(inner, { to: at(from, inner), large, sweep: 0 })} Z`
}

/** From a key on the band inward and clockwise to `tip`. */
export const trail = (from: number, to: number, tip: Point): string => {
  const [dot, start] = [at(from, radius.band), at(from, radius.trace)]
  return `M ${dot.x} ${dot.y} L ${start.x} ${start.y} ${arc(radius.trace, { to: tip, large: turnsBetween(from, to) > 0.5, sweep: 1 })}`
}
