/**
 * What a control-flow graph says about its blocks: which can run at all, and which head a loop (Aho, Lam, Sethi, Ullman,
 * Compilers, 9.6: an edge back to a block that dominates its start).
 */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { reachedFrom, sourcesOf } from '../../drawing/data/neighbors.ts'

/** Blocks and the jumps between them. */
type Flow = Pick<GraphDocument, 'nodes' | 'edges'>

/** What starts lead to; without one, the first block. */
const entriesOf = ({ nodes }: Flow): GraphNode[] => {
  const starts = nodes.filter(({ kind }) => kind === 'start')
  return starts.length > 0 ? starts : nodes.slice(0, 1)
}

/** The blocks that control reaches from the entry without passing one of them. */
const reached = (flow: Flow, without?: GraphNode): Set<GraphNode> => {
  const left = (some: GraphNode[]): GraphNode[] => some.filter((node) => node !== without)
  return reachedFrom(left(entriesOf(flow)), { ...flow, nodes: left(flow.nodes) })
}

/** Blocks that never run: no way leads to them from the entry. */
export const deadIn = (flow: Flow): GraphNode[] => {
  const alive = reached(flow)
  return flow.nodes.filter((node) => !alive.has(node))
}

/** Heads of loops: a block that can run and that every way to one of its sources passes. */
export const loopHeads = (flow: Flow): Set<GraphNode> => {
  const alive = reached(flow)
  const isHead = (node: GraphNode): boolean => {
    const others = reached(flow, node)
    return sourcesOf(node, flow).some((source) => alive.has(source) && !others.has(source))
  }
  return new Set(flow.nodes.filter((node) => alive.has(node) && isHead(node)))
}
