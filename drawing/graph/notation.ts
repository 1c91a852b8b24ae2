/**
 * Notations: what kinds of nodes, edges and groups mean, and how they are drawn. A graph recipe is a notation, guidance
 * and a sample.
 */

import type { Cells, LayoutOptions, Port } from '../../layout/model/graph.ts'
import type { GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import type { DockedRow } from './dock-rows.ts'
import type { EdgeEnd } from './ends.ts'
import type { DrawNode, EdgeStyle, GroupStyle, NodeStyle } from './style.ts'

/** How graphs are drawn; kinds that it does not name are drawn plainly. */
export type Notation<NodeKind extends string, EdgeKind extends string, GroupKind extends string> = {
  /** Kinds of the form of its data, default first, and those of nodes that need no name. */
  kinds?: readonly NodeKind[]
  edgeKinds?: readonly EdgeKind[]
  groupKinds?: readonly GroupKind[]
  unnamed?: readonly NodeKind[]
  /** Kinds of groups that need no name; each such group has an id. */
  unnamedGroups?: readonly GroupKind[]
  nodes: Record<NodeKind, NodeStyle>
  edges: Record<EdgeKind, EdgeStyle>
  groups?: Record<GroupKind, GroupStyle>
  /**
   * `all`: every node has the same size, or `wide` the same width, and those of one shape the same height; `kind`: those of one
   * kind (the default), or `width` only their width, or `near` only those whose sizes are near each other, or `even` only where
   * half of the nodes are far narrower than the widest; `column`: those of one column of the cells, or of pins, their width;
   * `own`: each its own width, and siblings their height; `none`: each its own.
   */
  sameSize?: 'all' | 'wide' | 'kind' | 'width' | 'near' | 'even' | 'column' | 'own' | 'none'
  /** Whether dashes mean something else, so that a sign says what is bad, on a solid outline. */
  isSigned?: boolean
  /** Whether a node is what the picture is about: in focus it is solid, and all that belongs to it pale. */
  isSubject?: (node: GraphNode<NodeKind>) => boolean
  /** The line in brackets under a name; the technology by default. */
  tech?: (node: GraphNode<NodeKind>) => string | undefined
  /** The line over a name: UML's keywords in guillemets. */
  keyword?: (node: GraphNode<NodeKind>) => string | undefined
  /** The lines of a compartment under a name, those of the data by default; a node that has some is a box. */
  body?: (node: GraphNode<NodeKind>) => (string | undefined)[]
  /** The most lines in a compartment: others are counted in the last one. */
  mostLines?: number
  /** Draws a node in a way of the recipe's own. */
  node?: DrawNode<GraphNode<NodeKind>>
  /** Whether the words of an edge are drawn: where it shares a stroke with one that says the same, once is enough. */
  says?: (edge: GraphEdge<EdgeKind>) => boolean
  /** Both ends of an edge, where they follow from its `ends` rather than its kind. */
  ends?: (edge: GraphEdge) => [from: EdgeEnd, to: EdgeEnd]
  /** Whether an edge is dashed by what it joins, and not by its kind. */
  isDashed?: (edge: GraphEdge) => boolean
  /** Whether an edge may run against the flow by what it joins, and not by its kind. */
  isBack?: (edge: GraphEdge) => boolean
  /** Whether an edge is laid out the other way round than its kind: where the graph flows up or to the left. */
  flips?: (edge: GraphEdge) => boolean
  /** Whether an edge is dark by what it is part of. */
  isDark?: (edge: GraphEdge) => boolean
  /** The node that a reference at a side of an edge leads to, and where, if it names a part of a node. */
  owner?: (reference: string, side: 'from' | 'to', edge: GraphEdge) => { node: GraphNode; port?: Port } | undefined
  /** Whether a group holds areas that are drawn in a way of the recipe's own: it is not tinted then. */
  holdsAreas?: (group: GraphGroup) => boolean
  /** Places of nodes in a grid, where the data pin none: kept if no line suffers from them, or few do where even columns count. */
  grid?: Grid | undefined
  /** Others, for a page that has no room for these side by side. */
  narrowGrid?: Grid | undefined
  /** Places for a graph that is far too high without them. */
  flatGrid?: () => Grid | undefined
  /** How many times as wide as the page a graph may be in its grid: 1 by default. */
  widestGrid?: number
  /** Whether even columns count: bends and crossings of lines do not speak against the grid, and few other flaws. */
  isRegular?: boolean
  /** Whether words of edges into a frame are over it, not beside its title. */
  wordsOverFrames?: boolean
  /** The row of a table that an edge is about, where no end of it names one. */
  rowOf?: (edge: GraphEdge) => DockedRow | undefined
  /** The accent's entry in the key, if it has one. */
  focus?: string
  /** The lines in that entry, where they are not in the accent: dark, or left out. */
  focusLines?: 'ink' | 'none'
  layout?: LayoutOptions
  /** The cells found for the sample: where the search for other data begins. */
  cells?: Cells
}

/** Where nodes are, and groups with nothing in them. */
export type Grid = ReadonlyMap<GraphNode | GraphGroup, readonly [column: number, row: number]>

/** A notation whose kinds do not matter. */
export type AnyNotation = Notation<string, string, string>

type Styles = {
  nodes: Readonly<Record<string, NodeStyle>>
  edges: Readonly<Record<string, EdgeStyle>>
  groups?: Readonly<Record<string, GroupStyle>>
}

type Changes<All, Style> = { [Kind in keyof All]?: Partial<Style> | undefined }

/** A notation with another shape, stroke or name in the key for some of its kinds. */
export const restyled = <const Own extends Styles>(
  notation: Own,
  changes: {
    nodes?: Changes<NoInfer<Own['nodes']>, NodeStyle>
    edges?: Changes<NoInfer<Own['edges']>, EdgeStyle>
    groups?: Changes<NoInfer<NonNullable<Own['groups']>>, GroupStyle>
  },
): Own => ({
  ...notation,
  nodes: changed(notation.nodes, changes.nodes),
  edges: changed(notation.edges, changes.edges),
  ...(notation.groups === undefined ? {} : { groups: changed(notation.groups, changes.groups) }),
})

const changed = <Style>(
  styles: Readonly<Record<string, Style>>,
  changes: { readonly [kind: string]: Partial<Style> | undefined } = {},
) => Object.fromEntries(Object.entries(styles).map(([kind, style]) => [kind, { ...style, ...changes[kind] }]))
