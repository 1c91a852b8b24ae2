/**
 * Groups that read a topic which is not right above them: no line joins their cells, so each cell says which partitions it
 * reads, and is below them. Without that it would look idle.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { isTopic } from './ladder.ts'
import { rangeOf } from './partitions.ts'
import type { Rung } from './rungs.ts'
import { cellsOf } from './strips.ts'

/** How many partitions each of these groups reads; groups that read several topics are not among them. */
export function readApart(rungs: readonly Rung[], data: GraphDocument): Map<GraphNode, number> {
  const found = new Map<GraphNode, number>()
  for (const [row, { nodes, beside }] of rungs.entries()) {
    const above = rungs[row - 1]
    for (const group of [...nodes, ...(beside === undefined ? [] : [beside])]) {
      const topics = sourcesOf(group, data).filter(isTopic)
      const [topic] = topics
      if (isTopic(group) || cellsOf(group) === 0 || topic === undefined || topics.length > 1) continue
      const isJoined = group === beside ? above?.beside === topic : above?.nodes.includes(topic) === true
      if (!isJoined && cellsOf(topic) > 0) found.set(group, cellsOf(topic))
    }
  }
  return found
}

/** Over each cell the partitions that it reads; over one that gets none, nothing. */
export const partitionsOver = (cells: readonly Rect[], partitions: number): Text[] =>
  cells.slice(0, partitions).map(({ x, y, w }, index) => {
    const [first, last] = cells.length >= partitions ? [index, index] : rangeOf(index, cells.length, partitions)
    const words = first === last ? `p${first}` : `p${first}–p${last}`
    return lineOfText(words, { x: x + w / 2, y: y - 9, as: 'small', align: 'middle' })
  })
