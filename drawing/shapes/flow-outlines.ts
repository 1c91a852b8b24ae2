/**
 * Plain outlines, most of them symbols of flowcharts (ISO 5807) and of UML's behavior.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { box, circle } from '../primitives.ts'
import { filled, type Outline } from './outline.ts'

/** How far the sides of a parallelogram lean, and how much a fold takes of a corner, in pixels. */
export const lean = 16
const fold = 16

export const rectangle: Outline = ({ x, y, w, h }, paint) => [box(x, y, w, h, paint)]

/** Higher pills have straight sides, so that their corners leave room for the first and last of many lines. */
const roundest = 28

export const pill: Outline = ({ x, y, w, h }, paint) => {
  const r = Math.min(h / 2, roundest)
  const arc = `A ${r} ${r} 0 0 1`
  const [left, right, top, bottom] = [x + r, x + w - r, y + r, y + h - r]
  const d =
    h <= 2 * roundest
      ? `M ${left} ${y} H ${right} ${arc} ${right} ${y + h} H ${left} ${arc} ${left} ${y} Z`
      : `M ${left} ${y} H ${right} ${arc} ${x + w} ${top} V ${bottom} ${arc} ${right} ${y + h} H ${left} ${arc} ${x} ${bottom} V ${top} ${arc} ${left} ${y} Z`
  return [filled(d, paint)]
}

/** A rectangle with plainly round corners: UML's states and actions. */
export const roundBox: Outline = ({ x, y, w, h }, paint) => [filled(roundedRect({ x, y, w, h }), paint)]

/** The outline of a rectangle with corners of 16 px. */
export const roundedRect = ({ x, y, w, h }: Rect, corner = 16): string => {
  const r = Math.min(corner, h / 2)
  const arc = `A ${r} ${r} 0 0 1`
  return `M ${x + r} ${y} H ${x + w - r} ${arc} ${x + w} ${y + r} V ${y + h - r} ${arc} ${x + w - r} ${y + h} H ${x + r} ${arc} ${x} ${y + h - r} V ${y + r} ${arc} ${x + r} ${y} Z`
}

/** The delay of process maps, which ISO 5807 does not have: a box with a round right side. */
export const delay: Outline = ({ x, y, w, h }, paint) => {
  const r = Math.min(h / 2, roundest)
  return [filled(`M ${x} ${y} H ${x + w - r} A ${r} ${h / 2} 0 0 1 ${x + w - r} ${y + h} H ${x} Z`, paint)]
}

export const diamond: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x + w / 2} ${y} L ${x + w} ${y + h / 2} L ${x + w / 2} ${y + h} L ${x} ${y + h / 2} Z`, paint),
]

export const parallelogram: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x + lean} ${y} H ${x + w} L ${x + w - lean} ${y + h} H ${x} Z`, paint),
]

export const hexagon: Outline = ({ x, y, w, h }, paint) => {
  const side = Math.min(lean, h / 3)
  return [
    filled(
      `M ${x + side} ${y} H ${x + w - side} L ${x + w} ${y + h / 2} L ${x + w - side} ${y + h} H ${x + side} L ${x} ${y + h / 2} Z`,
      paint,
    ),
  ]
}

/** A hexagon with upright sides, pointed above and below. */
export const uprightHexagon: Outline = ({ x, y, w, h }, paint) => {
  const side = Math.min(48, h / 3)
  return [
    filled(
      `M ${x + w / 2} ${y} L ${x + w} ${y + side} V ${y + h - side} L ${x + w / 2} ${y + h} L ${x} ${y + h - side} V ${y + side} Z`,
      paint,
    ),
  ]
}

/** How high the wave under a sheet is, in pixels. */
export const waveOf = (h: number): number => Math.min(16, h / 3)

export const document: Outline = ({ x, y, w, h }, paint) => {
  const wave = waveOf(h)
  const base = y + h - wave / 2
  const right = `Q ${x + w * 0.75} ${base - wave} ${x + w / 2} ${base}`
  return [filled(`M ${x} ${y} H ${x + w} V ${base} ${right} Q ${x + w * 0.25} ${base + wave} ${x} ${base} Z`, paint)]
}

export const note: Outline = ({ x, y, w, h }, paint) => {
  const size = Math.min(fold, h / 3)
  const flap = `M ${x + w} ${y + size} H ${x + w - size} V ${y}`
  return [filled(`${flap} M ${x} ${y} H ${x + w - size} L ${x + w} ${y + size} V ${y + h} H ${x} Z`, paint)]
}

export const ellipse: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y + h / 2} A ${w / 2} ${h / 2} 0 0 1 ${x + w} ${y + h / 2} A ${w / 2} ${h / 2} 0 0 1 ${x} ${y + h / 2} Z`,
    paint,
  ),
]

/** Data-flow diagrams: a process is a circle. */
export const circleOutline: Outline = ({ x, y, w, h }, paint) => [
  circle(x + w / 2, y + h / 2, Math.min(w, h) / 2, { fill: 'surface', stroke: 'muted', ...paint }),
]
