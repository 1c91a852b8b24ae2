/**
 * Finds a cell for every node: ranks first, then seeded annealing; never two nodes in one cell, never a node in a
 * foreign group.
 */
import type { Direction } from '../model/graph.ts'
import type { Model, Node } from '../model/model.ts'
import { anneal } from './anneal.ts'
import { type Board, type Cell, layBoard } from './board.ts'
import { isSoundBoard } from './space.ts'
import { spineCells } from './spine.ts'
import { isChain, startFolded, startFromRanks, startPacked } from './start.ts'

export type CellSearch = { direction: Direction; seed: number; limit: Cell }

/** Columns and rows by node in half steps, the smallest of each 0. */
export type Grid = { columns: Map<Node, number>; rows: Map<Node, number>; cost: number }

export function findCells(model: Model, { direction, seed, limit }: CellSearch): Grid {
  const board = layBoard(model, { direction, limit })
  const folds = direction === 'down' && seed % 2 === 1 && isChain(board)
  if (folds) startFolded(board)
  else startFromRanks(board)
  const steps = 2000 + 120 * model.nodes.length
  const warm = board.pieces.some(({ home, pinned }) => home !== undefined && !pinned)
  // From known cells the first search hardly moves what is settled.
  const heat = warm ? (seed === 1 ? 20 : 100) : folds ? 120 : 300
  let cost = anneal(board, { seed, steps, heat })
  if (!isSoundBoard(board)) {
    startPacked(board)
    cost = anneal(board, { seed, steps, sound: true }) + 1000
  }
  return toGrid(board, cost)
}

/** The cells of the drawing that the search starts from, where it has all nodes and keeps them apart. */
export function knownCells(model: Model, { direction, limit }: Omit<CellSearch, 'seed'>): Grid | undefined {
  const board = layBoard(model, { direction, limit })
  const isKnown = board.pieces.every(({ home, pinned }) => home !== undefined || pinned)
  return isKnown && isSoundBoard(board) ? toGrid(board, 0) : undefined
}

/** The cells of a flowchart with a spine; nothing where pinned nodes have it otherwise. */
export function findSpine(model: Model, columns: number): Grid | undefined {
  if (model.nodes.some(({ given }) => given.at !== undefined) || model.groups.length > 0) return undefined
  const cells = spineCells(model, columns)
  return {
    columns: byNode(model.nodes.map((node) => [node, 2 * (cells.get(node)?.column ?? 0)])),
    rows: byNode(model.nodes.map((node) => [node, 2 * (cells.get(node)?.row ?? 0)])),
    cost: 0,
  }
}

/** The cells of a board, from 0. */
export const toGrid = ({ pieces, direction }: Board, cost: number): Grid => {
  const main = byNode(pieces.map(({ node, main: value }) => [node, value]))
  const cross = byNode(pieces.map(({ node, cross: value }) => [node, value]))
  return direction === 'right' ? { columns: main, rows: cross, cost } : { columns: cross, rows: main, cost }
}

/** From 0, with no more than a whole step between values that follow each other. */
const byNode = (values: [Node, number][]): Map<Node, number> => {
  const used = [...new Set(values.map(([, value]) => value))].toSorted((a, b) => a - b)
  const places = new Map<number, number>()
  let place = 0
  for (const [index, value] of used.entries()) {
    if (index > 0) place += Math.min(2, value - (used[index - 1] ?? value))
    places.set(value, place)
  }
  return new Map(values.map(([node, value]) => [node, places.get(value) ?? 0]))
}
