/**
 * The direction in which the name of an association is read: a small triangle after it (UML 2.5.1, 11.5.4).
 *
 * The layout reserves its room in the words themselves; once these are placed, the triangle takes it.
 */

import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Text } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import type { GraphEdge } from '../data/graph.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'

/** What keeps the room of a triangle after a name, and of the space between. */
const room = '\u00a0'.repeat(4)

/** An edge whose name, if it has one, has room for a triangle after it. */
export const asReading = (edge: GraphEdge): GraphEdge =>
  edge.text === undefined ? edge : { ...edge, text: edge.text + room }

/** Draws the triangles of names that were placed; `turned` are edges whose names are read from end to start. */
export function drawReadings(edges: readonly (GraphEdge & { turned?: boolean })[], layout: Layout, sheet: Sheet): void {
  for (const piece of sheet.pieces) {
    const index = edges.findIndex((each) => each === piece.item)
    const place = layout.edges[index]
    if (place === undefined) continue
    const isTurned = edges[index]?.turned === true
    piece.elements = piece.elements.flatMap((each) =>
      isNamed(each) ? withTriangle(each, wayOf(place, isTurned)) : [each],
    )
  }
}

const isNamed = (element: Element): element is Text => element.type === 'text' && element.text.endsWith(room)

/** The way from start to end, or back, along the longer of both directions. */
const wayOf = ({ points }: EdgePlace, isTurned: boolean): Point => {
  const ends = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 1, y: 0 }] as const
  const [from, to] = isTurned ? [ends[1], ends[0]] : ends
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return Math.abs(dx) >= Math.abs(dy) ? { x: Math.sign(dx) || 1, y: 0 } : { x: 0, y: Math.sign(dy) }
}

/** How far the tip of a triangle is from its middle, and half of its base, in pixels. */
const [reach, half] = [4, 4]

const withTriangle = ({ align: _, ...named }: Text, { x: dx, y: dy }: Point): Element[] => {
  const left = Math.round(boundsOf({ ...named, ...(_ === undefined ? {} : { align: _ }) }).x)
  const words = named.text.slice(0, -room.length)
  const [x, y] = [left + Math.round(textWidth(words, { size: named.size ?? 16 })) + 8 + reach, named.y - 5]
  const tip = `M ${x + reach * dx} ${y + reach * dy}`
  const base = [1, -1].map((side) => `L ${x - reach * dx + side * half * dy} ${y - reach * dy + side * half * dx}`)
  return [{ ...named, x: left, text: words }, path(`${tip} ${base.join(' ')} Z`, { fill: 'ink', stroke: 'none' })]
}
