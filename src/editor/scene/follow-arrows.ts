/**
 * Arrows follow the shapes that they end at: moving a box moves the ends of its lines, and their corners stay square.
 */
import { shapeAt } from '../../convert/bindings.ts'
import { type Stroke, strokesOf } from '../../convert/strokes.ts'
import type { Point } from '../../geometry/rect.ts'
import { round } from '../../geometry/round.ts'
import type { Element, Line, Path, Scene } from '../../scene/scene.ts'
import { type Arranged, moveSelected } from './elements.ts'

/** Moves the selected elements, with the ends of what joins them to others; the ends are found once, for many moves. */
export function arrowMover(arranged: Arranged, scene: Scene): (by: { dx: number; dy: number }) => Arranged {
  const chosen = new Set(arranged.selected)
  const isHeld = (end: Point | undefined): boolean =>
    end !== undefined && chosen.has(shapeAt(scene, end, { paths: true }) ?? -1)
  const joins = arranged.elements.map((element, index) => {
    const stroke = chosen.has(index) ? undefined : joinOf(element)
    return stroke && { stroke, start: isHeld(stroke.points[0]), end: isHeld(stroke.points.at(-1)) }
  })
  return (by) => {
    const moved = moveSelected(arranged, by.dx, by.dy)
    const elements = moved.elements.map((element, index) => {
      const join = joins[index]
      return join === undefined ? element : pulled(element as Line | Path, join.stroke, { ...join, by })
    })
    return { ...moved, elements }
  }
}

/** The only stroke of a line or of an open path without a fill. */
const joinOf = (element: Element): Stroke | undefined => {
  if (element.type !== 'line' && element.type !== 'path') return undefined
  if (element.type === 'path' && (element.fill ?? 'none') !== 'none') return undefined
  const [stroke, ...others] = strokesOf(element)
  return others.length > 0 || stroke?.isClosed === true || stroke?.form === 'curved' ? undefined : stroke
}

type Pull = { by: { dx: number; dy: number }; start: boolean; end: boolean }

const pulled = (element: Line | Path, { points }: Stroke, { by, start, end }: Pull): Element => {
  if (!start && !end) return element
  const forward = start ? withEnd(points, by) : points
  const next = end ? withEnd(forward.toReversed(), by).toReversed() : forward
  const both = start && end ? points.map(({ x, y }) => ({ x: x + by.dx, y: y + by.dy })) : next
  const [from, to] = [both[0], both.at(-1)]
  if (from === undefined || to === undefined) return element
  return element.type === 'line'
    ? { ...element, x: round(from.x), y: round(from.y), x2: round(to.x), y2: round(to.y) }
    : { ...element, d: roundedPath(both) }
}

/** The points with the first one moved; the corner after it keeps its angle square. */
const withEnd = (points: readonly Point[], { dx, dy }: { dx: number; dy: number }): Point[] => {
  const [first, corner, ...rest] = points
  if (first === undefined || corner === undefined) return [...points]
  const moved = { x: first.x + dx, y: first.y + dy }
  if (rest.length === 0) return [moved, corner]
  const isUpright = Math.abs(first.x - corner.x) < 0.5
  const isLevel = Math.abs(first.y - corner.y) < 0.5
  return [moved, { x: corner.x + (isUpright ? dx : 0), y: corner.y + (isLevel ? dy : 0) }, ...rest]
}

/** The radius of corners, as in drawings. */
const radius = 8

/** Straight lines through points with rounded corners. */
const roundedPath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M ${xy(point)}`
      if (after === undefined) return `L ${xy(point)}`
      const [enter, leave] = [toward(point, before), toward(point, after)]
      return `L ${xy(enter)} Q ${xy(point)} ${xy(leave)}`
    })
    .join(' ')

/** A point on the way to another: the corner's radius away, at most halfway. */
const toward = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`
