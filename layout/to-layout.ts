/**
 * A drawing as the layout that the caller gets: at the origin, by id, trunks drawn once.
 */
import type { Point } from '../src/geometry/rect.ts'
import { crowdedOf } from './crowded.ts'
import type { Drawing } from './draw-cells.ts'
import type { Placed } from './labels/place-labels.ts'
import type { EdgePlace, LabelPlace, Layout } from './model/graph.ts'
import type { Model, Node } from './model/model.ts'

export function toLayout(model: Model, drawing: Drawing): Layout {
  const { bounds, placement, grid } = drawing
  const shift = <Kind extends Point>(item: Kind): Kind => ({ ...item, x: item.x - bounds.x, y: item.y - bounds.y })
  const edges = edgesOf(drawing).map(
    ({ points, label, ends, ...rest }): EdgePlace => ({
      points: points.map(shift),
      ...(label === undefined ? {} : { label: shift(label) }),
      ...(ends === undefined ? {} : { ends: [ends[0] && shift(ends[0]), ends[1] && shift(ends[1])] }),
      ...rest,
    }),
  )
  return {
    nodes: new Map(model.nodes.map((node) => [node.given.id, shift(placement.nodes.get(node) ?? bounds)])),
    groups: new Map([...placement.groups].map(([group, rect]) => [group.given.id, shift(rect)])),
    edges,
    cells: Object.fromEntries(model.nodes.map((node) => [node.given.id, cellOf(node, grid)])),
    direction: drawing.direction,
    bounds: { ...bounds, x: 0, y: 0 },
    joints: [],
    narrowed: { nodes: 0, edges: edges.map(() => 0) },
    crowded: crowdedOf(model, drawing, edges),
  }
}

const cellOf = (node: Node, { columns, rows }: Drawing['grid']): [number, number] => [
  (columns.get(node) ?? 0) / 2 + 1,
  (rows.get(node) ?? 0) / 2 + 1,
]

/** By the index of the edge in the graph. */
const edgesOf = ({ routes, branches, labels }: Drawing): EdgePlace[] => {
  return routes
    .map((route): [number, EdgePlace] => {
      const branch = branches.get(route)
      const place: EdgePlace = { points: branch?.points ?? [...route.points] }
      const { middle, from, to } = labels.get(route.edge) ?? {}
      if (middle !== undefined) place.label = placeOf(middle)
      if (from !== undefined || to !== undefined) place.ends = [from && placeOf(from), to && placeOf(to)]
      if (branch !== undefined) place.joins = branch.joins
      return [route.edge.index, place]
    })
    .sort(([a], [b]) => a - b)
    .map(([, place]) => place)
}

const placeOf = ({ place: { x, y, w, h, align } }: Placed): LabelPlace => ({ x, y, w, h, align })
