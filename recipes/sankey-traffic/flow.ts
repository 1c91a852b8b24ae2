/**
 * Amounts through a graph: what comes into each node, what leaves it, and what passes through.
 */
import { sum } from 'd3-array'
import { type GraphDocument, type GraphEdge, type GraphNode, graphTargets } from '../../drawing/data/graph.ts'
import { References } from '../../drawing/data/references.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** An edge with its amount. */
export type FlowEdge = { edge: GraphEdge; from: GraphNode; to: GraphNode; value: number }

/** A node with its amounts; `value` is the larger one. */
export type FlowNode = { node: GraphNode; into: number; out: number; value: number }

/** All nodes and edges with their amounts; `total` is what leaves nodes that nothing enters. */
export type Flow = { nodes: FlowNode[]; edges: FlowEdge[]; total: number }

export function flowOf({ nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>): Flow {
  const references = new References(graphTargets({ nodes, edges: [], groups: [] }))
  const ends = edges.flatMap((edge): FlowEdge[] => {
    const [from, to] = [edge.from, edge.to].map((end) => references.find(end) as GraphNode | undefined)
    return from === undefined || to === undefined ? [] : [{ edge, from, to, value: edge.value ?? 0 }]
  })
  const amount = (some: FlowEdge[]): number => sum(some, ({ value }) => value)
  const flows = nodes.map((node) => {
    const [entering, leaving] = [ends.filter(({ to }) => to === node), ends.filter(({ from }) => from === node)]
    const [into, out] = [amount(entering), amount(leaving)]
    return { node, into, out, value: Math.max(into, out), isSource: entering.length === 0 }
  })
  return { nodes: flows, edges: ends, total: sum(flows, ({ isSource, out }) => (isSource ? out : 0)) }
}

/** Writes what a node is of the total, in percent: all nodes of one flow with equal decimals, at most one, and the whole alone as 100%. */
export const sharesOf = ({ nodes, total }: Pick<Flow, 'nodes' | 'total'>): ((node: FlowNode) => string) => {
  const percentOf = ({ value }: FlowNode): number => {
    const percent = total > 0 ? (100 * value) / total : 0
    return percent < 100 ? Math.min(99.9, Math.round(10 * percent) / 10) : percent
  }
  const { short } = formatFor(
    nodes.map(percentOf).filter((percent) => percent !== 100),
    '%',
  )
  return (node) => {
    const percent = percentOf(node)
    if (percent === 0 && node.value > 0) return 'under 0.1%'
    return percent === 100 ? '100%' : short(percent)
  }
}
