/**
 * Groups below each other have their walls in line, where nothing is in the way: neighbors of one kind look like one.
 */
import { append } from '../model/append.ts'
import { type Board, type Item, itemOf } from '../model/board.ts'
import type { Arc } from '../solve/feasible.ts'
import type { Spot } from '../solve/program.ts'
import { type Axis, otherAxis, sizeOf, startOf } from './axis.ts'
import type { Places } from './places.ts'

/** How much of the longer of two groups the shorter one must have beside it, and how far a wall moves at most, in units. */
const share = 0.4
const farthest = 32

/** Moves walls outward in a solution, as far as its distances allow. */
export function alignWalls(
  at: Int32Array,
  arcs: readonly Arc[],
  { board, places, axis }: { board: Board; places: Places; axis: Axis },
): void {
  const stacks = stacksIn(board, axis)
  if (stacks.length === 0) return
  const [before, after] = [new Map<number, Arc[]>(), new Map<number, Arc[]>()]
  for (const arc of arcs) {
    append(before, arc.to, arc)
    append(after, arc.from, arc)
  }
  for (const stack of stacks) {
    const walls = stack.map((group) => ({ group, low: places.low(group.index), high: places.high(group.index) }))
    const low = Math.min(...walls.map((wall) => at[wall.low.variable]!))
    const high = Math.max(...walls.map((wall) => at[wall.high.variable]!))
    for (const { group, ...wall } of walls) {
      const [first, last] = [wall.low.variable, wall.high.variable]
      const least = Math.max(low, ...(before.get(first) ?? []).map(({ from, length }) => at[from]! + length))
      const most = Math.min(high, ...(after.get(last) ?? []).map(({ to, length }) => at[to]! - length))
      const down = at[first]! - least <= farthest ? Math.max(0, at[first]! - least) : 0
      const up = most - at[last]! <= farthest ? Math.max(0, most - at[last]!) : 0
      const sides = sidesOf(group, { at, board, places })
      // What is in one column stays in the middle.
      const even = sides === undefined ? Infinity : Math.min(sides[0] + down, sides[1] + up)
      at[first]! -= Math.min(down, Math.max(0, even - (sides?.[0] ?? 0)))
      at[last]! += Math.min(up, Math.max(0, even - (sides?.[1] ?? 0)))
    }
  }
}

/** From the walls of a group to the column of all that is inside; undefined where that is more than one column. */
const sidesOf = (
  { index, kids }: Item,
  { at, board, places }: { at: Int32Array; board: Board; places: Places },
): [before: number, after: number] | undefined => {
  const placeOf = ({ variable, offset }: Spot): number => at[variable]! + offset
  const inside = kids
    .filter((kid) => itemOf(board, kid).wall < 0)
    .map((kid) => ({ low: placeOf(places.low(kid)), high: placeOf(places.high(kid)) }))
  if (new Set(inside.map(({ low, high }) => low + high)).size !== 1) return undefined
  const low = Math.min(...inside.map((each) => each.low))
  const high = Math.max(...inside.map((each) => each.high))
  return [low - placeOf(places.low(index)), placeOf(places.high(index)) - high]
}

/** Sibling groups that are below each other, seen along the axis, and of which neighbors are of similar length. */
const stacksIn = ({ items }: Board, axis: Axis): Item[][] =>
  items.flatMap(({ kids }) => {
    const groups = kids.map((kid) => itemOf({ items }, kid)).filter(({ isGroup, isLane }) => isGroup && !isLane)
    const stacks: Item[][] = []
    for (const group of groups) {
      const stack = stacks.find((each) => each.every((other) => areStacked(group, other, axis)))
      if (stack === undefined) stacks.push([group])
      else stack.push(group)
    }
    return stacks.filter(({ length }) => length > 1)
  })

const areStacked = (a: Item, b: Item, axis: Axis): boolean => {
  const other = otherAxis(axis)
  const isApart =
    startOf(a, other) >= startOf(b, other) + sizeOf(b, other) ||
    startOf(b, other) >= startOf(a, other) + sizeOf(a, other)
  const shared =
    Math.min(startOf(a, axis) + sizeOf(a, axis), startOf(b, axis) + sizeOf(b, axis)) -
    Math.max(startOf(a, axis), startOf(b, axis))
  return isApart && shared >= share * Math.max(sizeOf(a, axis), sizeOf(b, axis))
}
