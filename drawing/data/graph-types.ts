/**
 * A graph as data: nodes with words, edges between nodes and groups, groups within groups, and where it flows.
 *
 * One type for what people write, what importers read and what every graph recipe draws. Kinds are words of one
 * vocabulary (graph-kinds.ts), which notations give a look.
 */
import type { Broken } from './line-breaks.ts'
import type { Threat } from './threats.ts'

/** A graph as it is drawn, with the kinds that a recipe knows; others of the vocabulary may occur and are drawn plainly. */
export type GraphDocument<NodeKind = string, EdgeKind = string, GroupKind = string> = {
  nodes: GraphNode<NodeKind>[]
  edges: GraphEdge<EdgeKind>[]
  groups: GraphGroup<GroupKind>[]
  /** Where it flows to; found by content if it is omitted. */
  direction?: GraphDirection | undefined
  /** What the colors mean, where nothing else says it. */
  key?: ColorWords | undefined
}

/** What colors mean: that of the focus, those of states, and what looks tell apart. */
export type ColorWords = { [Each in 'focus' | 'negative' | 'positive' | 'muted' | NodeLook]?: string | undefined }

/** Where a graph flows to. */
export type GraphDirection = (typeof graphDirections)[number]

/** Where what is in a group may flow to, if not to where the graph does. */
export const flowDirections = ['right', 'down'] as const

export const graphDirections = [...flowDirections, 'left', 'up'] as const

/** What is at an end of an edge. */
export const endMarks = ['none', 'arrow', 'open', 'triangle', 'diamond', 'filled-diamond', 'circle', 'cross'] as const

export type EndMark = (typeof endMarks)[number]

/** How an edge is stroked. */
export const strokes = ['solid', 'dashed', 'thick'] as const

export type EdgeStroke = (typeof strokes)[number]

/**
 * Looks that tell nodes apart and claim nothing: a blue tint and a gray one, each deeper as well (`blue`, `gray`), a dark
 * outline, a dashed one, a solid fill, green and red in two strengths, pale warm and violet, none.
 */
export const nodeLooks = [
  'tinted',
  'blue',
  'shaded',
  'gray',
  'strong',
  'dashed',
  'solid',
  'light-green',
  'green',
  'light-red',
  'red',
  'sand',
  'lilac',
  'plain',
] as const

export type NodeLook = (typeof nodeLooks)[number]

/** Looks of groups: those of them on which everything is readable. */
export const groupLooks = ['tinted', 'shaded', 'strong', 'dashed', 'light-green', 'light-red', 'sand', 'lilac'] as const

export type GroupLook = (typeof groupLooks)[number]

type State = 'positive' | 'negative' | 'muted'

export type GraphNode<Kind = string> = Broken & {
  id?: string | undefined
  name?: string | undefined
  kind: Kind
  tech?: string | undefined
  note?: string | undefined
  /** In a compartment under its name. */
  lines?: string[] | undefined
  /** The group that it is in, by id or name. */
  group?: string | undefined
  /** A pinned place: column and row from 1. */
  at?: [number, number] | undefined
  value?: number | undefined
  state?: State | undefined
  /** What kind of thing it is, where its shape does not say it. */
  look?: NodeLook | undefined
}

export type GraphEdge<Kind = string> = Broken & {
  id?: string | undefined
  /** A node or a group, by id or name. */
  from: string
  to: string
  text?: string | undefined
  tech?: string | undefined
  /** A remark under its words. */
  note?: string | undefined
  /** Pixels by which its words are indented after the first line, where that begins with a number. */
  hang?: number | undefined
  kind: Kind
  value?: number | undefined
  /** Words at both ends. */
  ends?: [string, string] | undefined
  /** What is drawn at its start and at its end, and its stroke, if not what its kind has. */
  tail?: EndMark | undefined
  head?: EndMark | undefined
  stroke?: EdgeStroke | undefined
  threats?: Threat[] | undefined
  state?: State | undefined
}

export type GraphGroup<Kind = string> = Broken & {
  id?: string | undefined
  name: string
  kind: Kind
  note?: string | undefined
  /** The group that it is in, by id or name. */
  group?: string | undefined
  /** Where its content flows to, if not to where the graph does. */
  direction?: (typeof flowDirections)[number] | undefined
  /** What kind of group it is, where its name does not say it. */
  look?: GroupLook | undefined
}
