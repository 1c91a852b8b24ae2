/**
 * Lanes in columns have their nodes in the middle, under their heads, and are equally wide where they nearly are.
 *
 * Lanes in rows are the same, turned. What is in a lane moves with it, and lanes only grow: nothing comes closer to anything.
 */
import type { Layout } from '../../layout/model/graph.ts'
import { type Rect, union } from '../../src/geometry/rect.ts'
import type { GraphDocument } from '../data/graph.ts'
import { groupId } from './layout-ids.ts'
import { mapLayout, turnedLayout } from './map-layout.ts'

/** A lane before and after: where it begins, how wide it is, and how far what is in it moves. */
type Lane = { x: number; w: number; by: number; to: number; wide: number }

/** How much wider the widest of lanes may be that become equally wide. */
const nearly = 1.25

/** A layout whose outermost groups are columns with their nodes in their middle; no wider than `most`, or as it is. */
export function evenLanes(layout: Layout, { groups }: Pick<GraphDocument, 'groups'>, most: number): Layout {
  const ids = groups.filter(({ group }) => group === undefined).map(groupId)
  const rects = ids.flatMap((id) => layout.groups.get(id) ?? []).toSorted((a, b) => a.x - b.x)
  const lanes = evened(rects, [...layout.nodes.values()])
  const [first, last] = [lanes[0], lanes.at(-1)]
  if (first === undefined || last === undefined || layout.crowded.length > 0) return layout
  const grown = last.to + last.wide - (last.x + last.w)
  if (layout.bounds.w + grown > most) return layout
  return {
    ...moved(layout, lanes),
    groups: new Map(
      [...layout.groups].map(([id, rect]) => {
        const lane = ids.includes(id) ? lanes.find(({ x }) => x === rect.x) : undefined
        return [id, lane === undefined ? movedRect(rect, lanes) : { ...rect, x: lane.to, w: lane.wide }]
      }),
    ),
    bounds: { ...layout.bounds, w: layout.bounds.w + grown },
  }
}

/** The same for lanes in rows that touch; those of pools have marks over their names, whose middle is not that of what is seen. */
export function evenRows(layout: Layout, data: Pick<GraphDocument, 'groups'>, most: number): Layout {
  if (data.groups.some(({ kind }) => kind === 'pool')) return layout
  const across = turnedLayout(layout)
  const rects = data.groups
    .filter(({ group }) => group === undefined)
    .flatMap((group) => across.groups.get(groupId(group)) ?? [])
    .toSorted((a, b) => a.x - b.x)
  const touch = rects.every(({ x }, at) => at === 0 || x === (rects[at - 1]?.x ?? 0) + (rects[at - 1]?.w ?? 0))
  return touch ? turnedLayout(evenLanes(across, data, most)) : layout
}

const isInside = (inner: Rect, outer: Rect): boolean => inner.x > outer.x && inner.x + inner.w < outer.x + outer.w

const evened = (rects: readonly Rect[], nodes: readonly Rect[]): Lane[] => {
  const middles = rects.map((rect) => {
    const { x, w } = union(nodes.filter((node) => isInside(node, rect))) ?? rect
    return x + w / 2
  })
  const halves = rects.map(({ x, w }, at) => Math.max(middles[at]! - x, x + w - middles[at]!))
  const isEven = Math.max(...halves) <= nearly * Math.min(...halves)
  let to = rects[0]?.x ?? 0
  return rects.map(({ x, w }, at) => {
    const half = Math.ceil((isEven ? Math.max(...halves) : halves[at]!) / 8) * 8
    const lane = { x, w, by: to + half - middles[at]!, to, wide: 2 * half }
    to += 2 * half
    return lane
  })
}

const byAt = (x: number, lanes: readonly Lane[]): number => (lanes.findLast((lane) => lane.x < x) ?? lanes[0])?.by ?? 0

/** Bars reach from lane to lane: both of their ends move. */
const movedRect = (rect: Rect, lanes: readonly Lane[]): Rect => {
  const [left, right] = [rect.x + byAt(rect.x + 1, lanes), rect.x + rect.w + byAt(rect.x + rect.w - 1, lanes)]
  return { ...rect, x: left, w: right - left }
}

const moved = (layout: Layout, lanes: readonly Lane[]): Layout =>
  mapLayout(layout, {
    point: (point) => ({ ...point, x: point.x + byAt(point.x, lanes) }),
    rect: (rect) => movedRect(rect, lanes),
    words: (place) => ({ ...place, x: place.x + byAt(place.x + place.w / 2, lanes) }),
  })
