/**
 * Combs: where a rail leads to a group whose cells do not say what they read, it runs over them and down into each that reads
 * something. Without that all of them would look idle.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import { path } from '../../drawing/primitives.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import type { BusShares } from './draw-shares.ts'
import type { BusEdge } from './edge-look.ts'
import { isTopic, type Ladder } from './ladder.ts'
import { cellsOf } from './strips.ts'

/** Pixels from a comb to the strip under it, and from one to the next. */
const size = { over: 12, pitch: 6 } as const

/** The cells that a comb leads to, and its height. */
export type Comb = { cells: readonly Rect[]; y: number }

/** Whether all that the cells of a group read is said at them. */
export const isSaidAt = (group: GraphNode, topics: readonly GraphNode[], apart: readonly GraphNode[]): boolean =>
  apart.length === topics.length && (topics.length === 1 || cellsOf(group) === 1)

/** The combs of edges that come by a rail. */
export const combsOf = (
  edges: readonly BusEdge[],
  { data, rungs, hasNumbers }: BusShares,
  ladder: Ladder,
): Map<BusEdge, Comb> => {
  const found = new Map<BusEdge, Comb>()
  const used = new Map<GraphNode, number>()
  for (const each of edges) {
    const { from, to, end } = each
    const cells = (ladder.cells.get(to) ?? []).slice(0, cellsOf(from))
    const above = rungs[(ladder.rows.get(to) ?? 0) - 1]?.nodes ?? []
    const topics = sourcesOf(to, data).filter(isTopic)
    const apart = topics.filter((topic) => !above.includes(topic))
    if (isTopic(to) || cells.length === 0 || (hasNumbers && isSaidAt(to, topics, apart))) continue
    const index = used.get(to) ?? 0
    used.set(to, index + 1)
    found.set(each, { cells, y: end.y - size.over - index * size.pitch })
  }
  return found
}

/** The teeth of a comb: an arrow into each cell. */
export const teethOf = ({ cells, y }: Comb, look: Pick<Path, 'stroke' | 'dashed'>): Path[] =>
  cells.map(({ x, w, y: top }) => path(`M ${x + w / 2} ${y} V ${top}`, { ...look, arrow: true }))
