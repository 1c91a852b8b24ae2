/**
 * The sparse grid that routes run on: lines through the middles of items, beside their sides, and at given ports (the
 * orthogonal visibility graph of Wybrow, Marriott and Stuckey, Orthogonal Connector Routing, 2009, thinned out).
 */

import { type Board, groupsOf, type Item, leavesOf, middleX, middleY } from '../model/board.ts'
import { filled } from '../model/filled.ts'
import { isLevel, ways } from '../model/sides.ts'
import { distance } from '../model/weights.ts'
import { allows, placeOf, short } from '../model/windows.ts'
import { addInnerLines } from './inward.ts'

/** Lines run this far beside nodes and walls; and outside of everything. */
export const beside = 2
const around = 4

/** From the middle of a side to where a loop leaves and comes back. */
export const loopReach = 1

export type Grid = {
  readonly xs: Float64Array
  readonly ys: Float64Array
  /** By column and by row: how far it is to the next. */
  readonly wide: Float64Array
  readonly tall: Float64Array
  /** By vertex, row by row: whether the step to the right, or down, is closed. */
  readonly closedRight: Uint8Array
  readonly closedDown: Uint8Array
  /** By vertex: the innermost group there, the node whose surroundings it is in (0: none), whether a title is there. */
  readonly group: Int32Array
  readonly node: Int32Array
  readonly title: Uint8Array
}

export function gridOf(board: Board): Grid {
  const [xs, ys] = linesOf(board)
  const size = xs.length * ys.length
  const grid: Grid = {
    xs,
    ys,
    wide: stepsOf(xs),
    tall: stepsOf(ys),
    closedRight: new Uint8Array(size),
    closedDown: new Uint8Array(size),
    group: new Int32Array(size),
    node: new Int32Array(size),
    title: new Uint8Array(size),
  }
  for (const group of groupsOf(board)) putGroup(grid, group)
  for (const leaf of leavesOf(board)) putNode(grid, leaf)
  return grid
}

const stepsOf = (lines: Float64Array): Float64Array =>
  lines.map((line, index) => (index + 1 < lines.length ? lines[index + 1]! - line : 0))

/** The first line at or after a place. */
export function lineFrom(lines: Float64Array, at: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

/** From this many ends on, an item has lines beside its middles too. */
const busy = 3

/** How many wires end at each item. */
const endsOf = ({ items, wires }: Board): number[] => {
  const ends = filled(items.length, 0)
  for (const { from, to } of wires) {
    ends[from]!++
    ends[to]!++
  }
  return ends
}

const linesOf = (board: Board): [Float64Array, Float64Array] => {
  const [xs, ys] = [new Set<number>(), new Set<number>()]
  const items = board.items.filter(({ index }) => index > 0)
  for (const item of items) {
    const { x, y, w, h } = item
    for (const each of [middleX(item), Math.floor(x) - beside, Math.ceil(x + w) + beside]) xs.add(Math.round(each))
    for (const each of [middleY(item), Math.floor(y) - beside, Math.ceil(y + h) + beside]) ys.add(Math.round(each))
  }
  addInnerLines([xs, ys], board)
  const ends = endsOf(board)
  for (const item of items) {
    if (ends[item.index]! < busy) continue
    for (const by of [-distance.strokes, distance.strokes]) {
      if (item.w > short) xs.add(Math.round(middleX(item) + by))
      if (item.h > short) ys.add(Math.round(middleY(item) + by))
    }
  }
  for (const { from, to, ports } of board.wires)
    for (const [end, port] of [
      [from, ports[0]],
      [to, ports[1]],
    ] as const)
      for (const side of ways) {
        const place = placeOf(board.items[end]!, side, port, board.isTurned)
        if (place !== undefined && allows(port, side)) (isLevel(side) ? ys : xs).add(place)
      }
  for (const lines of [xs, ys])
    for (const each of [Math.min(...lines) - around + beside, Math.max(...lines) + around - beside]) lines.add(each)
  for (const { from, to } of board.wires) {
    if (from !== to) continue
    for (const by of [-loopReach, loopReach]) {
      xs.add(middleX(board.items[from]!) + by)
      ys.add(middleY(board.items[from]!) + by)
    }
  }
  const columns = Float64Array.from(xs).sort()
  return [withCorridors(columns, board.corridors), Float64Array.from(ys).sort()]
}

/** Corridors that are no nearer than this to other lines. */
const apart = 2

const withCorridors = (lines: Float64Array, corridors: readonly number[]): Float64Array => {
  const all = [...lines]
  for (const corridor of corridors.map(Math.round))
    if (all.every((line) => Math.abs(line - corridor) >= apart)) all.push(corridor)
  return Float64Array.from(all).sort()
}

/** Where a group is, its title, and that no stroke runs along its walls. */
const putGroup = (grid: Grid, { index, x, y, w, h, head: own, aside, isLane, pads }: Item): void => {
  const head = !isLane ? own : pads.left > pads.top ? { w: own.w, h } : { w, h: own.h }
  const { xs, ys, closedDown, closedRight } = grid
  const width = xs.length
  for (let column = lineFrom(xs, x); column < width && xs[column]! <= x + w; column++)
    for (let row = lineFrom(ys, y); row < ys.length && ys[row]! <= y + h; row++) {
      const vertex = row * width + column
      grid.group[vertex] = index
      const [fromLeft, fromTop] = [xs[column]! - x, ys[row]! - y]
      const isAside = head.w + head.h > 0 && aside.w > 0 && w - fromLeft < aside.w && fromTop < aside.h
      if ((fromLeft < head.w && fromTop < head.h) || isAside) grid.title[vertex] = 1
    }
  for (const [column, at] of xs.entries())
    if (Math.abs(at - x) < 1 || Math.abs(at - x - w) < 1)
      for (let row = 0; row + 1 < ys.length; row++)
        if (ys[row + 1]! > y - 1 && ys[row]! < y + h + 1) closedDown[row * width + column] = 1
  for (const [row, at] of ys.entries())
    if (Math.abs(at - y) < 1 || Math.abs(at - y - h) < 1)
      for (let column = 0; column + 1 < width; column++)
        if (xs[column + 1]! > x - 1 && xs[column]! < x + w + 1) closedRight[row * width + column] = 1
}

/** Around a node, nothing passes nearer than lines do. */
const putNode = (grid: Grid, { index, x, y, w, h }: Item): void => {
  const { xs, ys } = grid
  const width = xs.length
  const [left, right, top, bottom] = [x - beside, x + w + beside, y - beside, y + h + beside]
  for (let column = Math.max(0, lineFrom(xs, left) - 1); column < width && xs[column]! < right; column++) {
    const isInX = xs[column]! > left
    const reachesX = column + 1 < width && xs[column + 1]! > left
    for (let row = Math.max(0, lineFrom(ys, top) - 1); row < ys.length && ys[row]! < bottom; row++) {
      const isInY = ys[row]! > top
      const reachesY = row + 1 < ys.length && ys[row + 1]! > top
      const vertex = row * width + column
      if (isInX && isInY) grid.node[vertex] = index
      if (isInX && reachesY) grid.closedDown[vertex] = 1
      if (isInY && reachesX) grid.closedRight[vertex] = 1
    }
  }
}
