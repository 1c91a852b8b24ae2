/**
 * Where nodes were in an earlier drawing, or are pinned to: places in any unit, of which only the order and what is equal
 * matters.
 *
 * Nodes that are new stand beside what they are joined to.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, type Item, leavesOf, middleX, middleY } from '../model/board.ts'
import type { LayoutOptions } from '../model/graph.ts'
import { turnPoint } from '../model/turn.ts'

/** Places of leaves by item, as on the board. */
export type Hints = Map<number, Point>

/** Known places, pins before others; empty if there are none. */
export function knownHints(board: Board, cells: LayoutOptions['cells']): Hints {
  const hints: Hints = new Map()
  for (const { index, node } of leavesOf(board)) {
    const cell = node?.at ?? (node === undefined ? undefined : cells?.[node.id])
    if (cell === undefined) continue
    const point = { x: cell[0], y: cell[1] }
    hints.set(index, board.isTurned ? turnPoint(point) : point)
  }
  return hints
}

/** Pins alone say nothing about the others: those get the cells that they have in a placement without pins. */
export function hintsAround(pins: Hints, board: Board): Hints {
  const leaves = leavesOf(board)
  const [columns, rows] = [
    axesOf(leaves.map(middleX), widest(leaves, 'w')),
    axesOf(leaves.map(middleY), widest(leaves, 'h')),
  ]
  const hints: Hints = new Map()
  for (const leaf of leaves) {
    const pin = pins.get(leaf.index)
    hints.set(leaf.index, pin ?? { x: axisAt(columns, middleX(leaf)), y: axisAt(rows, middleY(leaf)) })
  }
  keepLanesApart(hints, board)
  for (const { index } of leaves) if (!pins.has(index)) hints.set(index, freeFrom(hints.get(index)!, index, hints, 1))
  return hints
}

/** A pin in a lane may have the place of another lane: each lane begins behind the one before. */
const keepLanesApart = (hints: Hints, board: Board): void => {
  const lanes = board.items.filter(({ isLane }) => isLane).sort((a, b) => middleX(a) - middleX(b))
  if (lanes.length === 0 || leavesOf(board).some(({ within }) => !lanes.some(({ index }) => within.includes(index))))
    return
  let start = 1
  for (const lane of lanes) {
    const inside = [...hints].filter(([index]) => board.items[index]!.within.includes(lane.index))
    const places = inside.map(([, { x }]) => x)
    for (const [index, { x, y }] of inside) hints.set(index, { x: start + x - Math.min(...places), y })
    if (inside.length > 0) start += Math.max(...places) - Math.min(...places) + 1
  }
}

const widest = (leaves: readonly Item[], side: 'w' | 'h'): number =>
  leaves.map((leaf) => leaf[side]).sort((a, b) => a - b)[leaves.length >> 1]!

/** Middles that are nearer than half of a usual node are on one axis. */
const axesOf = (middles: readonly number[], usual: number): number[] => {
  const axes: number[] = []
  for (const middle of middles.toSorted((a, b) => a - b))
    if (axes.length === 0 || middle - axes.at(-1)! >= usual / 2) axes.push(middle)
  return axes
}

/** The number of an axis, from 1 as cells are. */
const axisAt = (axes: readonly number[], at: number): number => axes.findLastIndex((axis) => axis <= at) + 1

/** Adds places for nodes without any, next to those that they are joined to. */
export function completeHints(hints: Hints, board: Board): void {
  const step = { x: stepOf([...hints.values()].map(({ x }) => x)), y: stepOf([...hints.values()].map(({ y }) => y)) }
  let left = leavesOf(board).filter(({ index }) => !hints.has(index))
  while (left.length > 0) {
    const next = left.find((leaf) => neighborsOf(leaf, board, hints).length > 0) ?? left[0]!
    const place = insideGroup(placeBeside(next, { board, hints, step }), next, { board, hints, step })
    hints.set(next.index, freeFrom(place, next.index, hints, step.x))
    left = left.filter((leaf) => leaf !== next)
  }
}

type Means = { board: Board; hints: Hints; step: Point }

/** The usual distance between neighboring places. */
export const stepOf = (places: readonly number[]): number => {
  const sorted = [...new Set(places)].sort((a, b) => a - b)
  const steps = sorted.slice(1).map((place, index) => place - sorted[index]!)
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 1
}

/** Where what a node is joined to is, and whether the flow leads from there to the node. */
const neighborsOf = ({ index }: Item, { wires }: Board, hints: Hints): { place: Point; isBefore: boolean }[] =>
  wires.flatMap(({ from, to, isBack }) => {
    if (from === to || (from !== index && to !== index)) return []
    const place = hints.get(from === index ? to : from)
    return place === undefined ? [] : [{ place, isBefore: (to === index) !== isBack }]
  })

const placeBeside = (leaf: Item, { board, hints, step }: Means): Point => {
  const neighbors = neighborsOf(leaf, board, hints)
  const all = [...hints.values()]
  if (neighbors.length === 0)
    return { x: Math.min(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) + step.y }
  const before = neighbors.filter(({ isBefore }) => isBefore)
  const some = before.length > 0 ? before : neighbors
  const x = some.reduce((sum, { place }) => sum + place.x, 0) / some.length
  const ahead = before.length > 0 ? 1 : -1
  const from =
    before.length > 0 ? Math.max(...some.map(({ place }) => place.y)) : Math.min(...some.map(({ place }) => place.y))
  // A row that is there already is used.
  const rows = all.map(({ y }) => y).filter((y) => (y - from) * ahead > step.y / 8 && (y - from) * ahead < step.y * 1.5)
  const nearest = rows.sort((a, b) => (a - b) * ahead)[0]
  return { x, y: nearest ?? from + ahead * step.y }
}

/** A node stays with its group. */
const insideGroup = (place: Point, { parent }: Item, { board, hints, step }: Means): Point => {
  if (parent <= 0) return place
  const mates = [...hints].filter(([index]) => board.items[index]!.within.includes(parent)).map(([, mate]) => mate)
  if (mates.length === 0) return place
  const [xs, ys] = [mates.map(({ x }) => x), mates.map(({ y }) => y)]
  return {
    x: Math.min(Math.max(place.x, Math.min(...xs)), Math.max(...xs) + step.x),
    y: Math.min(Math.max(place.y, Math.min(...ys)), Math.max(...ys) + step.y),
  }
}

/** The first place from a wished one on where nobody is, in half steps to the right. */
const freeFrom = (wish: Point, own: number, hints: Hints, step: number): Point => {
  const isTaken = ({ x, y }: Point): boolean =>
    [...hints].some(([index, other]) => index !== own && Math.abs(other.x - x) < step / 4 && other.y === y)
  let place = wish
  while (isTaken(place)) place = { x: place.x + step / 2, y: place.y }
  return place
}
