/**
 * Outlines that Graphviz has by name: polygons, stars, arrows, boxes with marked corners.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { circle } from '../primitives.ts'
import { filled, type Outline } from './outline.ts'
import { between } from './plain-outlines.ts'

/** A closed way through points that are fractions of a rectangle. */
const through =
  (...at: readonly (readonly [number, number])[]): Outline =>
  ({ x, y, w, h }, paint) => [
    filled(`M ${at.map(([across, down]) => `${round(x + across * w)} ${round(y + down * h)}`).join(' L ')} Z`, paint),
  ]

const round = (value: number): number => Math.round(value * 10) / 10

/** Points around the middle of a square, the first one at its top; each second one nearer, where `inner` says so. */
const around = (count: number, inner = 1): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const [angle, r] = [(2 * Math.PI * index) / count, (index % 2 === 0 ? 1 : inner) / 2]
    return [0.5 + r * Math.sin(angle), 0.5 - r * Math.cos(angle)]
  })

/** The same points spread until they touch all sides. */
const spread = (points: readonly [number, number][]): [number, number][] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return points.map(([x, y]) => [(x - left) / (right - left), (y - top) / (bottom - top)])
}

export const pentagon = through(...spread(around(5)))
export const septagon = through(...spread(around(7)))
export const star = through(...spread(around(10, 0.45)))
/** What bangs has many points. */
export const bang = through(...spread(around(16, 0.84)))

/** How high the roof of a house is, and how long the points of boxes that point somewhere are, in pixels. */
export const roof = 20

const roofOf = (h: number): number => Math.min(roof, h / 3)

export const house: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y + roofOf(h)} L ${x + w / 2} ${y} L ${x + w} ${y + roofOf(h)} V ${y + h} H ${x} Z`, paint),
]

export const houseDown: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w} V ${y + h - roofOf(h)} L ${x + w / 2} ${y + h} L ${x} ${y + h - roofOf(h)} Z`, paint),
]

/** A box that points to the right. */
export const pointer: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w - roof} L ${x + w} ${y + h / 2} L ${x + w - roof} ${y + h} H ${x} Z`, paint),
]

/** The same with a notch at its left side: a step among others. */
export const chevron: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y} H ${x + w - roof} L ${x + w} ${y + h / 2} L ${x + w - roof} ${y + h} H ${x} L ${x + roof} ${y + h / 2} Z`,
    paint,
  ),
]

/** How much wider the head of an arrow is than its shaft, at each side, in pixels. */
export const barb = 8

export const arrowRight: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y + barb} H ${x + w - roof} V ${y} L ${x + w} ${y + h / 2} L ${x + w - roof} ${y + h} V ${y + h - barb} H ${x} Z`,
    paint,
  ),
]

export const arrowLeft: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x + w} ${y + barb} H ${x + roof} V ${y} L ${x} ${y + h / 2} L ${x + roof} ${y + h} V ${y + h - barb} H ${x + w} Z`,
    paint,
  ),
]

const octagonPath = ({ x, y, w, h }: Rect, cut: number): string =>
  `M ${x + cut} ${y} H ${x + w - cut} L ${x + w} ${y + cut} V ${y + h - cut} L ${x + w - cut} ${y + h} H ${x + cut} L ${x} ${y + h - cut} V ${y + cut} Z`

/** An octagon around others. */
const octagons =
  (count: number): Outline =>
  (rect, paint) => {
    const cut = Math.min(16, rect.h / 3)
    const paths = Array.from({ length: count }, (_, index) => {
      const inset = index * between
      const { x, y, w, h } = rect
      return octagonPath({ x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset }, cut - inset * 0.6)
    })
    return [filled(paths.join(' '), paint)]
  }

export const octagon = octagons(1)
export const doubleOctagon = octagons(2)
export const tripleOctagon = octagons(3)

/** Narrower above than below. */
export const egg: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x + w / 2} ${y} C ${x + w * 0.74} ${y} ${x + w} ${y + h * 0.36} ${x + w} ${y + h * 0.62} C ${x + w} ${y + h * 0.86} ${x + w * 0.78} ${y + h} ${x + w / 2} ${y + h} C ${x + w * 0.22} ${y + h} ${x} ${y + h * 0.86} ${x} ${y + h * 0.62} C ${x} ${y + h * 0.36} ${x + w * 0.26} ${y} ${x + w / 2} ${y} Z`,
    paint,
  ),
]

/** How much of a corner a mark cuts off, in pixels. */
const corner = 8

export const markedBox: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y + corner} L ${x + corner} ${y} M ${x + w - corner} ${y} l ${corner} ${corner} M ${x + w} ${y + h - corner} l ${-corner} ${corner} M ${x + corner} ${y + h} l ${-corner} ${-corner} M ${x} ${y} h ${w} v ${h} h ${-w} Z`,
    paint,
  ),
]

export const markedDiamond: Outline = ({ x, y, w, h }, paint) => {
  const [middle, center, across, down] = [x + w / 2, y + h / 2, (w / h) * corner, (h / w) * corner]
  const marks = `M ${middle - across} ${y + corner} h ${2 * across} M ${middle - across} ${y + h - corner} h ${2 * across} M ${x + corner} ${center - down} v ${2 * down} M ${x + w - corner} ${center - down} v ${2 * down}`
  return [filled(`${marks} M ${middle} ${y} L ${x + w} ${center} L ${middle} ${y + h} L ${x} ${center} Z`, paint)]
}

export const markedCircle: Outline = ({ x, y, w, h }, paint) => {
  const [middle, center, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2]
  const half = Math.sqrt(r * r - (r - corner) ** 2)
  return [
    circle(middle, center, r, { fill: 'surface', stroke: 'muted', ...paint }),
    ...[center - r + corner, center + r - corner].map((at) =>
      filled(`M ${round(middle - half)} ${at} H ${round(middle + half)}`, { stroke: 'muted', ...paint, fill: 'none' }),
    ),
  ]
}

/** How far the sides of a block lean back, in pixels. */
export const depth = 8

/** A box with a depth. */
export const block3d: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y + depth} H ${x + w - depth} V ${y + h} M ${x + w - depth} ${y + depth} L ${x + w} ${y} M ${x} ${y + depth} L ${x + depth} ${y} H ${x + w} V ${y + h - depth} L ${x + w - depth} ${y + h} H ${x} Z`,
    paint,
  ),
]

/** How far a callout points down, in pixels. */
export const speech = 12

export const callout: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y} H ${x + w} V ${y + h - speech} H ${x + 2.5 * speech} L ${x + speech} ${y + h} V ${y + h - speech} H ${x} Z`,
    paint,
  ),
]
