/**
 * How far an element was moved as a whole.
 */

import { parsePath } from '../../geometry/path-data.ts'
import { round } from '../../geometry/round.ts'
import type { Element } from '../../scene/scene.ts'

/** Pixels to the right and down. */
export type Shift = { dx: number; dy: number }

/** How far `after` is from `before`; undefined if its size or form changed too. */
export function shiftOf(before: Element, after: Element): Shift | undefined {
  const [old, now] = [pointsOf(before), pointsOf(after)]
  if (old === undefined || now === undefined || old.form !== now.form || old.points.length !== now.points.length)
    return undefined
  const [[x, y] = [0, 0]] = old.points
  const [[newX, newY] = [0, 0]] = now.points
  const shift = { dx: round(newX - x), dy: round(newY - y) }
  const isWhole = old.points.every(([px, py], at) => {
    const [nx, ny] = now.points[at] ?? [Number.NaN, Number.NaN]
    return Math.abs(nx - px - shift.dx) <= tolerance && Math.abs(ny - py - shift.dy) <= tolerance
  })
  return isWhole ? shift : undefined
}

const tolerance = 0.05

type Points = { points: readonly (readonly [number, number])[]; form: string }

/** What moves with an element, and what stays the same. */
const pointsOf = (element: Element): Points | undefined => {
  switch (element.type) {
    case 'box':
      return { points: [[element.x, element.y]], form: `box ${element.w} ${element.h}` }
    case 'circle':
      return { points: [[element.x, element.y]], form: `circle ${element.r}` }
    case 'text':
      return { points: [[element.x, element.y]], form: 'text' }
    case 'line':
      return { points: linePoints(element), form: 'line' }
    case 'path':
      return pathPoints(element.d)
    default:
      return element satisfies never
  }
}

const linePoints = ({ x, y, x2, y2 }: Extract<Element, { type: 'line' }>): Points['points'] => [
  [x, y],
  [x2, y2],
]

const pathPoints = (data: string): Points => {
  const segments = parsePath(data)
  const points = segments.flatMap(({ fromX, fromY, x, y }) => [[fromX, fromY] as const, [x, y] as const])
  return { points, form: segments.map(({ kind }) => kind).join(' ') }
}

/** Whether two shifts look the same. */
export const isSameShift = (one: Shift, other: Shift, within = 1): boolean =>
  Math.abs(one.dx - other.dx) <= within && Math.abs(one.dy - other.dy) <= within

/** The shift that most of some elements share; undefined where there is none. */
export const commonShift = (shifts: readonly Shift[]): Shift | undefined => {
  const counts = new Map<string, { shift: Shift; count: number }>()
  for (const shift of shifts) {
    const key = `${Math.round(shift.dx)} ${Math.round(shift.dy)}`
    const entry = counts.get(key) ?? { shift, count: 0 }
    counts.set(key, entry)
    entry.count += 1
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.shift
}
