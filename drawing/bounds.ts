/**
 * The rectangle an element takes, and elements moved as a whole.
 */
import { pathBounds } from '../src/geometry/path-bounds.ts'
import { type Rect, union } from '../src/geometry/rect.ts'
import { translatePath } from '../src/geometry/translate-path.ts'
import type { Element } from '../src/scene/scene.ts'
import { ascent, descent, textWidth } from '../src/text/measure.ts'

/** Pixels taken by an element's outline; a text's are those of its widest font, ascender to descender. */
export function boundsOf(element: Element): Rect {
  switch (element.type) {
    case 'box':
      return { x: element.x, y: element.y, w: element.w, h: element.h }
    case 'circle':
      return { x: element.x - element.r, y: element.y - element.r, w: 2 * element.r, h: 2 * element.r }
    case 'line':
      return spanned(element.x, element.y, element.x2, element.y2)
    case 'path':
      return pathBounds(element.d) ?? { x: 0, y: 0, w: 0, h: 0 }
    case 'text': {
      const { size = 16, align = 'start', x, y } = element
      const w = textWidth(element.text, { size, bold: element.bold, mono: element.mono })
      const left = align === 'start' ? x : align === 'end' ? x - w : x - w / 2
      return { x: left, y: y - ascent * size, w, h: (ascent + descent) * size }
    }
    default:
      return element satisfies never
  }
}

/** The rectangle around several elements; undefined for none. */
export const boundsOfAll = (elements: Element[]): Rect | undefined => union(elements.map(boundsOf))

/** An element moved by `dx` and `dy` pixels. */
export const moveElement = (element: Element, dx: number, dy: number): Element => {
  switch (element.type) {
    case 'box':
    case 'circle':
    case 'text':
      return { ...element, x: element.x + dx, y: element.y + dy }
    case 'line':
      return { ...element, x: element.x + dx, y: element.y + dy, x2: element.x2 + dx, y2: element.y2 + dy }
    case 'path':
      return { ...element, d: translatePath(element.d, dx, dy) }
    default:
      return element satisfies never
  }
}

const spanned = (x1: number, y1: number, x2: number, y2: number): Rect => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  w: Math.abs(x2 - x1),
  h: Math.abs(y2 - y1),
})
