/**
 * Gates of an item: the vertices of the grid from which a straight run leads to its side, and what each costs.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, commonOf, type Item, type Wire } from '../model/board.ts'
import { type Asked, endKey } from '../model/equals.ts'
import { hasMark } from '../model/marks.ts'
import { alongSide, isLevel, opposite, pointAt, sideAt, type Way, ways } from '../model/sides.ts'
import { price, type Variant } from '../model/weights.ts'
import { allows, hasTips, placeOf, windowOf } from '../model/windows.ts'
import { beside, type Grid, lineFrom } from './grid.ts'
import { inside } from './inward.ts'

import { othersIn, type Traffic } from './traffic.ts'

/** `way` is the direction of travel through the gate; `point` is where the item is touched. */
export type Gate = { vertex: number; way: Way; side: Way; cost: number; point: Point }

export type Ground = {
  board: Board
  grid: Grid
  traffic: Traffic
  variant: Pick<Variant, 'side'>
  asked: Asked
}

/** One end of a wire: 0 where it leaves, 1 where it arrives. */
export function gatesOf(wire: Wire, end: 0 | 1, ground: Ground): Gate[] {
  const { board } = ground
  const item = board.items[end === 0 ? wire.from : wire.to]!
  const other = board.items[end === 0 ? wire.to : wire.from]!
  const isInside = item !== other && other.within.includes(item.index)
  const port = wire.ports[end]
  return ways.flatMap((side) => {
    if (!allows(port, side) || isAlongWall(item, side)) return []
    const priced = port === undefined ? sidePrice(wire, end, { side, ground }) : 0
    const place = placeOf(item, side, port, board.isTurned)
    const window =
      place === undefined
        ? windowOf(item, side, { isTurned: board.isTurned, arrives: end === 1 })
        : { low: place, high: place }
    if (window === undefined) return []
    return gatesIn(window, { wire, end, item, side, isInside, ground, priced })
  })
}

/** What stands on a group's wall is not left along that wall. */
const isAlongWall = ({ wall }: Item, side: Way): boolean => wall >= 0 && isLevel(side) !== isLevel(wall as Way)

type Where = {
  wire: Wire
  end: 0 | 1
  item: Item
  side: Way
  /** The other end is inside: the wire leaves the wall inward. */
  isInside: boolean
  ground: Ground
  priced: number
}

const gatesIn = ({ low, high }: { low: number; high: number }, where: Where): Gate[] => {
  const { wire, end, item, side, isInside, ground, priced } = where
  const { xs, ys, node } = ground.grid
  const [lines, crossing] = isLevel(side) ? [ys, xs] : [xs, ys]
  const outward = isInside ? opposite(side) : side
  const line = lineBeside(crossing, sideAt(item, side), { outward, by: isInside ? inside : beside })
  if (line < 0) return []
  const crowd = crowdPrice(wire, item.index, side, ground)
  const { start, size } = alongSide(item, side)
  const gates: Gate[] = []
  const isHub =
    wire.given.trunk !== undefined && ways.some((each) => ground.traffic.at(item.index, each).includes(wire.bundle))
  const own = isLevel(side) ? ground.traffic.level : ground.traffic.upright
  // What meets an item at its middle goes on where another ends: at the other side it is told apart.
  const portTaken = wire.ports[end]?.offset === 'middle' ? price.middleTaken : price.portTaken
  const isNewPort = (vertex: number): boolean => isHub && !own.has(vertex, wire.bundle)
  for (let index = lineFrom(lines, low); index < lines.length && lines[index]! <= high; index++) {
    const vertex = isLevel(side) ? index * xs.length + line : line * xs.length + index
    if (node[vertex] !== 0 && node[vertex] !== item.index) continue
    const taken = own.others(vertex, wire.bundle)
    const off = low === high || item.stretch !== undefined ? 0 : Math.abs(lines[index]! - start - size / 2)
    gates.push({
      vertex,
      way: end === 0 ? outward : opposite(outward),
      side,
      cost: priced + crowd + price.offMiddle * off + portTaken * taken + (isNewPort(vertex) ? price.trunkPort : 0),
      point: pointAt(item, side, lines[index]!),
    })
  }
  return gates
}

/** The line beside a side, outward. */
const lineBeside = (lines: Float64Array, side: number, { outward, by }: { outward: Way; by: number }): number => {
  const isUp = outward === 1 || outward === 2
  const at = isUp ? Math.ceil(side) + by : Math.floor(side) - by
  const line = lineFrom(lines, at)
  return lines[line] === at ? line : -1
}

const crowdPrice = (wire: Wire, item: number, side: Way, { board, traffic }: Ground): number => {
  const mates = traffic.at(item, side)
  const others = othersIn(mates, wire.bundle)
  const tip = others > 0 && hasTips(board.items[item]!) ? price.tipTaken : 0
  const isMarked =
    others > 0 &&
    hasMarkAt(wire, item) &&
    mates.some((mate) => hasMarkAt(board.wires[mate], item) && !areParallel(wire, board.wires[mate]!))
  const crowd = tip + price.crowd * Math.min(others, 3) + (isMarked ? price.marks : 0)
  if (wire.labels.length === 0) return crowd
  const labeled = mates.filter(
    (bundle) => bundle !== wire.bundle && (board.wires[bundle]?.labels.length ?? 0) > 0,
  ).length
  return crowd + (labeled > 1 ? price.thirdLabel * (labeled - 1) : 0)
}

/** Whether a wire has a mark where it meets an item, such as a crow's foot; a bundle of several says nothing. */
const hasMarkAt = (wire: Wire | undefined, item: number): boolean =>
  wire !== undefined && ((wire.from === item && hasMark(wire, 0)) || (wire.to === item && hasMark(wire, 1)))

/** Wires between the same two items run side by side, marks and all. */
const areParallel = (one: Wire, other: Wire): boolean =>
  Math.min(one.from, one.to) === Math.min(other.from, other.to) &&
  Math.max(one.from, one.to) === Math.max(other.from, other.to)

/** Wires leave ahead and arrive from behind; those that run back leave and arrive at the sides. */
const sidePrice = (wire: Wire, end: 0 | 1, { side, ground }: { side: Way; ground: Ground }): number => {
  const { board, variant, asked } = ground
  const own = asked.get(endKey(wire.edge, end))
  if (own !== undefined) return side === own.side ? 0 : own.other
  const isArm = asked.has(endKey(wire.edge, end === 0 ? 1 : 0))
  const [from, to] = [board.items[wire.from]!, board.items[wire.to]!]
  const flow = board.items[commonOf(board, wire)]!.flow
  const ahead: Way = flow === 'down' ? 2 : 1
  const across = isLevel(ahead) ? !isLevel(side) : isLevel(side)
  if (from.row >= 0 && from.row === to.row && flow === 'down') return across ? 0 : price.level
  const isAfter = (first: Item, second: Item): boolean => isBeyond(first, second, ahead)
  const isLink = wire.given.link === true
  const isUpward = isLink && isAfter(to, from)
  const natural = (end === 0) !== isUpward ? ahead : opposite(ahead)
  if (isLink ? isUpward || isAfter(from, to) : !wire.isBack && isAfter(from, to))
    return side === natural
      ? 0
      : side === opposite(natural)
        ? price.wrongSide
        : Math.max(variant.side, isArm || (end === 1 && wire.given.arrivesAhead === true) ? price.armSide : 0)
  return side === natural ? price.backAhead : side === opposite(natural) ? price.backBehind : 0
}

/** Whether the second item begins after the first one ends, in a direction. */
const isBeyond = (first: Item, second: Item, ahead: Way): boolean =>
  ahead === 2 ? second.y > first.y + first.h - 1 : second.x > first.x + first.w - 1
