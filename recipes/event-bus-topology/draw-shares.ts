/**
 * What each consumer of a group reads of topics to which no line joins its cell: in the group's strip after its cells, or under
 * the drawing where that has no room.
 */
import { block, place } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { isSaidAt } from './combs.ts'
import { isTopic, type Ladder } from './ladder.ts'
import type { Rung } from './rungs.ts'
import { cellsOf } from './strips.ts'

/** `hasNumbers`: cells that read one topic, or all there is, say so themselves. */
export type BusShares = { data: GraphDocument; rungs: readonly Rung[]; hasNumbers: boolean }

/** Says of every group what its cells read without a line. */
export const drawShares = ({ data, rungs, hasNumbers }: BusShares, { rects, cells }: Ladder, sheet: Sheet): void => {
  for (const [row, { nodes, beside }] of rungs.entries())
    for (const group of [...nodes, ...(beside === undefined ? [] : [beside])]) {
      const above = rungs[row - 1]
      const near = group === beside ? [above?.beside] : (above?.nodes ?? [])
      const topics = isTopic(group) ? [] : sourcesOf(group, data).filter(isTopic)
      const apart = topics.filter((topic) => !near.includes(topic) && cellsOf(topic) > 0)
      const isSaid = hasNumbers && isSaidAt(group, topics, apart)
      const [rect, last] = [rects.get(group), cells.get(group)?.at(-1)]
      if (apart.length === 0 || isSaid || rect === undefined || last === undefined) continue
      const said = shareIn(group, apart, apart.length < topics.length)
      const x = last.x + last.w + 24
      const words = block([{ text: said, as: 'note' }], rect.x + rect.w - 16 - x)
      if (words.w <= rect.x + rect.w - 16 - x && words.h <= rect.h - 8)
        sheet.put(group, place(words, { ...rect, x, w: words.w }, { align: 'start' }), 'over')
      else sheet.footnote(`${group.name}: ${said}.`)
    }
}

/** How many partitions of each topic one consumer reads, as Kafka's range assignor shares them. */
export const shareIn = (group: GraphNode, topics: readonly GraphNode[], isMore: boolean): string => {
  const consumers = cellsOf(group)
  const shares = topics.map((topic, index) => {
    const [least, more] = [Math.floor(cellsOf(topic) / consumers), cellsOf(topic) % consumers]
    const share = consumers === 1 ? 'all' : more === 0 ? `${least}` : `${least} or ${least + 1}`
    return `${share}${index === 0 && share !== 'all' ? (share === '1' ? ' partition' : ' partitions') : ''} of ${topic.name}`
  })
  return `${consumers === 1 ? '' : 'each '}${isMore ? 'also ' : ''}reads ${shares.join(', ')}`
}
