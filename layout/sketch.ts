/**
 * A candidate that is placed but not routed: a small part of the work, and enough to tell how large it would be and how
 * straight its wires could run.
 */
import { type Board, itemOf, leavesOf, middleX, middleY } from './model/board.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import type { Distances } from './model/weights.ts'
import { type Attempt, placedBoard } from './placed.ts'

/** In units, as on the board; crossings are those of straight lines between middles. */
export type Sketch = { w: number; h: number; length: number; crossings: number; folds: number }

export function sketchOf(graph: LayoutGraph, options: LayoutOptions, attempt: Omit<Attempt, 'variant'>): Sketch {
  const { board } = placedBoard(graph, options, { ...attempt, isSketch: true })
  const items = board.items.slice(1)
  const lines = linesOf(board)
  const leaves = leavesOf(board)
  const { distances } = board
  const across = {
    leaves: leaves.map((leaf): Slice => ({ at: middleY(leaf), size: leaf.h, breadth: leaf.w })),
    lines: lines.map(({ a, b }): Stretch => [a.y, b.y]),
  }
  const along = {
    leaves: leaves.map((leaf): Slice => ({ at: middleX(leaf), size: leaf.w, breadth: leaf.h })),
    lines: lines.map(({ a, b }): Stretch => [a.x, b.x]),
  }
  return {
    w: Math.max(reachOf(items.map(({ x, w }) => [x, x + w])), busiest(across, distances)),
    h: Math.max(reachOf(items.map(({ y, h }) => [y, y + h])), busiest(along, distances)),
    length: lines.reduce((sum, { a, b }) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0),
    crossings: crossingsOf(lines),
    folds: board.folds,
  }
}

type Stretch = readonly [from: number, to: number]

const reachOf = (stretches: readonly Stretch[]): number =>
  Math.max(0, ...stretches.map(([, to]) => to)) - Math.min(0, ...stretches.map(([from]) => from))

type Slice = { at: number; size: number; breadth: number }

/** The most that what is beside each other takes with the lines that pass between. */
const busiest = (
  { leaves, lines }: { leaves: readonly Slice[]; lines: readonly Stretch[] },
  { nodes, strokes }: Distances,
): number =>
  leaves.reduce((most, { at, size }) => {
    const beside = leaves.filter((other) => Math.abs(other.at - at) < (other.size + size) / 2)
    const passing = lines.filter(([a, b]) => Math.min(a, b) < at - size / 2 && Math.max(a, b) > at + size / 2)
    const taken = beside.reduce((sum, { breadth }) => sum + breadth + nodes, 0)
    return Math.max(most, taken + strokes * passing.length)
  }, 0)

type Spot = { x: number; y: number; item: number }
type Line = { a: Spot; b: Spot }

const linesOf = (board: Board): Line[] =>
  board.wires.map(({ from, to }) => {
    const [a, b] = [from, to].map((item) => {
      const found = itemOf(board, item)
      return { x: middleX(found), y: middleY(found), item }
    })
    return { a: a!, b: b! }
  })

const crossingsOf = (lines: readonly Line[]): number => {
  let count = 0
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length; next++) if (cross(one, lines[next]!)) count++
  return count
}

const cross = (one: Line, other: Line): boolean =>
  one.a.item !== other.a.item &&
  one.a.item !== other.b.item &&
  one.b.item !== other.a.item &&
  one.b.item !== other.b.item &&
  turn(one, other.a) * turn(one, other.b) < 0 &&
  turn(other, one.a) * turn(other, one.b) < 0

/** To which hand of a line a spot lies, as a sign. */
const turn = ({ a, b }: Line, { x, y }: Spot): number => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))
