/**
 * All labels of a drawing: in the middle of edges and at their ends.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { type LayoutEdge, markRun } from '../model/graph.ts'
import type { Edge } from '../model/model.ts'
import type { Placement } from '../place/place.ts'
import type { Route } from '../route/route.ts'
import type { Spot } from './candidates.ts'
import { type Label, type Placed, placeLabels } from './place-labels.ts'

/** The labels of an edge by where they are on it. */
export type EdgeLabels = Partial<Record<Spot, Placed>>

type Scene = { placement: Placement; titles: readonly Rect[] }

export function labelEdges(routes: readonly Route[], { placement, titles }: Scene): Map<Edge, EdgeLabels> {
  const labels = routes.flatMap(labelsOf)
  const placed = placeLabels(labels, {
    ways: routes.map(({ points }) => points),
    solid: [
      ...placement.nodes.values(),
      ...titles,
      ...routes.flatMap(({ points, edge: { given } }) => marksOf(points, given)),
    ],
    borders: [...placement.groups].flatMap(([{ given }, rect]) => bordersOf(rect, given.rules)),
  })
  const all = new Map<Edge, EdgeLabels>(routes.map(({ edge }) => [edge, {}]))
  for (const [index, { edge, spot }] of labels.entries()) {
    const [route, place] = [routes[edge], placed[index]]
    const own = route === undefined ? undefined : all.get(route.edge)
    if (own !== undefined && place !== undefined) own[spot] = place
  }
  return all
}

const labelsOf = ({ edge: { given } }: Route, edge: number): Label[] => {
  const [from, to] = given.ends ?? []
  const sizes = [
    { spot: 'middle', size: given.label },
    { spot: 'from', size: from },
    { spot: 'to', size: to },
  ] as const
  return sizes.flatMap(({ spot, size }) => (size === undefined ? [] : [{ edge, size, spot }]))
}

/** Half of what marks at the ends of edges take across. */
const halfMark = 8

type Ends = Pick<LayoutEdge, 'run' | 'runs' | 'ends'>

/** The rooms of the marks of an edge: at both ends, or at those that carry one where words are to stand at the ends. */
export const marksOf = (points: readonly Point[], { run = 0, runs: own, ends }: Ends): Rect[] => {
  const runs = (ends === undefined ? undefined : own) ?? [run, run]
  return [points, points.toReversed()].flatMap(([end, next], at) => {
    if ((runs[at] ?? 0) < markRun || end === undefined || next === undefined) return []
    const [x, y] = [Math.sign(next.x - end.x), Math.sign(next.y - end.y)]
    const far = { x: end.x + x * (markRun - 4), y: end.y + y * (markRun - 4) }
    const [left, top] = [Math.min(end.x, far.x), Math.min(end.y, far.y)]
    const [w, h] = [Math.abs(far.x - end.x), Math.abs(far.y - end.y)]
    return y === 0
      ? [{ x: left, y: top - halfMark, w, h: 2 * halfMark }]
      : [{ x: left - halfMark, y: top, w: 2 * halfMark, h }]
  })
}

/** The sides of a frame and the rules across it, as rectangles without width or height. */
export const bordersOf = ({ x, y, w, h }: Rect, rules: readonly number[] = []): Rect[] => [
  ...rules.map((down) => ({ x, y: y + down, w, h: 0 })),
  { x, y, w, h: 0 },
  { x, y: y + h, w, h: 0 },
  { x, y, w: 0, h },
  { x: x + w, y, w: 0, h },
]
