/**
 * Hosts and backdrops: the shape that a label is in, and the fill that it is on.
 */

import { boundsOf, covers, type Polyline } from '../../geometry/polyline.ts'
import { areaOf, containsPoint, type Rect } from '../../geometry/rect.ts'
import type { Drawn } from './drawn.ts'
import type { Label } from './label.ts'

/** The shape around a label; of a path with many closed pieces, the piece. */
export type Host = { shape: Drawn; outlines: Polyline[]; bounds: Rect }

/** The smallest shape around a label's center. */
export function findHost(label: Label, shapes: Drawn[]): Host | undefined {
  let best: Host | undefined
  for (const shape of shapes) {
    const host = pieceAt(shape, label)
    if (host === undefined || !hasRoom(host, label)) continue
    if (best === undefined || areaOf(host.bounds) <= areaOf(best.bounds)) best = host
  }
  return best
}

/** The piece of a shape around the point; the whole shape where pieces fill it only together. */
const pieceAt = (shape: Drawn, label: Label): Host | undefined => {
  if (!containsPoint(shape.bounds, label.center) || !covers(shape.outlines, label.center)) return undefined
  for (const outline of shape.outlines) {
    if (!covers([outline], label.center)) continue
    return { shape, outlines: [outline], bounds: boundsOf([outline]) }
  }
  return { shape, outlines: shape.outlines, bounds: shape.bounds }
}

/** A shape much smaller than the label cannot be meant to contain it: a bar, a stripe, a dot behind a word. */
const hasRoom = ({ bounds }: Host, { size, width }: Label): boolean =>
  bounds.w >= Math.max(size * 0.75, width / 2) && bounds.h >= size * 0.75

/** What is behind a label's center: the last filled shape drawn before it; undefined for the page. */
export const backdropOf = (label: Label, shapes: Drawn[]): Drawn | undefined => {
  let backdrop: Drawn | undefined
  for (const shape of shapes) {
    const { index, fill, bounds, outlines } = shape
    if (index > label.index) break
    if (fill !== 'none' && containsPoint(bounds, label.center) && covers(outlines, label.center)) backdrop = shape
  }
  return backdrop
}
