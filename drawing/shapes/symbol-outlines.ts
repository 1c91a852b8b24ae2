/**
 * Outlines of flowcharts that are no boxes: devices, storage, braces, bolts (ISO 5807 and Mermaid's list).
 */
import { path } from '../primitives.ts'
import { lean } from './flow-outlines.ts'
import { filled, type Outline, type Paint } from './outline.ts'
import { lid } from './system-outlines.ts'

/** How much higher the right side of what is typed in by hand is than the left one, in pixels. */
export const slope = 16

/** Manual input: its upper side rises to the right. */
export const slopedBox: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y + slope} L ${x + w} ${y} V ${y + h} H ${x} Z`, paint),
]

/** A loop's limit: both upper corners are cut. */
export const loopLimit: Outline = ({ x, y, w, h }, paint) => {
  const cut = Math.min(lean, h / 3)
  return [filled(`M ${x + cut} ${y} H ${x + w - cut} L ${x + w} ${y + cut} V ${y + h} H ${x} V ${y + cut} Z`, paint)]
}

/** How long the point of a display is at its left, and how deep the sides of stored data are curved, in pixels. */
export const point = 20
export const curve = 12

export const display: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x + point} ${y} H ${x + w - curve} A ${curve} ${h / 2} 0 0 1 ${x + w - curve} ${y + h} H ${x + point} L ${x} ${y + h / 2} Z`,
    paint,
  ),
]

/** Stored data: both sides are curved to the left. */
export const storedData: Outline = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x + curve} ${y} H ${x + w} A ${curve} ${h / 2} 0 0 0 ${x + w} ${y + h} H ${x + curve} A ${curve} ${h / 2} 0 0 1 ${x + curve} ${y} Z`,
    paint,
  ),
]

/** Pixels between the two fronts of a disk's lid. */
export const rim = 6

/** A cylinder with a second line under its lid. */
export const disk: Outline = ({ x, y, w, h }, paint) => {
  const ry = Math.min(lid, h / 4)
  const arc = `A ${w / 2} ${ry} 0 0`
  const [top, bottom, lower] = [y + ry, y + h - ry, y + ry + Math.min(rim, h / 8)]
  const fronts = [lower, top].map((at) => `M ${x + w} ${at} ${arc} 1 ${x} ${at}`).join(' ')
  return [filled(`${fronts} M ${x} ${top} ${arc} 1 ${x + w} ${top} V ${bottom} ${arc} 1 ${x} ${bottom} Z`, paint)]
}

export const triangleDown: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w} L ${x + w / 2} ${y + h} Z`, paint),
]

/** Two triangles that meet in a point: collating. */
export const hourglass: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w} L ${x} ${y + h} H ${x + w} Z`, paint),
]

/** A bolt of lightning: a link to somewhere else. */
export const bolt: Outline = ({ x, y, w, h }, paint) => {
  const at = [0.4, 0, 0.74, 0, 0.58, 0.36, 0.92, 0.36, 0.32, 1, 0.46, 0.54, 0.12, 0.54]
  const points = at.map((each, index) => Math.round(index % 2 === 0 ? x + each * w : y + each * h))
  return [filled(`M ${points[0]} ${points[1]} L ${points.slice(2).join(' ')} Z`, paint)]
}

/** How wide a brace is, in pixels. */
export const braceWidth = 12

/** A brace that points to the left from `x`, or to the right where `way` is -1. */
const brace = (x: number, { y, h }: { y: number; h: number }, way: 1 | -1): string => {
  const [half, r] = [braceWidth / 2, Math.min(braceWidth / 2, h / 4)]
  const [stem, end, middle] = [x + way * half, x + way * braceWidth, y + h / 2]
  return `M ${end} ${y} Q ${stem} ${y} ${stem} ${y + r} V ${middle - r} Q ${stem} ${middle} ${x} ${middle} Q ${stem} ${middle} ${stem} ${middle + r} V ${y + h - r} Q ${stem} ${y + h} ${end} ${y + h}`
}

const open = (d: string, { stroke = 'muted' }: Paint) => [path(d, { stroke })]

export const braceLeft: Outline = (rect, paint) => open(brace(rect.x, rect, 1), paint)
export const braceRight: Outline = (rect, paint) => open(brace(rect.x + rect.w, rect, -1), paint)
export const braces: Outline = (rect, paint) =>
  open(`${brace(rect.x, rect, 1)} ${brace(rect.x + rect.w, rect, -1)}`, paint)

/** A line under words. */
export const underline: Outline = ({ x, y, w, h }, paint) => open(`M ${x} ${y + h} H ${x + w}`, paint)
