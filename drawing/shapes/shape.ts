/**
 * The shapes of nodes, once for all recipes: how each is outlined, and how much of it words may fill.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Box, Element, Path } from '../../src/scene/scene.ts'
import { box, circle, line, path } from '../primitives.ts'

/** Fill, stroke and dash of an outline; boxes and shapes are filled with `surface` and stroked `muted` by default. */
export type Paint = Pick<Box, 'fill' | 'stroke' | 'dashed'>

/** One shape. */
export type Shape = {
  /** The outline that fills a rectangle. */
  outline: (rect: Rect, paint: Paint) => Element[]
  /** The part of the rectangle that words may fill, air included. */
  words: (rect: Rect) => Rect
  /** The least size, in pixels, of a shape that holds words of `w` by `h`. */
  need: (w: number, h: number) => { w: number; h: number }
  /** Where connectors meet it: on the whole of each side, at the four tips, or around a circle. */
  ports: 'sides' | 'tips' | 'circle'
  /** A mark of fixed size that shows no words, such as a start or a fork: its name serves only as a reference. */
  isMark?: true
}

/** All shapes by name. */
export type ShapeName = keyof typeof registry

/** A shape by name. */
export const shapeOf = (name: ShapeName): Shape => registry[name]

/** Whether nodes of this shape are marks without words. */
export const isMark = (name: ShapeName): boolean => shapeOf(name).isMark === true

/** Free pixels between words and the outline, across and down. */
const air = { x: 12, y: 8 }
/** Half the height of a cylinder's lid; the lid of a queue lies on its side. */
const lid = 8
/** From the edge of an external system or predefined process to its side bar. */
const bar = 8
/** How far the sides of a parallelogram lean, and how much a fold takes of a corner. */
const lean = 16
const fold = 16

const stroke = ({ stroke: color }: Paint): Pick<Path, 'stroke'> => (color === undefined ? {} : { stroke: color })

const filled = (d: string, paint: Paint): Path => path(d, { fill: 'surface', ...paint })

/** A shape whose words may fill its rectangle but for fixed strips. */
const padded = (
  outline: Shape['outline'],
  { left = 0, right = 0, top = 0, bottom = 0 }: { left?: number; right?: number; top?: number; bottom?: number } = {},
): Shape => ({
  outline,
  words: ({ x, y, w, h }) => ({
    x: x + left + air.x,
    y: y + top,
    w: w - left - right - 2 * air.x,
    h: h - top - bottom,
  }),
  need: (w, h) => ({ w: w + left + right + 2 * air.x, h: h + top + bottom + 2 * air.y }),
  ports: 'sides',
})

const rectangle: Shape['outline'] = ({ x, y, w, h }, paint) => [box(x, y, w, h, paint)]

const cylinder: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const ry = Math.min(lid, h / 4)
  const arc = `A ${w / 2} ${ry} 0 0`
  const [top, bottom] = [y + ry, y + h - ry]
  return [
    filled(`M ${x} ${top} ${arc} 1 ${x + w} ${top} V ${bottom} ${arc} 1 ${x} ${bottom} Z`, paint),
    path(`M ${x} ${top} ${arc} 0 ${x + w} ${top}`, stroke(paint)),
  ]
}

const queue: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const arc = `A ${lid} ${h / 2} 0 0`
  const [left, right] = [x + lid, x + w - lid]
  return [
    filled(`M ${left} ${y} H ${right} ${arc} 1 ${right} ${y + h} H ${left} ${arc} 1 ${left} ${y} Z`, paint),
    path(`M ${right} ${y} ${arc} 0 ${right} ${y + h}`, stroke(paint)),
  ]
}

/** A person has a head; small samples in a key have smaller ones. On the grid, because the body starts 1.5 radii down. */
const headRadius = (h: number): number => (h >= 56 ? 16 : 8)

const person: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const r = headRadius(h)
  // The shoulders cover the lower quarter of the head.
  return [circle(x + w / 2, y + r, r, paint), box(x, y + 1.5 * r, w, h - 1.5 * r, paint)]
}

/** UML's actor: a stick figure as high as its rectangle, in the middle of it. */
const stickFigure: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const [middle, head, reach] = [x + w / 2, Math.round(h / 7), Math.round((h * 2) / 7)]
  const [left, right, arms, hips] = [
    middle - reach,
    middle + reach,
    y + Math.round((h * 3) / 7),
    y + Math.round(h * 0.7),
  ]
  // Hands of 2 px let a level edge find where an arm ends.
  const limbs = `M ${left} ${arms - 1} v 2 m 0 -1 H ${right} m 0 -1 v 2 M ${middle} ${y + 2 * head} V ${hips} M ${left + 3} ${y + h} L ${middle} ${hips} L ${right - 3} ${y + h}`
  return [circle(middle, y + head, head, { fill: 'surface', stroke: 'muted', ...paint }), path(limbs, stroke(paint))]
}

const external: Shape['outline'] = ({ x, y, w, h }, paint) => [
  box(x, y, w, h, paint),
  line(x + bar, y, x + bar, y + h, stroke(paint)),
  line(x + w - bar, y, x + w - bar, y + h, stroke(paint)),
]

/** Higher pills have straight sides, so that their corners leave room for the first and last of many lines. */
const roundest = 28

const pill: Shape['outline'] = ({ x, y, w, h }, paint) => {
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
const round: Shape['outline'] = ({ x, y, w, h }, paint) => [filled(roundedRect({ x, y, w, h }), paint)]

/** The outline of a rectangle with corners of 16 px. */
export const roundedRect = ({ x, y, w, h }: Rect): string => {
  const r = Math.min(16, h / 2)
  const arc = `A ${r} ${r} 0 0 1`
  return `M ${x + r} ${y} H ${x + w - r} ${arc} ${x + w} ${y + r} V ${y + h - r} ${arc} ${x + w - r} ${y + h} H ${x + r} ${arc} ${x} ${y + h - r} V ${y + r} ${arc} ${x + r} ${y} Z`
}

/** ISO 5807's delay: a box with a round right side. */
const delay: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const r = Math.min(h / 2, roundest)
  return [filled(`M ${x} ${y} H ${x + w - r} A ${r} ${h / 2} 0 0 1 ${x + w - r} ${y + h} H ${x} Z`, paint)]
}

const diamond: Shape['outline'] = ({ x, y, w, h }, paint) => [
  filled(`M ${x + w / 2} ${y} L ${x + w} ${y + h / 2} L ${x + w / 2} ${y + h} L ${x} ${y + h / 2} Z`, paint),
]

const parallelogram: Shape['outline'] = ({ x, y, w, h }, paint) => [
  filled(`M ${x + lean} ${y} H ${x + w} L ${x + w - lean} ${y + h} H ${x} Z`, paint),
]

const waveOf = (h: number): number => Math.min(16, h / 3)

const document: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const wave = waveOf(h)
  const base = y + h - wave / 2
  const right = `Q ${x + w * 0.75} ${base - wave} ${x + w / 2} ${base}`
  return [filled(`M ${x} ${y} H ${x + w} V ${base} ${right} Q ${x + w * 0.25} ${base + wave} ${x} ${base} Z`, paint)]
}

const note: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const size = Math.min(fold, h / 3)
  return [
    filled(`M ${x} ${y} H ${x + w - size} L ${x + w} ${y + size} V ${y + h} H ${x} Z`, paint),
    path(`M ${x + w - size} ${y} V ${y + size} H ${x + w}`, stroke(paint)),
  ]
}

const hexagon: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const side = Math.min(lean, h / 3)
  return [
    filled(
      `M ${x + side} ${y} H ${x + w - side} L ${x + w} ${y + h / 2} L ${x + w - side} ${y + h} H ${x + side} L ${x} ${y + h / 2} Z`,
      paint,
    ),
  ]
}

const ellipse: Shape['outline'] = ({ x, y, w, h }, paint) => [
  filled(
    `M ${x} ${y + h / 2} A ${w / 2} ${h / 2} 0 0 1 ${x + w} ${y + h / 2} A ${w / 2} ${h / 2} 0 0 1 ${x} ${y + h / 2} Z`,
    paint,
  ),
]

const cloud: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const [q, base] = [w / 4, y + h]
  return [
    filled(
      `M ${x + q * 0.8} ${base} A ${q * 0.8} ${h * 0.3} 0 0 1 ${x + q * 0.7} ${y + h * 0.42} A ${q} ${h * 0.36} 0 0 1 ${x + q * 2.3} ${y + h * 0.26} A ${q * 0.75} ${h * 0.3} 0 0 1 ${x + q * 3.4} ${y + h * 0.5} A ${q * 0.6} ${h * 0.25} 0 0 1 ${x + q * 3.3} ${base} Z`,
      paint,
    ),
  ]
}

/** Data-flow diagrams: a process is a circle. */
const circleOutline: Shape['outline'] = ({ x, y, w, h }, paint) => [
  circle(x + w / 2, y + h / 2, Math.min(w, h) / 2, { fill: 'surface', stroke: 'muted', ...paint }),
]

/** Data-flow diagrams: a data store is two parallel lines, open at the sides. */
const parallelLines: Shape['outline'] = ({ x, y, w, h }, { fill, stroke: color = 'muted' }) => [
  box(x, y, w, h, { fill: fill ?? 'surface', stroke: 'none' }),
  line(x, y, x + w, y, { stroke: color }),
  line(x, y + h, x + w, y + h, { stroke: color }),
]

/** UML's provided interface. */
const ball: Shape['outline'] = ({ x, y, w, h }, paint) => [
  circle(x + w / 2, y + h / 2, 8, { fill: 'surface', stroke: 'muted', ...paint }),
]

/** Solid marks have one color: the accent where they are in focus. */
const solid = ({ stroke: color = 'ink' }: Paint): Pick<Box, 'fill' | 'stroke'> => ({ fill: color, stroke: color })

const dot: Shape['outline'] = ({ x, y, w, h }, paint) => [
  circle(x + w / 2, y + h / 2, Math.min(w, h) / 2, solid(paint)),
]

/** The end of one flow of an activity: a circle with a cross. */
const crossed: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const r = Math.min(w, h) / 2
  const [left, top, arm] = [x + w / 2, y + h / 2, Math.round(r * 0.7)]
  const cross = `M ${left - arm} ${top - arm} L ${left + arm} ${top + arm} M ${left + arm} ${top - arm} L ${left - arm} ${top + arm}`
  return [circle(left, top, r, paint), path(cross, stroke(paint))]
}

/** The end of a state machine or activity: a dot in a ring. */
const ring: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const r = Math.min(w, h) / 2
  const color = paint.stroke ?? 'ink'
  return [
    circle(x + w / 2, y + h / 2, r, { fill: 'none', stroke: color }),
    circle(x + w / 2, y + h / 2, r - 4, { fill: color, stroke: color }),
  ]
}

/** UML's component: a box with the small symbol in its top right corner; in the middle of a sample in a key. */
const component: Shape['outline'] = ({ x, y, w, h }, paint) => {
  const [left, top] = h < 40 ? [x + w / 2 - 6, y + h / 2 - 8] : [x + w - 22, y + 4]
  return [
    box(x, y, w, h, paint),
    path(
      `M ${left} ${top} H ${left + 16} V ${top + 16} H ${left} Z M ${left - 4} ${top + 3} h 8 v 4 h -8 Z M ${left - 4} ${top + 9} h 8 v 4 h -8 Z`,
      { fill: 'surface', ...paint },
    ),
  ]
}

/** A fork, a join, a synchronization point: a solid bar. */
const solidBar: Shape['outline'] = ({ x, y, w, h }, paint) => [box(x, y, w, h, solid(paint))]

const fixed = (outline: Shape['outline'], size: { w: number; h: number }, ports: Shape['ports'] = 'circle'): Shape => ({
  outline,
  words: (rect) => rect,
  need: () => size,
  ports,
  isMark: true,
})

/**
 * Words of w by h fit a diamond of W by H when w / W + h / H is at most 1. Flatter than 1.73 : 1, an arrow into a side
 * tip would meet the outline at less than 30 degrees (rubric R09): such diamonds are entered from above or below.
 */
export const diamondNeed = (w: number, h: number, ratio: number): { w: number; h: number } => ({
  w: w + 8 + ratio * (h + 4),
  h: (w + 8) / ratio + h + 4,
})

const registry = {
  box: padded(rectangle),
  cylinder: padded(cylinder, { top: 2 * lid, bottom: 0 }),
  queue: padded(queue, { left: lid, right: 2 * lid }),
  person: {
    ...padded(person, { top: 24 }),
    words: ({ x, y, w, h }: Rect) => ({
      x: x + air.x,
      y: y + 1.5 * headRadius(h),
      w: w - 2 * air.x,
      h: h - 1.5 * headRadius(h),
    }),
  },
  actor: { ...padded(stickFigure, { top: 56 }), need: (w, h) => ({ w, h: h + 60 }) },
  external: padded(external, { left: bar, right: bar }),
  predefined: padded(external, { left: bar, right: bar }),
  pill: padded(pill, { left: 8, right: 8 }),
  delay: padded(delay, { right: 8 }),
  parallelogram: padded(parallelogram, { left: lean, right: lean }),
  document: padded(document, { bottom: 16 }),
  note: padded(note, { right: 8 }),
  hexagon: padded(hexagon, { left: 8, right: 8 }),
  component: padded(component, { left: 4, right: 4, top: 12, bottom: 12 }),
  ellipse: {
    outline: ellipse,
    words: (rect: Rect) => rect,
    // An upright rectangle fits an ellipse that is larger by the square root of two.
    need: (w: number, h: number) => ({ w: w * 1.42 + 8, h: h * 1.42 + 24 }),
    ports: 'tips',
  },
  cloud: {
    outline: cloud,
    words: ({ x, y, w, h }: Rect) => ({ x: x + w * 0.15, y: y + h * 0.25, w: w * 0.7, h: h * 0.7 }),
    need: (w: number, h: number) => ({ w: w / 0.7 + 16, h: h / 0.6 + 16 }),
    ports: 'tips',
  },
  diamond: {
    outline: diamond,
    words: (rect: Rect) => rect,
    need: (w: number, h: number) => diamondNeed(w, h, 1.7),
    ports: 'tips',
  },
  round: padded(round),
  circle: {
    outline: circleOutline,
    words: (rect: Rect) => rect,
    need: (w: number, h: number) => {
      const size = Math.max(96, Math.hypot(w, h) + 16)
      return { w: size, h: size }
    },
    ports: 'circle',
  },
  'data-store': padded(parallelLines),
  choice: fixed(diamond, { w: 32, h: 32 }, 'tips'),
  ball: fixed(ball, { w: 16, h: 16 }),
  dot: fixed(dot, { w: 24, h: 24 }),
  crossed: fixed(crossed, { w: 32, h: 32 }),
  ring: fixed(ring, { w: 32, h: 32 }),
  bar: fixed(solidBar, { w: 96, h: 8 }, 'sides'),
} as const satisfies Record<string, Shape>
