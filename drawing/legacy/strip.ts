/**
 * A strip of segments whose widths are to one scale: where the time, the bytes or the money goes.
 */
import type { Box, Element } from '../../src/scene/scene.ts'
import { type LabelLine, label, type Rect } from './label.ts'
import { box } from './primitives.ts'

/** A part of the whole, in its unit, and its words. */
export type Segment = { value: number; lines: LabelLine[]; look?: Pick<Box, 'fill' | 'stroke'> }

/** The rectangles of segments side by side; together they fill `area`. */
export const divide = (values: readonly number[], area: Rect): Rect[] => {
  const total = values.reduce((sum, value) => sum + value, 0)
  let before = 0
  return values.map((value) => {
    const x = area.x + (before / total) * area.w
    before += value
    return { x, y: area.y, w: (value / total) * area.w, h: area.h }
  })
}

/** Segments with their words inside; words that are wider than their segment are refused. */
export const strip = (segments: Segment[], area: Rect): Element[] => {
  const rects = divide(
    segments.map(({ value }) => value),
    area,
  )
  return segments.flatMap(({ lines, look }, index): Element[] => {
    const rect = rects[index]!
    return [box(rect.x, rect.y, rect.w, rect.h, look), ...label(rect, lines)]
  })
}
