/**
 * The shape that a drag draws: a press that does not move gives its usual size, an end of a line snaps to the shapes of a
 * scene.
 */
import { placeOf } from '../../convert/bindings.ts'
import { boundsOf } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import { areaOf, bottomOf, centerOf, containsPoint, grow, type Point, type Rect, rightOf } from '../../geometry/rect.ts'
import type { Circle, Element } from '../../scene/scene.ts'
import { snapValue } from './snap.ts'

/** The shapes, each at the origin in its usual size. */
export const shapes = {
  Box: { type: 'box', x: 0, y: 0, w: 128, h: 56 },
  Circle: { type: 'circle', x: 0, y: 0, r: 24 },
  Line: { type: 'line', x: 0, y: 0, x2: 96, y2: 0 },
  Arrow: { type: 'line', x: 0, y: 0, x2: 96, y2: 0, arrow: true },
  Text: { type: 'text', x: 0, y: 0, text: 'New text' },
} as const satisfies Record<string, Element>

export type DrawnShape = keyof typeof shapes

/** From the press to the pointer; `elements`: what ends of lines snap to; `isFree`: nothing snaps. */
export type DragEnds = { from: Point; to: Point; elements: readonly Element[]; isFree: boolean }

/** The shape between two points. */
export function drawnShape(name: DrawnShape, { from, to, elements, isFree }: DragEnds): Element {
  const shape = shapes[name]
  const place = isFree ? rounded : onGrid
  if (shape.type === 'text') return { ...shape, ...place(to) }
  if (isSmall(from, to)) return aroundPoint(shape, place(from))
  if (shape.type === 'line') {
    const [start, end] = isFree ? [rounded(from), rounded(to)] : endsBetween(from, to, elements)
    return { ...shape, ...start, x2: end.x, y2: end.y }
  }
  const [a, b] = [place(from), place(to)]
  return shape.type === 'circle' ? circleBetween(a, b) : { type: 'box', ...boxBetween(a, b) }
}

/** Less than a step of the grid both ways: nobody draws a shape of that size. */
const isSmall = (from: Point, to: Point): boolean => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < 8

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

const onGrid = ({ x, y }: Point): Point => ({ x: snapValue(x), y: snapValue(y) })

const aroundPoint = (shape: Element, { x, y }: Point): Element => {
  const middle = centerOf(boundsOf(shape))
  return moveElement(shape, x - middle.x, y - middle.y)
}

/** At least one step of the grid wide and high. */
const boxBetween = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.max(8, Math.abs(b.x - a.x)),
  h: Math.max(8, Math.abs(b.y - a.y)),
})

/** In the corner of the press, as wide as the longer side. */
const circleBetween = (a: Point, b: Point): Circle => {
  const r = Math.max(4, Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) / 2)
  const side = (by: number): number => (by < 0 ? -r : r)
  return { type: 'circle', x: a.x + side(b.x - a.x), y: a.y + side(b.y - a.y), r }
}

/** How close to a straight line a line is drawn straight, in pixels. */
const straight = 8

/** Both ends: on the outlines of the shapes that they are in, else on the grid; level or upright where they nearly are. */
const endsBetween = (from: Point, to: Point, elements: readonly Element[]): [Point, Point] => {
  const [first, second] = [shapeWith(elements, from, to), shapeWith(elements, to, from)]
  const start = first === undefined ? onGrid(from) : within(first, from)
  const end = second === undefined ? onGrid(to) : within(second, to)
  // Level with the end that a shape has.
  const isTurned = first === undefined && second !== undefined
  const [one, other] = isTurned ? straightened(end, start) : straightened(start, end)
  const [a, b] = isTurned ? [other, one] : [one, other]
  return [first === undefined ? a : onOutline(first, a, b), second === undefined ? b : onOutline(second, b, a)]
}

const straightened = (from: Point, to: Point): [Point, Point] => {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (down <= straight && across > down)
    return [
      { ...from, y: snapValue(from.y) },
      { x: to.x, y: snapValue(from.y) },
    ]
  if (across <= straight && down > across)
    return [
      { ...from, x: snapValue(from.x) },
      { x: snapValue(from.x), y: to.y },
    ]
  return [from, to]
}

/** How far an outline attracts, in pixels. */
const attraction = 6

/** The smallest shape at a point that is not around the other end, too. */
const shapeWith = (elements: readonly Element[], at: Point, other: Point): Element | undefined => {
  let best: { element: Element; area: number } | undefined
  for (const element of elements) {
    const rect = placeOf(element)
    if (rect === undefined || !isNear(element, rect, at) || containsPoint(rect, other)) continue
    if (best === undefined || areaOf(rect) <= best.area) best = { element, area: areaOf(rect) }
  }
  return best?.element
}

/** In a shape, or as near as it attracts. */
const isNear = (element: Element, rect: Rect, at: Point): boolean =>
  element.type === 'circle'
    ? Math.hypot(at.x - element.x, at.y - element.y) <= element.r + attraction
    : containsPoint(grow(rect, attraction), at)

/** Where the way from a point of a shape to another point leaves the shape; near its outline, the closest point of that. */
const onOutline = (element: Element, at: Point, other: Point): Point => {
  if (element.type === 'circle') return onCircle(element, at, other)
  const rect = placeOf(element) ?? boundsOf(element)
  const start = within(element, at)
  const [dx, dy] = [other.x - start.x, other.y - start.y]
  const across = dx === 0 ? Infinity : ((dx > 0 ? rightOf(rect) : rect.x) - start.x) / dx
  const down = dy === 0 ? Infinity : ((dy > 0 ? bottomOf(rect) : rect.y) - start.y) / dy
  const part = Math.max(0, Math.min(across, down, 1))
  return rounded({ x: start.x + part * dx, y: start.y + part * dy })
}

/** The closest point to another of the rectangle of a shape. */
const within = (element: Element, { x, y }: Point): Point => {
  const rect = placeOf(element) ?? boundsOf(element)
  return { x: clamp(x, rect.x, rightOf(rect)), y: clamp(y, rect.y, bottomOf(rect)) }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Where the way from another point first meets a circle; the closest point of the circle where it does not. */
const onCircle = ({ x, y, r }: Circle, at: Point, other: Point): Point => {
  const way = { x: at.x - other.x, y: at.y - other.y }
  const length = Math.hypot(way.x, way.y) || 1
  const [dx, dy] = [way.x / length, way.y / length]
  const along = (x - other.x) * dx + (y - other.y) * dy
  const off = r * r - ((x - other.x) * dy - (y - other.y) * dx) ** 2
  if (off >= 0)
    return rounded({ x: other.x + (along - Math.sqrt(off)) * dx, y: other.y + (along - Math.sqrt(off)) * dy })
  const far = Math.hypot(at.x - x, at.y - y)
  return rounded({ x: x + (r * (at.x - x)) / far, y: y + (r * (at.y - y)) / far })
}
