/**
 * Ends of edges brought from the side of a node's rectangle onto the outline inside of it.
 */

import type { EdgePlace } from '../../layout/model/graph.ts'
import { flattenPath } from '../../src/geometry/flatten-path.ts'
import { type Polyline, rayHit } from '../../src/geometry/polyline.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** How deep inside its rectangle an outline is searched for, in pixels. */
const reach = 96

/** The points of an edge whose ends meet the outlines of its nodes; an end on a trunk stays where it is. */
export function ontoOutlines(
  { points, joins }: EdgePlace,
  outlines: { from: readonly Element[]; to: readonly Element[] },
): Point[] {
  const [first, second, before, last] = [points[0], points[1], points.at(-2), points.at(-1)]
  if (first === undefined || second === undefined || before === undefined || last === undefined) return points
  const start = joins?.at === 'from' ? first : meetOutline(first, second, outlines.from)
  const end = joins?.at === 'to' ? last : meetOutline(last, before, outlines.to)
  return [start, ...points.slice(1, -1), end]
}

/** The point where an edge that comes from `next` to `end` meets the outline. */
export const meetOutline = (end: Point, next: Point, outline: readonly Element[]): Point => {
  const [dx, dy] = [Math.sign(end.x - next.x), Math.sign(end.y - next.y)]
  const from = { x: end.x - dx, y: end.y - dy }
  const hit = rayHit(outline.flatMap(strokesOf), { from, dx, dy, reach })
  const depth = hit === undefined ? 0 : Math.round(hit - 1)
  return { x: end.x + dx * depth, y: end.y + dy * depth }
}

const strokesOf = (element: Element): Polyline[] => {
  switch (element.type) {
    case 'box':
      return flattenPath(`M ${element.x} ${element.y} h ${element.w} v ${element.h} h ${-element.w} Z`, 8)
    case 'circle': {
      const { x, y, r } = element
      return flattenPath(`M ${x - r} ${y} A ${r} ${r} 0 0 1 ${x + r} ${y} A ${r} ${r} 0 0 1 ${x - r} ${y} Z`, 200)
    }
    case 'path':
      return flattenPath(element.d, 400)
    case 'line':
    case 'text':
      return []
    default:
      return element satisfies never
  }
}
