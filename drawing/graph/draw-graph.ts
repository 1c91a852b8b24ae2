/**
 * Draws graph data in a notation: nodes, right-angled edges with their labels, groups around them. Whatever the data, a
 * picture comes out; what is less than good in it is a warning on the sheet.
 */

import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { GraphDocument, GraphEdge, GraphNode } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { shareStrokes } from '../share-strokes.ts'
import type { Sheet } from '../sheet.ts'
import { drawGroups } from './draw-groups.ts'
import { drawJoints } from './draw-joints.ts'
import { settleLooks } from './drawn-looks.ts'
import { drawEdge } from './edge-view.ts'
import { noteFolded } from './fold-lines.ts'
import { addKey } from './graph-key.ts'
import { inDirectionOf, noteTurned } from './in-direction-of.ts'
import { edgeStyle, withPlainKinds } from './kind-styles.ts'
import { nodeId } from './layout-ids.ts'
import { lookOf } from './look-of.ts'
import { ontoOutlines } from './meet-outline.ts'
import type { AnyNotation, Notation } from './notation.ts'
import { noteLooks } from './note-looks.ts'
import { placed } from './placed.ts'
import { reportCrowding } from './report-crowding.ts'
import { settled } from './settled.ts'
import type { NodeView } from './style.ts'
import { toned } from './tones.ts'

/** So many lines has a compartment where a scene has no room for all. */
const mostLines = 3

/** Draws the data on the sheet, or the part of them that is wanted, and returns the layout with the cells found. */
export function drawGraph<NodeKind extends string, EdgeKind extends string, GroupKind extends string>(
  whole: GraphDocument<NodeKind, EdgeKind, GroupKind>,
  sheet: Sheet,
  notation: Notation<NodeKind, EdgeKind, GroupKind>,
): Layout {
  const data = shownOf(whole, sheet)
  const kinds = withPlainKinds(notation as unknown as AnyNotation, data, sheet)
  const wanted = inDirectionOf(data, sheet.isTight ? { ...kinds, mostLines } : kinds, sheet.page)
  settleLooks(data, wanted, sheet)
  const { plan: found, small } = placed(data, sheet, wanted)
  const { views, words, frames, style, note } = found
  const layout = settled(found.layout, data, { style, sheet })
  sheet.share = shareStrokes
  if (note !== undefined) sheet.warn(data.groups.length > 0 ? 'groups' : 'nodes', undefined, note)
  noteTurned(style, layout, sheet)
  noteFolded(data.nodes, style, sheet)
  noteLooks(data, style, sheet)
  reportCrowding(data, layout, sheet)
  const frameOutlines = drawGroups(data, frames, { layout, sheet })
  const laid: Laid = {
    layout,
    sheet,
    style,
    names: new GraphNames(data),
    outlines: new Map<object, Element[]>([...frameOutlines, ...drawNodes(data, views, layout, sheet)]),
  }
  for (const [index, edge] of sheet.focusLast(data.edges.entries(), ([, edge]) => edge)) {
    const [laidOut, edgeBlock] = [layout.edges[index], words[index]]
    if (laidOut === undefined || edgeBlock === undefined) continue
    const look = edgeStyle(style, edge)
    const placed = look.upward === true ? turned(laidOut) : laidOut
    const points = pointsOf(edge, placed, laid)
    const own = { placed: { ...placed, points }, words: edgeBlock, style: look, sheet, small, joints: layout.joints }
    const drawn = drawEdge(edge, own)
    sheet.put(edge, drawn, 'line')
  }
  drawJoints(data, layout, laid)
  addKey(data, sheet, style)
  return layout
}

const shownOf = <Data extends GraphDocument>({ nodes, edges, groups, ...rest }: Data, sheet: Sheet): GraphDocument => ({
  ...rest,
  nodes: sheet.shownOf(nodes),
  edges: sheet.shownOf(edges),
  groups: sheet.shownOf(groups),
})

type Laid = {
  layout: Layout
  sheet: Sheet
  style: AnyNotation
  names: GraphNames
  /** What edges end at, of nodes and of groups that are no rectangles. */
  outlines: ReadonlyMap<object, Element[]>
}

/** The points of an edge, from outline to outline; most groups are met at their border. */
const pointsOf = (edge: GraphEdge, placed: EdgePlace, { style, names, outlines }: Laid): EdgePlace['points'] => {
  const outlineOf = (side: 'from' | 'to'): Element[] => {
    const reference = edge[side]
    const node = style.owner?.(reference, side, edge)?.node ?? names.node(reference) ?? names.group(reference)
    return node === undefined ? [] : (outlines.get(node) ?? [])
  }
  return ontoOutlines(placed, { from: outlineOf('from'), to: outlineOf('to') })
}

/** Draws the nodes, and returns the elements of each that edges end at. */
const drawNodes = (
  { nodes }: GraphDocument,
  views: ReadonlyMap<GraphNode, NodeView>,
  layout: Layout,
  sheet: Sheet,
): Map<GraphNode, Element[]> => {
  const outlines = new Map<GraphNode, Element[]>()
  nodes.forEach((node, index) => {
    const rect = layout.nodes.get(nodeId(node, index))
    const view = views.get(node)
    const elements = rect === undefined ? [] : (view?.draw(rect) ?? [])
    outlines.set(node, rect === undefined ? [] : (view?.met?.(rect) ?? elements))
    sheet.put(node, toned(elements, sheet.isFocus(node) ? undefined : lookOf(node, sheet)))
  })
  return outlines
}

/** An edge that was laid out from its end to its start. */
const turned = ({ points, ends, joins, ...rest }: EdgePlace): EdgePlace => ({
  ...rest,
  points: points.toReversed(),
  ...(ends === undefined ? {} : { ends: [ends[1], ends[0]] }),
  ...(joins === undefined ? {} : { joins: { ...joins, at: joins.at === 'from' ? 'to' : 'from' } }),
})
