/**
 * The board: the one model that all steps read and write, in units, flowing down.
 *
 * Items are the page, groups and nodes, as one tree; wires are edges between items. Steps move items and say how wires run;
 * what was given stays as it is.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { LayoutEdge, LayoutGroup, LayoutNode, Outline, Size } from './graph.ts'
import type { OpenPort } from './turn.ts'
import type { Distances } from './weights.ts'

/** On the board: `down` is that of the whole graph, `right` is across it. */
export type Flow = 'down' | 'right'

/** Free units inside the walls of a group. */
export type Pads = { left: number; top: number; right: number; bottom: number }

/** The page, a group or the slot of a node; `x`, `y` is its upper left corner. */
export type Item = {
  readonly index: number
  readonly parent: number
  readonly kids: number[]
  /** The item, its group, and so on to the page. */
  readonly within: readonly number[]
  readonly isGroup: boolean
  /** It shares its walls with the lanes beside it. */
  readonly isLane: boolean
  readonly node: LayoutNode | undefined
  readonly group: LayoutGroup | undefined
  /** The flow of what is inside. */
  readonly flow: Flow
  readonly outline: Outline
  /** A bar is as long along this axis as what it joins needs. */
  readonly stretch: 'x' | 'y' | undefined
  /** Rooms of the titles in the corners at the start and at the end of a group's head. */
  readonly head: Size
  readonly aside: Size
  readonly pads: Pads
  /** What is inside is at least so far from the left and the right wall as drawn, so that it is in the middle. */
  even: number
  /** The least size of a node's slot: it grows where its sides are too short for what ends there. */
  readonly slot: Size
  /** By how much each side of a node is inside of its slot. */
  readonly inset: { readonly x: number; readonly y: number }
  x: number
  y: number
  w: number
  h: number
  /** When a walk along the wires, from the starts, meets it or something in it. */
  met: number
  /** Nodes of one row have their middles at one height, those of one column below each other; -1: none. */
  row: number
  column: number
  /** The side of its group's wall that a border node stands on: 0 top, 1 right, 2 bottom, 3 left; -1: none. */
  wall: number
}

/** An edge on the board; `from` and `to` are items. */
export type Wire = {
  readonly edge: number
  readonly given: LayoutEdge
  readonly from: number
  readonly to: number
  /** Sizes of the label, the widest first. */
  readonly labels: readonly Size[]
  readonly ends: readonly [from: Size | undefined, to: Size | undefined]
  readonly ports: readonly [from: OpenPort | undefined, to: OpenPort | undefined]
  /** The least straight run at each end, in units. */
  readonly runs: readonly [from: number, to: number]
  /** Runs against the flow: declared, or found to close a cycle. */
  isBack: boolean
  /** Wires of one bundle share a stroke where they run together. */
  bundle: number
}

/** An item whose middle is between those of two others along an axis, `gap` units from each at least. */
export type Half = { item: number; axis: 'x' | 'y'; before: number; after: number; gap: number }

export type Board = {
  readonly items: Item[]
  readonly wires: Wire[]
  /** The step of the sizes of words that it was made with. */
  readonly step: number
  /** Whether the board shows the graph turned over its diagonal. */
  readonly isTurned: boolean
  /** How far apart things are kept. */
  readonly distances: Distances
  /** How far the page reaches across the flow and along it, in units. */
  readonly page: { across: number; along: number }
  /** How many rows and columns have been named. */
  axes: number
  /** How often equals go on in another row, or the flow in another band. */
  folds: number
  /** Where leaves were in a drawing before, in its units; empty where nothing was drawn. */
  known: ReadonlyMap<number, Point>
  /** Items in rows and columns between others. */
  halves: readonly Half[]
  /** Whether items stand over the middle of equals that they lead to: not on a spine, nor in lanes. */
  readonly spreads: boolean
  /** Where long wires may run down, as wished by the placing. */
  corridors: number[]
}

export const itemOf = ({ items }: Pick<Board, 'items'>, index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index}`)
  return item
}

export const middleX = ({ x, w }: Item): number => x + w / 2

export const middleY = ({ y, h }: Item): number => y + h / 2

/** Nodes, and groups without anything inside. */
export const leavesOf = ({ items }: Board): Item[] => items.filter(({ isGroup }) => !isGroup)

/** Groups without the page, the outer ones first. */
export const groupsOf = ({ items }: Board): Item[] =>
  items
    .filter(({ isGroup, index }) => isGroup && index > 0)
    .sort((a, b) => a.within.length - b.within.length || a.index - b.index)

/** The innermost item that contains both ends of a wire, other than the ends themselves unless one contains the other. */
export const commonOf = ({ items }: Board, { from, to }: Pick<Wire, 'from' | 'to'>): number => {
  const [a, b] = [items[from]!, items[to]!]
  if (from === to) return a.parent
  return a.within.find((index) => b.within.includes(index)) ?? 0
}

/** The item and all below it are moved. */
export function moveItem(board: Board, index: number, by: { x: number; y: number }): void {
  const item = itemOf(board, index)
  item.x += by.x
  item.y += by.y
  for (const kid of item.kids) moveItem(board, kid, by)
}

/** Nodes that have grown get their own size back: other routes may need no more. */
export function shrinkToSlots(board: Board): void {
  for (const item of leavesOf(board)) {
    if (item.stretch !== undefined) continue
    const { w, h } = item.slot
    // Middles stay on whole units, and what hangs stays at its line.
    if (!(item.node?.hangs === true && board.isTurned)) item.x += Math.round((item.w - w) / 2)
    if (!(item.node?.hangs === true && !board.isTurned)) item.y += Math.round((item.h - h) / 2)
    item.w = w
    item.h = h
  }
}
