/**
 * Draws graph data: nodes in cells that are found or given, right-angled edges with their words, groups around them.
 *
 * Words are wrapped narrower until the drawing fits the page and everything has room; what still has none is reported
 * with its field.
 */
import type { Element } from '../../src/scene/scene.ts'
import type { Block } from '../block.ts'
import type { GraphData, GraphGroup, GraphNode } from '../data/graph.ts'
import { lineEntry } from '../key.ts'
import { shapeOf } from '../shapes/shape.ts'
import { room, type Sheet } from '../sheet.ts'
import { drawEdge, edgeWords, endWords } from './edge-view.ts'
import { runOf } from './ends.ts'
import type { Layout, LayoutGraph } from './graph.ts'
import { drawGroup, groupFrame, groupHead } from './group-view.ts'
import { layoutGraph } from './layout.ts'
import { ontoOutlines } from './meet-outline.ts'
import { shapeView } from './node-view.ts'
import { nodeId, startCells } from './start-cells.ts'
import type { EdgeStyle, GraphStyle, GroupStyle, NodeStyle, NodeView } from './style.ts'

/** A graph measured and laid out at one width of words. */
type Attempt = { views: Map<GraphNode, NodeView>; words: Block[]; layout: Layout }

type AnyStyle = GraphStyle<string, string, string>

/** Draws the data on the sheet and gives the layout, with the cells that were found. */
export function drawGraph<NodeKind extends string, EdgeKind extends string, GroupKind extends string>(
  data: GraphData<NodeKind, EdgeKind, GroupKind>,
  sheet: Sheet,
  typedStyle: GraphStyle<NodeKind, EdgeKind, GroupKind>,
): Layout {
  const style = typedStyle as unknown as AnyStyle
  const { views, words, layout } = bestAttempt(data, sheet, style)
  reportCrowding(data, layout, sheet)
  for (const group of outerFirst(data.groups, sheet)) {
    const rect = layout.groups.get(nodeId(group))
    if (rect !== undefined) sheet.put(group, drawGroup(group, rect, groupStyle(style, group)), 'ground')
  }
  const drawn = new Map<GraphNode, Element[]>()
  data.nodes.forEach((node, index) => {
    const rect = layout.nodes.get(nodeId(node, index))
    const elements = rect === undefined ? [] : (views.get(node)?.draw(rect) ?? [])
    drawn.set(node, elements)
    sheet.put(node, elements)
  })
  data.edges.forEach((edge, index) => {
    const [found, edgeBlock] = [layout.edges[index], words[index]]
    if (found === undefined || edgeBlock === undefined) return
    const [from, to] = [edge.from, edge.to].map((end) => drawn.get(sheet.find<GraphNode>(end)) ?? [])
    const placed = { ...found, points: ontoOutlines(found, { from: from ?? [], to: to ?? [] }) }
    sheet.put(edge, drawEdge(edge, { placed, words: edgeBlock, style: edgeStyle(style, edge.kind), sheet }), 'line')
  })
  addKey(data, sheet, style)
  return layout
}

/** How wide words may be before they wrap, in pixels: in nodes, and along edges. */
const caps = [
  { node: 176, edge: 144 },
  { node: 144, edge: 112 },
  { node: 120, edge: 96 },
  { node: 96, edge: 80 },
] as const

const bestAttempt = (data: GraphData, sheet: Sheet, style: AnyStyle): Attempt => {
  let best: Attempt | undefined
  for (const cap of caps) {
    const attempt = attemptAt(data, { cap, sheet, style })
    if (best === undefined || troubleOf(attempt) < troubleOf(best)) best = attempt
    if (troubleOf(best) === 0) break
  }
  if (best === undefined) throw new Error('there is no width to try')
  return best
}

/** How much of an attempt found no room. */
const troubleOf = ({ layout }: Attempt): number =>
  layout.crowded.reduce((sum, crowded) => sum + ('by' in crowded ? 10 + crowded.by : 1), 0)

type AttemptOptions = { cap: (typeof caps)[number]; sheet: Sheet; style: AnyStyle }

const attemptAt = (data: GraphData, { cap, sheet, style }: AttemptOptions): Attempt => {
  const views = new Map(data.nodes.map((node) => [node, viewOf(node, { cap: cap.node, sheet, style })]))
  makeEqual(views, style.sameSize ?? 'kind')
  const words = data.edges.map((edge) => edgeWords(edge, cap.edge))
  const layout = layoutGraph(toLayoutGraph(data, { views, words, style, sheet }), {
    maxWidth: room.w,
    maxHeight: room.h,
    ...style.layout,
    ...(style.cells === undefined ? {} : { cells: startCells(data.nodes, style.cells) }),
  })
  return { views, words, layout }
}

const viewOf = (node: GraphNode, { cap, sheet, style }: { cap: number; sheet: Sheet; style: AnyStyle }): NodeView => {
  if (style.node !== undefined) return style.node(node, { cap, sheet })
  const tech = style.tech === undefined ? node.tech : style.tech(node)
  const flat = style.layout?.spine === true || style.layout?.direction === 'down'
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

const toLayoutGraph = (
  { nodes, edges, groups }: GraphData,
  { views, words, style, sheet }: { views: Map<GraphNode, NodeView>; words: Block[]; style: AnyStyle; sheet: Sheet },
): LayoutGraph => {
  const idOf = (reference: string): string => {
    const item = sheet.find<GraphNode>(reference)
    return nodeId(item, nodes.indexOf(item))
  }
  return {
    nodes: nodes.map((node, index) => {
      const { w, h, outline } = views.get(node) ?? { w: 0, h: 0, outline: 'box' as const }
      return {
        id: nodeId(node, index),
        w,
        h,
        outline,
        ...(node.group === undefined ? {} : { group: nodeId(sheet.find(node.group)) }),
        ...(node.at === undefined ? {} : { at: node.at }),
        ...(nodeStyle(style, node.kind).border === true ? { border: true } : {}),
      }
    }),
    edges: edges.map(({ from, to, kind, ends }, index) => {
      const { w, h } = words[index] ?? { w: 0, h: 0 }
      const { back, link, trunk, from: fromEnd = 'none', to: toEnd = 'arrow' } = edgeStyle(style, kind)
      return {
        from: idOf(from),
        to: idOf(to),
        ...(h > 0 ? { label: { w, h } } : {}),
        ...(ends === undefined ? {} : { ends: [endWords(ends[0]), endWords(ends[1])] as const }),
        ...(back === true ? { back } : {}),
        ...(link === true ? { link } : {}),
        ...(trunk === true ? { trunk: kind } : {}),
        run: Math.max(runOf(fromEnd), runOf(toEnd)),
      }
    }),
    groups: groups.map((group) => ({
      id: nodeId(group),
      ...groupHead(group),
      ...(group.group === undefined ? {} : { parent: nodeId(sheet.find(group.group)) }),
    })),
  }
}

const reportCrowding = ({ edges }: GraphData, { crowded }: Layout, sheet: Sheet): void => {
  for (const each of crowded) {
    if ('edge' in each) {
      const edge = edges[each.edge]
      if (edge === undefined) continue
      const what =
        each.what === 'label'
          ? 'the words find no free place beside the edge; shorten them'
          : 'the edge finds no free way; take an edge or a node out'
      sheet.problem(edge, each.what === 'label' ? 'text' : undefined, what)
    } else
      sheet.problem(
        'nodes',
        undefined,
        `the drawing is ${each.by} px too ${each.what === 'width' ? 'wide' : 'high'}; shorten names and words or take nodes out`,
      )
  }
}

const outerFirst = (groups: GraphGroup[], sheet: Sheet): GraphGroup[] => {
  const depth = (group: GraphGroup): number =>
    group.group === undefined ? 0 : 1 + depth(sheet.find<GraphGroup>(group.group))
  return groups.toSorted((a, b) => depth(a) - depth(b))
}

const nodeStyle = ({ nodes }: AnyStyle, kind: string): NodeStyle => nodes[kind] ?? { shape: 'box', text: kind }
const edgeStyle = ({ edges }: AnyStyle, kind: string): EdgeStyle => edges[kind] ?? { text: kind }
const groupStyle = ({ groups = {} }: AnyStyle, { kind }: GraphGroup): GroupStyle =>
  groups[kind] ?? { look: 'zone', text: kind }

/** The key names each kind that is drawn, where there is more than one, and edges that have no words. */
const addKey = ({ nodes, edges, groups }: GraphData, sheet: Sheet, style: AnyStyle): void => {
  const kindsOf = (items: { kind: string }[], known: object): string[] =>
    Object.keys(known).filter((kind) => items.some((item) => item.kind === kind))
  const nodeKinds = kindsOf(nodes, style.nodes).filter((kind) =>
    nodes.some((node) => node.kind === kind && node.name !== undefined),
  )
  const shapes = shapesWithTexts(nodeKinds.map((kind) => nodeStyle(style, kind)))
  if (shapes.size > 1)
    for (const [shape, texts] of shapes) {
      const [first = '', ...rest] = texts
      const text = [first, ...rest.map((other) => other.toLowerCase())].join(', ')
      sheet.key({ text, sample: (rect) => shapeOf(shape).outline(rect, {}) })
    }
  if (style.focus !== undefined && nodes.some((node) => sheet.isFocus(node)))
    sheet.key({ text: style.focus, sample: (rect) => shapeOf('box').outline(rect, { fill: 'soft', stroke: 'accent' }) })
  const groupKinds = kindsOf(groups, style.groups ?? {})
  if (groupKinds.length > 1 || (groupKinds.length > 0 && shapes.size > 1))
    for (const kind of groupKinds) {
      const { look, text } = groupStyle(style, { kind, name: '' })
      sheet.key({ text, sample: (rect) => [groupFrame(rect, look)] })
    }
  const edgeKinds = kindsOf(edges, style.edges)
  if (edgeKinds.length > 1 || edges.some(({ text, tech }) => text === undefined && tech === undefined))
    for (const kind of edgeKinds) {
      const { text, stroke, dashed, to = 'arrow' } = edgeStyle(style, kind)
      sheet.key(
        lineEntry(text, {
          ...(to === 'arrow' ? { arrow: true } : {}),
          ...(stroke === undefined ? {} : { stroke }),
          ...(dashed === true ? { dashed } : {}),
        }),
      )
    }
}

/** What each shape means; kinds that look the same share an entry. */
const shapesWithTexts = (styles: NodeStyle[]): Map<NodeStyle['shape'], Set<string>> => {
  const texts = new Map<NodeStyle['shape'], Set<string>>()
  for (const { shape, text } of styles) texts.set(shape, (texts.get(shape) ?? new Set()).add(text))
  return texts
}
