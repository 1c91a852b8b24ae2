/**
 * Networks and the addresses of hosts in them: whether they are well-formed, distinct and inside each other. Other words
 * than IPv4, such as IPv6 prefixes or the number of a VLAN, are taken as they are.
 */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import type { Net } from '../../drawing/data/neighbors.ts'
import { completeAddress, overlap, parseAddress, parsePrefix, roleIn, writePrefix } from '../../drawing/values/ipv4.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** The data with host parts such as `.10` completed by the network that they are in. */
export const withAddresses = <Data extends Net>(data: Data): Data => ({
  ...data,
  edges: data.edges.map((edge) => {
    const prefix = parsePrefix(networkOf(edge, data)?.tech)
    const address = prefix && completeAddress(edge.text ?? '', prefix)
    return address === undefined ? edge : { ...edge, text: address }
  }),
})

/** Bad prefixes, networks that overlap, and addresses that are in use twice or in no network. */
export function checkNetworks(data: Net): Finding[] {
  const { nodes, edges } = data
  const finding = (at: string, problem: string | undefined): Finding[] =>
    problem === undefined ? [] : [{ at, problem }]
  return [
    ...nodes.flatMap((node, index) => finding(`nodes.${index}.tech`, prefixProblem(node, nodes.slice(0, index)))),
    ...edges.flatMap((edge, index) =>
      finding(`edges.${index}.text`, addressProblem(edge, data, edges.slice(0, index))),
    ),
  ]
}

const prefixProblem = ({ kind, tech = '' }: GraphNode, before: readonly GraphNode[]): string | undefined => {
  if (kind !== 'network') return undefined
  const own = parsePrefix(tech)
  if (own === undefined)
    return /^[\d.]+\/\d+$/.test(tech) ? `${tech} is no IPv4 prefix; 10.20.0.0/16 is one` : undefined
  if (writePrefix(own) !== tech) return `${tech} has host bits; the network is ${writePrefix(own)}`
  const other = before.find((node) => node.kind === 'network' && overlap(own, parsePrefix(node.tech) ?? nothing))
  return other && `${tech} overlaps ${other.tech} of ${JSON.stringify(other.name)}`
}

const nothing = { start: 0, size: 0, length: 0 }

const addressProblem = (edge: GraphEdge, data: Net, before: readonly GraphEdge[]): string | undefined => {
  const { tech } = networkOf(edge, data) ?? {}
  const [prefix, address] = [parsePrefix(tech), parseAddress(edge.text)]
  if (prefix === undefined || address === undefined) return undefined
  const role = roleIn(address, prefix)
  if (role === 'outside') return `${edge.text} is not in ${tech}`
  if (role !== 'host') return `${edge.text} is the ${role} address of ${tech}`
  return before.some(({ text }) => text === edge.text) ? `${edge.text} is in use twice` : undefined
}

/** The one end of a link that is a network. */
const networkOf = ({ from, to }: GraphEdge, { nodes }: Net): GraphNode | undefined => {
  const [network, other] = namedIn(nodes, [from, to]).filter(({ kind }) => kind === 'network')
  return other === undefined ? network : undefined
}
