/**
 * Where the remark of a group is: at the right of its frame, or as far left of that as no line runs through it. A frame is
 * laid out clear of lines, but may become as wide as those above and below it.
 */
import { range } from 'd3-array'
import type { Layout } from '../../layout/model/graph.ts'
import { overlap, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { segmentsOf } from './even-frames.ts'
import type { GroupView } from './group-view.ts'

const step = 8

/** A group as drawn; remarks in groups of one outer group are beside or over each other. */
export type RemarkPlace<Group> = { group: Group; parent: unknown; view: GroupView; rect: Rect }

/** A remark with its shift, in pixels to the left. */
type Shifted<Group> = RemarkPlace<Group> & { left: number }

/**
 * How far left of its usual place each remark is, in pixels: as little as leaves it free of lines, or 0 where nothing does;
 * over each other in frames that end at one edge, all as far as the farthest of them where they can. Frames of one size
 * beside each other have their remarks at one offset where one is pushed, or mirror them where lines leave no such offset.
 */
export function asideShifts<Group>(
  places: readonly RemarkPlace<Group>[],
  layout: Pick<Layout, 'edges'>,
): Map<Group, number> {
  const strokes = layout.edges.flatMap(segmentsOf)
  const own = places.map((place) => ({ ...place, left: shiftOf(place, strokes) }))
  const even = own.map((each): Shifted<Group> => {
    const farthest = Math.max(...stackOf(each, own).map(({ left }) => left))
    return shiftOf(each, strokes, farthest) === farthest ? { ...each, left: farthest } : each
  })
  const shifts = new Map(even.map(({ group, left }) => [group, left]))
  for (const pushed of even.filter(({ left }) => left > 0)) {
    const twin = even.find((other) => areTwins(pushed, other))
    if (twin !== undefined) pair(stackOf(pushed, even), stackOf(twin, even), { strokes, shifts })
  }
  return shifts
}

/** Remarks over each other in frames that end at one edge. */
const stackOf = <Place extends RemarkPlace<unknown>>(of: Place, all: readonly Place[]): Place[] =>
  all.filter((other) => other.parent === of.parent && rightOf(other.rect) === rightOf(of.rect))

const areTwins = (one: RemarkPlace<unknown>, other: RemarkPlace<unknown>): boolean =>
  one.parent !== other.parent &&
  one.rect.y === other.rect.y &&
  one.rect.w === other.rect.w &&
  other.view.aside !== undefined

/** From the middle of the room of a remark to that of its words. */
const offMiddle = 7

/**
 * Places the words of two stacks at one offset from the left, in the middle of what is free, all words of a stack flush
 * with its widest; or as far from the left as those of the other are from the right.
 */
const pair = <Group>(
  one: readonly Shifted<Group>[],
  other: readonly Shifted<Group>[],
  { strokes, shifts }: { strokes: readonly Rect[]; shifts: Map<Group, number> },
): void => {
  const widest = Math.max(...[...one, ...other].map(({ view }) => view.aside?.w ?? 0))
  const leftAt = ({ rect, view }: RemarkPlace<Group>, center: number): number =>
    Math.round(rect.w - center + widest / 2 - (view.aside?.w ?? 0) - offMiddle)
  const at = (center: number, isMirrored: boolean): Shifted<Group>[] => [
    ...one.map((each) => ({ ...each, left: leftAt(each, center) })),
    ...other.map((each) => ({ ...each, left: leftAt(each, isMirrored ? each.rect.w - center : center) })),
  ]
  for (const isMirrored of [false, true]) {
    const free = range(0, one[0]?.rect.w ?? 0, step / 2).filter((center) =>
      at(center, isMirrored).every((each) => each.left >= 0 && shiftOf(each, strokes, each.left) === each.left),
    )
    const center = free[Math.floor(free.length / 2)]
    if (center === undefined) continue
    for (const { group, left } of at(center, isMirrored)) shifts.set(group, left)
    return
  }
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
