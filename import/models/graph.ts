/**
 * A graph as diagram languages write it: nodes with shapes, edges with two ends and a stroke, groups around them.
 *
 * Words are plain; those of nodes, edges and groups may be in several lines. `at` is the offset in the text.
 */
import type { LabelHead } from '../text/head-lines.ts'

/** What all models have: words about the whole. */
export type Titled = { title?: string; accTitle?: string; accDescr?: string }

/** Where the graph flows to. */
export type ModelDirection = 'TB' | 'BT' | 'LR' | 'RL'

export type ModelNode = {
  id: string
  label: string
  /** In the words of its language, such as `cylinder`; the language's own default is left out. */
  shape?: string
  /** A second line. */
  note?: string
  /** The lines of its label that are its name, if not all: what follows says more about it. */
  head?: LabelHead
  /** Listed under its name. */
  lines?: string[]
  tech?: string
  /** The id of the innermost group around it. */
  group?: string
  /** Names of styles it has. */
  classes?: string[]
  /** Styles of its own, as they are written out. */
  looks?: string[]
  at: number
}

/** What is drawn at an end of an edge. */
export type ArrowEnd = 'none' | 'point' | 'cross' | 'circle'

export type ModelEdge = {
  id?: string
  from: string
  to: string
  label?: string
  tech?: string
  tail: ArrowEnd
  head: ArrowEnd
  stroke: 'normal' | 'thick' | 'dotted' | 'invisible'
  /** Styles of its own, as they are written out. */
  looks?: string[]
  /** How many ranks it asks to span. */
  length?: number
  /** Words at its start and at its end. */
  ends?: [string | undefined, string | undefined]
  at: number
}

export type ModelGroup = {
  id: string
  label: string
  /** In the words of its language. */
  shape?: string
  note?: string
  direction?: ModelDirection
  /** The id of the group around it. */
  group?: string
  classes?: string[]
  looks?: string[]
  at: number
}

/** A remark on a node, or on the whole. */
export type ModelRemark = { on?: string; text: string; at: number }

export type GraphModel = Titled & {
  direction?: ModelDirection
  nodes: Map<string, ModelNode>
  edges: ModelEdge[]
  groups: ModelGroup[]
  remarks: ModelRemark[]
  styles?: NamedStyles
}

/** Styles with a name, as they are written out. */
export type NamedStyles = Map<string, string>

/** An arrow as most languages draw it: a solid line with a point at its end. */
export const plainArrow = (from: string, to: string, at: number): ModelEdge => ({
  from,
  to,
  head: 'point',
  tail: 'none',
  stroke: 'normal',
  at,
})

/** A graph without anything in it. */
export const emptyGraph = (): GraphModel => ({ nodes: new Map(), edges: [], groups: [], remarks: [] })
