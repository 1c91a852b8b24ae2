/**
 * The edges of DOT: those of a chain of ends, and the one that a strict graph has of several.
 */
import type { ModelEdge } from '../models/graph.ts'
import { edgeOf } from './dot-attributes.ts'
import { clipAtCluster } from './dot-clusters.ts'
import type { DotChain, DotState } from './dot-state.ts'

/** More edges of one statement are nobody's graph. */
const mostEdges = 20_000

/** Between two nodes, a strict graph has one edge, with what was said last. */
export const settleStrict = ({ graph, directed }: DotState): void => {
  const known = new Map<string, ModelEdge>()
  for (const edge of graph.edges) {
    const { from, to } = edge
    const key = JSON.stringify(directed || from < to ? [from, to] : [to, from])
    const first = known.get(key)
    if (first === undefined) known.set(key, edge)
    else Object.assign(first, { ...edge, from: first.from, to: first.to, at: first.at })
  }
  graph.edges = [...known.values()]
}

/** Edges between what is behind each other in a chain. */
export const join = (state: DotState, { ends, ports, at }: DotChain, given: Map<string, { text: string }>): void => {
  const { graph, cursor, directed, scopes } = state
  const attributes = new Map([...(scopes.at(-1)?.edge ?? []), ...given])
  let count = 0
  for (const [index, lefts] of ends.slice(0, -1).entries())
    for (const from of lefts)
      for (const to of ends[index + 1]!) {
        if (++count > mostEdges) cursor.stop(`at most ${mostEdges} edges in a statement`, at)
        const edge = edgeOf({ from, to, at }, attributes, directed)
        graph.edges.push(edge)
        state.ports.set(edge, [ports.get(index), ports.get(index + 1)])
        clipAtCluster(state, edge, attributes)
      }
}
