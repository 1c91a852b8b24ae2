/**
 * A graph measured and laid out, with words as wide as they may be: narrower until everything has room.
 */

import { unwrapLabels } from '../../layout/labels/unwrap.ts'
import { layoutGraph, layoutKnown } from '../../layout/layout.ts'
import type { Layout, LayoutOptions } from '../../layout/model/graph.ts'
import type { Block } from '../block.ts'
import type { GraphDocument } from '../data/graph.ts'
import { edgeStyle } from './kind-styles.ts'
import { type Cap, type Frames, type Means, type WrappedGraph, wordsOf, wrappedAt } from './wrapped-graph.ts'

/** A graph measured and laid out at one width of words. */
export type Attempt = Pick<WrappedGraph, 'views' | 'words' | 'graph'> & { layout: Layout }

/** The best attempt, with labels in fewer lines where there is room after all. */
export function bestAttempt(data: GraphDocument, frames: Frames, means: Omit<Means, 'apart'>): Attempt {
  const best = bestLayout(data, frames, means)
  const wider = (index: number): Block[] => {
    const edge = data.edges[index]
    return edge === undefined ? [] : caps.map((cap) => wordsOf(edge, cap, means.style))
  }
  return {
    ...best,
    ...unwrapLabels(best, {
      wider,
      edges: best.graph.edges,
      groups: best.graph.groups ?? [],
      lanes: means.style.layout?.lanes,
    }),
  }
}

/** Edges in focus have arrows of their own where there is room for them; otherwise they share trunks. */
const bestLayout = (data: GraphDocument, frames: Frames, means: Omit<Means, 'apart'>): Attempt => {
  const isInTrunk = (edge: GraphDocument['edges'][number]): boolean => edgeStyle(means.style, edge).trunk === true
  const apart = data.edges.some((edge) => means.sheet.isFocus(edge) && isInTrunk(edge))
  const first = attemptWith(data, frames, { ...means, apart })
  if (!apart || troubleOf(first) === 0) return first
  const shared = attemptWith(data, frames, { ...means, apart: false })
  return troubleOf(shared) < troubleOf(first) ? shared : first
}

/**
 * What can stay where it was does, with narrower words if need be; otherwise cells are searched, from the known ones
 * first, and without them before anything is refused.
 */
const attemptWith = (data: GraphDocument, frames: Frames, means: Means): Attempt => {
  const at = (cap: Cap): WrappedGraph => wrappedAt(data, frames, { ...means, cap })
  const settled = means.style.cells === undefined ? undefined : settledAttempt(caps, at)
  if (settled !== undefined) return settled
  const first = searchedAttempt(at(widest), true)
  if (troubleOf(first) === 0) return first
  const narrower = settledAttempt(caps.slice(1), at, first.layout.cells)
  if (narrower !== undefined) return narrower
  const others = [searchedAttempt(at(narrow), true), searchedAttempt(at(narrowest), false)]
  const best = leastTrouble([first, ...others])
  if (troubleOf(best) === 0 || means.style.cells === undefined) return best
  const free = (cap: Cap): Attempt => searchedAttempt(withoutCells(at(cap)), false)
  const fresh = free(narrow)
  return leastTrouble(troubleOf(fresh) === 0 ? [fresh] : [best, fresh, free(narrowest)])
}

const leastTrouble = (attempts: readonly Attempt[]): Attempt =>
  attempts.reduce((best, attempt) => (troubleOf(attempt) < troubleOf(best) ? attempt : best))

const withoutCells = (measure: WrappedGraph): WrappedGraph => ({
  ...measure,
  options: { ...measure.options, cells: undefined },
})

/** The first width of words at which all stays in known cells; the style's unless others are given. */
const settledAttempt = (
  some: readonly Cap[],
  at: (cap: Cap) => WrappedGraph,
  cells?: LayoutOptions['cells'],
): Attempt | undefined => {
  for (const cap of some) {
    const { views, words, graph, options } = at(cap)
    const layout = layoutKnown(graph, cells === undefined ? options : { ...options, cells })
    if (layout !== undefined && layout.crowded.length === 0) return { views, words, graph, layout }
  }
  return undefined
}

const searchedAttempt = ({ views, words, graph, options }: WrappedGraph, mayNarrow: boolean): Attempt => ({
  views,
  words,
  graph,
  layout: layoutGraph(graph, { ...options, mayNarrow }),
})

/** How wide words may be before they wrap: what is tried in turn. */
const widest = { node: 176, edge: 144 }
const narrow = { node: 144, edge: 112 }
const narrowest = { node: 96, edge: 80 }
const caps: readonly Cap[] = [widest, narrow, { node: 120, edge: 96 }, narrowest]

/** How much of an attempt does not fit. */
const troubleOf = ({ layout }: Attempt): number =>
  layout.crowded.reduce((sum, crowded) => sum + ('by' in crowded ? 10 + crowded.by : 1), 0)
