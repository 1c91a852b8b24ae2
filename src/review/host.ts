/**
 * Hosts and backdrops: in which shape a label stands, and on which fill.
 */
import type { Color } from '../scene/limits.ts'
import type { Drawn } from './drawn.ts'
import type { Label } from './label.ts'
import { boundsOf, covers, type Outline } from './outline.ts'
import { areaOf, heightOf, holds, type Rect, widthOf } from './rect.ts'

/** The shape around a label; of a path with many closed pieces, the piece. */
export type Host = { shape: Drawn; outlines: Outline[]; bounds: Rect }

/** The piece of a shape around the point; the whole shape where pieces fill it only together. */
const pieceAt = (shape: Drawn, label: Label): Host | undefined => {
  if (!holds(shape.bounds, label.centre) || !covers(shape.outlines, label.centre)) return undefined
  for (const outline of shape.outlines) {
    if (!covers([outline], label.centre)) continue
    return { shape, outlines: [outline], bounds: boundsOf([outline]) }
  }
  return { shape, outlines: shape.outlines, bounds: shape.bounds }
}

/** A shape much smaller than the label cannot be meant to hold it: a bar, a stripe, a dot behind a word. */
const hasRoom = ({ bounds }: Host, { size, width }: Label): boolean =>
  widthOf(bounds) >= Math.max(size * 0.75, width / 2) && heightOf(bounds) >= size * 0.75

/** The smallest shape around a label's centre. */
export const findHost = (label: Label, shapes: Drawn[]): Host | undefined => {
  let best: Host | undefined
  for (const shape of shapes) {
    const host = pieceAt(shape, label)
    if (host === undefined || !hasRoom(host, label)) continue
    if (best === undefined || areaOf(host.bounds) <= areaOf(best.bounds)) best = host
  }
  return best
}

/** The fill behind a label's centre: the last one drawn before it, or the page. */
export const backdropOf = (label: Label, shapes: Drawn[]): Color | 'page' => {
  let backdrop: Color | 'page' = 'page'
  for (const { index, fill, bounds, outlines } of shapes) {
    if (index > label.index) break
    if (fill !== 'none' && holds(bounds, label.centre) && covers(outlines, label.centre)) backdrop = fill
  }
  return backdrop
}
