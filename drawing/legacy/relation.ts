/**
 * Relationships between nodes: a connector that says what it does and how.
 */
import type { Element } from '../../src/scene/scene.ts'
import type { Point } from './connector.ts'

import { mustFit } from './label.ts'
import { text } from './primitives.ts'

/** Where a relationship's words stand: `at` is the anchor of the first baseline. */
export type Said = {
  at: Point
  align?: 'start' | 'middle' | 'end'
  /** The verb phrase, 14 px; more lines when it is long. */
  words: string[]
  /** The protocol, set in brackets under it, 12 px. */
  via?: string
  /** Pixels that no line may exceed. */
  room?: number
}

/** Baseline to baseline: 18 px after a line of 14 px, 16 px to the line of 12 px. */
const step = { words: 18, via: 16 } as const

/** The words of a relationship. */
export const said = ({ at: [x, y], align = 'start', words, via, room = Number.POSITIVE_INFINITY }: Said): Element[] => {
  for (const line of words) mustFit({ text: line, size: 14 }, room)
  if (via !== undefined) mustFit({ text: `[${via}]`, size: 12 }, room)
  const last = y + (words.length - 1) * step.words
  return [
    ...words.map((line, index) => text(x, y + index * step.words, line, { size: 14, align })),
    ...(via === undefined ? [] : [text(x, last + step.via, `[${via}]`, { size: 12, align, fill: 'muted' })]),
  ]
}
