/**
 * Combs: where a rail leads to a group whose cells do not say what they read, it runs over them and down into each that reads
 * something. Without that all of them would look idle.
 */
import { group } from 'd3-array'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import { jointAt } from '../../drawing/graph/draw-joints.ts'
import { path } from '../../drawing/primitives.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import type { BusShares } from './draw-shares.ts'
import type { BusEdge } from './edge-look.ts'
import { isTopic, type Ladder } from './ladder.ts'
import { cellsOf } from './strips.ts'

/** Pixels from a comb to the strip under it, from one to the next, those of all combs of a strip, and between arrows into a cell. */
const size = { over: 12, pitch: 10, all: 16, beside: 10, least: 8 } as const

/**
 * The cells that a comb leads to, its height, and how far from their middles its teeth are; where cells are too narrow for two
 * arrows, its teeth join the lines that come straight down.
 */
export type Comb = { cells: readonly Rect[]; y: number; shift: number; isJoined: boolean }

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
  for (const [to, own] of group(edges, (each) => each.to)) {
    const all = ladder.cells.get(to) ?? []
    const above = rungs[(ladder.rows.get(to) ?? 0) - 1]?.nodes ?? []
    const topics = sourcesOf(to, data).filter(isTopic)
    const apart = topics.filter((topic) => !above.includes(topic))
    const led = own.filter(({ from }) => cellsOf(from) > 0)
    if (isTopic(to) || all.length === 0 || (hasNumbers && isSaidAt(to, topics, apart))) continue
    const pitch = Math.min(size.pitch, size.all / Math.max(1, led.length - 1))
    const isMore = apart.length < topics.length
    const beside = Math.floor(Math.min(size.beside, (all[0]?.w ?? 0) / (led.length + (isMore ? 2 : 1))))
    const isJoined = beside < size.least && led.length + Number(isMore) > 1
    for (const [index, each] of led.entries()) {
      // What comes straight down from a topic right above is in the middle.
      const place = isMore ? Math.ceil((index + 1) / 2) * (index % 2 === 0 ? 1 : -1) : index - (led.length - 1) / 2
      const cells = all.slice(0, cellsOf(each.from))
      const y = each.end.y - size.over - (isJoined ? 0 : index * pitch)
      found.set(each, { cells, y, shift: isJoined ? 0 : place * beside, isJoined: isJoined && isMore })
    }
  }
  return found
}

/** The teeth of a comb: an arrow into each cell. */
export const teethOf = ({ cells, y, shift, isJoined }: Comb, look: Pick<Path, 'stroke'>): Element[] =>
  cells.flatMap(({ x, w, y: top }) => [
    path(`M ${x + w / 2 + shift} ${y} V ${top}`, { ...look, arrow: true }),
    ...(isJoined ? [jointAt({ x: x + w / 2, y }, look.stroke)] : []),
  ])
