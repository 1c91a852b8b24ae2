/**
 * Groups below each other have their walls in line, where nothing is in the way: neighbors of one kind look like one.
 */
import { append } from '../model/append.ts'
import { type Board, type Item, itemOf } from '../model/board.ts'
import type { Arc } from '../solve/feasible.ts'
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
    const [lows, highs] = [
      stack.map(({ index }) => places.low(index).variable),
      stack.map(({ index }) => places.high(index).variable),
    ]
    const low = Math.min(...lows.map((variable) => at[variable]!))
    const high = Math.max(...highs.map((variable) => at[variable]!))
    for (const variable of lows) {
      const least = Math.max(low, ...(before.get(variable) ?? []).map(({ from, length }) => at[from]! + length))
      if (at[variable]! - least <= farthest) at[variable] = Math.min(at[variable]!, least)
    }
    for (const variable of highs) {
      const most = Math.min(high, ...(after.get(variable) ?? []).map(({ to, length }) => at[to]! - length))
      if (most - at[variable]! <= farthest) at[variable] = Math.max(at[variable]!, most)
    }
  }
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
