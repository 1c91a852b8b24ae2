/**
 * The import that closes every cycle among packages: without it there is none.
 */
import { cyclesIn } from '../../drawing/data/cycles.ts'
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/** Imports on some cycle, and those whose removal alone leaves no cycle. */
export type ImportCycles = { looped: GraphEdge[]; closing: GraphEdge[] }

/** The cycles of imports between packages, in the order of the data; what a package imports of itself is none. */
export function importCycles(data: GraphDocument): ImportCycles {
  const names = new GraphNames(data)
  const ends = new Map(
    data.edges.map((edge) => {
      const [from, to] = [names.end(edge.from), names.end(edge.to)].map((end) => end?.node ?? end?.group)
      return [edge, { from, to }] as const
    }),
  )
  const imports = data.edges.filter((edge) => ends.get(edge)?.from !== ends.get(edge)?.to)
  const cyclic = (edges: readonly GraphEdge[]): boolean =>
    cyclesIn(edges, (edge) => edges.filter((next) => ends.get(next)?.from === ends.get(edge)?.to)).length > 0
  if (!cyclic(imports)) return { looped: [], closing: [] }
  const reaches = (from: unknown, to: unknown): boolean => {
    const found = new Set([from])
    for (const each of found)
      for (const edge of imports) if (ends.get(edge)?.from === each) found.add(ends.get(edge)?.to)
    return found.has(to)
  }
  const looped = imports.filter((edge) => reaches(ends.get(edge)?.to, ends.get(edge)?.from))
  return { looped, closing: looped.filter((edge) => !cyclic(looped.filter((other) => other !== edge))) }
}
