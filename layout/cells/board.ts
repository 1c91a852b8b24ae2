/**
 * The board on which the search moves nodes: cells in half steps, along the flow (`main`) and across it (`cross`).
 *
 * Everything is an integer, so that the search is the same on every engine.
 */
import type { Direction } from '../model/graph.ts'
import type { Model, Node } from '../model/model.ts'
import { isLarge, usualSize } from '../model/usual.ts'
import { framesOf } from './frames.ts'
import { wiresOf } from './wires.ts'

export type Cell = { main: number; cross: number }

export type Piece = Cell & {
  index: number
  node: Node
  /** Half its extent in half steps: 1, more for nodes much longer than the others. */
  long: number
  wide: number
  pinned: boolean
  /** Its cell in the drawing that the search starts from. */
  home: Cell | undefined
  /** From the innermost outward. */
  frames: Frame[]
  wires: Wire[]
  /** Its lane, counted from 0. */
  lane: number
}

export type Wire = {
  index: number
  from: Piece
  to: Piece
  back: boolean
  link: boolean
  labelled: boolean
  /** Shares a path with others: it leads on to the next rank. */
  trunk: boolean
  /** Both nodes can be touched where a straight edge across the flow meets them, and where one along the flow does. */
  across: boolean
  along: boolean
  /** Ends at a flat diamond, which is entered from above or below, though the flow is to the right. */
  upright: boolean
}

export type Frame = {
  /** The nodes inside it, and those on its border. */
  members: Piece[]
  gates: Piece[]
  outsiders: Piece[]
  /** Later frames that neither contain this one nor are inside it. */
  rivals: Frame[]
}

export type Board = {
  pieces: Piece[]
  wires: Wire[]
  frames: Frame[]
  direction: Direction
  strict: boolean
  /** Along which axis lanes follow each other. */
  laneAxis: 'main' | 'cross' | undefined
  /** Where reading begins: the nodes that nothing leads to; the first one if there are none. */
  sources: Piece[]
  /** Ranks by piece, in half steps. */
  ranks: number[]
  /** The largest extent in half steps before the drawing gets too long or too wide. */
  limit: Cell
}

export type BoardOptions = { direction: Direction; limit: Cell }

export function layBoard(model: Model, { direction, limit }: BoardOptions): Board {
  const { options, ranks } = model
  const extents = { w: extentsAlong('w', model.nodes), h: extentsAlong('h', model.nodes) }
  const pieces = model.nodes.map((node) => pieceOf(node, model, { direction, extents }))
  const frames = framesOf(model, pieces)
  const laneAxis = (direction === 'right') === (options.lanes === 'rows') ? 'cross' : 'main'
  return {
    pieces,
    wires: wiresOf(model, pieces, direction),
    frames,
    direction,
    strict: options.strict === true,
    laneAxis: options.lanes === undefined ? undefined : laneAxis,
    sources: sourcesOf(pieces),
    ranks: model.nodes.map((node) => 2 * (ranks.get(node) ?? 0)),
    limit,
  }
}

const sourcesOf = (pieces: Piece[]): Piece[] => {
  const free = pieces.filter(({ wires, ...piece }) => !wires.some(({ to, back }) => to.index === piece.index && !back))
  return free.length > 0 ? free : pieces.slice(0, 1)
}

/** A cell of the sheet, from 1 in whole steps, as a cell of the board. */
const toBoard = ([column, row]: readonly [number, number], direction: Direction): Cell => {
  const [x, y] = [Math.round(2 * (column - 1)), Math.round(2 * (row - 1))]
  return direction === 'right' ? { main: x, cross: y } : { main: y, cross: x }
}

type Extents = { w: number[]; h: number[] }

const pieceOf = (
  node: Node,
  { options, groups }: Model,
  { direction, extents }: { direction: Direction; extents: Extents },
): Piece => {
  const { at, id } = node.given
  const known = options.cells?.[id]
  const home = known === undefined ? undefined : toBoard(known, direction)
  const start = at === undefined ? home : toBoard(at, direction)
  const [across, down] = [extents.w[node.index] ?? 1, extents.h[node.index] ?? 1]
  const root = node.within.at(-1)
  return {
    index: node.index,
    node,
    main: start?.main ?? 0,
    cross: start?.cross ?? 0,
    long: direction === 'right' ? across : down,
    wide: direction === 'right' ? down : across,
    pinned: at !== undefined,
    home,
    frames: [],
    wires: [],
    lane: root === undefined ? 0 : groups.filter(({ parent }) => parent === undefined).indexOf(root),
  }
}

/** Half the extents of nodes in half steps: 1 for most, more for the few that take the room of two. */
const extentsAlong = (side: 'w' | 'h', nodes: readonly Node[]): number[] => {
  const usual = usualSize(nodes.map((node) => node[side]))
  return nodes.map((node) => (isLarge(node[side], usual) ? Math.min(4, Math.round(node[side] / usual)) : 1))
}
