/**
 * Places around the system in scope: what calls it at the left, what it calls at the right, and what does both, or has
 * neighbors of its own, under it with these beside it.
 */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

type Places = Map<GraphNode, readonly [column: number, row: number]>
type Links = { from: GraphNode; to: GraphNode }[]

/** Fewer are placed well without. */
const fewest = 5

/** The places of all nodes; none where these are few or in groups, or some are further than two steps from the system. */
export function hubPlaces({ nodes, edges, groups }: GraphDocument): Places | undefined {
  if (nodes.length < fewest || groups.length > 0) return undefined
  const names = new GraphNames({ nodes, groups })
  const links = edges.flatMap(({ from, to }) => {
    const [start, end] = [names.node(from), names.node(to)]
    return start === undefined || end === undefined || start === end ? [] : [{ from: start, to: end }]
  })
  const around = (node: GraphNode): Set<GraphNode> => new Set(links.flatMap((link) => otherOf(link, node)))
  const hub = nodes.find(
    (node) => node.kind === 'system' && nodes.every((other) => around(other).size <= around(node).size),
  )
  if (hub === undefined) return undefined
  const places: Places = new Map()
  const direct = nodes.filter((node) => around(hub).has(node))
  const ownOf = (node: GraphNode): GraphNode[] =>
    nodes.filter(
      (other) => other !== hub && !direct.includes(other) && [...around(other)].every((each) => each === node),
    )
  const heads = direct.filter((node) => ownOf(node).length > 0 || isBoth(node, hub, links))
  const beside = direct.filter((node) => !heads.includes(node))
  let row = placeBlock({ middle: hub, beside, links, row: 0 }, places)
  for (const head of heads) row = placeBlock({ middle: head, beside: ownOf(head), links, row }, places)
  return places.size === nodes.length ? places : undefined
}

const otherOf = ({ from, to }: Links[number], node: GraphNode): GraphNode[] =>
  from === node ? [to] : to === node ? [from] : []

const isBoth = (node: GraphNode, hub: GraphNode, links: Links): boolean =>
  links.some(({ from, to }) => from === node && to === hub) && links.some(({ from, to }) => from === hub && to === node)

/** A node in the middle column, with what sends to it at its left and the others at its right; returns the next free row. */
const placeBlock = (
  { middle, beside, links, row }: { middle: GraphNode; beside: readonly GraphNode[]; links: Links; row: number },
  places: Places,
): number => {
  const sends = (node: GraphNode): boolean => links.some(({ from, to }) => from === node && to === middle)
  const receives = (node: GraphNode): boolean => links.some(({ from, to }) => from === middle && to === node)
  const left = beside.filter((node) => sends(node) && !receives(node))
  const right = beside.filter((node) => !left.includes(node))
  const rows = Math.max(1, left.length, right.length)
  for (const [column, all] of [
    [1, left],
    [2, [middle]],
    [3, right],
  ] as const)
    for (const [index, node] of all.entries()) places.set(node, [column, row + 1 + index + (rows - all.length) / 2])
  return row + rows
}
