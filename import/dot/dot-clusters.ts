/**
 * Edges that end at clusters: `lhead` and `ltail`, where the graph is compound.
 */
import type { ModelEdge } from '../models/graph.ts'
import type { DotAttributes, DotState } from './dot-state.ts'

/** Remembers the clusters that an edge ends at: these, and `compound`, may be written below it. */
export function clipAtCluster({ clipped }: DotState, edge: ModelEdge, attributes: DotAttributes): void {
  const [tail = '', head = ''] = ['ltail', 'lhead'].map((key) => attributes.get(key)?.text)
  if (tail !== '' || head !== '') clipped.push({ edge, tail, head })
}

/** Where edges end in the text that end at clusters in the picture. */
export type InnerEnds = ReadonlyMap<ModelEdge, Pick<ModelEdge, 'from' | 'to'>>

/** Ends edges at clusters that hold their node; gives the nodes that they named. */
export function settleClusters({ graph, clipped, isCompound, cursor }: DotState): InnerEnds {
  const inner = new Map(clipped.map(({ edge }) => [edge, { from: edge.from, to: edge.to }]))
  const groups = new Map(graph.groups.map((group) => [group.id, group]))
  const holds = (cluster: string, node: string): boolean => {
    for (let id = graph.nodes.get(node)?.group; id !== undefined; id = groups.get(id)?.group)
      if (id === cluster) return true
    return false
  }
  for (const { edge, tail, head } of clipped) {
    if (!isCompound) cursor.noteOnce('ends at clusters: the graph is not compound', edge.at)
    else {
      if (holds(tail, edge.from)) edge.from = tail
      if (holds(head, edge.to)) edge.to = head
    }
  }
  return inner
}
