/**
 * Places in a cloud network whose data pin none: zones are columns and tiers are rows, the first that traffic meets at the
 * top, so that equal subnets of all zones are level; what is in no zone is over them, or under them where it is only used.
 */
import { sum } from 'd3-array'
import type { GraphDocument, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { leadingTo, reachedFrom } from '../../drawing/data/neighbors.ts'
import { emptyGroups } from '../../drawing/graph/to-layout-graph.ts'
import { isTraffic, type NetLink, type NetPlaces, placeRow, placeTier, waysOutLast } from './net-columns.ts'

/** A node in a zone, or a group there with nothing in it: which zone, and the name that its subnet shares with those of other zones. */
type Spot = { node: GraphNode; zone: GraphGroup; tier: string }

/** More columns than a page has room for, of nodes side by side and of zones. */
const mostColumns = 6
const mostZones = 4

/** The places of all nodes; none where there are fewer than two zones, or too many columns. */
export function tierPlaces(data: GraphDocument): NetPlaces | undefined {
  return placesIn(netOf(data))
}

/** The same with what shares a subnet in rows, so that a zone is one column; none where that is so anyway. */
export function stackedPlaces(data: GraphDocument): NetPlaces | undefined {
  const net = netOf(data)
  const isSame = net.tiers.every((tier) => net.zones.every((zone) => nodesIn(net, tier, zone).length < 2))
  return isSame || net.zones.length > mostZones ? undefined : placesIn(net, true)
}

/** A network as it is placed: `outside` are the nodes in no zone. */
type Net = {
  data: GraphDocument
  spots: readonly Spot[]
  zones: readonly GraphGroup[]
  tiers: readonly string[]
  links: readonly NetLink[]
}

const netOf = (data: GraphDocument): Net => {
  const names = new GraphNames(data)
  const empty = emptyGroups(data)
  const held = [
    ...data.nodes.flatMap((node) => spotOf(node, names.around(node))),
    ...empty.flatMap((subnet) => spotOf(subnet, [subnet, ...names.around(subnet)])),
  ]
  const links = linksOf(data, names)
  const tiers = inOrder(held, links)
  const [tier = ''] = tiers
  const spots = [...held, ...empty.flatMap((zone) => (zone.kind === 'zone' ? [{ node: zone, zone, tier }] : []))]
  const zones = data.groups.filter((group) => spots.some(({ zone }) => zone === group))
  return { data, spots, zones, tiers, links }
}

const nodesIn = ({ spots }: Net, tier: string, zone: GraphGroup): GraphNode[] =>
  spots.filter((spot) => spot.zone === zone && spot.tier === tier).map(({ node }) => node)

const placesIn = (net: Net, isStacked = false): NetPlaces | undefined => {
  const { data, spots, zones, tiers, links } = net
  const widths = zones.map((zone) =>
    isStacked ? 1 : Math.max(...tiers.map((tier) => nodesIn(net, tier, zone).length)),
  )
  const columns = sum(widths)
  if (zones.length < 2 || columns > mostColumns) return undefined
  const places: NetPlaces = new Map()
  const outside = data.nodes.filter((node) => !spots.some((spot) => spot.node === node))
  const below = usedBelow(outside, spots, data)
  const above = outside.filter((node) => !below.includes(node))
  let row = 1 + rowsOf(above).length
  for (const tier of tiers) {
    const own = zones.map((zone) => nodesIn(net, tier, zone))
    for (const [index, nodes] of own.entries()) {
      const from = 1 + sum(widths.slice(0, index))
      if (isStacked)
        for (const [line, node] of waysOutLast(nodes, links).entries()) places.set(node, [from, row + line])
      // The ways out of two zones are between them; three are alike.
      const isRight = zones.length % 2 === 0 && index >= zones.length / 2
      if (!isStacked) placeTier(nodes, { from, width: widths[index] ?? 1, row, isRight, links }, places)
    }
    row += isStacked ? Math.max(...own.map(({ length }) => length)) : 1
  }
  placeOutside({ above, below, links, columns, last: row }, places)
  return places
}

type Outside = { above: GraphNode[]; below: GraphNode[]; links: readonly NetLink[]; columns: number; last: number }

/** What is outside of all networks is in the outermost row at its side, what is in one in the row next to the zones. */
const placeOutside = ({ above, below, links, columns, last }: Outside, places: NetPlaces): void => {
  const over = rowsOf(above)
  for (const [index, nodes] of [...over.entries()].toReversed())
    placeRow(nodes, { columns, links, row: 1 + index }, places)
  for (const [index, nodes] of rowsOf(below).toReversed().entries())
    placeRow(nodes, { columns, links, row: last + index }, places)
}

/** The outermost first: what is in no network, what is on the border of one, what is in it. */
const rowsOf = (nodes: readonly GraphNode[]): GraphNode[][] => {
  const depthOf = ({ group, kind }: GraphNode): number => (group === undefined ? 0 : kind === 'gateway' ? 1 : 2)
  return [0, 1, 2].map((depth) => nodes.filter((node) => depthOf(node) === depth)).filter(({ length }) => length > 0)
}

/** A gateway in a subnet, such as one for NAT, opens no border: it is a device there. */
export const asDevices = <Data extends GraphDocument>(data: Data): Data => {
  const names = new GraphNames(data)
  for (const node of data.nodes)
    if (node.kind === 'gateway' && names.around(node)[0]?.kind === 'subnet') node.kind = 'network'
  return data
}

/** Where a node in a zone is, by the groups around it; a zone itself is in none. */
const spotOf = (node: GraphNode, around: readonly GraphGroup[]): Spot[] => {
  const zone = around.find(({ kind }) => kind === 'zone')
  if (zone === undefined || zone === node) return []
  const [subnet] = around
  return [{ node, zone, tier: subnet === undefined || subnet === zone ? (node.name ?? '') : tierOf(subnet, zone) }]
}

/** The name of a subnet without what tells it from that of another zone: `public-1a`, `Public A`. */
const tierOf = (subnet: GraphGroup, zone: GraphGroup): string =>
  subnet.name
    .toLowerCase()
    .replace(zone.name.toLowerCase(), '')
    .replace(/[\s_-]+(?:\d+[a-z]?|[a-z])$/, '')
    .replace(/[\s_-]+$/, '')

const linksOf = ({ edges }: GraphDocument, names: GraphNames): NetLink[] =>
  edges.flatMap((edge) => {
    const [from, to] = [names.node(edge.from), names.node(edge.to)]
    return from === undefined || to === undefined ? [] : [{ from, to, edge }]
  })

/** The tiers in the order in which traffic meets them, and of the data where it does not tell. */
const inOrder = (spots: readonly Spot[], links: readonly NetLink[]): string[] => {
  const tiers = [...new Set(spots.map(({ tier }) => tier))]
  const pairs = links.filter(isTraffic).flatMap(({ from, to }) => {
    const [start, end] = [spots.find(({ node }) => node === from), spots.find(({ node }) => node === to)]
    return start === undefined || end === undefined || start.tier === end.tier
      ? []
      : [{ before: start.tier, after: end.tier, isAcross: start.zone !== end.zone }]
  })
  const ordered: string[] = []
  while (ordered.length < tiers.length) {
    const left = tiers.filter((tier) => !ordered.includes(tier))
    const free = left.filter((tier) => !pairs.some(({ before, after }) => after === tier && left.includes(before)))
    // What another zone uses comes before what only its own does.
    ordered.push(
      free.find((tier) => pairs.some(({ after, isAcross }) => isAcross && after === tier)) ?? free[0] ?? left[0] ?? '',
    )
  }
  return ordered
}

/** What is in no zone, and is used by what is in one without leading back, itself or through others of these: an endpoint. */
const usedBelow = (outside: readonly GraphNode[], spots: readonly Spot[], data: GraphDocument): GraphNode[] => {
  const zoned = spots.map(({ node }) => node)
  const leading = leadingTo(zoned, data)
  const back = outside.filter((node) => leading.has(node))
  const used = reachedFrom(zoned, data, ({ from }) => namedIn(back, [from]).length === 0)
  return outside.filter((node) => used.has(node) && !leading.has(node))
}
