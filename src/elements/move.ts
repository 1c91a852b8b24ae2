/**
 * Moves one element.
 */
import { translatePath } from '../geometry/translate-path.ts'
import type { Element } from '../scene/scene.ts'

/** The element moved by `dx`, `dy` pixels. */
export function moveElement(element: Element, dx: number, dy: number): Element {
  switch (element.type) {
    case 'path':
      return { ...element, d: translatePath(element.d, dx, dy) }
    case 'line':
      return { ...element, x: element.x + dx, y: element.y + dy, x2: element.x2 + dx, y2: element.y2 + dy }
    case 'box':
    case 'text':
    case 'circle':
      return { ...element, x: element.x + dx, y: element.y + dy }
    default:
      return element satisfies never
  }
}
