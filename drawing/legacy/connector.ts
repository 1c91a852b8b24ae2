/**
 * Right-angled connectors with rounded bends, from the edge of one rectangle to the edge of another.
 */
import type { Path } from '../../src/scene/scene.ts'
import type { Rect } from './label.ts'
import { path } from './primitives.ts'

export type Point = readonly [x: number, y: number]
export type Side = 'left' | 'right' | 'top' | 'bottom'

/** The point on a side of a rectangle; `at` runs from 0 to 1 along it (left to right, top to bottom). */
export const port = ({ x, y, w, h }: Rect, side: Side, at = 0.5): Point => {
  switch (side) {
    case 'left':
      return [x, y + h * at]
    case 'right':
      return [x + w, y + h * at]
    case 'top':
      return [x + w * at, y]
    case 'bottom':
      return [x + w * at, y + h]
    default:
      return side satisfies never
  }
}

const bend = 8

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const size = Math.hypot(toX - x, toY - y)
  return size === 0 ? [x, y] : [x + ((toX - x) / size) * distance, y + ((toY - y) / size) * distance]
}

const write = ([x, y]: Point): string => `${x} ${y}`

/** Path data through points, with corners rounded to at most `radius` pixels. */
export const roundedPath = (points: Point[], radius: number = bend): string => {
  const [first, ...rest] = points
  if (first === undefined) throw new Error('a path needs at least one point')
  return rest.reduce(
    (d, corner, index) => {
      const before = index === 0 ? first : rest[index - 1]!
      const after = rest[index + 1]
      if (after === undefined) return `${d} L ${write(corner)}`
      const room = Math.min(
        radius,
        Math.hypot(corner[0] - before[0], corner[1] - before[1]) / 2,
        Math.hypot(after[0] - corner[0], after[1] - corner[1]) / 2,
      )
      return `${d} L ${write(towards(corner, before, room))} Q ${write(corner)} ${write(towards(corner, after, room))}`
    },
    `M ${write(first)}`,
  )
}

type ConnectorLook = Pick<Path, 'stroke' | 'dashed' | 'arrow'>

/** A connector through points; it ends in an arrow by default. */
export const connector = (points: Point[], look: ConnectorLook = {}): Path =>
  path(roundedPath(points), { arrow: true, ...look })

/** Leaves sideways, turns once at `turn` (an x, by default half-way) and arrives sideways. */
export const elbowAcross = (from: Point, to: Point, turn: number = (from[0] + to[0]) / 2): Point[] =>
  from[1] === to[1] ? [from, to] : [from, [turn, from[1]], [turn, to[1]], to]
