/**
 * Obstacles to labels: what is already drawn, and whether a label at a place stays clear of it.
 */

import { boundsOf } from '../../src/elements/bounds.ts'
import { flattenPath } from '../../src/geometry/flatten-path.ts'
import { covers, intersectsRect, type Polyline } from '../../src/geometry/polyline.ts'
import { centerOf, grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Block } from '../block.ts'

/** A place for a label. `onFill`: on a filled shape, in a color that is readable there. */
export type LabelSpot = { words: Block; rect: Rect; align?: 'start' | 'middle' | 'end'; onFill?: true }

/** Free pixels between labels and strokes, and between two labels: labels in one row read as one unless they are far apart. */
const clear = { strokes: 4, words: { x: 12, y: 6 } }

/** What labels must stay clear of. */
export type Obstacle = { bounds: Rect; outlines: Polyline[]; isText: boolean; isFilled: boolean }

const pale = new Set<Color | undefined>([undefined, 'none', 'surface', 'soft'])

/** Labels may cross the edge of a pale fill without a stroke, but of nothing else. */
export const obstacleOf = (element: Element): Obstacle => {
  const bounds = boundsOf(element)
  const isText = element.type === 'text'
  const isGround = 'fill' in element && 'stroke' in element && element.stroke === 'none' && pale.has(element.fill)
  const isFilled = !isText && element.type !== 'line' && !pale.has(element.fill)
  return { bounds, isText, isFilled, outlines: isText || isGround ? [] : outlinesOf(element, bounds) }
}

const mostSegments = 4000

const outlinesOf = (element: Element, { x, y, w, h }: Rect): Polyline[] => {
  if (element.type === 'path') return flattenPath(element.d, mostSegments)
  if (element.type === 'line')
    return [{ closed: false, segments: [{ x1: element.x, y1: element.y, x2: element.x2, y2: element.y2 }] }]
  return flattenPath(`M ${x} ${y} h ${w} v ${h} h ${-w} Z`, mostSegments)
}

/** Whether a label at a place stays clear of an obstacle. */
export const isClear = (
  { rect, words, align, onFill }: LabelSpot,
  { bounds, outlines, isText, isFilled }: Obstacle,
): boolean => {
  const own = boxOf(words, rect, align)
  if (isText) {
    const { x, y } = clear.words
    return !overlap({ x: own.x - x, y: own.y - y, w: own.w + 2 * x, h: own.h + 2 * y }, bounds)
  }
  const room = grow(own, clear.strokes)
  if (!overlap(room, grow(bounds, 0.1))) return true
  return !intersectsRect(outlines, room) && (onFill === true || !isFilled || !covers(outlines, centerOf(own)))
}

/** The space that text takes up in its rectangle. */
export const boxOf = ({ w, h }: Block, rect: Rect, align: LabelSpot['align'] = 'middle'): Rect => {
  const share = align === 'start' ? 0 : align === 'end' ? 1 : 0.5
  return { x: rect.x + (rect.w - w) * share, y: rect.y + (rect.h - h) / 2, w, h }
}
