/**
 * A graph measured at one width of words, ready to be laid out.
 */

import type { LayoutGraph, LayoutOptions } from '../../layout/model/graph.ts'
import { limits } from '../../src/scene/limits.ts'
import { type Block, block, widest } from '../block.ts'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import type { SmallRole } from '../legible-words.ts'
import type { Sheet } from '../sheet.ts'
import { bodyView } from './body-view.ts'
import { captionedView } from './captioned-view.ts'
import { alongEdge, edgeWords } from './edge-view.ts'
import { makeEqual } from './equal-sizes.ts'
import { foldLines } from './fold-lines.ts'
import type { GroupView } from './group-view.ts'
import { growHubs } from './hub-marks.ts'
import { edgeStyle, nodeStyle } from './kind-styles.ts'
import { shapeView } from './node-view.ts'
import type { AnyNotation } from './notation.ts'
import { asReading } from './readings.ts'
import { startCells } from './start-cells.ts'
import { asStep } from './step-discs.ts'
import type { NodeView } from './style.ts'
import { toLayoutGraph } from './to-layout-graph.ts'

export type Frames = Map<GraphGroup, GroupView>

/** How wide words may be before they wrap, in pixels: in nodes, and along edges; and whether each node of many is as wide as its own. */
export type Cap = { node: number; edge: number; isOwn?: boolean }

/** `small` is the role of small words. */
export type Means = { sheet: Sheet; style: AnyNotation; small: SmallRole }

/** A drawing is flatter than its page, by what heading, margins and key take of the height. */
const drawingShare = 1.25

/** What heading and key usually take of the height, in pixels. */
const aroundGraph = 128
/** So much less is used after a first drawing that was larger than a scene, as more was around it. */
const spare = 80

/** Nodes and edges with their words wrapped, and the graph of their sizes. */
export type WrappedGraph = {
  views: Map<GraphNode, NodeView>
  words: Block[]
  graph: LayoutGraph
  options: LayoutOptions
}

/** The words of an edge. */
const wordsOf = (edge: GraphEdge, cap: number, { style, small }: Pick<Means, 'style' | 'small'>): Block => {
  if (style.says?.(edge) === false) return block([])
  const look = edgeStyle(style, edge)
  const { numbered = false, read = false, keyword } = look
  const said = numbered ? asStep(edge) : read ? asReading(edge) : alongEdge(edge, look)
  return edgeWords(said, { cap, keyword, small })
}

/** A sentence has more room than other words, in pixels, and more where these have all: a column of short lines is slow to read. */
const sentence = { from: 208, most: 256, lines: 2.5, least: 160, many: 4 } as const

const roomFor = ({ name }: GraphNode, cap: number): number => {
  if (name === undefined || name.includes('\n')) return cap
  const [most, lines] = cap < sentence.from ? [sentence.least, sentence.many] : [sentence.most, sentence.lines]
  return Math.max(cap, Math.min(most, Math.ceil(widest([name], 'name') / lines)))
}

/** So many are equal in the narrowest words, too. */
const mostEqual = 16

/** Beyond, each is at least so wide, in pixels: a sign needs no more. */
const ownLeast = 64

/** Each as wide as its own words, but for columns of tables. */
const inOwnSizes = (style: AnyNotation): AnyNotation => {
  const { sameSize = 'kind' } = style
  return sameSize === 'column' || sameSize === 'width' || sameSize === 'none' ? style : { ...style, sameSize: 'own' }
}

/** The graph with its words wrapped at `cap`. */
export function wrappedAt(
  data: GraphDocument,
  frames: Frames,
  { cap, sheet, style, small }: Means & { cap: Cap },
): WrappedGraph {
  const isOwn = cap.isOwn === true && data.nodes.length > mostEqual
  const least = isOwn ? ownLeast : undefined
  const views = equalViews(
    data,
    (node, room = 0) => nodeViewOf(node, { cap: roomFor(node, cap.node) + room, sheet, style, small, least }),
    isOwn ? inOwnSizes(style) : style,
  )
  growHubs(views, data.edges)
  const words = data.edges.map((edge) => wordsOf(edge, cap.edge, { style, small }))
  return {
    views,
    words,
    graph: toLayoutGraph(data, { views, words, frames, style, sheet, small }),
    options: {
      maxWidth: sheet.page.room.w,
      maxHeight: sheet.page.room.h,
      largest: {
        w: limits.canvas.max - 2 * sheet.page.margin,
        h: limits.canvas.max - 2 * sheet.page.margin - aroundGraph - (sheet.isTight ? spare : 0),
      },
      ...(sheet.page.ratio === undefined ? {} : { aspect: sheet.page.ratio * drawingShare }),
      ...style.layout,
      ...(style.cells === undefined ? {} : { cells: startCells(data.nodes, style.cells) }),
    },
  }
}

/**
 * Views of nodes that are equal as the notation wants it, where the words of each take the room that its width has by then: what
 * makes one wide makes none of them high.
 */
const equalViews = (
  { nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>,
  viewOf: (node: GraphNode, room?: number) => NodeView,
  style: AnyNotation,
): Map<GraphNode, NodeView> => {
  const own = new Map(nodes.map((node) => [node, viewOf(node)]))
  const equal = new Map([...own].map(([node, view]) => [node, { ...view }]))
  makeEqual(equal, style, edges)
  const roomy = new Map(
    [...own].map(([node, view]) => {
      const { w } = equal.get(node) ?? view
      const again = w > view.w ? viewOf(node, w - view.w) : view
      return [node, again.w <= w && again.h < view.h ? again : view]
    }),
  )
  makeEqual(roomy, style, edges)
  return roomy
}

/** How a node is drawn in a notation. */
export const nodeViewOf = (
  node: GraphNode,
  { cap, sheet, style, small, least }: Means & { cap: number; least?: number | undefined },
): NodeView => {
  const { spine, direction, lanes } = style.layout ?? {}
  const special = style.node?.(node, { cap, sheet, small, isDown: lanes === 'columns' })
  if (special !== undefined) return special
  const [own, keyword] = [style.body?.(node), style.keyword?.(node)]
  const tech = style.tech === undefined ? node.tech : style.tech(node)
  const body = foldLines(own ?? node.lines ?? [], style)
  const under = own === undefined ? { tech, note: node.note } : {}
  if (body.length > 0) return bodyView(node, { body, keyword, ...under, cap, sheet, small, isSigned: style.isSigned })
  const { shape, captioned = false } = nodeStyle(style, node)
  const flow = lanes === 'rows' ? 'right' : direction
  const isUpright = shape === 'bar' && flow === 'right'
  if (captioned && (node.name !== undefined || isUpright))
    return captionedView(node, { shape, cap, sheet, direction: flow })
  const flat = spine === true || (direction === 'down' && lanes === undefined)
  const view = shapeView(node, {
    shape,
    tech,
    cap,
    sheet,
    flat,
    keyword,
    small,
    isSigned: style.isSigned,
    isSubject: style.isSubject?.(node),
    least,
  })
  // A bar lies across the flow.
  return isUpright ? { ...view, w: view.h, h: view.w } : view
}
