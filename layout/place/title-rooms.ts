/**
 * The rooms of a group's title and aside in its upper corners; the title of a lane in rows takes its whole height.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { LayoutGroup } from '../model/graph.ts'

/** `isRow`: the group is a lane in rows, which has no aside. */
export function roomsOfTitles(
  { head, aside, isRow }: Pick<LayoutGroup, 'head' | 'aside'> & { isRow: boolean },
  { x, y, w, h }: Rect,
): { corner: 'left' | 'right'; room: Rect }[] {
  return [
    ...(head === undefined ? [] : [{ corner: 'left' as const, room: { x, y, w: head.w, h: isRow ? h : head.h } }]),
    ...(aside === undefined || isRow ? [] : [{ corner: 'right' as const, room: { x: x + w - aside.w, y, ...aside } }]),
  ]
}
