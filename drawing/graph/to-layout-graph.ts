/**
 * Graph data as the layout takes them: sizes, references as ids, what edges carry at their ends.
 */

import { group } from 'd3-array'
import type { LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, Port, Size } from '../../layout/model/graph.ts'
import type { Block } from '../block.ts'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import type { SmallRole } from '../legible-words.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { endsOf, endWords } from './edge-view.ts'
import { runOf } from './ends.ts'
import type { GroupView } from './group-view.ts'
import { edgeStyle, nodeStyle } from './kind-styles.ts'
import { groupId, nodeId } from './layout-ids.ts'
import type { AnyNotation } from './notation.ts'
import type { EdgeStyle, NodeView } from './style.ts'

/** Data measured: the views of nodes and groups, the words of edges. */
export type Measured = { views: Map<GraphNode, NodeView>; words: Block[]; frames: Map<GraphGroup, GroupView> }

type Means = Measured & { style: AnyNotation; sheet: Sheet; small: SmallRole }

type Context = { data: GraphDocument; names: GraphNames; means: Means; mixed: ReadonlySet<GraphEdge> }

/** The graph as the layout takes it. A group with nothing in it is a node. */
export function toLayoutGraph(data: GraphDocument, means: Means): LayoutGraph {
  const context = { data, names: new GraphNames(data), means, mixed: mixedIn(data) }
  const empty = emptyGroups(data)
  return {
    nodes: [
      ...data.nodes.map((node, index) => layoutNode(node, index, context)),
      ...empty.map((group) => emptyNode(group, context)),
    ],
    edges: data.edges.map((edge, index) => layoutEdge(edge, means.words[index], context)),
    groups: data.groups.filter((group) => !empty.includes(group)).map((group) => layoutGroup(group, context)),
  }
}

const wordsOf = ({ text = '', tech = '' }: GraphEdge): string => `${text} ${tech}`

/** Edges of a kind that say different things from one node: words beside a stroke that they shared would be of all. */
const mixedIn = ({ edges }: GraphDocument): Set<GraphEdge> => {
  const own = [...group(edges, ({ kind, from }) => `${from}\n${kind}`).values()]
  return new Set(own.filter((some) => new Set(some.map(wordsOf)).size > 1).flat())
}

/** Groups that hold neither a node nor another group. */
export const emptyGroups = ({ nodes, groups }: GraphDocument): GraphGroup[] => {
  const names = new GraphNames({ nodes: [], groups })
  const full = new Set([...nodes, ...groups].flatMap((item) => names.around(item)))
  return groups.filter((group) => !full.has(group))
}

const layoutNode = (node: GraphNode, index: number, { names, means: { views, style } }: Context): LayoutNode => {
  const { w, h, outline, hangs, closed } = views.get(node) ?? nowhere
  return {
    id: nodeId(node, index),
    w,
    h,
    outline,
    ...inGroup(node, names),
    ...atOf(node, style.grid),
    ...(nodeStyle(style, node).border === true ? { border: true } : {}),
    ...(hangs === true ? { hangs } : {}),
    ...(closed === undefined ? {} : { closed }),
  }
}

const atOf = (item: GraphNode | GraphGroup, grid: AnyNotation['grid']): Pick<LayoutNode, 'at'> => {
  const at = ('at' in item ? item.at : undefined) ?? grid?.get(item)
  return at === undefined ? {} : { at }
}

const nowhere: Pick<NodeView, 'w' | 'h' | 'outline' | 'hangs' | 'closed'> = { w: 0, h: 0, outline: 'box' }

/** The innermost group around an item that is drawn as one. */
const inGroup = (item: { group?: string | undefined }, names: GraphNames): { group?: string } => {
  const [group] = names.around(item)
  return group === undefined ? {} : { group: groupId(group) }
}

const nothing: Size = { w: 0, h: 0 }

const emptyNode = (group: GraphGroup, { names, means: { frames, style } }: Context): LayoutNode => {
  const { head = nothing, aside = nothing } = frames.get(group) ?? {}
  return {
    id: groupId(group),
    w: up(Math.max(96, head.w + aside.w), 16),
    h: up(Math.max(48, head.h, aside.h), 16),
    ...inGroup(group, names),
    ...atOf(group, style.grid),
  }
}

const layoutGroup = (group: GraphGroup, { names, means: { frames } }: Context): LayoutGroup => {
  const [outer] = names.around(group)
  return {
    id: groupId(group),
    ...headOf(frames.get(group)),
    ...(outer === undefined ? {} : { parent: groupId(outer) }),
    ...(group.direction === undefined ? {} : { direction: group.direction }),
  }
}

/** Edges of one trunk, by their kind and what they say, or from one node; the arms of that of a kind are alike. */
const trunkOf = (
  { trunk }: EdgeStyle,
  { kind, from, said }: { kind: string; from: string; said: string },
): Partial<LayoutEdge> => {
  if (trunk === true) return { trunk: `${kind} ${said}`, arrivesAhead: true }
  return trunk === 'from' ? { trunk: `${kind} from ${from}` } : {}
}

const layoutEdge = (edge: GraphEdge, words: Block | undefined, context: Context): LayoutEdge => {
  const { mixed } = context
  const { style, sheet, small } = context.means
  const look = edgeStyle(style, edge)
  const { back, link, upward, run, dashed, role } = look
  // A solid and a dashed stroke are no trunk together.
  const kind = `${edge.kind}${dashed === true ? ' dashed' : ''}${pairIn(edge, look)}`
  const [from, to] = turned([endOf('from', edge, context), endOf('to', edge, context)], upward)
  const runs: [number, number] = [run ?? runOf(look.from ?? 'none'), run ?? runOf(look.to ?? 'arrow')]
  return {
    from: from.id,
    to: to.id,
    ...(from.port === undefined ? {} : { fromPort: from.port }),
    ...(to.port === undefined ? {} : { toPort: to.port }),
    ...(words === undefined || words.h === 0 ? {} : { label: { w: words.w, h: words.h } }),
    ...atEnds(style.ends === undefined ? endsOf(edge, look) : [], { upward, small: role === true ? 'note' : small }),
    ...(back === true ? { back } : {}),
    ...(link === true ? { link } : {}),
    ...trunkOf(look, { kind, from: from.id, said: mixed.has(edge) ? wordsOf(edge) : '' }),
    // What is in focus is seen from end to end; it is laid out like all others.
    ...(sheet.isFocus(edge) ? { whole: true } : {}),
    look: lookOf(edge, context),
    ...(edge.ends === undefined ? {} : { says: turned([edge.ends[0], edge.ends[1]], upward) }),
    run: Math.max(...runs),
    runs: turned(runs, upward),
  }
}

/** The sizes of what stands at both ends. */
const atEnds = (
  [from = '', to = '']: readonly string[],
  { upward, small }: { upward: boolean | undefined; small: SmallRole },
): Pick<LayoutEdge, 'ends'> => {
  const sizeOf = (text: string): Size | undefined => (text === '' ? undefined : endWords(text, small))
  return from === '' && to === '' ? {} : { ends: turned([sizeOf(from), sizeOf(to)], upward) }
}

type End = { id: string; port: Port | undefined }

/** The node that an end refers to: itself, by something in it, or one that stands in for a group. */
const endOf = (side: 'from' | 'to', edge: GraphEdge, { data, names, means: { style } }: Context): End => {
  const reference = edge[side]
  const owned = style.owner?.(reference, side, edge)
  if (owned !== undefined) return { id: nodeId(owned.node, data.nodes.indexOf(owned.node)), port: owned.port }
  const { node, group } = names.end(reference) ?? {}
  if (node !== undefined) return { id: nodeId(node, data.nodes.indexOf(node)), port: undefined }
  if (group === undefined) throw new Error(`unchecked reference ${JSON.stringify(reference)}`)
  return { id: groupId(group), port: undefined }
}

/** Edges of one look may share a stroke, in focus or not. */
const lookOf = (edge: GraphEdge, { means: { style } }: Context): string => {
  const look = edgeStyle(style, edge)
  const { stroke, dashed, from, to, trunk } = look
  return [edge.kind, edge.state ?? stroke, dashed, from, to, trunk, pairIn(edge, look)].join(' ')
}

/** What leads both ways shares a stroke only between the same two: from a joint on, nobody would see which of the others it joins. */
const pairIn = ({ from, to }: GraphEdge, { from: tail = 'none', to: head = 'arrow' }: EdgeStyle): string =>
  tail === head && tail !== 'none' ? ` ${JSON.stringify([from, to])}` : ''

/** Start and end change places where the layout takes an edge from its end. */
const turned = <Item>([from, to]: [Item, Item], upward = false): [Item, Item] => (upward ? [to, from] : [from, to])

const headOf = ({ head, aside, rules }: Partial<GroupView> = {}): Pick<GroupView, 'head' | 'aside' | 'rules'> => ({
  ...(head === undefined ? {} : { head }),
  ...(aside === undefined ? {} : { aside }),
  ...(rules === undefined ? {} : { rules }),
})
