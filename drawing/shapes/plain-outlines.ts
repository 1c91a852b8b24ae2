/**
 * Outlines that diagram languages have by name and no recipe gives a meaning: nested circles, trapezoids, flags.
 */
import { circle, path } from '../primitives.ts'
import { lean } from './flow-outlines.ts'
import { filled, type Outline, stroke } from './outline.ts'

/** Between the two circles of a double one, in pixels. */
export const between = 4

export const doubleCircle: Outline = ({ x, y, w, h }, paint) => {
  const [middle, r] = [{ x: x + w / 2, y: y + h / 2 }, Math.min(w, h) / 2]
  return [
    circle(middle.x, middle.y, r, { fill: 'surface', stroke: 'muted', ...paint }),
    circle(middle.x, middle.y, r - between, { fill: 'none', stroke: paint.stroke ?? 'muted' }),
  ]
}

export const parallelogramLeft: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w - lean} L ${x + w} ${y + h} H ${x + lean} Z`, paint),
]

/** Wide at the bottom. */
export const trapezoid: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x + lean} ${y} H ${x + w - lean} L ${x + w} ${y + h} H ${x} Z`, paint),
]

/** Wide at the top: a manual operation of ISO 5807. */
export const trapezoidDown: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w} L ${x + w - lean} ${y + h} H ${x + lean} Z`, paint),
]

export const triangle: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x + w / 2} ${y} L ${x + w} ${y + h} H ${x} Z`, paint),
]

/** How deep a flag is notched at its left side, in pixels. */
export const notch = 12

/** A box with a notch at its left side. */
export const flag: Outline = ({ x, y, w, h }, paint) => [
  filled(`M ${x} ${y} H ${x + w} V ${y + h} H ${x} L ${x + notch} ${y + h / 2} Z`, paint),
]

/** The tab of a folder that has its name in its body, in pixels. */
export const tab = { w: 40, h: 8 }

/** A box under a tab: UML's package, a folder. */
export const folder: Outline = (rect, paint) => folderUnder({ ...tab, w: Math.min(tab.w, rect.w / 2) })(rect, paint)

/** A box under a tab of this size. */
export const folderUnder =
  (top: { w: number; h: number }): Outline =>
  ({ x, y, w, h }, paint) => [
    filled(`M ${x} ${y} H ${x + top.w} V ${y + top.h} H ${x + w} V ${y + h} H ${x} Z`, paint),
    path(`M ${x} ${y + top.h} H ${x + top.w}`, stroke(paint)),
  ]

/** Nothing but words. */
export const bare: Outline = () => []
