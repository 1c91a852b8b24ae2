/**
 * Networks as a tree: from the internet, or the first router, down to the hosts. Networks that form a circle are no tree.
 */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'

/** A host or router with the edge to the network above it, and the networks below it. */
export type NetHost = { node: GraphNode; edge: GraphEdge | undefined; site: GraphGroup | undefined; nets: HostNet[] }

/** A network with the edge to the router above it; `isBetween` two sites, or a site and what is outside. */
export type HostNet = { node: GraphNode; edge: GraphEdge; isBetween: boolean; hosts: NetHost[] }

const isNetwork = ({ kind }: GraphNode): boolean => kind === 'network'

/** The tree of the data, if they form one that can be drawn. */
export function treeOf(data: GraphDocument): NetHost | undefined {
  const { nodes, edges, groups } = data
  if (edges.length !== nodes.length - 1) return undefined
  const nodeOf = (reference: string) => nodes.find((node) => isNamed(node, [reference]))
  const siteOf = ({ group = '' }: GraphNode) => groups.find((each) => isNamed(each, [group]))
  const seen = new Set<GraphNode>()
  const around = (node: GraphNode): { edge: GraphEdge; node: GraphNode }[] =>
    edges.flatMap((edge) => {
      const isFrom = isNamed(node, [edge.from])
      const other = isFrom || isNamed(node, [edge.to]) ? nodeOf(isFrom ? edge.to : edge.from) : undefined
      if (other === undefined || seen.has(other)) return []
      seen.add(other)
      return [{ edge, node: other }]
    })
  const host = (node: GraphNode, edge: GraphEdge | undefined): NetHost => {
    const site = siteOf(node)
    const nets = around(node).map((net): HostNet => {
      const hosts = around(net.node).map((each) => host(each.node, each.edge))
      const isBetween = siteOf(net.node) === undefined && hosts.some((each) => each.site !== site)
      return { ...net, isBetween, hosts }
    })
    return { node, edge, site, nets }
  }
  const hosts = nodes.filter((node) => !isNetwork(node))
  const degree = (node: GraphNode): number => edges.filter(({ from, to }) => isNamed(node, [from, to])).length
  const root = hosts.find(({ kind }) => kind === 'external') ?? hosts.find((node) => degree(node) > 1) ?? hosts[0]
  if (root === undefined) return undefined
  seen.add(root)
  const tree = host(root, undefined)
  return seen.size === nodes.length && fits(tree, true) ? tree : undefined
}

/** Between two sites there is room for one link: beside the top router of the first, to one router of the second. */
const fits = ({ site, nets }: NetHost, isTop: boolean): boolean => {
  const between = nets.filter(({ isBetween }) => isBetween)
  if (site !== undefined && (between.length > 1 || (between.length === 1 && !isTop))) return false
  return nets.every(({ isBetween, hosts }) => {
    if (isBetween && site !== undefined && hosts.length !== 1) return false
    return hosts.every((host) => fits(host, host.site !== site))
  })
}
