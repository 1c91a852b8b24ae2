/**
 * What the styles of a graph mean, of its nodes and groups and of its edges.
 */
import type { ModelEdge } from '../models/graph.ts'
import type { Conversion } from './conversion.ts'
import { type EdgeMeaning, edgeMeaning, noteEdges } from './edge-styles.ts'
import type { StyledGraph, StyleMeaning } from './styles.ts'
import { meaningOf } from './written-styles.ts'

export { meaningOf }

/** Of two that may be in focus, nodes come first. */
export function dressingOf(
  graph: StyledGraph & { edges: readonly ModelEdge[] },
  refs: { node: (id: string) => string | undefined; edge: (edge: ModelEdge) => string | undefined },
  { conversion, hasLooks }: { conversion: Conversion; hasLooks: boolean },
): StyleMeaning & { lines: EdgeMeaning } {
  const lines = edgeMeaning(graph.edges, refs.edge)
  const styles = meaningOf(graph, refs.node, { conversion, hasLooks, isLit: lines.focus.length > 0 })
  if (styles.data.focus !== undefined) lines.focus = []
  noteEdges(lines, graph.edges, conversion)
  return { ...styles, lines }
}
