/** What stops when services fail: whoever cannot work without them, directly or through others. */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { leadingTo, type Net } from '../../drawing/data/neighbors.ts'

/** The other services that stop with some; calls with a fallback do not pass a failure on. */
export const stoppedBy = (failing: readonly GraphNode[], calls: Net): GraphNode[] =>
  [...leadingTo(failing, calls, isRequired)].filter((node) => !failing.includes(node))

/** The calls that close a cycle: what is called stops with its caller. */
export const cycleIn = (data: Net): GraphEdge[] =>
  data.edges.filter((edge) => {
    const stopped = leadingTo(namedIn(data.nodes, [edge.from]), data, isRequired)
    return isRequired(edge) && namedIn(data.nodes, [edge.to]).some((called) => stopped.has(called))
  })

/** The data with every call that closes a cycle numbered. */
export const numberCycles = <Data extends Net>(data: Data): Data => {
  const cycle = cycleIn(data)
  const numbered = (edge: GraphEdge): GraphEdge => ({
    ...edge,
    text: `${cycle.indexOf(edge) + 1} ${edge.text ?? 'cycle'}`,
  })
  return { ...data, edges: data.edges.map((edge) => (cycle.includes(edge) ? numbered(edge) : edge)) }
}

/** The calls that pass a failure on between services. */
export const passedOn = (services: readonly GraphNode[], { nodes, edges }: Net): GraphEdge[] => {
  const isOne = (reference: string): boolean => namedIn(nodes, [reference]).some((node) => services.includes(node))
  return edges.filter((edge) => isRequired(edge) && isOne(edge.from) && isOne(edge.to))
}

const isRequired = ({ kind }: GraphEdge): boolean => kind === 'required'
