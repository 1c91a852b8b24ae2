/**
 * What a dependency matrix shows of a graph: the order of its rows, the needs between them, and those that are in cycles.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { GraphGroup } from '../../drawing/data/graph-types.ts'
import { blocksOf, type NodeNeed, needsIn, ringOf } from './order.ts'

export type MatrixData = { nodes: GraphNode[]; edges: NodeNeed['edge'][]; groups?: GraphGroup[] }

/** Nodes in their order, the needs between them, blocks of nodes that need each other, needs against the order, those inside of blocks, and of these the ones of single rings in the order of their way around. */
export const matrixOf = ({ nodes, edges }: MatrixData) => {
  const needs = needsIn({ nodes, edges })
  const blocks = blocksOf(nodes, needs)
  const order = blocks.flat()
  const up = needs.filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from))
  const cycles = blocks.filter(({ length }) => length > 1)
  const inside = needs.filter(
    ({ from, to }) => from !== to && cycles.some((each) => each.includes(from) && each.includes(to)),
  )
  // With as many needs as nodes a cycle is a single ring: any of its marks breaks it, and which is beyond the diagonal is by chance.
  const needsOf = (cycle: readonly GraphNode[]): NodeNeed[] => inside.filter(({ from }) => cycle.includes(from))
  const rings = cycles.filter((cycle) => needsOf(cycle).length === cycle.length).map((cycle) => ringOf(cycle, inside))
  return { order, needs, cycles, up, inside, ring: rings.flat(), rings }
}
