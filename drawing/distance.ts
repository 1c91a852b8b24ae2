/**
 * How far what is drawn is from a point, as a reader sees it.
 */
import { boundsOf } from '../src/elements/bounds.ts'
import { outlinesOf } from '../src/elements/outlines.ts'
import { covers, distanceToPolylines } from '../src/geometry/polyline.ts'
import { distanceTo, type Point } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'

/** A stroke, which has no inside. */
export const isOpen = (element: Element): boolean =>
  element.type === 'line' ||
  (element.type === 'path' && (element.fill ?? 'none') === 'none') ||
  (element.type === 'circle' && element.fill === 'none')

/** From a point to an element, in pixels: to words, to a stroke, or to the outline of a shape; nothing within a shape. */
export function distanceToElement(element: Element, point: Point): number {
  const rough = distanceTo(boundsOf(element), point)
  // The exact distance is more only for what is near.
  if (element.type === 'text' || rough > far) return rough
  const outlines = outlinesOf(element, { characters: 20_000, segments: 4000 })
  return !isOpen(element) && covers(outlines, point) ? 0 : distanceToPolylines(point, outlines)
}

/** Beyond this many pixels nothing is told apart. */
const far = 80
