/**
 * On which side of the core things are. What calls stands at the left and what is called at the right, so that a system, or an
 * adapter, that does both is drawn once at each side. An edge from an adapter to the port that it implements is read as what
 * it means: the port calls the adapter, whose source code knows the port.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'

type Find = (reference: string) => GraphNode | undefined

/**
 * An edge in reading order: what is drawn further left, and further right. `isBack` points to the left; `isImplementing` is
 * written from the adapter to its port, though the port calls.
 */
export type PortJoin = { edge: GraphEdge; ends: [GraphNode, GraphNode]; isBack: boolean; isImplementing: boolean }

/** What is drawn at the left besides, for each node that is at both sides, and the edges. */
export type Sides = { callers: ReadonlyMap<GraphNode, GraphNode>; joins: PortJoin[] }

type Plain = { edge: GraphEdge; from: GraphNode; to: GraphNode }

/** Whether a node is a port of the core. */
export const isPort = ({ kind }: GraphNode): boolean => kind === 'port'
const isAdapter = ({ kind }: GraphNode): boolean => kind === 'component'

/** Whether an adapter implements the port that its edge leads to: its words say so, or it calls systems and nothing calls it. */
const isImplementing = ({ edge, from, to }: Plain, plain: readonly Plain[]): boolean => {
  if (!isAdapter(from) || !isPort(to)) return false
  if (/^(?:implement|reali[sz]e)/i.test(edge.text ?? '')) return true
  const outside = plain.filter((each) => each.from === from && !isPort(each.to) && !isAdapter(each.to))
  return outside.length > 0 && !plain.some((each) => each.to === from)
}

/** What calls what at run time: edges, those of what implements a port turned around. */
export function callsOf({ edges }: Pick<GraphDocument, 'edges'>, find: Find): (Plain & { isImplementing: boolean })[] {
  const plain = edges.flatMap((edge): Plain[] => {
    const [from, to] = [find(edge.from), find(edge.to)]
    return from && to ? [{ edge, from, to }] : []
  })
  return plain.map((each) =>
    isImplementing(each, plain)
      ? { edge: each.edge, from: each.to, to: each.from, isImplementing: true }
      : { ...each, isImplementing: false },
  )
}

type Side = 'left' | 'right'

export function sidesOf(data: Pick<GraphDocument, 'nodes' | 'edges'>, find: Find): Sides {
  const calls = callsOf(data, find)
  const portSides = (node: GraphNode): Side[] =>
    calls.flatMap(({ from, to }): Side[] =>
      from === node && isPort(to) ? ['left'] : to === node && isPort(from) ? ['right'] : [],
    )
  // A system is at the side of its adapter; where that has two, what calls it is at the left.
  const sideOf = ({ from, to }: Plain): Side | undefined => {
    if (isPort(from) || isPort(to)) return isPort(to) ? 'left' : 'right'
    if (isAdapter(from) === isAdapter(to)) return undefined
    const sides = new Set(portSides(isAdapter(from) ? from : to))
    return sides.size === 1 ? [...sides][0] : isAdapter(to) ? 'left' : 'right'
  }
  const isAt = (node: GraphNode, side: Side): boolean =>
    calls.some((call) => (call.from === node || call.to === node) && sideOf(call) === side)
  const isAtBoth = (node: GraphNode): boolean => !isPort(node) && isAt(node, 'left') && isAt(node, 'right')
  const callers = new Map(data.nodes.filter(isAtBoth).map((node) => [node, { ...node }]))
  const joins = calls.map((call): PortJoin => {
    const side = sideOf(call)
    const [from, to] = [call.from, call.to].map((node) => (side === 'left' && callers.get(node)) || node)
    const isBack =
      !isPort(call.from) && !isPort(call.to) && side !== undefined && isAdapter(call.from) === (side === 'left')
    const ends: [GraphNode, GraphNode] = isBack
      ? [to ?? call.to, from ?? call.from]
      : [from ?? call.from, to ?? call.to]
    return { edge: call.edge, ends, isBack, isImplementing: call.isImplementing }
  })
  return { callers, joins }
}
