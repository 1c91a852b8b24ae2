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
  /** Whether a reference is dashed. */
  isDashed: (edge: Relation) => boolean
}

/**
 * The entity of an end, and its row. Two different marks there would be read as a third one, so only those of the most
 * frequent count meet it; others are below, or at the other side where they are of a relation from an entity to itself.
 */
export const endAtRow = (edge: GraphEdge, side: 'from' | 'to', { views, references, ...means }: RowMeans) => {
  const own = ownerOf(views, means.sheet.find(edge[side]))
  const ends = endsAt(edge[side], means)
  const timesOf = (count: unknown): number => ends.filter((each) => each.count === count).length
  const [most, other] = [...new Set(ends.map(({ count }) => count))].sort((a, b) => timesOf(b) - timesOf(a))
  const isLoop = ({ from, to }: Pick<GraphEdge, 'from' | 'to'>): boolean =>
    ownerOf(views, means.sheet.find(from))?.node === ownerOf(views, means.sheet.find(to))?.node
  if (own?.port !== undefined && references && side === 'to') {
    const isBusy = ends.length > 2 || ends.some(({ of }) => isLoop(of))
    return isBusy ? { ...own, port: apart(own.port, edge, ends, means) } : own
  }
  if (own?.port === undefined || references || other === undefined) return own
  const hasMost = edge.ends?.[side === 'from' ? 0 : 1] === most
  const loops = ends.some(({ of, count }) => count !== most && isLoop(of))
  const port: Port =
    !hasMost && !isLoop(edge)
      ? { side: 'bottom' }
      : loops
        ? { ...own.port, side: hasMost ? 'right' : 'left' }
        : own.port
  return { ...own, port }
}

/** Dashed references meet a row below its middle, the others above it: on each other they would be read as one. */
const apart = (
  port: Port,
  edge: GraphEdge,
  ends: readonly { of: Relation }[],
  { isDashed }: Pick<RowMeans, 'isDashed'>,
): Port => {
  const dashed = ends.filter(({ of }) => isDashed(of)).length
  if (dashed === 0 || dashed === ends.length || typeof port.offset !== 'number') return port
  return { ...port, offset: port.offset + (isDashed(edge as Relation) ? 4 : -4) }
}

/** The relations that end at a row, each with its count there. */
const endsAt = (end: string, { edges, sheet }: Pick<RowMeans, 'edges' | 'sheet'>) =>
  edges.flatMap((of) =>
    [of.from, of.to].flatMap((each, index) =>
      sheet.find(each) === sheet.find(end) ? [{ of, count: of.ends[index] }] : [],
    ),
  )

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
