/**
 * How far a change of a model travels: downstream to who conforms or is a customer, both ways between partners and around
 * a shared kernel; an anticorruption layer translates, and stops it (Evans, Domain-Driven Design, chapter 14).
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'

/** What the data say, and whose change is asked for. */
export type ContextMap = Pick<GraphDocument, 'nodes' | 'edges'> & { of?: string | undefined }

/** The patterns at the ends of a relation, upstream first: `OHS, PL` is two. */
export const patternsOf = ({ ends = ['', ''] }: GraphEdge): [up: string[], down: string[]] => {
  const [up, down] = ends.map((words) => words.split(/[\s,/|]+/).filter((word) => word !== ''))
  return [up ?? [], down ?? []]
}

/** Whether the downstream side translates what it gets. */
export const isTranslated = (edge: GraphEdge): boolean =>
  edge.kind === 'supplies' && patternsOf(edge)[1].includes('ACL')

/** Where a change begins, the other contexts that it reaches, the relations that it takes, and those that stop it. */
export type ModelChange = {
  source: GraphNode | undefined
  contexts: GraphNode[]
  taken: GraphEdge[]
  stopped: GraphEdge[]
}

/** The change of one context. */
const changeOf = (source: GraphNode, { nodes, edges }: ContextMap): ModelChange => {
  const [found, taken, stopped] = [new Set([source]), new Set<GraphEdge>(), new Set<GraphEdge>()]
  for (const context of found)
    for (const edge of edges) {
      const isBoth = edge.kind === 'partnership' || edge.kind === 'shared-kernel'
      const next = isNamed(context, [edge.from])
        ? edge.to
        : isBoth && isNamed(context, [edge.to])
          ? edge.from
          : undefined
      if (next === undefined) continue
      if (isTranslated(edge)) {
        stopped.add(edge)
        continue
      }
      taken.add(edge)
      for (const node of namedIn(nodes, [next])) found.add(node)
    }
  found.delete(source)
  return { source, contexts: [...found], taken: [...taken], stopped: [...stopped] }
}

/** The change of the context that is asked for; else of that which reaches most others. */
export function changeIn(map: ContextMap): ModelChange {
  const wanted = map.of === undefined ? undefined : namedIn(map.nodes, [map.of])[0]
  if (wanted !== undefined) return changeOf(wanted, map)
  const all = map.nodes.map((node) => changeOf(node, map))
  const most = Math.max(0, ...all.map(({ contexts }) => contexts.length))
  return (
    all.find(({ contexts }) => contexts.length === most) ?? { source: undefined, contexts: [], taken: [], stopped: [] }
  )
}
