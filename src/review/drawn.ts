/**
 * Elements as drawn: colours resolved, outlines flattened, bounds known.
 */
import { defaults } from '../scene/defaults.ts'
import type { Color } from '../scene/limits.ts'
import type { Box, Circle, Element, Line, Text } from '../scene/scene.ts'
import { chordsOf, flattenPath } from './flatten.ts'
import { boundsOf, type Outline, type Stretch } from './outline.ts'
import type { Rect } from './rect.ts'

/** A box, line, path or circle as drawn. */
export type Drawn = {
  index: number
  element: Exclude<Element, Text>
  fill: Color
  stroke: Color
  dashed: boolean
  arrow: boolean
  outlines: Outline[]
  bounds: Rect
  /** Whether it has an inside: a box, a circle, a filled path or one that closes. */
  area: boolean
}

const closedThrough = (points: (readonly [number, number])[]): Outline => ({
  closed: true,
  stretches: points.map(([x1, y1], index): Stretch => {
    const [x2, y2] = points[(index + 1) % points.length]!
    return { x1, y1, x2, y2 }
  }),
})

const boxOutline = ({ x, y, w, h }: Box): Outline =>
  closedThrough([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])

const circleOutline = ({ x, y, r }: Circle): Outline => {
  const count = Math.ceil(chordsOf(r) / 4) * 4
  const corners = Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count)
  return closedThrough(corners.map((angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const))
}

const lineOutline = ({ x, y, x2, y2 }: Line): Outline => ({
  closed: false,
  stretches: [{ x1: x, y1: y, x2, y2 }],
})

const outlinesOf = (element: Drawn['element'], room: Room): Outline[] => {
  switch (element.type) {
    case 'box':
      return [boxOutline(element)]
    case 'circle':
      return [circleOutline(element)]
    case 'line':
      return [lineOutline(element)]
    case 'path':
      return flattenPath(element.d.slice(0, room.characters), room.stretches)
    default:
      return element satisfies never
  }
}

const hasArea = ({ type, fill }: { type: Element['type']; fill: Color }, outlines: Outline[]): boolean => {
  if (type === 'line') return false
  return type !== 'path' || fill !== 'none' || outlines.some(({ closed, stretches }) => closed && stretches.length > 2)
}

const fillOf = (element: Exclude<Drawn['element'], Line>): Color => element.fill ?? defaults[element.type].fill

/** How much of a path's data is read, and how many stretches are kept of it. */
type Room = { characters: number; stretches: number }

/** Prepares one element; of a path no more than there is room for. */
export const toDrawn = (element: Drawn['element'], at: { index: number; room: Room }): Drawn => {
  const fill = element.type === 'line' ? 'none' : fillOf(element)
  const outlines = outlinesOf(element, at.room)
  return {
    index: at.index,
    element,
    fill,
    stroke: element.stroke ?? defaults[element.type].stroke,
    dashed: 'dashed' in element && element.dashed === true,
    arrow: 'arrow' in element && element.arrow === true,
    outlines,
    bounds: boundsOf(outlines),
    area: hasArea({ type: element.type, fill }, outlines),
  }
}

/** Whether it is a stroke only: a line, or a path that stays open and unfilled. */
export const isStroke = ({ area }: Drawn): boolean => !area

const pale = new Set<Color>(['none', 'surface', 'soft', 'rule'])

/** Whether it is ground to stand on rather than a thing: a pale fill without a stroke. */
export const isGround = ({ fill, stroke }: Drawn): boolean => stroke === 'none' && pale.has(fill)
