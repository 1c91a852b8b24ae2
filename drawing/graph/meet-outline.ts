/**
 * Ends of edges brought from the side of a node's rectangle onto the outline inside of it.
 */

import type { EdgePlace } from '../../layout/model/graph.ts'
import { outlinesOf } from '../../src/elements/outlines.ts'
import { boundsOf, type Polyline, rayHit } from '../../src/geometry/polyline.ts'
import { centerOf, type Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** How deep inside its rectangle an outline is searched for at least, in pixels; that of a large one to its middle. */
const least = 96

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
  const lines = outline.flatMap(outlineOf)
  if (lines.length === 0) return end
  const middle = centerOf(boundsOf(lines))
  const reach = Math.max(least, Math.abs(dx * (middle.x - from.x) + dy * (middle.y - from.y)) + 1)
  const hit = rayHit(lines, { from, dx, dy, reach })
  const depth = hit === undefined ? 0 : Math.round(hit - 1)
  return { x: end.x + dx * depth, y: end.y + dy * depth }
}

const outlineOf = (element: Element): Polyline[] => (element.type === 'text' ? [] : outlinesOf(element, room))

/** Outlines of nodes are short. */
const room = { characters: 4_000, segments: 400 }
