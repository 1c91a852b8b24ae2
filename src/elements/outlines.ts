/**
 * Outlines of elements as polylines, for whoever asks what meets them.
 */
import { chordsOf, flattenPath } from '../geometry/flatten-path.ts'
import type { LineSegment, Polyline } from '../geometry/polyline.ts'
import type { Box, Circle, Element, Line, Text } from '../scene/scene.ts'

/** How much of a path's data is read, and how many of its segments are kept. */
export type OutlineRoom = { characters: number; segments: number }

/** The outlines of anything but a text: one polyline, or one for each subpath of a path. Boxes have sharp corners. */
export function outlinesOf(element: Exclude<Element, Text>, room: OutlineRoom): Polyline[] {
  switch (element.type) {
    case 'box':
      return [boxOutline(element)]
    case 'circle':
      return [circleOutline(element)]
    case 'line':
      return [lineOutline(element)]
    case 'path':
      return flattenPath(element.d.slice(0, room.characters), room.segments)
    default:
      return element satisfies never
  }
}

const boxOutline = ({ x, y, w, h }: Box): Polyline =>
  closedThrough([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])

const closedThrough = (points: (readonly [number, number])[]): Polyline => ({
  closed: true,
  segments: points.map(([x1, y1], index): LineSegment => {
    const [x2, y2] = points[(index + 1) % points.length]!
    return { x1, y1, x2, y2 }
  }),
})

const circleOutline = ({ x, y, r }: Circle): Polyline => {
  const count = Math.ceil(chordsOf(r) / 4) * 4
  const corners = Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count)
  return closedThrough(corners.map((angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const))
}

const lineOutline = ({ x, y, x2, y2 }: Line): Polyline => ({
  closed: false,
  segments: [{ x1: x, y1: y, x2, y2 }],
})
