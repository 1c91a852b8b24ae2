/**
 * What leads where in a graph, from node to node.
 */
import type { GraphDocument, GraphEdge, GraphNode } from './graph-types.ts'
import { isNamed, namedIn } from './named.ts'

/** Nodes and edges, whatever else the data have. */
export type Net = Pick<GraphDocument, 'nodes' | 'edges'>

/** The nodes from which edges lead to a node, in the order of the edges. */
export const sourcesOf = (node: GraphNode, { nodes, edges }: Net): GraphNode[] =>
  nodesOf(
    edges.filter(({ to }) => isNamed(node, [to])).map(({ from }) => from),
    nodes,
  )

/** The nodes to which edges lead from a node, in the order of the edges. */
export const targetsOf = (node: GraphNode, { nodes, edges }: Net): GraphNode[] =>
  nodesOf(
    edges.filter(({ from }) => isNamed(node, [from])).map(({ to }) => to),
    nodes,
  )

/** All nodes from which one of the ends is reached, directly or through others; an end only where a cycle leads back to it. */
export function leadingTo(
  ends: readonly GraphNode[],
  { nodes, edges }: Net,
  counts: (edge: GraphEdge) => boolean = () => true,
): Set<GraphNode> {
  const net = { nodes, edges: edges.filter(counts) }
  const found = new Set<GraphNode>()
  const waiting = [...ends]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    for (const source of sourcesOf(node, net))
      if (!found.has(source)) {
        found.add(source)
        waiting.push(source)
      }
  return found
}

/** These nodes, and all that are reached from them, directly or through others, over the edges that count. */
export function reachedFrom(
  starts: Iterable<GraphNode>,
  { nodes, edges }: Net,
  counts: (edge: GraphEdge) => boolean = () => true,
): Set<GraphNode> {
  const net = { nodes, edges: edges.filter(counts) }
  const found = new Set(starts)
  for (const node of found) for (const target of targetsOf(node, net)) found.add(target)
  return found
}

const nodesOf = (references: readonly string[], nodes: readonly GraphNode[]): GraphNode[] => [
  ...new Set(references.flatMap((reference) => namedIn(nodes, [reference]))),
]
