/**
 * Groups that read a topic which is not right above them: no line joins their cells, so each cell says which partitions it
 * reads, and is below them. Without that it would look idle.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { isTopic } from './ladder.ts'
import { rangeOf } from './partitions.ts'
import type { Rung } from './rungs.ts'
import { cellsOf } from './strips.ts'

/** The groups with cells that no line joins to a topic, each with the topics that it reads. */
const groupsApart = (rungs: readonly Rung[], data: GraphDocument): { group: GraphNode; topics: GraphNode[] }[] =>
  rungs.flatMap(({ nodes, beside }, row) => {
    const above = rungs[row - 1]
    return [...nodes, ...(beside === undefined ? [] : [beside])].flatMap((group) => {
      const topics = sourcesOf(group, data).filter(isTopic)
      const isJoined = topics.some((topic) =>
        group === beside ? above?.beside === topic : above?.nodes.includes(topic) === true,
      )
      return isTopic(group) || cellsOf(group) === 0 || topics.length === 0 || isJoined ? [] : [{ group, topics }]
    })
  })

/** How many partitions each of these groups reads; groups that read several topics are not among them. */
export const readApart = (rungs: readonly Rung[], data: GraphDocument): Map<GraphNode, number> =>
  new Map(
    groupsApart(rungs, data).flatMap(({ group, topics: [topic, second] }): [GraphNode, number][] =>
      topic === undefined || second !== undefined || cellsOf(topic) === 0 ? [] : [[group, cellsOf(topic)]],
    ),
  )

/** The groups whose one consumer reads all partitions of several topics. */
export const readWhole = (rungs: readonly Rung[], data: GraphDocument): Set<GraphNode> =>
  new Set(
    groupsApart(rungs, data).flatMap(({ group, topics }) => (topics.length > 1 && cellsOf(group) === 1 ? [group] : [])),
  )

/** Beside the one cell of a group what it reads. */
export const allBeside = ({ x, y, w, h }: Rect): Text =>
  lineOfText('all partitions', { x: x + w + 8, y: y + h / 2, as: 'small' })

/** How far that reaches beyond the cell, in pixels. */
export const allReach = 8 + widthOf('all partitions', 'small')

/** Over each cell the partitions that it reads; over one that gets none, nothing. */
export const partitionsOver = (cells: readonly Rect[], partitions: number): Text[] =>
  cells.slice(0, partitions).map(({ x, y, w }, index) => {
    const [first, last] = cells.length >= partitions ? [index, index] : rangeOf(index, cells.length, partitions)
    const words = first === last ? `p${first}` : `p${first}–p${last}`
    return lineOfText(words, { x: x + w / 2, y: y - 9, as: 'small', align: 'middle' })
  })
