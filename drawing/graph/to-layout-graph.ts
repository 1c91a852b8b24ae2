/**
 * Graph data as the layout takes them: sizes, references as ids, what edges carry at their ends.
 */
import type { Block } from '../block.ts'
import type { GraphData, GraphGroup, GraphNode } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import { endWords } from './edge-view.ts'
import { runOf } from './ends.ts'
import type { GroupView } from './group-view.ts'
import type { LayoutGraph, Port } from './model/graph.ts'
import { nodeId } from './start-cells.ts'
import { type AnyStyle, edgeStyle, type NodeView, nodeStyle } from './style.ts'

/** Data measured: the views of nodes and groups, the words of edges. */
export type Measured = { views: Map<GraphNode, NodeView>; words: Block[]; frames: Map<GraphGroup, GroupView> }

type End = { id: string; port: Port | undefined }

/** The graph as the layout takes it. */
export function toLayoutGraph(
  { nodes, edges, groups }: GraphData,
  { views, words, frames, style, sheet }: Measured & { style: AnyStyle; sheet: Sheet },
): LayoutGraph {
  const endOf = (reference: string): End => {
    const { node, port } = style.owner?.(reference) ?? { node: sheet.find<GraphNode>(reference) }
    return { id: nodeId(node, nodes.indexOf(node)), port }
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
    edges: edges.map((edge, index) => {
      const { kind, ends } = edge
      const { w, h } = words[index] ?? { w: 0, h: 0 }
      const { back, link, trunk, upward, run, from: fromEnd = 'none', to: toEnd = 'arrow' } = edgeStyle(style, edge)
      const [from, to] = turned([endOf(edge.from), endOf(edge.to)], upward)
      return {
        from: from.id,
        to: to.id,
        ...(from.port === undefined ? {} : { fromPort: from.port }),
        ...(to.port === undefined ? {} : { toPort: to.port }),
        ...(h > 0 ? { label: { w, h } } : {}),
        ...(ends === undefined || style.ends !== undefined
          ? {}
          : { ends: turned([endWords(ends[0]), endWords(ends[1])], upward) }),
        ...(back === true ? { back } : {}),
        ...(link === true ? { link } : {}),
        ...(trunk === true ? { trunk: kind, ...(sheet.isFocus(edge) ? { whole: true } : {}) } : {}),
        run: run ?? Math.max(runOf(fromEnd), runOf(toEnd)),
        runs: turned([run ?? runOf(fromEnd), run ?? runOf(toEnd)], upward),
      }
    }),
    groups: groups.map((group) => ({
      id: nodeId(group),
      ...headOf(frames.get(group)),
      ...(group.group === undefined ? {} : { parent: nodeId(sheet.find(group.group)) }),
    })),
  }
}

/** Start and end change places where the layout takes an edge from its end. */
const turned = <Item>([from, to]: [Item, Item], upward = false): [Item, Item] => (upward ? [to, from] : [from, to])

const headOf = ({ head, aside, rules }: Partial<GroupView> = {}): Pick<GroupView, 'head' | 'aside' | 'rules'> => ({
  ...(head === undefined ? {} : { head }),
  ...(aside === undefined ? {} : { aside }),
  ...(rules === undefined ? {} : { rules }),
})
