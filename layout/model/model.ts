/**
 * The graph with its references resolved: nodes, edges and groups that know each other.
 *
 * A dangling reference is the caller's bug and throws; data is validated earlier.
 */
import type { LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, LayoutOptions } from './graph.ts'
import { rankNodes } from './ranks.ts'

export type Group = {
  index: number
  given: LayoutGroup
  parent: Group | undefined
  /** The group itself, its parent, and so on outward. */
  within: Group[]
  /** All nodes inside, however deep. */
  members: Node[]
}

export type Node = {
  index: number
  given: LayoutNode
  w: number
  h: number
  group: Group | undefined
  /** Its groups from the innermost outward. */
  within: Group[]
}

export type Edge = { index: number; given: LayoutEdge; from: Node; to: Node }

export type Model = {
  nodes: Node[]
  /** Edges between two nodes. */
  edges: Edge[]
  /** Edges from a node to itself. */
  loops: Edge[]
  groups: Group[]
  /** How far along the flow each node is. */
  ranks: Map<Node, number>
  options: LayoutOptions
}

export function resolveGraph(graph: LayoutGraph, options: LayoutOptions): Model {
  const groups = resolveGroups(graph.groups ?? [])
  const nodes = new Map<string, Node>()
  for (const [index, given] of graph.nodes.entries()) {
    const group = given.group === undefined ? undefined : found(groups, given.group)
    const node: Node = { index, given, w: given.w, h: given.h, group, within: group?.within ?? [] }
    nodes.set(given.id, node)
    for (const { members } of node.within) members.push(node)
  }
  const edges = graph.edges.map((given, index) => ({
    index,
    given,
    from: found(nodes, given.from),
    to: found(nodes, given.to),
  }))
  const graphNodes = [...nodes.values()]
  const between = edges.filter(({ from, to }) => from !== to)
  return {
    nodes: graphNodes,
    edges: between,
    loops: edges.filter(({ from, to }) => from === to),
    groups: [...groups.values()].filter(({ members }) => members.length > 0),
    ranks: rankNodes({ nodes: graphNodes, edges: between, options }),
    options,
  }
}

const resolveGroups = (given: readonly LayoutGroup[]): Map<string, Group> => {
  const groups = new Map<string, Group>()
  for (const [index, group] of given.entries())
    groups.set(group.id, { index, given: group, parent: undefined, within: [], members: [] })
  for (const group of groups.values())
    if (group.given.parent !== undefined) group.parent = found(groups, group.given.parent)
  for (const group of groups.values())
    for (let at: Group | undefined = group; at !== undefined; at = at.parent) group.within.push(at)
  return groups
}

const found = <Kind>(known: Map<string, Kind>, id: string): Kind => {
  const item = known.get(id)
  if (item === undefined) throw new Error(`"${id}" is not in the graph`)
  return item
}

/** The groups of `node` that do not contain `other`, from the innermost outward. */
export const groupsBetween = (node: Node, other: Node): Group[] =>
  node.within.filter((group) => !other.within.includes(group))
