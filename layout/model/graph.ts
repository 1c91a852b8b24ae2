/**
 * The input and output of graph layout: geometry only, in pixels, without any text.
 *
 * Sizes come from the caller. Everything that the layout returns lies on a grid of 4 px, boxes on 8 px if their
 * sizes are multiples of 16; the top left corner of the bounds is 0, 0.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'

export type Size = { w: number; h: number }

export type Side = 'top' | 'right' | 'bottom' | 'left'

/**
 * Where edges may touch a node: a `box` along each side; a `diamond`, a `circle` and an `ellipse` in the middle of each
 * side, a diamond best at its upper tip; a `disk`, a circle with words in it, around them; a `pill` in the middle of its
 * round ends; a `person` at the middle of its head; a `bar` only along its two long sides.
 */
export type Outline = 'box' | 'rounded' | 'diamond' | 'circle' | 'ellipse' | 'disk' | 'pill' | 'person' | 'bar'

export type LayoutNode = Size & {
  id: string
  group?: string
  /** A pinned cell, from 1: `[column, row]`. */
  at?: readonly [column: number, row: number]
  /** Sizes with its words wrapped narrower, the widest first; all nodes take the same step of theirs. */
  narrower?: readonly Size[]
  /** A bus: as long across the flow as what joins it needs, at least as long as given. */
  stretches?: boolean
  /** Default `box`. */
  outline?: Outline
  /** No edge meets this side: words are there that belong to the node. */
  closed?: Side
  /** It is on the border of its group, like a gateway. */
  border?: boolean
  /** Its top is level with those of others in its row, like a table's. */
  hangs?: boolean
}

/**
 * Where an edge must touch its node: a side, or the left or the right one (`beside`), and the place on it: pixels from its
 * left or upper end, or its middle; any place unless given. Edges of one look share a stroke to a given place.
 */
export type Port = { side: Side | 'beside'; offset?: number | 'middle' }

export type LayoutEdge = {
  /** The id of a node, or of a group where no node has it. */
  from: string
  to: string
  label?: Size
  /** Sizes of the label with its words wrapped narrower, the widest first; each edge takes its own. */
  narrower?: readonly Size[]
  /** Words at both ends, such as roles and multiplicities. */
  ends?: readonly [from: Size | undefined, to: Size | undefined]
  /** Feedback or failure: may run against the flow. */
  back?: boolean
  /** Has no direction: a link. */
  link?: boolean
  /** Edges of one trunk that share their first or last node share one path there. */
  trunk?: string
  /** It arrives along the flow, though there may be a shorter way to a side of its node: the arms of its trunk are alike. */
  arrivesAhead?: boolean
  /** The edge of its trunk that is drawn in full. */
  whole?: boolean
  /** How the edge is drawn: edges of one look without words share strokes in fans of three or more that are no few equals, among few nodes of five or more; those with words where four or more are parallel. */
  look?: string
  /** What is said at both ends: a stroke is shared where that is the same. */
  says?: readonly [from: string, to: string]
  fromPort?: Port
  toPort?: Port
  /** Straight run at the ends in pixels, for notation such as crow's feet; default 16. */
  run?: number
  /** How much of that each end needs before the first bend; default `run` at both. */
  runs?: readonly [from: number, to: number]
}

export type LayoutGroup = {
  id: string
  parent?: string
  /** The flow of what is inside; default that of the graph. */
  direction?: Direction
  /** Room of the title in the top left corner, insets included; nothing else is drawn there. */
  head?: Size
  /** The same for text in the top right corner. */
  aside?: Size
  /** Lines across the whole group, in pixels from its top: words of edges keep clear of them. */
  rules?: readonly number[]
}

export type LayoutGraph = {
  nodes: readonly LayoutNode[]
  edges: readonly LayoutEdge[]
  groups?: readonly LayoutGroup[]
}

export type Direction = 'right' | 'down'

/** Places of nodes in any unit: only their order, and which are equal, matters. */
export type Cells = Record<string, readonly [column: number, row: number]>

export type LayoutOptions = {
  /** The main flow; both are tried if it is omitted. */
  direction?: Direction
  /** Nodes keep their ranks: lineage, buses, layered networks. */
  strict?: boolean
  /** Flowcharts: the exit with the longest way ahead goes on down, the others leave across. */
  spine?: boolean
  /** Groups are swimlanes in the order given: rows from left to right, or columns from top to bottom. */
  lanes?: 'rows' | 'columns'
  /** Where the search begins: cells of a drawing of similar data. Nodes keep their cells where possible. */
  cells?: Cells | undefined
  /** The wanted width over height of the whole, such as 16 / 9; default whatever the content takes. */
  aspect?: number
  /** Default 1120. */
  maxWidth?: number
  /** Default 2200. */
  maxHeight?: number
  /** Strokes, nodes and groups are closer than is easy to read: for what has no room otherwise. */
  tight?: boolean
  /** The caller can draw nothing beyond this size; default any. */
  largest?: Size
}

export type Align = 'start' | 'middle' | 'end'

/** The position of an edge's label, and how its lines are aligned. */
export type LabelPlace = Rect & { align: Align }

/** An edge as drawn: right-angled, from a side of its first node's rectangle to a side of its last one's. */
export type EdgePlace = {
  points: Point[]
  label?: LabelPlace
  /** Places of the words at both ends. */
  ends?: [from: LabelPlace | undefined, to: LabelPlace | undefined]
  /**
   * Where the edge shares a trunk: at its start (a fan-out) or its end (a fan-in) `points` begin or end on the path of
   * the edge that draws the trunk, `bendRadius` before the two part, so that no stroke is drawn twice. Where it shares all
   * of its path (`both`), `points` are that path, and nothing is left to draw.
   */
  joins?: { edge: number; at: 'from' | 'to' | 'both' }
}

/**
 * Something that does not fit: an edge or its label overlaps other things, an edge needs more than two bends, edges cross
 * too often (all that cross most are named), two nodes are pinned to one place, or the whole is too large.
 */
export type Crowded =
  | { edge: number; what: 'route' | 'label' | 'bends' | 'crossings' }
  | { what: 'width' | 'height'; by: number }
  | { what: 'pin'; nodes: [string, string] }

/** Where strokes of a trunk part or meet; `edges` are those that do. */
export type Joint = Point & { edges: number[] }

/** Which sizes were taken: 0 for the one given, 1 for the first of `narrower`, and so on; by the index of each edge. */
export type Narrowed = { nodes: number; edges: number[] }

export type Layout = {
  nodes: Map<string, Rect>
  groups: Map<string, Rect>
  /** In the order of the graph's edges. */
  edges: EdgePlace[]
  cells: Record<string, [column: number, row: number]>
  direction: Direction
  bounds: Rect
  joints: Joint[]
  narrowed: Narrowed
  crowded: Crowded[]
}

/** The intended corner radius of edges, in pixels. */
export const bendRadius = 8

/** The straight run that ends with marks need, such as crow's feet. */
export const markRun = 36
