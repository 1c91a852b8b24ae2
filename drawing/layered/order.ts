/**
 * The order of what is in each column: the one with the fewest crossings that a few sweeps find.
 */
import { group, mean, range } from 'd3-array'

/** Something in a column: a box, or the lane of a join that passes. `y` is its top, or its rank while it is ordered. */
export type Stop = { column: number; h: number; y: number; isLane: boolean }

/** The part of a join between two neighbor columns, with the heights of its ends below the tops of both. */
export type Stretch = { from: Stop; to: Stop; fromY: number; toY: number; weight: number }

/** Where a stretch begins, and where it ends. */
export const startOf = ({ from, fromY }: Stretch): number => from.y + fromY
export const endOf = ({ to, toY }: Stretch): number => to.y + toY

const sweeps = 8
/** From one rank to the next, so that ports of one box differ by less. */
const rank = 10_000

/** Orders every column in place. */
export function orderColumns(columns: readonly Stop[][], stretches: readonly Stretch[]): void {
  const sides = sidesOf(stretches)
  for (const column of columns) number(column)
  let best: Stop[][] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const sweep of range(sweeps)) {
    const isRightward = sweep % 2 === 0
    for (const column of isRightward ? columns : columns.toReversed()) sortByMeans(column, sides, isRightward)
    untangle(columns, sides)
    const count = crossings(sides)
    if (count < fewest) [best, fewest] = [columns.map((column) => [...column]), count]
  }
  for (const [index, column] of columns.entries()) column.splice(0, column.length, ...(best[index] ?? []))
}

const number = (column: readonly Stop[]): void => {
  for (const [index, stop] of column.entries()) stop.y = index * rank
}

/** The stretches by the stop that they begin at, by the one that they end at, and by the column that they begin in. */
type Sides = { from: Map<Stop, Stretch[]>; to: Map<Stop, Stretch[]>; columns: Stretch[][] }

const sidesOf = (stretches: readonly Stretch[]): Sides => ({
  from: group(stretches, ({ from }) => from),
  to: group(stretches, ({ to }) => to),
  columns: [...group(stretches, ({ from }) => from.column).values()],
})

/** Stops by the mean height of what they are joined to on one side; others keep their rank. */
const sortByMeans = (column: Stop[], { from, to }: Sides, isRightward: boolean): void => {
  const heightsOf = (stop: Stop): number[] =>
    isRightward ? (to.get(stop) ?? []).map(startOf) : (from.get(stop) ?? []).map(endOf)
  const means = new Map(column.map((stop) => [stop, mean(heightsOf(stop)) ?? stop.y]))
  column.sort((a, b) => (means.get(a) ?? 0) - (means.get(b) ?? 0))
  number(column)
}

/** Exchanges neighbors as long as that leaves fewer crossings. */
const untangle = (columns: readonly Stop[][], sides: Sides): void => {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const column of columns)
      for (const index of range(column.length - 1)) {
        const [upper, lower] = column.slice(index, index + 2) as [Stop, Stop]
        if (gainOf(upper, lower, sides) <= 0) continue
        column.splice(index, 2, lower, upper)
        number(column)
        isBetter = true
      }
  }
}

/** How many crossings fewer there are with two neighbors exchanged: only what is joined to both changes. */
const gainOf = (upper: Stop, lower: Stop, { from, to }: Sides): number => {
  let gain = 0
  for (const one of to.get(upper) ?? [])
    for (const other of to.get(lower) ?? []) gain += Math.sign(startOf(one) - startOf(other))
  for (const one of from.get(upper) ?? [])
    for (const other of from.get(lower) ?? []) gain += Math.sign(endOf(one) - endOf(other))
  return gain
}

/** How often stretches between the same two columns change sides. */
const crossings = ({ columns }: Sides): number => {
  let count = 0
  for (const column of columns)
    for (const [index, one] of column.entries())
      for (const other of column.slice(index + 1))
        if ((startOf(one) - startOf(other)) * (endOf(one) - endOf(other)) < 0) count++
  return count
}
