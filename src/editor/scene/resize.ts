/**
 * Resizes elements by their handles: the corners and sides of a box, the edge of a circle, the ends of a line.
 */
import type { Point, Rect } from '../../geometry/rect.ts'
import type { Element } from '../../scene/scene.ts'

/** Where a handle is, by name: compass points for boxes and circles, `start` and `end` for lines. */
export type Handle = { name: string; at: Point }

/** The handles of an element; texts and paths have none. */
export function handlesOf(element: Element): Handle[] {
  switch (element.type) {
    case 'box':
      return handlesAround(element)
    case 'circle':
      return [{ name: 'e', at: { x: element.x + element.r, y: element.y } }]
    case 'line':
      return [
        { name: 'start', at: { x: element.x, y: element.y } },
        { name: 'end', at: { x: element.x2, y: element.y2 } },
      ]
    case 'text':
    case 'path':
      return []
    default:
      return element satisfies never
  }
}

/** Corners and middles of the sides. */
const handlesAround = ({ x, y, w, h }: Rect): Handle[] => {
  const columns = { w: x, '': x + w / 2, e: x + w }
  const rows = { n: y, '': y + h / 2, s: y + h }
  return Object.entries(rows).flatMap(([row, top]) =>
    Object.entries(columns).flatMap(([column, left]) =>
      row + column === '' ? [] : [{ name: row + column, at: { x: left, y: top } }],
    ),
  )
}

/** The smallest side and radius, in pixels. */
const least = 4

/** An element with a handle moved to another point. */
export const resized = (element: Element, handle: string, to: Point): Element => {
  switch (element.type) {
    case 'box': {
      const [right, bottom] = [element.x + element.w, element.y + element.h]
      const x = handle.includes('w') ? Math.min(to.x, right - least) : element.x
      const y = handle.includes('n') ? Math.min(to.y, bottom - least) : element.y
      const w = handle.includes('e') ? Math.max(to.x - x, least) : right - x
      const h = handle.includes('s') ? Math.max(to.y - y, least) : bottom - y
      return { ...element, x, y, w, h }
    }
    case 'circle':
      return { ...element, r: Math.max(least, Math.round(Math.hypot(to.x - element.x, to.y - element.y))) }
    case 'line':
      return handle === 'start' ? { ...element, x: to.x, y: to.y } : { ...element, x2: to.x, y2: to.y }
    case 'text':
    case 'path':
      return element
    default:
      return element satisfies never
  }
}
