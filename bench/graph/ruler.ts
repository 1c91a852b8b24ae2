/**
 * A ruler of its own for drawn graphs, ours and others': it knows rectangles and points, nothing of how they were found.
 */
import { bendRadius, type Direction, type LayoutGraph } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { isInside, outerGroups } from './nesting.ts'

/** A drawn graph, edges in the order of the graph's. */
export type DrawnGraph = {
  nodes: ReadonlyMap<string, Rect>
  groups: ReadonlyMap<string, Rect>
  edges: readonly { points: readonly Point[]; label?: Rect | undefined }[]
  /** Where it flows to, if that may be another way than was asked for. */
  direction?: Direction
}

/** What is counted; `words` are labels that something runs through, of `labels`. */
export type Ruled = {
  crossings: number
  bends: number
  through: number
  merged: number
  walls: number
  words: number
  labels: number
  overlaps: number
  length: number
}

/** A straight piece of an edge. */
type Piece = { edge: number; from: Point; to: Point }

export function rule(graph: LayoutGraph, drawn: DrawnGraph): Ruled {
  const pieces = drawn.edges.map(({ points }, edge) => piecesOf(points, edge))
  const all = pieces.flat()
  const labels = drawn.edges.flatMap(({ label }, edge) => (label === undefined ? [] : [{ edge, label }]))
  return {
    ...countPaths(drawn.edges.map(({ points }) => points)),
    through: throughNodes(graph, drawn, all),
    merged: mergedIn(all),
    walls: acrossWalls(graph, drawn, pieces),
    words: labels.filter((each) => isHit(each, { drawn, all })).length,
    labels: labels.length,
    overlaps: overlapsIn([...drawn.nodes.values()]),
    length: all.reduce((sum, piece) => sum + lengthOf(piece), 0),
  }
}

/** Crossings, once for each pair of pieces that cross inside of both, and bends. */
export function countPaths(paths: readonly (readonly Point[])[]): { crossings: number; bends: number } {
  const pieces = paths.map(piecesOf)
  let crossings = 0
  for (const [index, own] of pieces.entries())
    for (const others of pieces.slice(index + 1))
      for (const a of own) for (const b of others) if (doCross(a, b)) crossings++
  return { crossings, bends: pieces.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0) }
}

const piecesOf = (points: readonly Point[], edge: number): Piece[] =>
  points.slice(1).map((to, index) => ({ edge, from: points[index] ?? to, to }))

const lengthOf = ({ from, to }: Piece): number => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)

/** On which side of a piece a point is. */
const sideOf = ({ from, to }: Piece, { x, y }: Point): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))

/** Whether two pieces cross inside of both. */
const doCross = (a: Piece, b: Piece): boolean =>
  sideOf(a, b.from) * sideOf(a, b.to) < 0 && sideOf(b, a.from) * sideOf(b, a.to) < 0

/** Whether a piece runs inside of a rectangle, further than `by` from its sides (by the method of Liang and Barsky, 1984). */
const runsIn = ({ from, to }: Piece, { x, y, w, h }: Rect, by: number): boolean => {
  let [start, end] = [0, 1]
  for (const [at, step, low, high] of [
    [from.x, to.x - from.x, x + by, x + w - by],
    [from.y, to.y - from.y, y + by, y + h - by],
  ] as const) {
    if (step === 0 && (at <= low || at >= high)) return false
    if (step === 0) continue
    const [enter, leave] = [(low - at) / step, (high - at) / step]
    start = Math.max(start, Math.min(enter, leave))
    end = Math.min(end, Math.max(enter, leave))
  }
  return start < end
}

/** How far inside of a side a line still counts as on it, in pixels. */
const slack = 2

const throughNodes = ({ edges }: LayoutGraph, { nodes }: DrawnGraph, all: readonly Piece[]): number => {
  let count = 0
  for (const [id, rect] of nodes) {
    const guests = all.filter(({ edge }) => edges[edge]?.from !== id && edges[edge]?.to !== id)
    count += new Set(guests.filter((piece) => runsIn(piece, rect, slack)).map(({ edge }) => edge)).size
  }
  return count
}

/** Pairs of edges that run on each other, level or upright, further than a corner takes. */
const mergedIn = (all: readonly Piece[]): number => {
  const pairs = new Set<string>()
  for (const [index, a] of all.entries())
    for (const b of all.slice(index + 1))
      if (a.edge !== b.edge && (areMerged(a, b, 'x', 'y') || areMerged(a, b, 'y', 'x')))
        pairs.add(`${a.edge} ${b.edge}`)
  return pairs.size
}

const areMerged = (a: Piece, b: Piece, along: 'x' | 'y', across: 'x' | 'y'): boolean => {
  const places = [a.from, a.to, b.from, b.to].map((point) => point[across])
  if (Math.max(...places) - Math.min(...places) >= slack) return false
  const [aEnds, bEnds] = [a, b].map(({ from, to }) => [from[along], to[along]])
  const shared = Math.min(Math.max(...aEnds!), Math.max(...bEnds!)) - Math.max(Math.min(...aEnds!), Math.min(...bEnds!))
  return shared > bendRadius + slack
}

/** Edges that enter a group which holds neither of their ends, or leave one which holds both. */
const acrossWalls = (graph: LayoutGraph, { groups }: DrawnGraph, pieces: readonly Piece[][]): number => {
  const outer = outerGroups(graph)
  let count = 0
  for (const [id, rect] of groups)
    for (const [index, { from, to }] of graph.edges.entries()) {
      if (from === id || to === id) continue
      const [isFromIn, isToIn] = [from, to].map((end) => isInside(end, id, outer))
      if (isFromIn !== isToIn) continue
      const own = pieces[index] ?? []
      const isAcross =
        isFromIn === true ? own.some((piece) => leaves(piece, rect)) : own.some((piece) => runsIn(piece, rect, slack))
      if (isAcross) count++
    }
  return count
}

const leaves = ({ from, to }: Piece, { x, y, w, h }: Rect): boolean =>
  [from, to].some(
    (point) => point.x < x - slack || point.x > x + w + slack || point.y < y - slack || point.y > y + h + slack,
  )

const isHit = (
  { edge, label }: { edge: number; label: Rect },
  { drawn, all }: { drawn: DrawnGraph; all: readonly Piece[] },
): boolean =>
  [...drawn.nodes.values()].some((rect) => touch(rect, label)) ||
  drawn.edges.some((other, index) => index !== edge && other.label !== undefined && touch(other.label, label)) ||
  all.some((piece) => piece.edge !== edge && runsIn(piece, label, slack))

const touch = (a: Rect, b: Rect): boolean =>
  a.x + slack < b.x + b.w && b.x + slack < a.x + a.w && a.y + slack < b.y + b.h && b.y + slack < a.y + a.h

const overlapsIn = (rects: readonly Rect[]): number =>
  rects.reduce((sum, rect, index) => sum + rects.slice(index + 1).filter((other) => touch(rect, other)).length, 0)
