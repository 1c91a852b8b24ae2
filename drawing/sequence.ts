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
  /** A second, muted line under the arrow. */
  note?: string
  reply?: boolean
  stroke?: Color
  fill?: Color
  mono?: boolean
  bold?: boolean
}

const size = 14

/** A message arrow between two lifelines with its words centred over it; replies are dashed. */
export const message = ({ from, to, y, words, note, reply, stroke, fill, mono, bold }: Message): Element[] => {
  const middle = (from + to) / 2
  const room = Math.abs(to - from) - 16
  const look = { size, ...(mono ? { mono } : {}), ...(bold ? { bold } : {}) }
  mustFit({ text: words, ...look }, room)
  const arrow = line(from, y, to, y, { arrow: true, ...(reply ? { dashed: true } : {}), ...(stroke ? { stroke } : {}) })
  const spoken = text(middle, y - 8, words, { align: 'middle', ...look, ...(fill ? { fill } : {}) })
  if (note === undefined) return [arrow, spoken]
  mustFit({ text: note, size: 12 }, room)
  return [arrow, spoken, text(middle, y + 16, note, { align: 'middle', size: 12, fill: 'muted' })]
}

/** Work done on a lifeline: a narrow bar from `y` to `end`. */
export const activation = (x: number, y: number, end: number, accent = false): Element =>
  box(x - 4, y, 8, end - y, accent ? { fill: 'soft', stroke: 'accent' } : {})

/** The width a message needs between two lifelines, in pixels. */
export const messageWidth = (words: string, mono = false): number => Math.ceil(textWidth(words, { size, mono }) + 16)
