/**
 * Sibling groups whose first rows are one have their upper walls pulled level too, and those whose last rows are, their lower
 * ones: frames side by side read as one row.
 */
import { type Item, itemOf, leavesOf } from '../model/board.ts'
import { pull } from '../model/weights.ts'
import type { Program, Spot } from '../solve/program.ts'
import { type Axis, middleOf, sizeOf, startOf } from './axis.ts'
import type { Places, Scene } from './places.ts'

export function levelWalls(program: Program, { low, high }: Places, { board, axis }: Scene): void {
  // Tops and bottoms as drawn: left and right walls are moved where they are free to, without moving what is inside.
  if ((axis === 'y') === board.isTurned) return
  const leaves = leavesOf(board)
  for (const { kids } of board.items) {
    const groups = kids.map((kid) => itemOf(board, kid)).filter(({ isGroup, isLane }) => isGroup && !isLane)
    if (groups.length < 2) continue
    const outermost = groups.map((group) => outermostOf(group, { leaves, axis }))
    for (const [index, group] of groups.slice(1).entries())
      for (const side of ['first', 'last'] as const) {
        const spot = (of: Item): Spot => (side === 'first' ? low(of.index) : high(of.index))
        // The nearest before it in the list: a chain of pulls joins all.
        const before = outermost
          .slice(0, index + 1)
          .findLastIndex((each) => areLevel(each?.[side], outermost[index + 1]?.[side], axis))
        if (before >= 0) program.pull(spot(groups[before]!), spot(group), pull.level)
      }
  }
}

type Ends = { first: Item; last: Item }

/** What begins first in a group, and what ends last. */
const outermostOf = (group: Item, { leaves, axis }: { leaves: readonly Item[]; axis: Axis }): Ends | undefined => {
  const inside = leaves.filter(({ within, wall }) => within.includes(group.index) && wall < 0)
  const [one] = inside
  if (one === undefined) return undefined
  const endOf = (item: Item): number => startOf(item, axis) + sizeOf(item, axis)
  return {
    first: inside.reduce((best, other) => (startOf(other, axis) < startOf(best, axis) ? other : best), one),
    last: inside.reduce((best, other) => (endOf(other) > endOf(best) ? other : best), one),
  }
}

/** Of one row or column, or with their middles at one place. */
const areLevel = (one: Item | undefined, other: Item | undefined, axis: Axis): boolean => {
  if (one === undefined || other === undefined) return false
  const name = axis === 'y' ? 'row' : 'column'
  return (one[name] >= 0 && one[name] === other[name]) || middleOf(one, axis) === middleOf(other, axis)
}
