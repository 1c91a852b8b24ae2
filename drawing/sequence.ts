/**
 * Sequence diagrams: participants side by side, lifelines down, messages across at fixed rows.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element } from '../src/scene/scene.ts'
import { textWidth } from '../src/text/measure.ts'
import { type LabelLine, label, mustFit, type Rect } from './label.ts'
import { box, line, text } from './primitives.ts'

/** A column of a sequence: `x` is its lifeline, in pixels. */
export type Participant = { x: number; lines: LabelLine[]; accent?: boolean }

/** Heads of a sequence: `y` and `h` of the boxes, `w` their width, `end` where lifelines stop. */
export type Heads = { y: number; w: number; h: number; end: number }

/** Participant boxes over dashed lifelines. */
export const participants = (columns: Participant[], { y, w, h, end }: Heads): Element[] =>
  columns.flatMap(({ x, lines, accent }) => {
    const rect: Rect = { x: x - w / 2, y, w, h }
    const look = accent ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
    return [line(x, y + h, x, end, { dashed: true }), box(rect.x, y, w, h, look), ...label(rect, lines)]
  })

/** Evenly spaced lifelines: the centres of `count` columns between two x, in whole multiples of 4 px. */
export const lifelines = (count: number, left: number, right: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round((left + ((right - left) / (count - 1)) * index) / 4) * 4)

export type Message = {
  from: number
  to: number
  y: number
  /** Spoken over the arrow, 8 px above it. */
  words: string
  /** The stretch of x over which the words stand, where the arrow passes other lifelines; by default the whole arrow. */
  over?: readonly [left: number, right: number]
  /** Words start at the left end of the stretch, 8 px in, instead of in its middle. */
  flush?: boolean
  /** A second, muted line under the arrow. */
  note?: string
  reply?: boolean
  stroke?: Color
  fill?: Color
  mono?: boolean
  bold?: boolean
  /** 14 px with a note of 12, unless the words are 16 with a note of 14. */
  size?: 14 | 16
}

/** Free pixels between a lifeline and the words beside it. */
const inset = 8

/** A message arrow between two lifelines with its words over it; replies are dashed. */
export const message = (spec: Message): Element[] => {
  const { from, to, y, words, note, over, flush, reply, stroke, fill, mono, bold, size = 14 } = spec
  const noteSize = size - 2
  const [left, right] = over ?? [Math.min(from, to), Math.max(from, to)]
  const place = flush
    ? { x: left + inset, align: 'start' as const }
    : { x: (left + right) / 2, align: 'middle' as const }
  const look = { size, ...(mono ? { mono } : {}), ...(bold ? { bold } : {}) }
  mustFit({ text: words, ...look }, right - left - 2 * inset)
  const arrow = line(from, y, to, y, { arrow: true, ...(reply ? { dashed: true } : {}), ...(stroke ? { stroke } : {}) })
  const spoken = text(place.x, y - 8, words, { align: place.align, ...look, ...(fill ? { fill } : {}) })
  if (note === undefined) return [arrow, spoken]
  mustFit({ text: note, size: noteSize }, right - left - 2 * inset)
  return [
    arrow,
    spoken,
    text(place.x, y + (size === 16 ? 20 : 16), note, { align: place.align, size: noteSize, fill: 'muted' }),
  ]
}

type TwoPart = Pick<Message, 'from' | 'to' | 'y' | 'reply'> & { name: string; aside?: string }

/** A message whose name stands flush left over the arrow and a muted aside flush right: a list reads like a table. */
export const namedMessage = ({ from, to, y, name, aside, reply }: TwoPart): Element[] => {
  const [left, right] = [Math.min(from, to) + 2 * inset, Math.max(from, to) - 2 * inset]
  const taken = aside === undefined ? 0 : textWidth(aside, { size: 14 }) + 2 * inset
  mustFit({ text: name, size: 16, mono: true }, right - left - taken)
  const arrow = line(from, y, to, y, { arrow: true, ...(reply ? { dashed: true } : {}) })
  const words = text(left, y - 8, name, { mono: true })
  if (aside === undefined) return [arrow, words]
  return [arrow, words, text(right, y - 8, aside, { size: 14, align: 'end', fill: 'muted' })]
}

/** Work done on a lifeline: a narrow bar from `y` to `end`. */
export const activation = (x: number, y: number, end: number, accent = false): Element =>
  box(x - 4, y, 8, end - y, accent ? { fill: 'soft', stroke: 'accent' } : {})

/** The width a message needs between two lifelines, in pixels. */
export const messageWidth = (words: string, mono = false): number =>
  Math.ceil(textWidth(words, { size: 14, mono }) + 2 * inset)

/** The elements with every text after every shape; shapes keep their order, since bars lie over lifelines. */
export const wordsLast = (elements: Element[]): Element[] => [
  ...elements.filter(({ type }) => type !== 'text'),
  ...elements.filter(({ type }) => type === 'text'),
]
