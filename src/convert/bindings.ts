/**
 * What belongs together in a scene, inferred from geometry alone: text in boxes, and arrows between shapes.
 */
import { shapeBounds, textBounds } from '../elements/bounds.ts'
import { flattenPath } from '../geometry/flatten-path.ts'
import { pathBounds } from '../geometry/path-bounds.ts'
import { distanceToPolylines } from '../geometry/polyline.ts'
import type { Point, Rect } from '../geometry/rect.ts'
import type { Element, Scene, Text } from '../scene/scene.ts'

/** The label of a box, by the index of the box: a centered text, the only one inside. */
export function labelsOf({ elements }: Scene): Map<number, { index: number; text: Text }> {
  const labels = new Map<number, { index: number; text: Text }>()
  const inside = new Map<number, { index: number; text: Text }[]>()
  for (const [index, element] of elements.entries()) {
    if (element.type !== 'text') continue
    const box = innermostAround(elements, textBounds(element))
    if (box !== undefined) inside.set(box, [...(inside.get(box) ?? []), { index, text: element }])
  }
  for (const [box, texts] of inside) {
    const [only] = texts
    if (texts.length === 1 && only !== undefined && isCentered(elements[box], only.text)) labels.set(box, only)
  }
  return labels
}

/** The box that each text moves with, by the index of the text, which is drawn after the box and inside it. */
export const homesOf = ({ elements }: Scene): Map<number, number> => {
  const homes = new Map<number, number>()
  let box: number | undefined
  for (const [index, element] of elements.entries()) {
    if (element.type !== 'text') box = element.type === 'box' ? index : undefined
    const rect = box === undefined ? undefined : rectOf(elements[box] ?? element)
    if (element.type === 'text' && box !== undefined && rect !== undefined && holds(rect, textBounds(element)))
      homes.set(index, box)
  }
  return homes
}

/** The smallest box or circle that contains a rectangle. */
const innermostAround = (elements: readonly Element[], inner: Rect): number | undefined => {
  let best: { index: number; area: number } | undefined
  for (const [index, element] of elements.entries()) {
    const rect = rectOf(element)
    if (rect === undefined || !holds(rect, inner)) continue
    const area = rect.w * rect.h
    if (best === undefined || area <= best.area) best = { index, area }
  }
  return best?.index
}

const holds = (outer: Rect, { x, y, w, h }: Rect): boolean =>
  x >= outer.x - 1 && y >= outer.y - 1 && x + w <= outer.x + outer.w + 1 && y + h <= outer.y + outer.h + 1

/** Whether a text is in the middle of its box, horizontally and vertically, as far as the eye can see. */
const isCentered = (shape: Element | undefined, text: Text): boolean => {
  const rect = shape === undefined ? undefined : rectOf(shape)
  if (rect === undefined || text.align !== 'middle') return false
  const middle = text.y - (text.size ?? 16) * 0.35
  return Math.abs(text.x - rect.x - rect.w / 2) <= 2 && Math.abs(middle - rect.y - rect.h / 2) <= 4
}

/** The rectangle of a shape that arrows can be bound to. */
export const rectOf = (element: Element): Rect | undefined =>
  element.type === 'box' || element.type === 'circle' ? shapeBounds(element) : undefined

/** The shape on whose outline a point is, within 2 px; the smallest of several. `paths`: filled ones count too. */
export const shapeAt = ({ elements }: Scene, point: Point, { paths = false } = {}): number | undefined => {
  let best: { index: number; area: number } | undefined
  for (const [index, element] of elements.entries()) {
    const rect = paths ? placeOf(element) : rectOf(element)
    if (rect === undefined || offOutline(element, rect, point) > reach) continue
    const area = rect.w * rect.h
    if (best === undefined || area < best.area) best = { index, area }
  }
  return best?.index
}

const reach = 2

/** The rectangle of a box, a circle or a filled path. */
export const placeOf = (element: Element): Rect | undefined =>
  element.type === 'path' && (element.fill ?? 'none') !== 'none' ? pathBounds(element.d) : rectOf(element)

/** How far a point is from the outline of a shape. */
const offOutline = (element: Element, { x, y, w, h }: Rect, point: Point): number => {
  if (element.type === 'circle') return Math.abs(Math.hypot(point.x - element.x, point.y - element.y) - element.r)
  const [dx, dy] = [Math.max(x - point.x, point.x - x - w), Math.max(y - point.y, point.y - y - h)]
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0))
  if (element.type !== 'path') return outside > 0 ? outside : -Math.max(dx, dy)
  return outside > reach ? outside : distanceToPolylines(point, flattenPath(element.d, most))
}

/** The most points of an outline that are compared. */
const most = 600
