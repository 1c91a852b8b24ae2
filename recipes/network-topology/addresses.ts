/**
 * Networks and the addresses in them: well-formed, distinct and inside each other. Words other than IPv4, such as IPv6
 * prefixes or the number of a VLAN, are taken as they are.
 */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import type { Net } from '../../drawing/data/neighbors.ts'
import { problemsIn } from '../../drawing/data/problems.ts'
import {
  completeAddress,
  hostProblem,
  overlap,
  parseAddress,
  parsePrefix,
  prefixProblem,
} from '../../drawing/values/ipv4.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** The data with host parts such as `.10` completed by the network that they are in. */
export const withAddresses = <Data extends Net>(data: Data): Data => ({
  ...data,
  edges: data.edges.map((edge) => {
    const prefix = parsePrefix(networkOf(edge, data)?.tech)
    const text = prefix && completeAddress(edge.text ?? '', prefix)
    return text === undefined ? edge : { ...edge, text }
  }),
})

/** Bad prefixes, networks that overlap, and addresses that are in use twice or in no network. */
export const checkNetworks = (data: Net): Finding[] => [
  ...problemsIn(data.nodes, { at: 'nodes', field: 'tech' }, ({ kind, tech = '' }, before) => {
    if (kind !== 'network') return undefined
    const other = before.find((node) => node.kind === 'network' && overlap(parsePrefix(tech), parsePrefix(node.tech)))
    return prefixProblem(tech) ?? (other && `${tech} overlaps ${other.tech} of ${JSON.stringify(other.name)}`)
  }),
  ...problemsIn(data.edges, { at: 'edges', field: 'text' }, (edge, before) => {
    const isTaken = parseAddress(edge.text) !== undefined && before.some(({ text }) => text === edge.text)
    const problem = hostProblem(edge.text ?? '', networkOf(edge, data)?.tech ?? '')
    return problem ?? (isTaken ? `${edge.text} is in use twice` : undefined)
  }),
]

/** The one end of a link that is a network. */
const networkOf = ({ from, to }: Pick<GraphEdge, 'from' | 'to'>, { nodes }: Net): GraphNode | undefined => {
  const [network, other] = namedIn(nodes, [from, to]).filter(({ kind }) => kind === 'network')
  return other === undefined ? network : undefined
}
