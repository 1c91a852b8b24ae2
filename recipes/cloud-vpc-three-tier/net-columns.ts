/**
 * Columns in a row of a cloud network: each node as far over or under what it is joined to as there is room.
 */
import { mean, range } from 'd3-array'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'

type Place = readonly [column: number, row: number]
export type NetPlaces = Map<GraphNode, Place>

export type NetLink = { from: GraphNode; to: GraphNode; edge: GraphEdge }

/** What leaves the network. */
export const isEgress = ({ kind }: GraphEdge): boolean => kind.endsWith('egress')

/** What leaves and what is copied says nothing of where traffic comes first. */
export const isTraffic = ({ edge }: NetLink): boolean => !isEgress(edge) && edge.kind !== 'replication'

type Row = { row: number; links: readonly NetLink[] }

/** The nodes of a subnet, each as far under what it is joined to as there is room. */
export const placeTier = (
  nodes: readonly GraphNode[],
  { from, width, row, isRight, links }: Row & { from: number; width: number; isRight: boolean },
  places: NetPlaces,
): void => {
  const columns = isRight ? range(from, from + width).toReversed() : range(from, from + width)
  const inner = columns.at(-1) ?? from
  const within = ([column]: Place): boolean => columns.includes(column)
  const wanted = (node: GraphNode): number | undefined => {
    if (isWayOut(node, links)) return inner
    return meanColumn(node, { links, places, within })
  }
  placeNear(nodes, columns, { row, wanted }, places)
}

const isWayOut = (node: GraphNode, links: readonly NetLink[]): boolean =>
  (node.kind === 'network' || node.kind === 'gateway') &&
  links.some(({ from, edge }) => from === node && isEgress(edge))

/** The nodes of a subnet from top to bottom: ways out are next to the tiers under it, which use them. */
export const waysOutLast = (nodes: readonly GraphNode[], links: readonly NetLink[]): GraphNode[] => [
  ...nodes.filter((node) => !isWayOut(node, links)),
  ...nodes.filter((node) => isWayOut(node, links)),
]

/** A row over or under the zones, around the middle or where its own are. */
export const placeRow = (
  nodes: readonly GraphNode[],
  { columns, row, links }: Row & { columns: number },
  places: NetPlaces,
): void => {
  const middle = (columns + 1) / 2
  const free = range(2 * nodes.length + columns).map(
    (index) => middle + Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1),
  )
  placeNear(nodes, free, { row, wanted: (node) => meanColumn(node, { links, places, within: () => true }) }, places)
}

const placeNear = (
  nodes: readonly GraphNode[],
  columns: readonly number[],
  { row, wanted }: { row: number; wanted: (node: GraphNode) => number | undefined },
  places: NetPlaces,
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
  }: { links: readonly NetLink[]; places: ReadonlyMap<GraphNode, Place>; within: (place: Place) => boolean },
): number | undefined => {
  const others = links.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []))
  const columns = others.flatMap((other) => {
    const place = places.get(other)
    return place !== undefined && within(place) ? [place[0]] : []
  })
  return mean(columns)
}
