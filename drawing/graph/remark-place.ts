/**
 * Where the remark of a group is: at the right of its frame, or as far left of that as no line runs through it. A frame is
 * laid out clear of lines, but may become as wide as those above and below it.
 */
import type { Layout } from '../../layout/model/graph.ts'
import { overlap, type Rect } from '../../src/geometry/rect.ts'
import { strokesOf } from './even-frames.ts'
import type { GroupView } from './group-view.ts'

const step = 8

/** A group as drawn; remarks in groups of one outer group are beside or over each other. */
export type RemarkPlace<Group> = { group: Group; parent: unknown; view: GroupView; rect: Rect }

/**
 * How far left of its usual place each remark is, in pixels: as little as leaves it free of lines, or 0 where nothing does;
 * over each other in frames that end at one edge, all as far as the farthest of them where they can.
 */
export function asideShifts<Group>(
  places: readonly RemarkPlace<Group>[],
  layout: Pick<Layout, 'edges'>,
): Map<Group, number> {
  const strokes = layout.edges.flatMap(strokesOf)
  const own = places.map((place) => ({ ...place, left: shiftOf(place, strokes) }))
  const endOf = ({ rect }: RemarkPlace<Group>): number => rect.x + rect.w
  return new Map(
    own.map((each) => {
      const mates = own.filter((other) => other.parent === each.parent && endOf(other) === endOf(each))
      const farthest = Math.max(...mates.map(({ left }) => left))
      return [each.group, shiftOf(each, strokes, farthest) === farthest ? farthest : each.left]
    }),
  )
}

/** The least shift from `least` on at which a remark is free. */
const shiftOf = (
  { view: { head, aside }, rect }: Pick<RemarkPlace<unknown>, 'view' | 'rect'>,
  strokes: readonly Rect[],
  least = 0,
): number => {
  if (head === undefined || aside === undefined) return 0
  const isFree = (left: number): boolean => {
    const place = { ...aside, x: rect.x + rect.w - aside.w - left, y: rect.y }
    return strokes.every((stroke) => !overlap(stroke, place))
  }
  const most = Math.max(0, Math.floor((rect.w - head.w - aside.w) / step) * step)
  for (let left = least; left <= most; left += step) if (isFree(left)) return left
  return 0
}
