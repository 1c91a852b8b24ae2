/**
 * Nodes of architecture pictures: a shape that tells the kind, and in it the name, the kind or technology
 * in brackets, and a line or two of purpose. Words that do not fit their shape are refused.
 */
import type { Box, Element } from '../../src/scene/scene.ts'
import { type LabelLine, label, type Rect } from './label.ts'
import { box, circle, path } from './primitives.ts'

/** A person has a head, a cylinder stores, a queue lies on its side, an external system has side bars. */
export type Shape = 'box' | 'person' | 'cylinder' | 'queue' | 'external'

/** What stands in a node, from top to bottom. */
export type NodeWords = {
  /** 16 px bold unless `nameSize` says otherwise. */
  name: string
  nameSize?: 14 | 16
  /** Set in brackets, 12 px: `Container: Go` reads "[Container: Go]". */
  kind?: string
  /** Lines of 14 px, muted; one element per line. */
  purpose?: string[]
  /** The name is code. */
  mono?: boolean
}

/** How a node looks: `accent` for the one that the reader should see first. */
export type NodeLook = { shape?: Shape; accent?: boolean } & Pick<Box, 'fill' | 'stroke'>

type Paint = Pick<Box, 'fill' | 'stroke'>

/** Half the height of a cylinder's lid, in pixels. */
const lid = 8

/** From an external system's edge to its side bar, in pixels. */
const bar = 8

/** Radius of a person's head in pixels; small samples in a key have smaller ones. */
const headRadius = (h: number): number => Math.min(16, h / 4)

const cylinder = ({ x, y, w, h }: Rect, paint: Paint): Element[] => {
  const arc = `A ${w / 2} ${lid} 0 0`
  const [top, bottom] = [y + lid, y + h - lid]
  return [
    path(`M ${x} ${top} ${arc} 1 ${x + w} ${top} V ${bottom} ${arc} 1 ${x} ${bottom} Z`, { fill: 'surface', ...paint }),
    path(`M ${x} ${top} ${arc} 0 ${x + w} ${top}`, { stroke: paint.stroke ?? 'muted' }),
  ]
}

const queue = ({ x, y, w, h }: Rect, paint: Paint): Element[] => {
  const arc = `A ${lid} ${h / 2} 0 0`
  const [left, right] = [x + lid, x + w - lid]
  return [
    path(`M ${left} ${y} H ${right} ${arc} 1 ${right} ${y + h} H ${left} ${arc} 1 ${left} ${y} Z`, {
      fill: 'surface',
      ...paint,
    }),
    path(`M ${right} ${y} ${arc} 0 ${right} ${y + h}`, { stroke: paint.stroke ?? 'muted' }),
  ]
}

const external = ({ x, y, w, h }: Rect, paint: Paint): Element[] => [
  box(x, y, w, h, paint),
  path(`M ${x + bar} ${y} V ${y + h} M ${x + w - bar} ${y} V ${y + h}`, { stroke: paint.stroke ?? 'muted' }),
]

const person = ({ x, y, w, h }: Rect, paint: Paint): Element[] => [
  circle(x + w / 2, y + headRadius(h), headRadius(h), paint),
  // The shoulders cover the lower quarter of the head.
  box(x, y + 1.5 * headRadius(h), w, h - 1.5 * headRadius(h), paint),
]

/** The outline of a node without words. */
export const outline = (rect: Rect, shape: Shape, paint: Paint = {}): Element[] => {
  switch (shape) {
    case 'box':
      return [box(rect.x, rect.y, rect.w, rect.h, paint)]
    case 'cylinder':
      return cylinder(rect, paint)
    case 'queue':
      return queue(rect, paint)
    case 'person':
      return person(rect, paint)
    case 'external':
      return external(rect, paint)
    default:
      return shape satisfies never
  }
}

/** The part of a shape that words may fill. */
export const wordRoom = ({ x, y, w, h }: Rect, shape: Shape): Rect => {
  switch (shape) {
    case 'box':
      return { x, y, w, h }
    case 'cylinder':
      return { x, y: y + 2 * lid, w, h: h - 2 * lid }
    case 'queue':
      return { x, y, w: w - 2 * lid, h }
    case 'person':
      return { x, y: y + 1.5 * headRadius(h), w, h: h - 1.5 * headRadius(h) }
    case 'external':
      return { x: x + bar, y, w: w - 2 * bar, h }
    default:
      return shape satisfies never
  }
}

const lines = ({ name, nameSize = 16, kind, purpose = [], mono }: NodeWords): LabelLine[] => [
  { text: name, bold: true, size: nameSize, ...(mono ? { mono } : {}) },
  ...(kind === undefined ? [] : [{ text: `[${kind}]`, size: 12, fill: 'muted' } as const]),
  ...purpose.map((text): LabelLine => ({ text, size: 14, fill: 'muted' })),
]

/** A node with its words. */
export const node = (rect: Rect, words: NodeWords, { shape = 'box', accent, ...look }: NodeLook = {}): Element[] => {
  const paint: Paint = accent ? { fill: 'soft', stroke: 'accent', ...look } : look
  return [...outline(rect, shape, paint), ...label(wordRoom(rect, shape), lines(words))]
}
