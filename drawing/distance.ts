/**
 * How far what is drawn is from a point, as a reader sees it.
 */
import { boundsOf } from '../src/elements/bounds.ts'
import { outlinesOf } from '../src/elements/outlines.ts'
import { covers, distanceToPolylines, type Polyline } from '../src/geometry/polyline.ts'
import { distanceTo, type Point, type Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'

/** A stroke, which has no inside. */
export const isOpen = (element: Element): boolean =>
  element.type === 'line' ||
  (element.type === 'path' && (element.fill ?? 'none') === 'none') ||
  (element.type === 'circle' && element.fill === 'none')

/** From a point to an element, in pixels: to words, to a stroke, or to the outline of a shape; nothing within a shape. */
export const distanceToElement = (element: Element, point: Point): number => distancesTo(element)(point)

/** The same from many points: its bounds and outlines are found once. */
export function distancesTo(element: Element): (point: Point) => number {
  let [bounds, outlines]: [Rect?, Polyline[]?] = []
  return (point) => {
    bounds ??= boundsOf(element)
    const rough = distanceTo(bounds, point)
    // The exact distance is more only for what is near.
    if (element.type === 'text' || rough > far) return rough
    outlines ??= outlinesOf(element, { characters: 20_000, segments: 4000 })
    return !isOpen(element) && covers(outlines, point) ? 0 : distanceToPolylines(point, outlines)
  }
}

/** Beyond this many pixels nothing is told apart. */
const far = 80
