/**
 * Arrangements next to a known one: one node in another cell, near its own or near what it is joined to; a node already
 * there swaps places with it.
 */
import type { Model, Node } from '../model/model.ts'
import { type Board, type Cell, layBoard, type Piece } from './board.ts'
import { costOf } from './cost.ts'
import { type Field, readCells, take } from './field.ts'
import { type CellSearch, type Grid, toGrid } from './find-cells.ts'
import { fieldOf } from './lay-field.ts'
import { isFree, isSound } from './space.ts'

/** The arrangements that differ from `grid` in the cell of one of `nodes`, the least costly first. */
export function nearbyGrids(
  model: Model,
  grid: Grid,
  { nodes, direction, limit }: Omit<CellSearch, 'seed'> & { nodes: readonly Node[] },
): Grid[] {
  const board = boardOf(model, grid, { direction, limit })
  const field = fieldOf(board)
  const pieces = nodes.flatMap((node) => board.pieces[node.index] ?? [])
  const found = pieces
    .filter(({ pinned }) => !pinned)
    .flatMap((piece) => cellsNear(piece, board).flatMap((cell) => tryCell(field, piece, cell) ?? []))
  return found.toSorted((a, b) => a.cost - b.cost)
}

const boardOf = (model: Model, grid: Grid, search: Omit<CellSearch, 'seed'>): Board => {
  const board = layBoard(model, search)
  const [main, cross] = search.direction === 'right' ? [grid.columns, grid.rows] : [grid.rows, grid.columns]
  for (const piece of board.pieces) {
    piece.main = main.get(piece.node) ?? 0
    piece.cross = cross.get(piece.node) ?? 0
  }
  return board
}

/** How far from its cell, or from a neighbor's, a node is tried, in half steps. */
const [near, besideNeighbor] = [4, 2]

const cellsNear = (piece: Piece, { strict }: Board): Cell[] => {
  const neighbors = piece.wires.map(({ from, to }) => (from === piece ? to : from))
  const cells = new Map<string, Cell>()
  const add = ({ main, cross }: Cell, reach: number): void => {
    for (let along = -reach; along <= reach; along += 2)
      for (let across = -reach; across <= reach; across++) {
        const cell = { main: main + along, cross: cross + across }
        if (!strict || cell.main === piece.main) cells.set(`${cell.main} ${cell.cross}`, cell)
      }
  }
  add(piece, near)
  for (const neighbor of neighbors) add(neighbor, besideNeighbor)
  cells.delete(`${piece.main} ${piece.cross}`)
  return [...cells.values()]
}

/** The arrangement with a node in that cell; nothing where there is no room. */
const tryCell = (field: Field, piece: Piece, cell: Cell): Grid | undefined => {
  const { board } = field
  const rivals = board.pieces.filter((other) => other !== piece && isInWay(other, piece, cell))
  const moved = [piece, ...rivals]
  if (moved.length > 2 || moved.some(({ pinned }) => pinned)) return undefined
  take(field, [{ piece, cell }, ...rivals.map((rival) => ({ piece: rival, cell: piece }))])
  if (!isFree(field)) return undefined
  const before = moved.map(({ main, cross }) => ({ main, cross }))
  const home = { main: piece.main, cross: piece.cross }
  Object.assign(piece, cell)
  for (const rival of rivals) Object.assign(rival, home)
  readCells(field)
  take(
    field,
    board.pieces.map((each) => ({ piece: each, cell: each })),
  )
  const found = isSound(field) ? toGrid(board, costOf(field)) : undefined
  for (const [index, each] of moved.entries()) Object.assign(each, before[index])
  readCells(field)
  return found
}

const isInWay = (other: Piece, { long, wide }: Piece, { main, cross }: Cell): boolean =>
  Math.abs(other.main - main) < other.long + long && Math.abs(other.cross - cross) < other.wide + wide
