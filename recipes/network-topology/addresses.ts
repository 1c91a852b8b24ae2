/** Addresses of networks and of what is in them: completed by their prefix, and checked against it. */
import type { Declare } from '../../drawing/data/checks.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { type Net, sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'
import {
  completeAddress,
  hostProblem,
  parseAddress,
  prefixesOverlap,
  prefixProblem,
} from '../../drawing/values/ipv4.ts'
import { completeIpv6 } from './ipv6.ts'

/** The one end of a link that is a network. */
const networkOf = ({ from, to }: Pick<GraphEdge, 'from' | 'to'>, { nodes }: Net): GraphNode | undefined => {
  const [network, other] = namedIn(nodes, [from, to]).filter(({ kind }) => kind === 'network')
  return other === undefined ? network : undefined
}

/** What is written like a prefix, of either version. */
const prefix = /^[\da-f.:]*[.:][\da-f.:]*\/\d+$/i

/** A prefix that is the remark of a network is its prefix; what only looks like one, such as an address in it, stays a remark. */
const withPrefix = (node: GraphNode): GraphNode => {
  const { note = '', ...rest } = node
  const isPrefix = prefix.test(note) && prefixProblem(note) === undefined
  return isPrefix && node.kind === 'network' && node.tech === undefined ? { ...rest, tech: note } : node
}

/** The data with host parts such as `.10` completed by the network that they are in, wherever an interface says them. */
export const withAddresses = <Data extends Net>(given: Data): Data => {
  const data = { ...given, nodes: given.nodes.map(withPrefix) }
  const edges = data.edges.map((edge) => {
    const prefix = networkOf(edge, data)?.tech ?? ''
    const whole = (part = ''): string | undefined => completeAddress(part, prefix) ?? completeIpv6(part, prefix)
    const [text, tech] = [whole(edge.text), whole(edge.tech)]
    return { ...edge, ...(text === undefined ? {} : { text }), ...(tech === undefined ? {} : { tech }) }
  })
  return { ...data, edges }
}

/** Bad prefixes, networks that prefixesOverlap, and addresses that are in use twice or in no network. */
export const networkChecks = ({ each }: Declare<Net>) => [
  each('nodes.*', (node, { before, data }) => {
    const { kind, tech = '' } = node
    if (kind !== 'network') {
      // What is in several networks may have an address of its own beside these.
      const [network, ...others] = [...sourcesOf(node, data), ...targetsOf(node, data)]
      return others.length > 0 || kind === 'gateway' || network?.kind !== 'network'
        ? undefined
        : { tech: hostProblem(tech, network.tech ?? '') }
    }
    const other = before.find((node) => node.kind === 'network' && prefixesOverlap(tech, node.tech ?? ''))
    const taken = other && `${tech} overlaps ${other.tech} of ${JSON.stringify(other.name)}`
    return { tech: prefixProblem(tech) ?? taken }
  }),
  each('edges.*', ({ text = '', tech = '', ...ends }, { before, data }) => {
    const prefix = networkOf(ends, data)?.tech ?? ''
    const problemOf = (said: string): string | undefined => {
      const isTaken = parseAddress(said) !== undefined && before.some((edge) => [edge.text, edge.tech].includes(said))
      return hostProblem(said, prefix) ?? (isTaken ? `${said} is in use twice` : undefined)
    }
    return { text: problemOf(text), tech: problemOf(tech) }
  }),
]
