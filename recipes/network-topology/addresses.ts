/**
 * IPv4 prefixes and addresses (RFC 4632): whether they are well-formed, distinct and inside each other. Other words,
 * such as IPv6 prefixes or the number of a VLAN, are taken as they are.
 */
import type { GraphData, GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { count } from '../../drawing/describe.ts'
import type { Finding } from '../../src/scene/findings.ts'

type Data = Pick<GraphData, 'nodes' | 'edges'>
type Prefix = { start: number; size: number; length: number }

/** How many hosts a prefix has addresses for: all but the first and the last, which /31 and /32 do not reserve. */
export const roomIn = (prefix?: string): string | undefined => {
  const { size } = parsePrefix(prefix) ?? { size: 0 }
  return size === 0 ? undefined : `with room for ${count(size > 2 ? size - 2 : size, 'host')}`
}

/** The data with host parts such as `.10` made whole by the network that they are in; other words stay. */
export const withAddresses = <Whole extends Data>(data: Whole): Whole => ({
  ...data,
  edges: data.edges.map((edge) => {
    const prefix = parsePrefix(networkOf(edge, data)?.tech)
    const [, part] = /^((?:\.\d{1,3}){1,3})$/.exec(edge.text ?? '') ?? []
    if (prefix === undefined || part === undefined) return edge
    const own = dotted(prefix.start).split('.')
    return { ...edge, text: [...own.slice(0, 5 - part.split('.').length), ...part.slice(1).split('.')].join('.') }
  }),
})

/** Bad prefixes, networks that overlap, and addresses that are in use twice or in no network. */
export function checkNetworks(data: Data): Finding[] {
  return [...prefixFindings(data), ...addressFindings(data)]
}

const prefixFindings = ({ nodes }: Data): Finding[] =>
  nodes.flatMap(({ kind, tech }, index): Finding[] => {
    if (kind !== 'network') return []
    const own = parsePrefix(tech)
    const at = `nodes.${index}.tech`
    if (own === undefined)
      return /^[\d.]+\/\d+$/.test(tech ?? '') ? [{ at, problem: `${tech} is no IPv4 prefix; 10.20.0.0/16 is one` }] : []
    if (dotted(own.start) !== tech?.split('/')[0])
      return [{ at, problem: `${tech} has host bits; the network is ${dotted(own.start)}/${own.length}` }]
    return nodes.slice(0, index).flatMap((other) => {
      const before = other.kind === 'network' ? parsePrefix(other.tech) : undefined
      return before !== undefined && before.start < own.start + own.size && own.start < before.start + before.size
        ? [{ at, problem: `${tech} overlaps ${other.tech} of ${JSON.stringify(other.name)}` }]
        : []
    })
  })

const addressFindings = (data: Data): Finding[] => {
  const used = new Set<string>()
  return data.edges.flatMap((edge, index): Finding[] => {
    const network = networkOf(edge, data)
    if (network === undefined) return []
    const [prefix, address] = [parsePrefix(network.tech), parseAddress(edge.text)]
    if (prefix === undefined || address === undefined) return []
    const offset = address - prefix.start
    const reserved = prefix.size > 2 && (offset === 0 || offset === prefix.size - 1)
    const isTaken = used.has(edge.text ?? '')
    used.add(edge.text ?? '')
    const finding = (problem: string): Finding[] => [{ at: `edges.${index}.text`, problem: `${edge.text} ${problem}` }]
    if (offset < 0 || offset >= prefix.size) return finding(`is not in ${network.tech}`)
    if (reserved) return finding(`is the ${offset === 0 ? 'network' : 'broadcast'} address of ${network.tech}`)
    return isTaken ? finding('is in use twice') : []
  })
}

/** The one end of a link that is a network. */
const networkOf = ({ from, to }: { from: string; to: string }, { nodes }: Data): GraphNode | undefined => {
  const found = namedIn(nodes, [from, to]).filter(({ kind }) => kind === 'network')
  return found.length === 1 ? found[0] : undefined
}

const parseAddress = (text = ''): number | undefined => {
  const bytes = text.split('.').map(Number)
  const isValid = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && bytes.every((byte) => byte <= 255)
  return isValid ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : undefined
}

const parsePrefix = (text = ''): Prefix | undefined => {
  const [, start, bits] = /^([\d.]+)\/(\d{1,2})$/.exec(text) ?? []
  const [address, length] = [parseAddress(start), Number(bits)]
  if (address === undefined || length > 32) return undefined
  const size = 2 ** (32 - length)
  return { start: Math.floor(address / size) * size, size, length }
}

const dotted = (address: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.')
