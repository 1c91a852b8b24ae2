/**
 * The imports that close every cycle among packages that import each other around: without it they have none.
 */
import { cyclesIn } from '../../drawing/data/cycles.ts'
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/**
 * Imports on some cycle, and the packages that they join; those whose removal alone leaves none among the packages that it is on a cycle with; and whether
 * there is exactly one for all of these, wherever there is a cycle.
 */
export type ImportCycles = {
  looped: GraphEdge[]
  tangled: ReadonlySet<object | undefined>
  closing: GraphEdge[]
  isSettled: boolean
}

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
  if (!cyclic(imports)) return { looped: [], tangled: new Set(), closing: [], isSettled: false }
  const reaches = (from: unknown, to: unknown): boolean => {
    const found = new Set([from])
    for (const each of found)
      for (const edge of imports) if (ends.get(edge)?.from === each) found.add(ends.get(edge)?.to)
    return found.has(to)
  }
  const looped = imports.filter((edge) => reaches(ends.get(edge)?.to, ends.get(edge)?.from))
  // Cycles that share packages are one tangle; others have nothing to do with them.
  const isOn = (edge: GraphEdge, at: unknown): boolean =>
    reaches(ends.get(edge)?.to, at) && reaches(at, ends.get(edge)?.to)
  const tangles: GraphEdge[][] = []
  for (const edge of looped) {
    const own = tangles.find(([first = edge]) => isOn(edge, ends.get(first)?.to))
    if (own === undefined) tangles.push([edge])
    else own.push(edge)
  }
  const closing = tangles.map((tangle) => tangle.filter((edge) => !cyclic(tangle.filter((other) => other !== edge))))
  const tangled = new Set(looped.map((edge) => ends.get(edge)?.from))
  return { looped, tangled, closing: closing.flat(), isSettled: closing.every(({ length }) => length === 1) }
}
