/**
 * Dials: a band of sectors around words, each sector with a pin at its end, dots on the band, and ways inside from place
 * to place: hash rings, ring buffers.
 *
 * Places are shares of a turn, from 0 at the top, clockwise; the center is 0, 0.
 */
import { round } from '../../src/geometry/round.ts'
import type { Circle, Path } from '../../src/scene/scene.ts'
import { circle, path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { turned } from './arc.ts'
import { drawPins, type Pin } from './pins.ts'
import { drawBand, type Middle } from './ring.ts'

type Look = Pick<Circle, 'fill' | 'stroke'>

/** A sector from one place to the place of its pin; both are painted alike. */
export type DialSector = Pin & { from: number }

/** An item at its place. */
export type DialDot = { item: object; turn: number; look: Look }

/** The edges of the band, and the radius of dots, in pixels; how far inside of the band ways run. */
const center = { x: 0, y: 0 }
const [inner, outer, inside] = [172, 196, 20]
const size = 5

/** A dot as it is on a dial. */
export const dialDot = ({ x, y }: { x: number; y: number }, look: Look): Circle =>
  circle(Math.round(x), Math.round(y), size, look)

/** Draws the sectors of a whole circle, in their order, and dots on them. */
export function drawDial(
  sectors: DialSector[],
  dots: DialDot[],
  { middle, sheet }: { middle: Middle; sheet: Sheet },
): void {
  const band = sectors.map(({ item, from, turn, look }) => ({
    item,
    at: { center, inner, outer, from, to: turn },
    fill: look?.fill ?? 'surface',
  }))
  drawBand(band, middle, sheet)
  drawPins(sectors, outer, sheet)
  const sorted = dots.toSorted((a, b) => a.turn - b.turn)
  for (const [index, { item, turn, look }] of sorted.entries()) {
    // Dots closer than one is wide step aside.
    const isNear = [sorted[index - 1], sorted[index + 1]].some((other) => distance(other?.turn, turn) < 2 * size)
    const aside = isNear ? (index % 2 === 0 ? -6 : 6) : 0
    sheet.put(item, [dialDot(turned(center, turn, (inner + outer) / 2 + aside), look)])
  }
}

/** Pixels along the band. */
const distance = (a: number | undefined, b: number): number =>
  a === undefined ? Number.POSITIVE_INFINITY : Math.abs(a - b) * Math.PI * (inner + outer)

/** The way from one place clockwise to another. */
export function wayAround(from: number, to: number): Path {
  const radius = inner - inside
  const at = (turn: number, r: number): string => {
    const { x, y } = turned(center, turn, r)
    return `${round(x)} ${round(y)}`
  }
  const arc = `A ${radius} ${radius} 0 ${(to - from + 1) % 1 > 0.5 ? 1 : 0} 1 ${at(to, radius)}`
  return path(`M ${at(from, inner)} L ${at(from, radius)} ${arc} L ${at(to, inner)}`, { stroke: 'ink', arrow: true })
}
