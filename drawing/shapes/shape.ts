/**
 * The shapes of nodes, once for all recipes: how each is outlined, and how much of it words may fill.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { fixed, near, padded, padding, type Shape } from './fitted.ts'
import * as flow from './flow-outlines.ts'
import { foreignShapes } from './foreign-shapes.ts'
import * as marks from './mark-outlines.ts'
import * as plain from './plain-outlines.ts'
import { diamondNeed, triangleNeed } from './pointed-needs.ts'
import * as system from './system-outlines.ts'

/** A shape by name. */
export function shapeOf(name: ShapeName): Shape {
  return registry[name]
}

/** All shapes by name. */
export type ShapeName = keyof typeof registry

/** Whether nodes of this shape are marks without words. */
export const isMark = (name: ShapeName): boolean => shapeOf(name).isMark === true

const registry = {
  box: padded(flow.rectangle),
  cylinder: padded(system.cylinder, { top: 2 * system.lid, bottom: 0 }),
  queue: padded(system.queue, { left: system.lid, right: 2 * system.lid }),
  person: {
    ...padded(system.person, { top: 24 }),
    words: ({ x, y, w, h }: Rect) => {
      const head = 1.5 * system.headRadius(h)
      return { x: x + padding.x, y: y + head, w: w - 2 * padding.x, h: h - head }
    },
  },
  actor: { ...padded(system.stickFigure, { top: 56 }), need: (w, h) => ({ w, h: h + 60 }) },
  external: padded(system.external, { left: system.bar, right: system.bar }),
  predefined: padded(system.external, { left: system.bar, right: system.bar }),
  window: padded(system.window, { top: system.titleBar }),
  pill: padded(flow.pill, { left: 8, right: 8 }),
  delay: padded(flow.delay, { right: 8 }),
  parallelogram: padded(flow.parallelogram, { left: flow.lean, right: flow.lean }),
  document: padded(flow.document, { bottom: 16 }),
  note: padded(flow.note, { right: 8 }),
  hexagon: padded(flow.hexagon, { left: 8, right: 8 }),
  component: padded(system.component, { left: 4, right: 4, top: 14, bottom: 10 }),
  ellipse: {
    outline: flow.ellipse,
    words: (rect: Rect) => rect,
    // An upright rectangle fits an ellipse that is larger by the square root of two.
    need: (w: number, h: number) => ({ w: w * 1.42 + 8, h: h * 1.42 + 24 }),
    ports: 'tips',
  },
  cloud: {
    outline: system.cloud,
    words: ({ x, y, w, h }: Rect) => ({ x: x + w * 0.15, y: y + h * 0.25, w: w * 0.7, h: h * 0.7 }),
    // Two lines fit beside its bumps; more of them need room under these.
    need: (w: number, h: number) =>
      h > 44 ? { w: w / 0.6 + 16, h: h / 0.46 + 16 } : { w: w / 0.7 + 16, h: h / 0.6 + 16 },
    ports: 'tips',
  },
  diamond: {
    outline: flow.diamond,
    words: (rect: Rect) => rect,
    need: (w: number, h: number) => diamondNeed(w, h, 1.7),
    ports: 'tips',
  },
  round: padded(flow.roundBox),
  circle: {
    outline: flow.circleOutline,
    words: (rect: Rect) => rect,
    need: (w: number, h: number) => {
      const size = Math.max(96, Math.hypot(w, h) + 16)
      return { w: size, h: size }
    },
    ports: 'circle',
  },
  'double-circle': {
    outline: plain.doubleCircle,
    words: (rect: Rect) => rect,
    need: (w: number, h: number) => {
      const size = Math.max(96, Math.hypot(w, h) + 16 + 2 * plain.between)
      return { w: size, h: size }
    },
    ports: 'circle',
  },
  'parallelogram-left': padded(plain.parallelogramLeft, { left: flow.lean, right: flow.lean }),
  trapezoid: padded(plain.trapezoid, { left: flow.lean, right: flow.lean }),
  'trapezoid-down': padded(plain.trapezoidDown, { left: flow.lean, right: flow.lean }),
  triangle: {
    outline: plain.triangle,
    words: ({ x, y, w, h }: Rect) => ({ x: x + w / 4, y: y + h / 2, w: w / 2, h: h / 2 - 4 }),
    need: triangleNeed,
    ports: 'tips',
  },
  flag: padded(plain.flag, { left: plain.notch }),
  folder: padded(plain.folder, { top: plain.tab.h }),
  text: { ...padded(plain.bare), hugs: near },
  'data-store': padded(system.parallelLines),
  choice: fixed(flow.diamond, { w: 32, h: 32 }, 'tips'),
  ball: fixed(marks.ball, { w: 16, h: 16 }),
  dot: fixed(marks.dot, { w: 24, h: 24 }),
  junction: fixed(marks.dot, { w: 16, h: 16 }),
  history: fixed(marks.history, { w: 32, h: 32 }),
  crossed: fixed(marks.crossed, { w: 32, h: 32 }),
  ring: fixed(marks.ring, { w: 32, h: 32 }),
  bar: fixed(marks.solidBar, { w: 96, h: 8 }, 'sides'),
  ...foreignShapes,
} as const satisfies Record<string, Shape>
