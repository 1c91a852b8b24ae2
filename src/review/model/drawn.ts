/**
 * Elements as drawn: colors resolved, outlines flattened, bounds known.
 */

import { chordsOf, flattenPath } from '../../geometry/flatten-path.ts'
import { boundsOf, type LineSegment, type Polyline } from '../../geometry/polyline.ts'
import type { Rect } from '../../geometry/rect.ts'
import { defaults } from '../../scene/defaults.ts'
import { type FillKind, fillKind } from '../../scene/fill-kind.ts'
import type { Color } from '../../scene/limits.ts'
import type { Box, Circle, Element, Line, Text } from '../../scene/scene.ts'

/** A box, line, path or circle as drawn. */
export type Drawn = {
  index: number
  element: Exclude<Element, Text>
  fill: Color
  stroke: Color
  kind: FillKind
  /** Whether its stroke is dashed. */
  dashed: boolean
  arrow: boolean
  outlines: Polyline[]
  bounds: Rect
  /** Whether it has an inside: a box, a circle, a filled path or one that closes. */
  area: boolean
}

/** How much of a path's data is read, and how many of its segments are kept. */
type Room = { characters: number; segments: number }

/** Prepares one element, reading no more of a path than there is room for. */
export function toDrawn(element: Drawn['element'], at: { index: number; room: Room }): Drawn {
  const fill = element.type === 'line' ? 'none' : fillOf(element)
  const stroke = element.stroke ?? defaults[element.type].stroke
  const dashed = 'dashed' in element && element.dashed === true
  const kind = fillKind(stroke, dashed)
  const outlines = outlinesOf(element, at.room)
  return {
    index: at.index,
    element,
    fill,
    stroke,
    kind,
    dashed: dashed && kind === 'shape',
    arrow: 'arrow' in element && element.arrow === true,
    outlines,
    bounds: boundsOf(outlines),
    area: hasArea({ type: element.type, fill }, outlines),
  }
}

const fillOf = (element: Exclude<Drawn['element'], Line>): Color => element.fill ?? defaults[element.type].fill

const outlinesOf = (element: Drawn['element'], room: Room): Polyline[] => {
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

const hasArea = ({ type, fill }: { type: Element['type']; fill: Color }, outlines: Polyline[]): boolean => {
  if (type === 'line') return false
  return type !== 'path' || fill !== 'none' || outlines.some(({ closed, segments }) => closed && segments.length > 2)
}

/** Whether it is a stroke only: a line, or a path that stays open and unfilled. */
export const isStroke = ({ area }: Drawn): boolean => !area

const pale = new Set<Color>(['none', 'surface', 'soft', 'rule'])

/** Whether it is a background rather than a thing: a pale fill without a stroke. */
export const isGround = ({ fill, stroke }: Drawn): boolean => stroke === 'none' && pale.has(fill)
