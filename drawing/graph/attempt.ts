/**
 * A graph measured and laid out, with words as wide as they may be: narrower until everything has room.
 */
import type { Block } from '../block.ts'
import type { GraphData, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import { isMark } from '../shapes/shape.ts'
import { room, type Sheet } from '../sheet.ts'
import { bodyView } from './body-view.ts'
import { edgeWords } from './edge-view.ts'
import type { GroupView } from './group-view.ts'
import { unwrapLabels } from './labels/unwrap.ts'
import { layoutGraph, layoutKnown } from './layout.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { shapeView } from './node-view.ts'
import { startCells } from './start-cells.ts'
import { type AnyStyle, edgeStyle, type NodeView, nodeStyle } from './style.ts'
import { toLayoutGraph } from './to-layout-graph.ts'

/** A graph measured and laid out at one width of words. */
export type Attempt = Pick<Measure, 'views' | 'words' | 'graph'> & { layout: Layout }

export type Frames = Map<GraphGroup, GroupView>

/** The best attempt, with labels in fewer lines where there is room after all. */
export function bestAttempt(data: GraphData, frames: Frames, means: Omit<Means, 'apart'>): Attempt {
  const best = bestLayout(data, frames, means)
  const wider = (index: number): Block[] => {
    const edge = data.edges[index]
    return edge === undefined ? [] : caps.map((cap) => wordsOf(edge, cap, means.style))
  }
  return { ...best, ...unwrapLabels(best, { wider, groups: best.graph.groups ?? [] }) }
}

/** Edges in focus have arrows of their own where there is room for them; otherwise they share trunks. */
const bestLayout = (data: GraphData, frames: Frames, means: Omit<Means, 'apart'>): Attempt => {
  const isInTrunk = (edge: GraphData['edges'][number]): boolean => edgeStyle(means.style, edge).trunk === true
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
const attemptWith = (data: GraphData, frames: Frames, means: Means): Attempt => {
  const at = (cap: Cap): Measure => measureAt(data, frames, { ...means, cap })
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

const withoutCells = (measure: Measure): Measure => ({
  ...measure,
  options: { ...measure.options, cells: undefined },
})

/** The first width of words at which all stays in known cells; the style's unless others are given. */
const settledAttempt = (
  some: readonly Cap[],
  at: (cap: Cap) => Measure,
  cells?: LayoutOptions['cells'],
): Attempt | undefined => {
  for (const cap of some) {
    const { views, words, graph, options } = at(cap)
    const layout = layoutKnown(graph, cells === undefined ? options : { ...options, cells })
    if (layout !== undefined && layout.crowded.length === 0) return { views, words, graph, layout }
  }
  return undefined
}

const searchedAttempt = ({ views, words, graph, options }: Measure, mayNarrow: boolean): Attempt => ({
  views,
  words,
  graph,
  layout: layoutGraph(graph, { ...options, mayNarrow }),
})

/** How wide words may be before they wrap, in pixels: in nodes, and along edges. */
const widest = { node: 176, edge: 144 }
const narrow = { node: 144, edge: 112 }
const narrowest = { node: 96, edge: 80 }
const caps: readonly Cap[] = [widest, narrow, { node: 120, edge: 96 }, narrowest]

type Cap = { node: number; edge: number }
type Means = { sheet: Sheet; style: AnyStyle; apart: boolean }

/** How much of an attempt does not fit. */
const troubleOf = ({ layout }: Attempt): number =>
  layout.crowded.reduce((sum, crowded) => sum + ('by' in crowded ? 10 + crowded.by : 1), 0)

type Measure = {
  views: Map<GraphNode, NodeView>
  words: Block[]
  graph: LayoutGraph
  options: LayoutOptions
}

const wordsOf = (edge: GraphEdge, cap: Cap, style: AnyStyle): Block =>
  edgeWords(edge, cap.edge, edgeStyle(style, edge).keyword)

const measureAt = (data: GraphData, frames: Frames, { cap, sheet, style, apart }: Means & { cap: Cap }): Measure => {
  const views = new Map(data.nodes.map((node) => [node, viewOf(node, { cap: cap.node, sheet, style })]))
  makeEqual(views, style)
  const words = data.edges.map((edge) => wordsOf(edge, cap, style))
  return {
    views,
    words,
    graph: toLayoutGraph(data, { views, words, frames, style, sheet, apart }),
    options: {
      maxWidth: room.w,
      maxHeight: room.h,
      ...style.layout,
      ...(style.cells === undefined ? {} : { cells: startCells(data.nodes, style.cells) }),
    },
  }
}

const viewOf = (node: GraphNode, { cap, sheet, style }: { cap: number; sheet: Sheet; style: AnyStyle }): NodeView => {
  const own = style.node?.(node, { cap, sheet })
  if (own !== undefined) return own
  const [body = [], keyword] = [style.body?.(node), style.keyword?.(node)]
  if (body.length > 0) return bodyView(node, { body, keyword, cap, sheet })
  const tech = style.tech === undefined ? node.tech : style.tech(node)
  const { spine, direction, lanes } = style.layout ?? {}
  const flat = spine === true || direction === 'down' || lanes !== undefined
  return shapeView(node, {
    shape: nodeStyle(style, node.kind).shape,
    tech,
    cap,
    sheet,
    flat,
    keyword,
  })
}

/** Nodes of one kind have one size; marks without words keep theirs. */
const makeEqual = (views: Map<GraphNode, NodeView>, style: AnyStyle): void => {
  const { sameSize = 'kind' } = style
  if (sameSize === 'none') return
  const largest = new Map<string, { w: number; h: number }>()
  const keyOf = ({ kind }: GraphNode): string => (sameSize === 'all' ? '' : kind)
  const named = [...views].filter(([{ name, kind }]) => name !== undefined && !isMark(nodeStyle(style, kind).shape))
  for (const [node, { w, h }] of named) {
    const known = largest.get(keyOf(node)) ?? { w: 0, h: 0 }
    largest.set(keyOf(node), { w: Math.max(known.w, w), h: Math.max(known.h, h) })
  }
  for (const [node, view] of named) Object.assign(view, largest.get(keyOf(node)))
}
