/**
 * Draws graph data: nodes in cells that are found or given, right-angled edges with their labels, groups around them.
 *
 * Text is wrapped narrower until the drawing fits the page and everything has room; what still does not fit is reported
 * with its field.
 */

import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { GraphData, GraphGroup, GraphNode } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import { bestAttempt } from './attempt.ts'
import { drawEdge } from './edge-view.ts'
import { addKey } from './graph-key.ts'
import { type GroupView, groupView, type Tone, tonesOf } from './group-view.ts'
import { laneViews } from './lane-view.ts'
import { ontoOutlines } from './meet-outline.ts'
import { reportCrowding } from './report-crowding.ts'
import { nodeId } from './start-cells.ts'
import { compositeView } from './state-view.ts'
import { type AnyStyle, edgeStyle, type GraphStyle, type GroupStyle, groupStyle, type NodeView } from './style.ts'
import type { Frames } from './wrapped-graph.ts'

/** Draws the data on the sheet and returns the layout, with the cells that were found. */
export function drawGraph<NodeKind extends string, EdgeKind extends string, GroupKind extends string>(
  data: GraphData<NodeKind, EdgeKind, GroupKind>,
  sheet: Sheet,
  typedStyle: GraphStyle<NodeKind, EdgeKind, GroupKind>,
): Layout {
  const style = typedStyle as unknown as AnyStyle
  const frames = groupViews(data, style, sheet)
  const { views, words, layout } = bestAttempt(data, frames, { sheet, style })
  reportCrowding(data, layout, sheet)
  drawGroups(data, frames, { layout, sheet })
  const outlines = drawNodes(data, { views, layout, sheet })
  const outlineOf = (reference: string): Element[] =>
    outlines.get(style.owner?.(reference)?.node ?? sheet.find<GraphNode>(reference)) ?? []
  data.edges.forEach((edge, index) => {
    const [found, edgeBlock] = [layout.edges[index], words[index]]
    if (found === undefined || edgeBlock === undefined) return
    const look = edgeStyle(style, edge)
    const laid = look.upward === true ? turned(found) : found
    const points = ontoOutlines(laid, { from: outlineOf(edge.from), to: outlineOf(edge.to) })
    sheet.put(edge, drawEdge(edge, { placed: { ...laid, points }, words: edgeBlock, style: look, sheet }), 'line')
  })
  addKey(data, sheet, style)
  return layout
}

const drawGroups = ({ groups }: GraphData, frames: Frames, { layout, sheet }: Omit<Laid, 'views'>): void => {
  for (const group of outerFirst(groups, sheet)) {
    const rect = layout.groups.get(nodeId(group))
    if (rect !== undefined) sheet.put(group, frames.get(group)?.draw(rect) ?? [], 'ground')
  }
}

type Laid = { views: ReadonlyMap<GraphNode, NodeView>; layout: Layout; sheet: Sheet }

/** Draws the nodes, and returns the elements of each that edges end at. */
const drawNodes = ({ nodes }: GraphData, { views, layout, sheet }: Laid): Map<GraphNode, Element[]> => {
  const outlines = new Map<GraphNode, Element[]>()
  nodes.forEach((node, index) => {
    const rect = layout.nodes.get(nodeId(node, index))
    const view = views.get(node)
    const elements = rect === undefined ? [] : (view?.draw(rect) ?? [])
    outlines.set(node, rect === undefined ? [] : (view?.met?.(rect) ?? elements))
    sheet.put(node, elements)
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

/** Groups are frames; where the layout has lanes, the outermost groups are these. */
const groupViews = ({ groups }: GraphData, style: AnyStyle, sheet: Sheet): Frames => {
  const lanes = style.layout?.lanes
  const isLane = (group: GraphGroup): boolean => lanes !== undefined && group.group === undefined
  const heads = laneViews(groups.filter(isLane), lanes)
  // A boundary is not painted: what is around it is behind what it holds.
  const areaAround = ({ group }: GraphGroup): GraphGroup | undefined => {
    const outer = group === undefined ? undefined : sheet.find<GraphGroup>(group)
    return outer !== undefined && groupStyle(style, outer).look === 'zone' ? areaAround(outer) : outer
  }
  const areas = groups.filter((group) => groupStyle(style, group).look !== 'zone')
  const tones = tonesOf(areas, areaAround)
  return new Map(
    groups.map((group) => [
      group,
      (isLane(group) ? heads.shift() : undefined) ??
        frameOf(group, { style: groupStyle(style, group), tone: tones.get(group), sheet }),
    ]),
  )
}

type Frame = { style: GroupStyle; tone: Tone | undefined; sheet: Sheet }

const frameOf = (group: GraphGroup, { style, tone, sheet }: Frame): GroupView =>
  style.look === 'state'
    ? compositeView(group, sheet)
    : groupView(group, style, { isFocus: sheet.isFocus(group), tone })

const outerFirst = (groups: GraphGroup[], sheet: Sheet): GraphGroup[] => {
  const depth = (group: GraphGroup): number =>
    group.group === undefined ? 0 : 1 + depth(sheet.find<GraphGroup>(group.group))
  return groups.toSorted((a, b) => depth(a) - depth(b))
}
