/**
 * Networks as a tree: from the internet, or the first router, down to the hosts. Networks that form a loop are no tree.
 */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { sideBySide } from './side-by-side.ts'

/** A host or router with the edge to the network above it, and the networks below it. */
export type NetHost = { node: GraphNode; edge: GraphEdge | undefined; site: GraphGroup | undefined; nets: HostNet[] }

/**
 * A network with the edge to the router above it; `isBetween` two sites, or a site and what is outside. A router that is joined
 * to what is outside itself has a network without a node.
 */
export type HostNet = { node: GraphNode | undefined; edge: GraphEdge; isBetween: boolean; hosts: NetHost[] }

const isNetwork = ({ kind }: GraphNode): boolean => kind === 'network'

/** A network that only joins routers of two sites, beside another way between them: it runs over that. */
export type Tunnel = { node: GraphNode; edges: readonly [GraphEdge, GraphEdge]; hosts: readonly [GraphNode, GraphNode] }

type Trees = { tree: NetHost | undefined; tunnels: Tunnel[] }

/** The tree of the data, or of what is left without their tunnels; one network that joins sites may be what is outside of them. */
export function treeAndTunnels(data: GraphDocument): Trees {
  const tree = treeOf(data)
  if (tree !== undefined) return { tree, tunnels: [] }
  const tunnels = tunnelsOf(data)
  const found = tunnels.length === 0 ? { tree, tunnels } : withoutTunnels(data, tunnels)
  if (found.tree !== undefined) return found
  for (const outside of joiningSites(data)) {
    const others = tunnels.filter(({ node }) => node !== outside)
    const below = withoutTunnels(data, others, outside)
    if (below.tree !== undefined) return below
  }
  // What is the only way to a site is none beside another.
  for (const only of tunnels) {
    const others = withoutTunnels(
      data,
      tunnels.filter((each) => each !== only),
    )
    if (others.tree !== undefined) return others
  }
  return found
}

/** Networks outside of all sites that join routers of several, such as an uplink: those without a prefix first. */
const joiningSites = ({ nodes, edges, groups }: GraphDocument): GraphNode[] =>
  nodes
    .filter((node) => {
      const around = nodes.filter(
        (other) => other !== node && edges.some(({ from, to }) => namesBoth([node, other], [from, to])),
      )
      const sites = around.map(({ group = '' }) => groups.find((each) => isNamed(each, [group])))
      return isNetwork(node) && node.group === undefined && !sites.includes(undefined) && new Set(sites).size > 1
    })
    .toSorted((a, b) => Number(a.tech !== undefined) - Number(b.tech !== undefined))

const namesBoth = (nodes: readonly GraphNode[], ends: readonly string[]): boolean =>
  nodes.every((node) => isNamed(node, ends))

const withoutTunnels = (data: GraphDocument, tunnels: Tunnel[], outside?: GraphNode): Trees => {
  const [nodes, edges] = [new Set(tunnels.map(({ node }) => node)), new Set(tunnels.flatMap((each) => each.edges))]
  const rest = {
    nodes: data.nodes.filter((node) => !nodes.has(node)),
    edges: data.edges.filter((edge) => !edges.has(edge)),
  }
  const without = treeOf({ ...data, ...rest }, outside)
  return { tree: without && sideBySide(without, tunnels), tunnels }
}

const tunnelsOf = ({ nodes, edges, groups }: GraphDocument): Tunnel[] =>
  nodes.filter(isNetwork).flatMap((node) => {
    const own = edges.filter(({ from, to }) => isNamed(node, [from, to]))
    const hosts = own.flatMap(({ from, to }) => nodes.filter((other) => other !== node && isNamed(other, [from, to])))
    const [first, second] = hosts.map(({ group = '' }) => groups.find((each) => isNamed(each, [group])))
    if (own.length !== 2 || hosts.length !== 2 || hosts.some(isNetwork)) return []
    if (first === undefined || second === undefined || first === second) return []
    return [{ node, edges: own as [GraphEdge, GraphEdge], hosts: hosts as [GraphNode, GraphNode] }]
  })

/** The tree of the data, if they form one that can be drawn; below a network that is `outside`, if one is. */
export function treeOf(data: GraphDocument, outside?: GraphNode): NetHost | undefined {
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
      if (!isNetwork(net.node) || net.node === outside)
        return { node: undefined, edge: net.edge, isBetween: true, hosts: [host(net.node, undefined)] }
      const hosts = around(net.node).map((each) => host(each.node, each.edge))
      const isBetween = siteOf(net.node) === undefined && hosts.some((each) => each.site !== site)
      return { ...net, isBetween, hosts }
    })
    return { node, edge, site, nets }
  }
  const hosts = nodes.filter((node) => !isNetwork(node))
  const degree = (node: GraphNode): number => edges.filter(({ from, to }) => isNamed(node, [from, to])).length
  const root =
    outside ?? hosts.find(({ kind }) => kind === 'external') ?? hosts.find((node) => degree(node) > 1) ?? hosts[0]
  if (root === undefined) return undefined
  seen.add(root)
  const tree = host(root, undefined)
  return seen.size === nodes.length && fits(tree, true) ? tree : undefined
}

/** Between two sites there is room for one link: beside the top router of the first, to one router of the second. */
const fits = ({ site, nets }: NetHost, isTop: boolean): boolean => {
  const between = nets.filter(({ isBetween }) => isBetween)
  if (site !== undefined && (between.length > 1 || (between.length === 1 && !isTop))) return false
  return nets.every(({ node, isBetween, hosts }) => {
    // What is outside of all sites is over them, never beside one or below it.
    if (isBetween && site !== undefined && (hosts.length !== 1 || node === undefined)) return false
    return hosts.every((host) => fits(host, host.site !== site))
  })
}
