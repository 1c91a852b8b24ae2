/**
 * How a recipe draws its kinds of nodes, edges and groups.
 */

import type { Cells, LayoutOptions, Outline, Port } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import type { GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import type { ShapeName } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import type { EdgeEnd } from './ends.ts'

/** A kind of node: its shape, its name in the key, and whether it is on the border of its group, like a gateway. */
export type NodeStyle = { shape: ShapeName; text: string; border?: boolean }

/** A kind of edge: what the key calls it, its stroke and its ends; an arrow at its end by default. `run` is how many pixels it goes straight at its ends, where that is not what they need. */
export type EdgeStyle = Pick<Path, 'stroke' | 'dashed'> & {
  text: string
  from?: EdgeEnd
  to?: EdgeEnd
  back?: boolean
  link?: boolean
  /** Laid out from its end to its start: what it points at is over, or before, where it comes from. */
  upward?: boolean
  /** A line above its label: UML's keyword in guillemets. The key omits such kinds. */
  keyword?: string
  trunk?: boolean
  run?: number
}

/**
 * `zone` is dashed without fill, `panel` a filled area with a hairline, `frame` a solid outline without fill, `state` a
 * composite state. Lanes look alike whatever their kind.
 */
export type GroupStyle = { look: 'zone' | 'panel' | 'frame' | 'state'; text: string }

/** A node ready to be laid out and drawn; edges meet what is drawn, or else what `met` gives. Records `hang` from the top of their row. */
export type NodeView = {
  w: number
  h: number
  outline: Outline
  hangs?: boolean
  draw: (rect: Rect) => Element[]
  met?: (rect: Rect) => Element[]
}

/** How a node is drawn where its shape and words do not say it all; `cap` is how wide words may be, in pixels. Others stay undefined. */
export type DrawNode<Node> = (node: Node, options: { cap: number; sheet: Sheet }) => NodeView | undefined

/** How a recipe draws graph data. */
export type GraphStyle<NodeKind extends string, EdgeKind extends string, GroupKind extends string> = {
  nodes: Record<NodeKind, NodeStyle>
  edges: Record<EdgeKind, EdgeStyle>
  groups?: Record<GroupKind, GroupStyle>
  /** `all`: every node has the same size; `kind`: those of one kind (the default); `none`: each its own. */
  sameSize?: 'all' | 'kind' | 'none'
  /** The line in brackets under a name; the technology by default. */
  tech?: (node: GraphNode<NodeKind>) => string | undefined
  /** The line over a name: UML's keywords in guillemets. */
  keyword?: (node: GraphNode<NodeKind>) => string | undefined
  /** The lines of a compartment under a name; a node that has some is a box. */
  body?: (node: GraphNode<NodeKind>) => (string | undefined)[]
  /** Draws a node in a way of the recipe's own. */
  node?: DrawNode<GraphNode<NodeKind>>
  /** Both ends of an edge, where they follow from its `ends` rather than its kind. */
  ends?: (edge: GraphEdge) => [from: EdgeEnd, to: EdgeEnd]
  /** The node that a reference of an edge leads to, and where, if it names a part of a node. */
  owner?: (reference: string) => { node: GraphNode; port?: Port } | undefined
  /** The accent's entry in the key, if it has one. */
  focus?: string
  layout?: LayoutOptions
  /** The cells found for the sample: where the search for other data begins. */
  cells?: Cells
}

type Kinds<NodeKind extends string, EdgeKind extends string, GroupKind extends string> = Required<
  Pick<GraphStyle<NodeKind, EdgeKind, GroupKind>, 'nodes' | 'edges' | 'groups'>
>

type Changes<Kind extends string, Style> = { [Each in Kind]?: Partial<Style> }

/** The kinds of a notation, some of them with another shape, stroke or name in the key. */
export const restyled = <NodeKind extends string, EdgeKind extends string, GroupKind extends string>(
  { nodes, edges, groups }: Kinds<NodeKind, EdgeKind, GroupKind>,
  changes: {
    nodes?: Changes<NoInfer<NodeKind>, NodeStyle>
    edges?: Changes<NoInfer<EdgeKind>, EdgeStyle>
    groups?: Changes<NoInfer<GroupKind>, GroupStyle>
  },
): Kinds<NodeKind, EdgeKind, GroupKind> => ({
  nodes: changed(nodes, changes.nodes),
  edges: changed(edges, changes.edges),
  groups: changed(groups, changes.groups),
})

const changed = <Kind extends string, Style>(
  styles: Record<Kind, Style>,
  changes: Changes<Kind, Style> = {},
): Record<Kind, Style> => {
  const entries = Object.entries(styles) as [Kind, Style][]
  return Object.fromEntries(entries.map(([kind, style]) => [kind, { ...style, ...changes[kind] }])) as Record<
    Kind,
    Style
  >
}

/** A style whose kinds do not matter. */
export type AnyStyle = GraphStyle<string, string, string>

/** The styles of kinds; of unknown ones plain. */
export const nodeStyle = ({ nodes }: AnyStyle, kind: string): NodeStyle => nodes[kind] ?? { shape: 'box', text: kind }
export const edgeStyle = ({ edges, ends }: AnyStyle, edge: GraphEdge): EdgeStyle => {
  const style = edges[edge.kind] ?? { text: edge.kind }
  if (ends === undefined) return style
  const [from, to] = ends(edge)
  return { ...style, from, to }
}

export const groupStyle = ({ groups = {} }: AnyStyle, { kind }: GraphGroup): GroupStyle =>
  groups[kind] ?? { look: 'zone', text: kind }
