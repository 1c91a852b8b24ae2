/**
 * Groups of one kind above each other are equally wide, where what they gain is free: stacked frames whose sides miss each
 * other by a little look like a mistake.
 */
import { group } from 'd3-array'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { bottomOf, contains, overlap, type Rect, union } from '../../src/geometry/rect.ts'
import { widthOf } from '../block.ts'
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { groupId } from './layout-ids.ts'

/** How much wider a frame may become, so that one node is in a frame as wide as one of two: beyond that it would be mostly empty. */
const most = 1.7

/** A layout with even frames; those that an edge ends at stay as they are. `isUnder`: whether the remark of a group is under its name. */
export function evenFrames(
  layout: Layout,
  data: GraphDocument,
  isUnder: (group: GraphGroup) => boolean = () => false,
): Layout {
  const groups = new Map(layout.groups)
  const stacks = stacksOf(data, layout.groups).map((stack) => {
    const rects = stack.flatMap((group) => layout.groups.get(groupId(group)) ?? [])
    const { x, w } = union(rects) ?? { x: 0, w: 0 }
    const isFree = rects.every(
      (rect, index) =>
        w <= most * rect.w &&
        gainsOf(rect, { x, w }).every((gain) => isEmpty(gain, layout, rect)) &&
        (x === rect.x || hasTitleRoom({ ...rect, x }, wordsIn(stack[index], isUnder), layout)),
    )
    return { stack, rects, x, w, isFree }
  })
  // Stacks that are level, such as those of two zones, are read as equals.
  const areLevel = (one: readonly Rect[], other: readonly Rect[]): boolean =>
    one.length === other.length && one.every(({ y }, index) => y === other[index]?.y)
  for (const { stack, rects, x, w } of stacks)
    if (stacks.every((other) => other.isFree || !areLevel(rects, other.rects)))
      for (const group of stack) groups.set(groupId(group), { ...layout.groups.get(groupId(group))!, x, w })
  return { ...layout, groups }
}

/** How wide the words at the left of a frame are: its name, and a remark under that. */
const wordsIn = (group: GraphGroup | undefined, isUnder: (group: GraphGroup) => boolean): number =>
  group === undefined
    ? 0
    : Math.max(widthOf(group.name, 'head'), isUnder(group) ? widthOf(group.note ?? '', 'small') : 0)

/** Whether no stroke would run through the words of a frame, which move to the left with it. */
const hasTitleRoom = (frame: Rect, words: number, { edges }: Layout): boolean =>
  edges.every((edge) =>
    segmentsOf(edge).every((segment) => !overlap(segment, { ...frame, w: words + title.w, h: title.h })),
  )

/** What words take of a frame beside and over them, in pixels. */
const title = { w: 24, h: 56 } as const

/** Groups of one kind in one group that are above each other, if there are several and no edge ends at one. */
const stacksOf = (data: GraphDocument, places: ReadonlyMap<string, Rect>): GraphGroup[][] => {
  const names = new GraphNames(data)
  const met = new Set(data.edges.flatMap(({ from, to }) => [names.end(from)?.group, names.end(to)?.group]))
  const mates = group(data.groups, ({ kind, group: outer }) => `${kind} ${outer ?? ''}`)
  return [...mates.values()].filter((stack) => {
    const rects = stack.flatMap((group) => places.get(groupId(group)) ?? [])
    return (
      rects.length > 1 && rects.length === stack.length && !stack.some((group) => met.has(group)) && areStacked(rects)
    )
  })
}

const areStacked = (rects: readonly Rect[]): boolean => {
  const down = rects.toSorted((a, b) => a.y - b.y)
  return down
    .slice(1)
    .every((rect, index) => bottomOf(down[index]!) <= rect.y && overlap({ ...rect, y: down[index]!.y }, down[index]!))
}

/** What a frame gains at the left and at the right, with some pixels around it. */
const gainsOf = ({ x, y, w, h }: Rect, to: Pick<Rect, 'x' | 'w'>): Rect[] =>
  [
    { x: to.x, w: x - to.x },
    { x: x + w, w: to.x + to.w - x - w },
  ]
    .filter((gain) => gain.w > 0)
    .map((gain) => ({ x: gain.x - air, y: y - air, w: gain.w + 2 * air, h: h + 2 * air }))

const air = 8

/** Whether nothing is in a place: no node, stroke or words, and no group but those around and in the frame. */
const isEmpty = (place: Rect, { nodes, groups, edges }: Layout, own: Rect): boolean => {
  const isApart = (rect: Rect): boolean => !overlap(rect, place)
  const isOwn = (rect: Rect): boolean => rect === own || contains(rect, own) || contains(own, rect)
  return (
    [...nodes.values()].every((rect) => contains(own, rect) || isApart(rect)) &&
    [...groups.values()].every((rect) => isOwn(rect) || isApart(rect)) &&
    edges.every((edge) => (endsIn(edge, own) || segmentsOf(edge).every(isApart)) && wordsOf(edge).every(isApart))
  )
}

/** Whether an edge ends in a frame: its way out may be longer. */
const endsIn = ({ points }: EdgePlace, { x, y, w, h }: Rect): boolean =>
  [points[0], points.at(-1)].some((end) => end !== undefined && contains({ x, y, w, h }, { ...end, w: 0, h: 0 }))

const wordsOf = ({ label, ends = [undefined, undefined] }: EdgePlace): Rect[] =>
  [label, ...ends].filter((each) => each !== undefined)

/** The pieces of a stroke, as thin rectangles. */
export const segmentsOf = ({ points }: EdgePlace): Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index]!
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      w: Math.max(1, Math.abs(to.x - from.x)),
      h: Math.max(1, Math.abs(to.y - from.y)),
    }
  })
