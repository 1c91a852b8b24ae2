/**
 * Where the remark of a group is: at the right of its frame, or as far left of that as no line runs through it. A frame is
 * laid out clear of lines, but may become as wide as those above and below it.
 */
import type { Layout } from '../../layout/model/graph.ts'
import { overlap, type Rect } from '../../src/geometry/rect.ts'
import { strokesOf } from './even-frames.ts'
import type { GroupView } from './group-view.ts'

const step = 8

/** How far left of its usual place a remark is, in pixels: as little as leaves it free of lines, or 0 where nothing does. */
export const asideShift = ({ head, aside }: GroupView, rect: Rect, { edges }: Pick<Layout, 'edges'>): number => {
  if (head === undefined || aside === undefined) return 0
  const strokes = edges.flatMap(strokesOf)
  const isFree = (left: number): boolean => {
    const place = { ...aside, x: rect.x + rect.w - aside.w - left, y: rect.y }
    return strokes.every((stroke) => !overlap(stroke, place))
  }
  const places = Math.floor((rect.w - head.w - aside.w) / step) + 1
  return Array.from({ length: Math.max(1, places) }, (_, index) => index * step).find(isFree) ?? 0
}
