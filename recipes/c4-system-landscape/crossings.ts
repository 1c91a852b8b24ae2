/** Where edges cross the borders of outermost groups. */
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { groupId } from '../../drawing/graph/layout-ids.ts'
import type { Layout } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'

/** The points at which some edges cross borders; strokes are horizontal and vertical. */
export const crossings = ({ edges, groups }: GraphDocument, layout: Layout, some: readonly GraphEdge[]) => {
  const borders = groups.flatMap((group) =>
    group.group === undefined ? (layout.groups.get(groupId(group)) ?? []) : [],
  )
  return some.map((edge) => {
    const points = layout.edges[edges.indexOf(edge)]?.points ?? []
    const at = points
      .slice(1)
      .flatMap((end, index) => borders.flatMap((border) => crossed([points[index] ?? end, end], border)))
    return { edge, at }
  })
}

const crossed = ([a, b]: [Point, Point], { x, y, w, h }: Rect): Point[] => {
  const within = (value: number, from: number, to: number): boolean =>
    value > Math.min(from, to) && value < Math.max(from, to)
  const sides = [x, x + w]
    .filter((side) => within(side, a.x, b.x) && a.y > y && a.y < y + h)
    .map((side) => ({ x: side, y: a.y }))
  const ends = [y, y + h]
    .filter((end) => within(end, a.y, b.y) && a.x > x && a.x < x + w)
    .map((end) => ({ x: a.x, y: end }))
  return [...sides, ...ends]
}
