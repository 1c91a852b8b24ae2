/**
 * A graph measured and laid out, with words as wide as they may be: narrower until everything has room.
 */
import type { Block } from '../block.ts'
import type { GraphData, GraphGroup, GraphNode } from '../data/graph.ts'
import { room, type Sheet } from '../sheet.ts'
import { edgeWords } from './edge-view.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './graph.ts'
import type { GroupView } from './group-view.ts'
import { layoutGraph, layoutKnown } from './layout.ts'
import { shapeView } from './node-view.ts'
import { startCells } from './start-cells.ts'
import { type AnyStyle, type NodeView, nodeStyle } from './style.ts'
import { toLayoutGraph } from './to-layout-graph.ts'

/** A graph measured and laid out at one width of words. */
export type Attempt = { views: Map<GraphNode, NodeView>; words: Block[]; layout: Layout }

export type Frames = Map<GraphGroup, GroupView>

/** What can stay where it was does, with narrower words if need be; otherwise cells are searched. */
export function bestAttempt(data: GraphData, frames: Frames, means: Means): Attempt {
  if (means.style.cells !== undefined)
    for (const cap of caps) {
      const { views, words, graph, options } = measureAt(data, frames, { ...means, cap })
      const layout = layoutKnown(graph, options)
      if (layout !== undefined && layout.crowded.length === 0) return { views, words, layout }
    }
  let best: Attempt | undefined
  for (const cap of caps) {
    const { views, words, graph, options } = measureAt(data, frames, { ...means, cap })
    const attempt = { views, words, layout: layoutGraph(graph, { ...options, mayNarrow: cap !== caps.at(-1) }) }
    if (best === undefined || troubleOf(attempt) < troubleOf(best)) best = attempt
    if (troubleOf(best) === 0) break
  }
  if (best === undefined) throw new Error('there is no width to try')
  return best
}

/** How wide words may be before they wrap, in pixels: in nodes, and along edges. */
const caps = [
  { node: 176, edge: 144 },
  { node: 144, edge: 112 },
  { node: 120, edge: 96 },
  { node: 96, edge: 80 },
] as const

type Means = { sheet: Sheet; style: AnyStyle }
type Cap = (typeof caps)[number]

/** How much of an attempt found no room. */
const troubleOf = ({ layout }: Attempt): number =>
  layout.crowded.reduce((sum, crowded) => sum + ('by' in crowded ? 10 + crowded.by : 1), 0)

type Measure = Omit<Attempt, 'layout'> & { graph: LayoutGraph; options: LayoutOptions }

const measureAt = (data: GraphData, frames: Frames, { cap, sheet, style }: Means & { cap: Cap }): Measure => {
  const views = new Map(data.nodes.map((node) => [node, viewOf(node, { cap: cap.node, sheet, style })]))
  makeEqual(views, style.sameSize ?? 'kind')
  const words = data.edges.map((edge) => edgeWords(edge, cap.edge))
  return {
    views,
    words,
    graph: toLayoutGraph(data, { views, words, frames, style, sheet }),
    options: {
      maxWidth: room.w,
      maxHeight: room.h,
      ...style.layout,
      ...(style.cells === undefined ? {} : { cells: startCells(data.nodes, style.cells) }),
    },
  }
}

const viewOf = (node: GraphNode, { cap, sheet, style }: { cap: number; sheet: Sheet; style: AnyStyle }): NodeView => {
  if (style.node !== undefined) return style.node(node, { cap, sheet })
  const tech = style.tech === undefined ? node.tech : style.tech(node)
  const { spine, direction, lanes } = style.layout ?? {}
  const flat = spine === true || direction === 'down' || lanes !== undefined
  return shapeView(node, { shape: nodeStyle(style, node.kind).shape, tech, cap, sheet, flat })
}

/** Nodes of one kind have one size; marks without words keep theirs. */
const makeEqual = (views: Map<GraphNode, NodeView>, sameSize: 'all' | 'kind' | 'none'): void => {
  if (sameSize === 'none') return
  const largest = new Map<string, { w: number; h: number }>()
  const keyOf = ({ kind }: GraphNode): string => (sameSize === 'all' ? '' : kind)
  const named = [...views].filter(([node]) => node.name !== undefined)
  for (const [node, { w, h }] of named) {
    const known = largest.get(keyOf(node)) ?? { w: 0, h: 0 }
    largest.set(keyOf(node), { w: Math.max(known.w, w), h: Math.max(known.h, h) })
  }
  for (const [node, view] of named) Object.assign(view, largest.get(keyOf(node)))
}
