/**
 * On which side of the core things are. What calls stands at the left and what is called at the right, so that a system, or an
 * adapter, that does both is drawn once at each side.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** What is drawn at the left besides, for each node that is at both sides, and what an edge joins. */
export type Sides = { callers: ReadonlyMap<GraphNode, GraphNode>; endsOf: (edge: GraphEdge) => [object, object] }

export const sidesOf = ({ nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>, sheet: Sheet): Sides => {
  const joins = edges.map((edge) => ({
    edge,
    from: sheet.find<GraphNode>(edge.from),
    to: sheet.find<GraphNode>(edge.to),
  }))
  const isPort = ({ kind }: GraphNode): boolean => kind === 'port'
  const drives = (node: GraphNode): boolean => joins.some(({ from, to }) => from === node && isPort(to))
  const isDriven = (node: GraphNode): boolean => joins.some(({ from, to }) => to === node && isPort(from))
  const isAtBoth = (node: GraphNode): boolean =>
    node.kind === 'component'
      ? drives(node) && isDriven(node)
      : joins.some(({ from, to }) => from === node && drives(to)) &&
        joins.some(({ from, to }) => to === node && isDriven(from))
  const callers = new Map(nodes.filter((node) => !isPort(node) && isAtBoth(node)).map((node) => [node, { ...node }]))
  // A system calls adapters, which call ports; ports call adapters, which call systems.
  const isAtLeft = (node: GraphNode, other: GraphNode, isStart: boolean): boolean =>
    node.kind !== 'component' || isPort(other) ? isStart : !isStart
  const end = (node: GraphNode, other: GraphNode, isStart: boolean): object =>
    (isAtLeft(node, other, isStart) && callers.get(node)) || node
  return {
    callers,
    endsOf: (edge) => {
      const [from, to] = [sheet.find<GraphNode>(edge.from), sheet.find<GraphNode>(edge.to)]
      return [end(from, to, true), end(to, from, false)]
    },
  }
}
