/**
 * Brackets that hold pods from below: their ticks meet what they hold.
 */
import { bendRadius } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** A bar as long as all these columns, with ticks up to the points that it holds. */
export const bracket = (
  columns: readonly number[],
  { bar, ticks }: { bar: number; ticks: readonly Point[] },
): string => {
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const topAt = (x: number): number | undefined => ticks.find((tick) => tick.x === x)?.y
  const [first, last] = [topAt(left), topAt(right)]
  if (left === right) return `M ${left} ${bar} V ${first ?? bar}`
  const start =
    first === undefined
      ? `M ${left} ${bar}`
      : `M ${left} ${first} V ${bar - bendRadius} q 0 ${bendRadius} ${bendRadius} ${bendRadius}`
  const inner = ticks.filter(({ x }) => x > left && x < right).map(({ x, y }) => `M ${x} ${bar} V ${y}`)
  const end =
    last === undefined
      ? `H ${right}`
      : `H ${right - bendRadius} q ${bendRadius} 0 ${bendRadius} ${-bendRadius} V ${last}`
  return [`${start} ${end}`, ...inner].join(' ')
}

/** What leads down from a bracket is at least so far from its ticks, in pixels: nearer, it looks torn off. */
const apart = 32

/** Where what leads down begins: where it is wanted, or as the tick that is too near goes on. */
export const trunkOf = (wanted: Point, ticks: readonly Point[]): Point =>
  ticks.find(({ x }) => Math.abs(x - wanted.x) < apart) ?? wanted
