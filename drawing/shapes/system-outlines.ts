/**
 * Outlines of what systems are made of: stores, queues, people, other systems, components.
 */

import type { Path } from '../../src/scene/scene.ts'
import { box, circle, line, path } from '../primitives.ts'
import { filled, type Outline, type Paint, stroke } from './outline.ts'

/** Half the height of a cylinder's lid; the lid of a queue lies on its side. */
export const lid = 8
/** From the edge of an external system or predefined process to its side bar. */
export const bar = 8

/** A cylinder whose lid is so high, half of it. */
export const cylinderWith =
  (half: number): Outline =>
  ({ x, y, w, h }, paint) => {
    const ry = Math.min(half, h / 4)
    const arc = `A ${w / 2} ${ry} 0 0`
    const [top, bottom] = [y + ry, y + h - ry]
    const front = `M ${x + w} ${top} ${arc} 1 ${x} ${top}`
    return [filled(`${front} M ${x} ${top} ${arc} 1 ${x + w} ${top} V ${bottom} ${arc} 1 ${x} ${bottom} Z`, paint)]
  }

export const cylinder: Outline = cylinderWith(lid)

export const queue: Outline = ({ x, y, w, h }, paint) => {
  const arc = `A ${lid} ${h / 2} 0 0`
  const [left, right] = [x + lid, x + w - lid]
  const mouth = `M ${right} ${y + h} ${arc} 1 ${right} ${y}`
  return [
    filled(`${mouth} M ${left} ${y} H ${right} ${arc} 1 ${right} ${y + h} H ${left} ${arc} 1 ${left} ${y} Z`, paint),
  ]
}

/** A person has a head; small samples in a key have smaller ones. On the grid, because the body starts 1.5 radii down. */
export const headRadius = (h: number): number => (h >= 56 ? 16 : 8)

export const person: Outline = ({ x, y, w, h }, paint) => {
  const r = headRadius(h)
  // The shoulders cover the lower quarter of the head.
  return [circle(x + w / 2, y + r, r, paint), box(x, y + 1.5 * r, w, h - 1.5 * r, paint)]
}

/** UML's actor: a stick figure as high as its rectangle, in the middle of it; the head of a small one is larger in proportion. */
export const stickFigure: Outline = ({ x, y, w, h }, paint) => {
  const head = Math.max(Math.round(h / 7), Math.min(8, Math.round(h / 4.5)))
  const [middle, reach, neck, body] = [x + w / 2, Math.round((h * 2) / 7), y + 2 * head, h - 2 * head]
  const [left, right, arms, hips] = [
    middle - reach,
    middle + reach,
    neck + Math.round(body * 0.2),
    neck + Math.round(body * 0.58),
  ]
  const limbs = `M ${left} ${arms} H ${right} M ${middle} ${neck} V ${hips} M ${left + 3} ${y + h} L ${middle} ${hips} L ${right - 3} ${y + h} L ${middle} ${hips} Z`
  return [circle(middle, y + head, head, { fill: 'surface', stroke: 'muted', ...paint }), path(limbs, stroke(paint))]
}

/** Lines inside of an outline are dashed like it: a state is said by both. */
const inner = (paint: Paint): Pick<Path, 'stroke' | 'dashed'> => ({
  ...stroke(paint),
  ...(paint.dashed === true ? { dashed: true } : {}),
})

export const external: Outline = ({ x, y, w, h }, paint) => [
  box(x, y, w, h, paint),
  line(x + bar, y, x + bar, y + h, inner(paint)),
  line(x + w - bar, y, x + w - bar, y + h, inner(paint)),
]

/** Height of the title bar of a window. */
export const titleBar = 12

/** A window: a page, a form, a screen. */
export const window: Outline = ({ x, y, w, h }, paint) => [
  box(x, y, w, h, paint),
  line(x, y + titleBar, x + w, y + titleBar, stroke(paint)),
]

export const cloud: Outline = ({ x, y, w, h }, paint) => {
  const [q, base] = [w / 4, y + h]
  return [
    filled(
      `M ${x + q * 0.8} ${base} A ${q * 0.8} ${h * 0.3} 0 0 1 ${x + q * 0.7} ${y + h * 0.42} A ${q} ${h * 0.36} 0 0 1 ${x + q * 2.3} ${y + h * 0.26} A ${q * 0.75} ${h * 0.3} 0 0 1 ${x + q * 3.4} ${y + h * 0.5} A ${q * 0.6} ${h * 0.25} 0 0 1 ${x + q * 3.3} ${base} Z`,
      paint,
    ),
  ]
}

/** UML's component: a box with the small symbol, as thin as ever, in its top right corner; in the middle of a sample in a key. */
export const component: Outline = ({ x, y, w, h }, paint) => {
  const [left, top] = h < 40 ? [x + w / 2 - 6, y + h / 2 - 8] : [x + w - 22, y + 6]
  return [
    box(x, y, w, h, paint),
    path(
      `M ${left} ${top} H ${left + 16} V ${top + 16} H ${left} Z M ${left - 4} ${top + 3} h 8 v 4 h -8 Z M ${left - 4} ${top + 9} h 8 v 4 h -8 Z`,
      // On what is solid it is light, like words.
      paint.fill === 'accent' ? { fill: 'accent', stroke: 'surface' } : { fill: 'surface', stroke: 'muted' },
    ),
  ]
}

/** Data-flow diagrams: a data store is two parallel lines, open at the sides; only in focus there is something between them. */
export const parallelLines: Outline = ({ x, y, w, h }, { fill, stroke: color = 'muted' }) => [
  ...(fill === undefined ? [] : [box(x, y, w, h, { fill, stroke: 'surface' })]),
  line(x, y, x + w, y, { stroke: color }),
  line(x, y + h, x + w, y + h, { stroke: color }),
]
