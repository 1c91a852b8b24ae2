/**
 * Requirements as the rows of a trace table: under what each is derived from or contained in, with what satisfies it
 * and what verifies it.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'

/** What is linked to a requirement, and by which edge. */
export type TraceLink = { node: GraphNode; edge: GraphEdge }

/** A row: `depth` is how many requirements are above it, `by` the edge to the nearest of them, `more` every other link. */
export type Trace = {
  node: GraphNode
  depth: number
  by: GraphEdge | undefined
  above: Trace | undefined
  satisfied: TraceLink[]
  verified: TraceLink[]
  more: TraceLink[]
}

const isRequirement = ({ kind }: GraphNode): boolean => kind === 'requirement'

/** All requirements of the data, and those that a test case verifies. */
export function verifiedOf({ nodes, edges }: GraphDocument): Record<'all' | 'verified', GraphNode[]> {
  const all = nodes.filter(isRequirement)
  const isVerified = (node: GraphNode): boolean =>
    edges.some(({ kind, to }) => kind === 'verifies' && isNamed(node, [to]))
  return { all, verified: all.filter(isVerified) }
}

/** The rows in order: each requirement is followed by what it contains, then by what is derived from it. */
export function tracesOf({ nodes, edges }: GraphDocument): { rows: Trace[]; edges: Set<GraphEdge> } {
  const nodeOf = (reference: string) => nodes.find((node) => isNamed(node, [reference]))
  const [rows, drawn, done] = [new Array<Trace>(), new Set<GraphEdge>(), new Set<GraphNode>()]
  const linksOf = (node: GraphNode, isWanted: (edge: GraphEdge, isTo: boolean) => boolean): TraceLink[] =>
    edges.flatMap((edge) => {
      const isTo = isNamed(node, [edge.to])
      const other = nodeOf(isTo ? edge.from : edge.to)
      if (drawn.has(edge) || other === undefined || !(isTo || isNamed(node, [edge.from])) || !isWanted(edge, isTo))
        return []
      drawn.add(edge)
      return [{ node: other, edge }]
    })
  const visit = (node: GraphNode, above: Trace | undefined, by: GraphEdge | undefined): void => {
    done.add(node)
    if (by !== undefined) drawn.add(by)
    const row: Trace = {
      node,
      above,
      by,
      depth: above === undefined ? 0 : above.depth + 1,
      satisfied: linksOf(node, ({ kind }, isTo) => isTo && kind === 'satisfies'),
      verified: linksOf(node, ({ kind }, isTo) => isTo && kind === 'verifies'),
      more: [],
    }
    rows.push(row)
    for (const edge of [...belowOf(node, 'contains', edges), ...belowOf(node, 'derives', edges)]) {
      const child = nodeOf(edge.kind === 'contains' ? edge.to : edge.from)
      if (child !== undefined && isRequirement(child) && !done.has(child)) visit(child, row, edge)
    }
  }
  const all = nodes.filter(isRequirement)
  for (const node of all) if (!isBelow(node, all, edges)) visit(node, undefined, undefined)
  // Requirements that are derived from each other in a circle.
  for (const node of all) if (!done.has(node)) visit(node, undefined, undefined)
  for (const row of rows) row.more = linksOf(row.node, () => true)
  return { rows, edges: drawn }
}

/** The edges from a requirement to those under it. */
const belowOf = (node: GraphNode, kind: 'contains' | 'derives', edges: readonly GraphEdge[]): GraphEdge[] =>
  edges.filter((edge) => edge.kind === kind && isNamed(node, [kind === 'contains' ? edge.from : edge.to]))

/** Whether a requirement is derived from another or contained in it. */
const isBelow = (node: GraphNode, all: readonly GraphNode[], edges: readonly GraphEdge[]): boolean =>
  edges.some(({ kind, from, to }) => {
    const [below, above] = kind === 'contains' ? [to, from] : [from, to]
    const isUnder = kind === 'contains' || kind === 'derives'
    return isUnder && isNamed(node, [below]) && all.some((other) => isNamed(other, [above]))
  })
