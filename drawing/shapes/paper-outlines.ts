/**
 * Outlines of flowcharts that are sheets, boxes with lines in them, and stacks of both (ISO 5807 and Mermaid's list).
 */
import { document, waveOf } from './flow-outlines.ts'
import { filled, type Outline } from './outline.ts'

/** From an edge to the line beside it, and how much of a corner a tag takes, in pixels. */
export const strip = 8
export const tag = 16
/** How far the sheets of a stack lie apart, in pixels. */
export const apart = 4

const boxPath = (x: number, y: number, w: number, h: number): string => `M ${x} ${y} h ${w} v ${h} h ${-w} Z`

/** What is seen of a sheet behind another: its upper and its right edge. */
const behind = (x: number, y: number, w: number, h: number): string =>
  `M ${x} ${y} v ${-apart} h ${w} v ${h} h ${-apart} v ${apart - h} Z`

const lined =
  (lines: (rect: { x: number; y: number; w: number; h: number }) => string): Outline =>
  ({ x, y, w, h }, paint) => [filled(`${lines({ x, y, w, h })} ${boxPath(x, y, w, h)}`, paint)]

/** A box with a line along its left side. */
export const linedBox = lined(({ x, y, h }) => `M ${x + strip} ${y} v ${h}`)
/** A box with a line under its upper side. */
export const dividedBox = lined(({ x, y, w }) => `M ${x} ${y + strip} h ${w}`)
/** Both lines: internal storage. */
export const windowPane = lined(({ x, y, w, h }) => `M ${x + strip} ${y} v ${h} M ${x} ${y + strip} h ${w}`)
/** A box with a line across its lower right corner. */
export const taggedBox = lined(({ x, y, w, h }) => `M ${x + w - tag} ${y + h} l ${tag} ${-tag}`)

export const stackedBox: Outline = ({ x, y, w, h }, paint) => {
  const [front, left, top] = [{ w: w - 2 * apart, h: h - 2 * apart }, x, y + 2 * apart]
  return [
    filled(
      `${behind(left + 2 * apart, top - apart, front.w, front.h)} ${behind(left + apart, top, front.w, front.h)} ${boxPath(left, top, front.w, front.h)}`,
      paint,
    ),
  ]
}

/** The path of a document, as its outline draws it. */
const documentPath = (rect: { x: number; y: number; w: number; h: number }): string =>
  document(rect, {})
    .flatMap((each) => (each.type === 'path' ? [each.d] : []))
    .join(' ')

/** How high the wave under a document is, from its base, at a share of its width from the right. */
const waveAt = (share: number, h: number): number => {
  const t = share < 0.5 ? 2 * share : 2 * share - 1
  return (share < 0.5 ? -1 : 1) * 2 * t * (1 - t) * waveOf(h)
}

export const documents: Outline = ({ x, y, w, h }, paint) => {
  const front = { x, y: y + 2 * apart, w: w - 2 * apart, h: h - 2 * apart }
  const side = front.h - waveOf(front.h) / 2
  return [
    filled(
      `${behind(x + 2 * apart, front.y - apart, front.w, side)} ${behind(x + apart, front.y, front.w, side)} ${documentPath(front)}`,
      paint,
    ),
  ]
}

export const taggedDocument: Outline = ({ x, y, w, h }, paint) => {
  const base = y + h - waveOf(h) / 2
  const low = base + waveAt(tag / w, h)
  return [filled(`M ${x + w - tag} ${low} L ${x + w} ${base - tag} ${documentPath({ x, y, w, h })}`, paint)]
}

export const linedDocument: Outline = ({ x, y, w, h }, paint) => {
  const low = y + h - waveOf(h) / 2 + waveAt(1 - strip / w, h)
  return [filled(`M ${x + strip} ${y} V ${low} ${documentPath({ x, y, w, h })}`, paint)]
}

/** Paper tape: waves above and below. */
export const tape: Outline = ({ x, y, w, h }, paint) => {
  const wave = waveOf(h)
  const [top, base] = [y + wave / 2, y + h - wave / 2]
  const [quarter, half] = [w / 4, w / 2]
  return [
    filled(
      `M ${x} ${top} q ${quarter} ${wave} ${half} 0 q ${quarter} ${-wave} ${half} 0 V ${base} q ${-quarter} ${-wave} ${-half} 0 q ${-quarter} ${wave} ${-half} 0 Z`,
      paint,
    ),
  ]
}

/** A punched card: its upper left corner is cut. */
export const card: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x + tag} ${y} H ${x + w} V ${y + h} H ${x} V ${y + tag} Z`, paint),
]
