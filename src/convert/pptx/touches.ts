/**
 * Which strokes of a scene join what: arrows, and plain strokes between two shapes.
 */
import type { Point, Rect } from '../../geometry/rect.ts'
import type { Element, Line, Path, Scene } from '../../scene/scene.ts'
import { placeOf, shapeAt } from '../bindings.ts'
import { type Stroke, strokesOf } from '../strokes.ts'

/** An end of a stroke at a shape, both by their index, and where it is. */
export type Touch = { index: number; side: 'start' | 'end'; shape: number; at: Point }

/**
 * All ends of arrows at shapes and at plain lines, such as lifelines, and of plain strokes that lead from one shape to
 * another: a line within a shape or along its border divides, it does not join.
 */
export function touchesOf(scene: Scene): Touch[] {
  const lines = scene.elements.flatMap((element, index) => (isPlainLine(element) ? [{ index, line: element }] : []))
  return scene.elements.flatMap((element, index) => {
    const stroke = openStroke(element)
    if (stroke === undefined) return []
    const touches = endsOf(stroke).flatMap(({ side, at, next }): (Touch & { next: Point })[] => {
      const shape =
        shapeAt(scene, at, { paths: true }) ?? (isArrow(element) ? lineOrCellAt(scene, lines, at) : undefined)
      return shape === undefined || shape === index ? [] : [{ index, side, shape, at, next }]
    })
    return isArrow(element) || joins(touches, scene) ? touches.map(({ next: _next, ...touch }) => touch) : []
  })
}

const isArrow = (element: Element): element is Line | Path =>
  (element.type === 'line' || element.type === 'path') && element.arrow === true

const isPlainLine = (element: Element): element is Line => element.type === 'line' && element.arrow !== true

/** The only stroke of an arrow, or of a line or a path without one, if it has two ends. */
const openStroke = (element: Element): Stroke | undefined => {
  if (element.type !== 'line' && (element.type !== 'path' || (element.fill ?? 'none') !== 'none')) return undefined
  const [stroke, ...others] = strokesOf(element)
  return stroke === undefined || stroke.points.length < 2 || others.length > 0 || stroke.isClosed ? undefined : stroke
}

/** Both ends of a stroke, with the points beside them. */
const endsOf = ({ points }: Stroke): { side: 'start' | 'end'; at: Point; next: Point }[] => [
  { side: 'start', at: points[0]!, next: points[1]! },
  { side: 'end', at: points.at(-1)!, next: points.at(-2)! },
]

/** The line on which a point is, within 2 px, or the cell in which it is: a pointer begins in the middle of one. */
const lineOrCellAt = (
  { elements }: Scene,
  lines: readonly { index: number; line: Line }[],
  at: Point,
): number | undefined =>
  lines.find(({ line }) => distanceTo(line, at) <= reach)?.index ??
  elements.flatMap((element, index) => (isCellAround(placeOf(element), at) ? [index] : [])).at(-1)

/** Dots are smaller than cells, and what is higher holds other shapes. */
const isCellAround = (rect: Rect | undefined, { x, y }: Point): boolean =>
  rect !== undefined &&
  Math.min(rect.w, rect.h) >= cell.least &&
  rect.h <= cell.most &&
  x > rect.x &&
  x < rect.x + rect.w &&
  y > rect.y &&
  y < rect.y + rect.h

const cell = { least: 12, most: 64 } as const

const reach = 2

const distanceTo = ({ x, y, x2, y2 }: Line, point: Point): number => {
  const [dx, dy] = [x2 - x, y2 - y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - x) * dx + (point.y - y) * dy) / length
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x + t * dx - point.x, y + t * dy - point.y)
}

/** Whether a stroke leads out of one shape and into another. */
const joins = ([one, other]: readonly (Touch & { next: Point })[], { elements }: Scene): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.shape !== other.shape &&
  [one, other].every(({ shape, at, next }) => leaves(placeOf(elements[shape]!), at, next))

/** Whether a step from the outline of a shape is outside of it. */
const leaves = (rect: Rect | undefined, at: Point, next: Point): boolean => {
  if (rect === undefined) return false
  const length = Math.hypot(next.x - at.x, next.y - at.y)
  if (length === 0) return false
  const x = at.x + ((next.x - at.x) / length) * step
  const y = at.y + ((next.y - at.y) / length) * step
  return x < rect.x - reach || x > rect.x + rect.w + reach || y < rect.y - reach || y > rect.y + rect.h + reach
}

/** Longer than what counts as on an outline, shorter than a gap between shapes. */
const step = 6

/** The rectangle around a line, which is flat if the line is straight across or down. */
export const rectOfLine = ({ x, y, x2, y2 }: Line): Rect => ({
  x: Math.min(x, x2),
  y: Math.min(y, y2),
  w: Math.abs(x2 - x),
  h: Math.abs(y2 - y),
})
