/**
 * What the reader of flowcharts keeps while it reads.
 */
import { emptyGraph, type GraphModel, type ModelGroup } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'

/** A subgraph that is still open; its id may be missing. */
export type OpenGroup = Omit<ModelGroup, 'id'> & { id?: string; members: Set<string> }

export type FlowState = {
  cursor: Cursor
  graph: GraphModel
  open: OpenGroup[]
  /** All subgraphs that have begun, by id. */
  groups: Map<string, Pick<OpenGroup, 'classes' | 'looks'>>
  /** The group that each node and group belongs to: the first closed one that names it. */
  owner: Map<string, string>
  /** Ids of edges, those that Mermaid makes up included: statements may use them. */
  edgeIds: Set<string>
  /** How many edges join a pair, for the ids that Mermaid makes up. */
  pairs: Map<string, number>
  /** Nodes that this statement mentioned first. */
  fresh: string[]
}

export const flowState = (cursor: Cursor): FlowState => ({
  cursor,
  graph: emptyGraph(),
  open: [],
  groups: new Map(),
  owner: new Map(),
  edgeIds: new Set(),
  pairs: new Map(),
  fresh: [],
})
