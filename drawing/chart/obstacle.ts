/**
 * Obstacles to labels: what is already drawn, and whether a label at a place stays clear of it.
 */

import { boundsOf } from '../../src/elements/bounds.ts'
import { flattenPath } from '../../src/geometry/flatten-path.ts'
import {
  covers,
  distanceToSegment,
  intersectsRect,
  type LineSegment,
  type Polyline,
} from '../../src/geometry/polyline.ts'
import { centerOf, distanceTo, grow, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Block } from '../block.ts'

/**
 * A place for a label. `onFill`: on a filled shape, in a color that is readable there. `of`: the point that it names, which
 * no other dot may be nearer to, and no line that marks something may be between; `leader`: the line that joins them if it
 * is far from it, `leaderIn` its color.
 */
export type LabelSpot = {
  words: Block
  rect: Rect
  align?: 'start' | 'middle' | 'end'
  onFill?: true
  overAxis?: true
  of?: Point
  leader?: LineSegment
  leaderIn?: Color | undefined
}

/** Free pixels between labels and strokes, and between two labels: labels in one row read as one unless they are far apart. */
const clear = { strokes: 4, words: { x: 12, y: 6 } }

/** What labels must stay clear of. */
export type Obstacle = {
  bounds: Rect
  outlines: Polyline[]
  isText: boolean
  isFilled: boolean
  /** A half-tone that words are readable on. */
  isBand: boolean
  dot: Point | undefined
  /** A line that parts what is on its two sides. */
  parts?: true
}

const pale = new Set<Color | undefined>([undefined, 'none', 'surface', 'soft'])

/** Labels may cross the edge of a pale fill without a stroke, but of nothing else. */
export const obstacleOf = (element: Element): Obstacle => {
  const bounds = boundsOf(element)
  const isText = element.type === 'text'
  const isPale = isText || element.type === 'line' || pale.has(element.fill)
  const isGround = 'fill' in element && 'stroke' in element && element.stroke === 'none' && isPale
  const isFilled = !isPale
  const dot = element.type === 'circle' && element.r <= dotRadius ? { x: element.x, y: element.y } : undefined
  return {
    bounds,
    isText,
    isFilled,
    isBand: isBand(element),
    dot,
    outlines: isText || isGround ? [] : outlinesOf(element, bounds),
  }
}

/** A half-tone of the background: words are readable on it, all or none of them. */
const isBand = (element: Element): boolean =>
  element.type === 'path' && element.fill === 'rule' && element.stroke === 'none' && element.dashed === true

/** The radius of the largest dot, in pixels. */
const dotRadius = 8

const mostSegments = 4000

const outlinesOf = (element: Element, { x, y, w, h }: Rect): Polyline[] => {
  if (element.type === 'path') return flattenPath(element.d, mostSegments)
  if (element.type === 'line')
    return [{ closed: false, segments: [{ x1: element.x, y1: element.y, x2: element.x2, y2: element.y2 }] }]
  return flattenPath(`M ${x} ${y} h ${w} v ${h} h ${-w} Z`, mostSegments)
}

/** Whether a label at a place stays clear of an obstacle. */
export const isClear = (
  { rect, words, align, onFill, of, leader }: LabelSpot,
  { bounds, outlines, isText, isFilled, isBand: isReadable, dot, parts }: Obstacle,
): boolean => {
  const own = boxOf(words, rect, align)
  if (parts === true && isParted(own, { of, leader }, bounds)) return false
  if (leader === undefined && of !== undefined && dot !== undefined && !isOwner(own, of, dot)) return false
  if (leader !== undefined && (isText || isApart(dot, of)) && isCrossed(grow(bounds, 2), leader)) return false
  if (leader !== undefined && dot !== undefined && of !== undefined && endsAt(dot, { of, leader })) return false
  if (isText) {
    const { x, y } = clear.words
    return !overlap({ x: own.x - x, y: own.y - y, w: own.w + 2 * x, h: own.h + 2 * y }, bounds)
  }
  const room = grow(own, clear.strokes)
  if (!overlap(room, grow(bounds, 0.1))) return true
  return (
    !intersectsRect(outlines, room) && (onFill === true || isReadable || !isFilled || !covers(outlines, centerOf(own)))
  )
}

type Tie = { of: Point | undefined; leader: LineSegment | undefined }

/** Whether a line, which the point is not on, is between words and the point that they name. */
const isParted = (words: Rect, { of, leader }: Tie, bounds: Rect): boolean => {
  if (of === undefined || distanceTo(bounds, of) < 1) return false
  const { x, y } = centerOf(words)
  return isCrossed(grow(bounds, 0.5), leader ?? { x1: of.x, y1: of.y, x2: x, y2: y })
}

/** Whether words at a place are nearer to the point that they name than to another dot. */
const isOwner = (words: Rect, of: Point, dot: Point): boolean =>
  isAt(dot, of) || distanceTo(words, dot) >= distanceTo(words, of)

/** A dot that another overlaps is not told apart from it by a leader that keeps clear of it. */
const isApart = (dot: Point | undefined, of: Point | undefined): boolean =>
  dot !== undefined && (of === undefined || Math.hypot(dot.x - of.x, dot.y - of.y) > 2 * dotRadius)

/** Whether a leader ends in another dot, or runs through it, rather than in the one that it leads from. */
const endsAt = (dot: Point, { of, leader }: { of: Point; leader: LineSegment }): boolean =>
  !isAt(dot, of) && distanceToSegment(dot, leader) < Math.hypot(leader.x1 - of.x, leader.y1 - of.y)

const isAt = (dot: Point, of: Point): boolean => Math.hypot(dot.x - of.x, dot.y - of.y) < 1

const isCrossed = (rect: Rect, leader: LineSegment): boolean =>
  intersectsRect([{ closed: false, segments: [leader] }], rect)

/** The space that text takes up in its rectangle. */
export const boxOf = ({ w, h }: Block, rect: Rect, align: LabelSpot['align'] = 'middle'): Rect => {
  const share = align === 'start' ? 0 : align === 'end' ? 1 : 0.5
  return { x: rect.x + (rect.w - w) * share, y: rect.y + (rect.h - h) / 2, w, h }
}
