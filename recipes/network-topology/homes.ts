/**
 * Hosts with an address in several networks: each hangs on the rail of one of them and says its addresses in the others, so
 * that networks are a tree.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'
import { wordsOf } from './interfaces.ts'

/** What hosts say of the interfaces that have no line. */
export type OtherHomes = ReadonlyMap<GraphNode, readonly { edge: GraphEdge; words: string }[]>

/** Data in which each host has one interface, the first that is marked or else the first, and what is said of the others. */
export function withOneHome<Data extends GraphDocument>(
  data: Data,
  isMarked: (edge: GraphEdge) => boolean,
): { data: Data; others: OtherHomes } {
  const { nodes, edges } = data
  const others = new Map<GraphNode, { edge: GraphEdge; words: string }[]>()
  for (const node of nodes.filter(({ kind }) => !['network', 'gateway', 'external'].includes(kind))) {
    const own = edges.filter(({ from, to }) => isNamed(node, [from, to]))
    const networks = own.flatMap(({ from, to }) => namedIn(nodes, [from, to]).filter(({ kind }) => kind === 'network'))
    if (networks.length !== own.length) continue
    const home = own.find(isMarked) ?? own[0]
    const rest = own.flatMap((edge, at) => {
      const words = ['also', wordsOf(edge), 'in', networks[at]?.name].filter(Boolean).join(' ')
      return edge === home ? [] : [{ edge, words }]
    })
    if (rest.some(({ edge }) => isMarked(edge))) continue
    if (rest.length > 0) others.set(node, rest)
  }
  const without = new Set([...others.values()].flat().map(({ edge }) => edge))
  return { data: { ...data, edges: edges.filter((edge) => !without.has(edge)) }, others }
}

/** The technology of a host, its address where no tick has it, and in lines of their own what it says of its other interfaces. */
export const techOf = (node: GraphNode, home: GraphEdge | undefined, others: OtherHomes): string | undefined => {
  const also = others.get(node)?.map(({ words }) => words) ?? []
  const own = [node.tech, wordsOf(home)].filter(Boolean).join(', ')
  return [own, ...also].filter(Boolean).join('\n') || undefined
}
