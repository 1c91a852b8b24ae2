/**
 * What reading DOT remembers: the graph, and the braces that are open, each with the attributes that hold in it.
 */
import { emptyGraph, type GraphModel, type ModelEdge } from '../models/graph.ts'
import type { Cursor } from '../text/cursor.ts'
import type { DotWord } from './dot-words.ts'

export type DotAttributes = ReadonlyMap<string, DotWord>

/** Ends of edges: the nodes of each, from left to right, the ports of single ones, and where the statement began. */
export type DotChain = { ends: string[][]; ports: Map<number, string>; at: number }

/** An open brace; `group` is the id of its cluster, `chain` the edges that wait for its nodes. */
export type DotScope = {
  group: string | undefined
  /** Clusters around it, itself included. */
  around: ReadonlySet<string>
  members: Set<string>
  node: DotAttributes
  edge: DotAttributes
  chain: DotChain | undefined
  at: number
}

export type DotState = {
  cursor: Cursor
  graph: GraphModel
  /** Attributes of each node so far. */
  attributes: Map<string, Map<string, DotWord>>
  /** Attributes of each cluster. */
  frames: Map<string, Map<string, DotWord>>
  scopes: DotScope[]
  directed: boolean
  isStrict: boolean
  clusters: Map<string, ReadonlySet<string>>
  /** `compound=true`: edges may end at clusters. */
  isCompound: boolean
  /** Edges with the clusters that `ltail` and `lhead` name. */
  clipped: { edge: ModelEdge; tail: string; head: string }[]
  /** The ports of edges at both ends, and where the text has ports. */
  ports: Map<ModelEdge, readonly (string | undefined)[]>
  portsAt: number[]
}

export const dotState = (cursor: Cursor): DotState => ({
  cursor,
  graph: emptyGraph(),
  attributes: new Map(),
  frames: new Map(),
  scopes: [],
  directed: true,
  isStrict: false,
  clusters: new Map(),
  isCompound: false,
  clipped: [],
  ports: new Map(),
  portsAt: [],
})

const none: DotAttributes = new Map()

/** Opens a brace within the innermost one; a cluster is a group. */
export function openScope(state: DotState, { group, chain, at }: Pick<DotScope, 'group' | 'chain' | 'at'>): void {
  const outer = state.scopes.at(-1)
  const { node = none, edge = none } = outer ?? {}
  const around = group === undefined ? (outer?.around ?? new Set<string>()) : new Set([...(outer?.around ?? []), group])
  if (group !== undefined) state.clusters.set(group, around)
  state.scopes.push({ group: group ?? outer?.group, around, members: new Set(), node, edge, chain, at })
}

/** A node that is named here: it gets what holds for nodes here, and belongs to the innermost cluster that names it. */
export function nameNode({ graph, attributes, scopes, clusters }: DotState, id: string, at: number): void {
  const scope = scopes.at(-1)
  const known = graph.nodes.get(id)
  if (known === undefined) {
    graph.nodes.set(id, { id, label: id, at })
    attributes.set(id, new Map(scope?.node ?? []))
  }
  scope?.members.add(id)
  const node = known ?? graph.nodes.get(id)
  const { group } = scope ?? {}
  if (node === undefined || group === undefined || node.group === group) return
  if (node.group === undefined || clusters.get(group)?.has(node.group) === true) node.group = group
}
