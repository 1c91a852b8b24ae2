/** Where the ends of relations meet entities: at the row of a field that they name, where its mark is the only one. */
import type { Port } from '../../layout/model/graph.ts'
import type { Entity, EntityField, Relation } from '../data/entities.ts'
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import type { EntityView } from './entity-view.ts'

type RowMeans = {
  edges: readonly Relation[]
  views: ReadonlyMap<GraphNode, EntityView>
  sheet: Sheet
  references: boolean
}

/** The entity of an end, and its row: two different marks there would be read as a third one, so only those of one count meet it. */
export const endAtRow = (edge: GraphEdge, side: 'from' | 'to', { views, references, ...means }: RowMeans) => {
  const own = ownerOf(views, means.sheet.find(edge[side]))
  return own === undefined || references || sharesMark(edge, side, means) ? own : { node: own.node }
}

/** Whether an end of a relation has the mark of the first one that ends at the same row. */
const sharesMark = (
  edge: GraphEdge,
  side: 'from' | 'to',
  { edges, sheet }: { edges: readonly Relation[]; sheet: Sheet },
): boolean => {
  const ends = edges.flatMap(({ from, to, ends: [one, other] }) => [
    { at: sheet.find(from), count: one },
    { at: sheet.find(to), count: other },
  ])
  const row = sheet.find(edge[side])
  return ends.find(({ at }) => at === row)?.count === edge.ends?.[side === 'from' ? 0 : 1]
}

/** The entity that an end of a relation names, and the row where it names a field. */
export const ownerOf = (
  views: ReadonlyMap<GraphNode, EntityView>,
  item: object,
): { node: GraphNode; port?: Port } | undefined => {
  for (const [node, { ports }] of views) {
    if (node === item) return { node }
    const offset = ports.get(item)
    if (offset !== undefined) return { node, port: { side: 'beside', offset } }
    if ((node as Entity).fields.includes(item as EntityField)) return { node }
  }
  return undefined
}
