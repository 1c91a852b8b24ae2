/** What a failure takes with it: whoever cannot work without the service, directly or through others. */
import type { GraphData, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'

/** Nodes and calls; only those without a fallback pass a failure on. */
export type Calls = Pick<GraphData, 'nodes' | 'edges'>

/** The other services that stop with a service. */
export const stoppedBy = (service: GraphNode, calls: Calls): GraphNode[] =>
  [...callersOf(service, calls)].filter((node) => node !== service)

/** Whoever needs a service, directly or through others: itself too, if it waits for itself that way. */
const callersOf = (service: GraphNode, { nodes, edges }: Calls): Set<GraphNode> => {
  const callers = new Set<GraphNode>()
  const waiting = [service]
  for (let called = waiting.pop(); called !== undefined; called = waiting.pop())
    for (const node of nodes)
      if (!callers.has(node) && edges.some((edge) => needs(edge, node, called))) {
        callers.add(node)
        waiting.push(node)
      }
  return callers
}

/** The data with every call that closes a cycle marked: its caller is among those that stop with the caller. */
export const markCycles = <Data extends Calls>(data: Data): Data => ({
  ...data,
  edges: data.edges.map((edge) => {
    const [from] = namedIn(data.nodes, [edge.from])
    const [to] = namedIn(data.nodes, [edge.to])
    const closes = from !== undefined && to !== undefined && edge.kind === 'required' && callersOf(from, data).has(to)
    return closes ? { ...edge, state: 'negative', text: edge.text ?? 'cycle' } : edge
  }),
})

const needs = ({ from, to, kind }: GraphEdge, caller: GraphNode, called: GraphNode | undefined): boolean =>
  kind === 'required' && called !== undefined && isNamed(caller, [from]) && isNamed(called, [to])
