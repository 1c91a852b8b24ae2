/**
 * Places in a cloud network whose data pin none: zones are columns and tiers are rows, the first that traffic meets at the
 * top, so that equal subnets of all zones are level; what is in no zone is over them, or under them where it is only used.
 */
import type { GraphDocument, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { leadingTo, reachedFrom } from '../../drawing/data/neighbors.ts'
import { isTraffic, type NetLink, type NetPlaces, placeRow, placeTier } from './net-columns.ts'

/** A node in a zone: which zone, and the name that its subnet shares with those of other zones. */
type Spot = { node: GraphNode; zone: GraphGroup; tier: string }

/** More columns than a page has room for. */
const mostColumns = 6

/** The places of all nodes; none where there are fewer than two zones, or too many columns. */
export function tierPlaces(data: GraphDocument): NetPlaces | undefined {
  const names = new GraphNames(data)
  const spots = data.nodes.flatMap((node) => spotOf(node, names))
  const zones = data.groups.filter((group) => spots.some(({ zone }) => zone === group))
  if (zones.length < 2) return undefined
  const links = linksOf(data, names)
  const tiers = inOrder(spots, links)
  const widthOf = (zone: GraphGroup): number =>
    Math.max(...tiers.map((tier) => spots.filter((spot) => spot.zone === zone && spot.tier === tier).length))
  const width = Math.max(...zones.map(widthOf))
  if (width * zones.length > mostColumns) return undefined
  const places: NetPlaces = new Map()
  const outside = data.nodes.filter((node) => !spots.some((spot) => spot.node === node))
  const below = usedBelow(outside, spots, data)
  const above = outside.filter((node) => !below.includes(node))
  const first = 1 + rowsOf(above).length
  for (const [row, tier] of tiers.entries())
    for (const [index, zone] of zones.entries()) {
      const own = spots.filter((spot) => spot.zone === zone && spot.tier === tier).map(({ node }) => node)
      // The ways out are at the inner sides of the outer zones.
      const isRight = index >= zones.length / 2
      placeTier(own, { from: index * width + 1, width, row: first + row, isRight, links }, places)
    }
  placeOutside({ above, below, links, columns: width * zones.length, tiers: tiers.length }, places)
  return places
}

type Outside = { above: GraphNode[]; below: GraphNode[]; links: readonly NetLink[]; columns: number; tiers: number }

/** What is outside of all networks is in the outermost row at its side, what is in one in the row next to the zones. */
const placeOutside = ({ above, below, links, columns, tiers }: Outside, places: NetPlaces): void => {
  const over = rowsOf(above)
  for (const [index, nodes] of [...over.entries()].toReversed())
    placeRow(nodes, { columns, links, row: 1 + index }, places)
  const first = 1 + over.length + tiers
  for (const [index, nodes] of rowsOf(below).toReversed().entries())
    placeRow(nodes, { columns, links, row: first + index }, places)
}

/** The outermost first. */
const rowsOf = (nodes: readonly GraphNode[]): GraphNode[][] =>
  [nodes.filter((node) => !isGrouped(node)), nodes.filter(isGrouped)].filter(({ length }) => length > 0)

const isGrouped = ({ group }: GraphNode): boolean => group !== undefined

/** Where a node in a zone is. */
const spotOf = (node: GraphNode, names: GraphNames): Spot[] => {
  const around = names.around(node)
  const zone = around.find(({ kind }) => kind === 'zone')
  if (zone === undefined) return []
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
