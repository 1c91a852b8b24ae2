/**
 * Graph data as the layout takes them: sizes, references as ids, what edges carry at their ends.
 */

import type { LayoutEdge, LayoutGraph, LayoutNode, Port } from '../../layout/model/graph.ts'
import type { Block } from '../block.ts'
import type { GraphData, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import { endWords } from './edge-view.ts'
import { runOf } from './ends.ts'
import type { GroupView } from './group-view.ts'
import { nodeId } from './start-cells.ts'
import { type AnyStyle, edgeStyle, type NodeView, nodeStyle } from './style.ts'

/** Data measured: the views of nodes and groups, the words of edges. */
export type Measured = { views: Map<GraphNode, NodeView>; words: Block[]; frames: Map<GraphGroup, GroupView> }

/** `apart`: edges in focus share no trunk with others. */
type Means = Measured & { style: AnyStyle; sheet: Sheet; apart: boolean }

/** The graph as the layout takes it. */
export function toLayoutGraph(data: GraphData, means: Means): LayoutGraph {
  return {
    nodes: data.nodes.map((node, index) => layoutNode(node, index, means)),
    edges: data.edges.map((edge, index) => layoutEdge(edge, means.words[index], { data, means })),
    groups: data.groups.map((group) => ({
      id: nodeId(group),
      ...headOf(means.frames.get(group)),
      ...(group.group === undefined ? {} : { parent: nodeId(means.sheet.find(group.group)) }),
    })),
  }
}

const layoutNode = (node: GraphNode, index: number, { views, style, sheet }: Means): LayoutNode => {
  const { w, h, outline, hangs } = views.get(node) ?? { w: 0, h: 0, outline: 'box' as const, hangs: false }
  return {
    id: nodeId(node, index),
    w,
    h,
    outline,
    ...(node.group === undefined ? {} : { group: nodeId(sheet.find(node.group)) }),
    ...(node.at === undefined ? {} : { at: node.at }),
    ...(nodeStyle(style, node.kind).border === true ? { border: true } : {}),
    ...(hangs === true ? { hangs } : {}),
  }
}

const layoutEdge = (
  edge: GraphEdge,
  words: Block | undefined,
  { data, means: { style, sheet, apart } }: { data: GraphData; means: Means },
): LayoutEdge => {
  const look = edgeStyle(style, edge)
  const { back, link, trunk, upward, run } = look
  const ends = [edge.from, edge.to].map((reference) => endOf(reference, data, { style, sheet })) as [End, End]
  const [from, to] = turned(ends, upward)
  const runs: [number, number] = [run ?? runOf(look.from ?? 'none'), run ?? runOf(look.to ?? 'arrow')]
  return {
    from: from.id,
    to: to.id,
    ...(from.port === undefined ? {} : { fromPort: from.port }),
    ...(to.port === undefined ? {} : { toPort: to.port }),
    ...(words === undefined || words.h === 0 ? {} : { label: { w: words.w, h: words.h } }),
    ...(edge.ends === undefined || style.ends !== undefined
      ? {}
      : { ends: turned([endWords(edge.ends[0]), endWords(edge.ends[1])], upward) }),
    ...(back === true ? { back } : {}),
    ...(link === true ? { link } : {}),
    ...(trunk === true ? trunkOf(edge, { isFocus: sheet.isFocus(edge), apart }) : {}),
    run: Math.max(...runs),
    runs: turned(runs, upward),
  }
}

const trunkOf = ({ kind }: GraphEdge, { isFocus, apart }: { isFocus: boolean; apart: boolean }) =>
  isFocus ? { trunk: apart ? `${kind}, in focus` : kind, whole: true } : { trunk: kind }

type End = { id: string; port: Port | undefined }

/** The node that an end refers to, itself or by something in it. */
const endOf = (reference: string, { nodes }: GraphData, { style, sheet }: Pick<Means, 'style' | 'sheet'>): End => {
  const { node, port } = style.owner?.(reference) ?? { node: sheet.find<GraphNode>(reference) }
  return { id: nodeId(node, nodes.indexOf(node)), port }
}

/** Start and end change places where the layout takes an edge from its end. */
const turned = <Item>([from, to]: [Item, Item], upward = false): [Item, Item] => (upward ? [to, from] : [from, to])

const headOf = ({ head, aside, rules }: Partial<GroupView> = {}): Pick<GroupView, 'head' | 'aside' | 'rules'> => ({
  ...(head === undefined ? {} : { head }),
  ...(aside === undefined ? {} : { aside }),
  ...(rules === undefined ? {} : { rules }),
})
