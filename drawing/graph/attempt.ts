/**
 * A graph measured and laid out: its words as wide as there is room for.
 */

import { Layouts } from '../../layout/layout.ts'
import type { Layout, LayoutEdge, LayoutGraph, LayoutNode, LayoutOptions, Size } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { easyWidth } from '../draw-options.ts'
import { type Cap, type Frames, type Means, type WrappedGraph, wrappedAt } from './wrapped-graph.ts'

/** A graph with the words that the layout chose. */
export type Attempt = Pick<WrappedGraph, 'views' | 'words' | 'graph'> & { layout: Layout }

/** How wide words may be before they wrap, in pixels: all are offered to the layout. */
const caps: readonly Cap[] = [
  { node: 208, edge: 152 },
  { node: 144, edge: 112 },
  { node: 120, edge: 96 },
  { node: 96, edge: 80, isOwn: true },
]

/** `known` are layouts of what was measured so far, by what was measured: without small words, both pages are of one graph. */
type Wanted = Means & { known: Map<string, Layouts> }

/** The layout of the data; what is in focus changes nothing in it. */
export const bestAttempt = (data: GraphDocument, frames: Frames, means: Wanted): Attempt => {
  const measured = measuredIn(data, frames, means)
  return withLayout(measured, layoutsOf(measured, means.known).best(measured.graph))
}

/** The same where it is no wider than is easy to read. */
export const narrowAttempt = (data: GraphDocument, frames: Frames, means: Wanted): Attempt | undefined => {
  const measured = measuredIn(data, frames, means)
  const layout = layoutsOf(measured, means.known).narrow(easyWidth, measured.graph)
  return layout && withLayout(measured, layout)
}

/** Which edges are drawn whole, as those in focus, makes no other layout. */
const layoutsOf = ({ graph, options }: MeasuredGraph, known: Map<string, Layouts>): Layouts => {
  const key = JSON.stringify([graph, options], (name, value) => (name === 'whole' ? undefined : value))
  const layouts = known.get(key) ?? new Layouts(graph, options)
  known.set(key, layouts)
  return layouts
}

/** The graph with all sizes that its words may have, the widest first. */
type MeasuredGraph = { wrapped: WrappedGraph[]; graph: LayoutGraph; options: LayoutOptions }

const measuredIn = (data: GraphDocument, frames: Frames, means: Means): MeasuredGraph => {
  const wrapped = caps.map((cap) => wrappedAt(data, frames, { ...means, cap }))
  const [widest] = wrapped as [WrappedGraph]
  const graph: LayoutGraph = {
    ...widest.graph,
    nodes: widest.graph.nodes.map((node, index) => withSizes(node, wrapped, index)),
    edges: widest.graph.edges.map((edge, index) => withLabels(edge, wrapped, index)),
  }
  return { wrapped, graph, options: widest.options }
}

const withLayout = ({ wrapped, graph }: MeasuredGraph, layout: Layout): Attempt => ({
  views: wrapped[layout.narrowed.nodes]!.views,
  words: layout.narrowed.edges.map((step, index) => wrapped[step]!.words[index]!),
  graph,
  layout,
})

const withSizes = (node: LayoutNode, wrapped: readonly WrappedGraph[], index: number): LayoutNode => ({
  ...node,
  narrower: wrapped.slice(1).map(({ graph }) => sizeOf(graph.nodes[index]!)),
})

const withLabels = (edge: LayoutEdge, wrapped: readonly WrappedGraph[], index: number): LayoutEdge =>
  edge.label === undefined
    ? edge
    : { ...edge, narrower: wrapped.slice(1).map(({ graph }) => sizeOf(graph.edges[index]!.label!)) }

const sizeOf = ({ w, h }: Size): Size => ({ w, h })
