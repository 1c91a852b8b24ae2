/**
 * Brackets that hold pods from below: their ticks meet what they hold.
 */
import { up } from '../../drawing/rect.ts'
import { bendRadius } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** A bar as long as all these columns, with ticks up or down to the points that it holds. */
export const bracket = (
  columns: readonly number[],
  { bar, ticks }: { bar: number; ticks: readonly Point[] },
): string => {
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const topAt = (x: number): number | undefined => ticks.find((tick) => tick.x === x)?.y
  const [first, last] = [topAt(left), topAt(right)]
  const turn = (first ?? bar) > bar ? -bendRadius : bendRadius
  if (left === right) return `M ${left} ${bar} V ${first ?? bar}`
  const start =
    first === undefined ? `M ${left} ${bar}` : `M ${left} ${first} V ${bar - turn} q 0 ${turn} ${bendRadius} ${turn}`
  const inner = ticks.filter(({ x }) => x > left && x < right).map(({ x, y }) => `M ${x} ${bar} V ${y}`)
  const end =
    last === undefined ? `H ${right}` : `H ${right - bendRadius} q ${bendRadius} 0 ${bendRadius} ${-turn} V ${last}`
  return [`${start} ${end}`, ...inner].join(' ')
}

/** What leads down from a bracket is at least so far from its ticks, in pixels: nearer, it looks torn off. */
const apart = 32

/** Where what leads down begins: where it is wanted, or as the tick that is too near goes on. */
export const trunkOf = (wanted: Point, ticks: readonly Point[]): Point =>
  ticks.find(({ x }) => Math.abs(x - wanted.x) < apart) ?? wanted

/** A line down that parts halfway to several ends. */
export const forkTo = (ends: readonly number[], { x, y }: Point, to: number): string => {
  if (ends.length < 2) return `M ${x} ${y} V ${to}`
  const fork = up((y + to) / 2)
  return `M ${x} ${y} V ${fork} ${bracket(ends, { bar: fork, ticks: ends.map((end) => ({ x: end, y: to })) })}`
}
