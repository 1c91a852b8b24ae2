/**
 * The rectangle that an element takes up.
 */
import { pathBounds } from '../geometry/path-bounds.ts'
import { type Rect, union } from '../geometry/rect.ts'
import type { Box, Circle, Element, Line, Text } from '../scene/scene.ts'
import { ascent, descent, textWidth } from '../text/measure.ts'

/** Pixels taken by an element's outline; a text's are those of its widest font, ascender to descender. */
export function boundsOf(element: Element): Rect {
  switch (element.type) {
    case 'box':
    case 'circle':
      return shapeBounds(element)
    case 'line':
      return lineBounds(element)
    case 'path':
      return pathBounds(element.d) ?? { x: 0, y: 0, w: 0, h: 0 }
    case 'text':
      return textBounds(element)
    default:
      return element satisfies never
  }
}

/** The rectangle around several elements; undefined for none. */
export const boundsOfAll = (elements: Element[]): Rect | undefined => union(elements.map(boundsOf))

const lineBounds = ({ x, y, x2, y2 }: Line): Rect => ({
  x: Math.min(x, x2),
  y: Math.min(y, y2),
  w: Math.abs(x2 - x),
  h: Math.abs(y2 - y),
})

/** The rectangle of a box or around a circle. */
export const shapeBounds = (shape: Box | Circle): Rect => {
  if (shape.type === 'box') return { x: shape.x, y: shape.y, w: shape.w, h: shape.h }
  const { x, y, r } = shape
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r }
}

/** The rectangle of a text by the widest font of its stack, ascender to descender. */
export const textBounds = ({ x, y, text, size = 16, align = 'start', bold, mono }: Text): Rect => {
  const w = textWidth(text, { size, bold, mono })
  const left = align === 'start' ? x : align === 'end' ? x - w : x - w / 2
  return { x: left, y: y - ascent * size, w, h: (ascent + descent) * size }
}
