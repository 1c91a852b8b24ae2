/**
 * Places in a cloud network whose data pin none: zones are columns and tiers are rows, the first that traffic meets at the
 * top, so that equal subnets of all zones are level; what is in no zone is over them, or under them where it is only used.
 */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

type Place = readonly [column: number, row: number]

/** A node in a zone: which zone, and the name that its subnet shares with those of other zones. */
type Spot = { node: GraphNode; zone: GraphGroup; tier: string }

/** More columns than a page has room for. */
const mostColumns = 6

/** The places of all nodes; none where there are fewer than two zones, or too many columns. */
export function tierPlaces(data: GraphDocument): Map<GraphNode, Place> | undefined {
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
  const places = new Map<GraphNode, Place>()
  const outside = data.nodes.filter((node) => !spots.some((spot) => spot.node === node))
  const below = outside.filter((node) => isOnlyUsed(node, spots, links))
  const above = outside.filter((node) => !below.includes(node))
  const [inNetwork, outermost] = [above.filter(isGrouped), above.filter((node) => !isGrouped(node))]
  const first = 1 + [outermost, inNetwork].filter(({ length }) => length > 0).length
  for (const [row, tier] of tiers.entries())
    for (const [index, zone] of zones.entries()) {
      const own = spots.filter((spot) => spot.zone === zone && spot.tier === tier).map(({ node }) => node)
      // The ways out are at the inner sides of the outer zones.
      const isRight = index >= zones.length / 2
      placeTier(own, { from: index * width + 1, width, row: first + row, isRight, links }, places)
    }
  const all = { columns: width * zones.length, links }
  placeRow(inNetwork, { ...all, row: first - 1 }, places)
  placeRow(outermost, { ...all, row: 1 }, places)
  placeRow(below, { ...all, row: first + tiers.length }, places)
  return places
}

type Link = { from: GraphNode; to: GraphNode; edge: GraphEdge }

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

const linksOf = ({ edges }: GraphDocument, names: GraphNames): Link[] =>
  edges.flatMap((edge) => {
    const [from, to] = [names.node(edge.from), names.node(edge.to)]
    return from === undefined || to === undefined ? [] : [{ from, to, edge }]
  })

/** What leaves and what is copied says nothing of where traffic comes first. */
const isTraffic = ({ edge: { kind } }: Link): boolean => !kind.endsWith('egress') && kind !== 'replication'

/** The tiers in the order in which traffic meets them, and of the data where it does not tell. */
const inOrder = (spots: readonly Spot[], links: readonly Link[]): string[] => {
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

/** Whether a node outside of all zones is used by what is in them, and sends nothing itself. */
const isOnlyUsed = (node: GraphNode, spots: readonly Spot[], links: readonly Link[]): boolean => {
  const isIn = (other: GraphNode): boolean => spots.some((spot) => spot.node === other)
  const own = links.filter(({ from, to }) => from === node || to === node)
  return own.length > 0 && own.every(({ from, to, edge }) => to === node && isIn(from) && isTraffic({ from, to, edge }))
}

type Row = { row: number; links: readonly Link[] }

/** The nodes of a subnet, each as far under what it is joined to as there is room. */
const placeTier = (
  nodes: readonly GraphNode[],
  { from, width, row, isRight, links }: Row & { from: number; width: number; isRight: boolean },
  places: Map<GraphNode, Place>,
): void => {
  const columns = Array.from({ length: width }, (_, index) => from + (isRight ? width - 1 - index : index))
  const inner = columns.at(-1) ?? from
  const within = ([column]: Place): boolean => columns.includes(column)
  const wanted = (node: GraphNode): number | undefined => {
    if (links.some((link) => link.from === node && !isTraffic(link) && link.edge.kind !== 'replication'))
      if (node.kind === 'network' || node.kind === 'gateway') return inner
    return meanColumn(node, { links, places, within })
  }
  placeNear(nodes, columns, { row, wanted }, places)
}

/** A row over or under the zones, around the middle or where its own are. */
const placeRow = (
  nodes: readonly GraphNode[],
  { columns, row, links }: Row & { columns: number },
  places: Map<GraphNode, Place>,
): void => {
  const middle = (columns + 1) / 2
  const free = Array.from({ length: 2 * nodes.length + columns }, (_, index) => index).map(
    (index) => middle + Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1),
  )
  placeNear(nodes, free, { row, wanted: (node) => meanColumn(node, { links, places, within: () => true }) }, places)
}

const placeNear = (
  nodes: readonly GraphNode[],
  columns: readonly number[],
  { row, wanted }: { row: number; wanted: (node: GraphNode) => number | undefined },
  places: Map<GraphNode, Place>,
): void => {
  let free = [...columns]
  const known = nodes.map((node) => ({ node, at: wanted(node) }))
  for (const { node, at } of [
    ...known.filter((each) => each.at !== undefined),
    ...known.filter((each) => each.at === undefined),
  ]) {
    const goal = at ?? free[0] ?? 1
    const column = free.toSorted((a, b) => Math.abs(a - goal) - Math.abs(b - goal))[0] ?? goal
    places.set(node, [column, row])
    free = free.filter((each) => each !== column)
  }
}

/** The middle of the columns of what a node is joined to. */
const meanColumn = (
  node: GraphNode,
  {
    links,
    places,
    within,
  }: { links: readonly Link[]; places: ReadonlyMap<GraphNode, Place>; within: (place: Place) => boolean },
): number | undefined => {
  const found = links.flatMap(({ from, to }) => {
    const place = places.get(from === node ? to : to === node ? from : node)
    return place !== undefined && within(place) ? [place[0]] : []
  })
  return found.length === 0 ? undefined : found.reduce((sum, column) => sum + column, 0) / found.length
}
