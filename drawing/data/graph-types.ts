/**
 * The types of data of the shape `graph` once they are read: nodes, edges and groups.
 */
import type { Threat } from './threats.ts'

/** Data of the shape as they are drawn. */
export type GraphData<NodeKind = string, EdgeKind = string, GroupKind = string> = {
  nodes: GraphNode<NodeKind>[]
  edges: GraphEdge<EdgeKind>[]
  groups: GraphGroup<GroupKind>[]
}

export type GraphNode<Kind = string> = {
  id?: string | undefined
  name?: string | undefined
  kind: Kind
  tech?: string | undefined
  note?: string | undefined
  group?: string | undefined
  at?: [number, number] | undefined
  value?: number | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
}

export type GraphEdge<Kind = string> = {
  id?: string | undefined
  from: string
  to: string
  text?: string | undefined
  tech?: string | undefined
  kind: Kind
  value?: number | undefined
  ends?: [string, string] | undefined
  threats?: Threat[] | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
}

export type GraphGroup<Kind = string> = {
  id?: string | undefined
  name: string
  kind: Kind
  note?: string | undefined
  group?: string | undefined
}
