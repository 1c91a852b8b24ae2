/**
 * The order of what is in each column: the one with the fewest crossings that a few sweeps find.
 */
import { mean, range } from 'd3-array'

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
  for (const column of columns) number(column)
  let best: Stop[][] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const sweep of range(sweeps)) {
    const isRightward = sweep % 2 === 0
    for (const column of isRightward ? columns : columns.toReversed()) sortByMeans(column, stretches, isRightward)
    untangle(columns, stretches)
    const count = crossings(stretches)
    if (count < fewest) [best, fewest] = [columns.map((column) => [...column]), count]
  }
  for (const [index, column] of columns.entries()) column.splice(0, column.length, ...(best[index] ?? []))
}

const number = (column: readonly Stop[]): void => {
  for (const [index, stop] of column.entries()) stop.y = index * rank
}

/** Stops by the mean height of what they are joined to on one side; others keep their rank. */
const sortByMeans = (column: Stop[], stretches: readonly Stretch[], isRightward: boolean): void => {
  const heightsOf = (stop: Stop): number[] =>
    isRightward
      ? stretches.filter(({ to }) => to === stop).map(startOf)
      : stretches.filter(({ from }) => from === stop).map(endOf)
  const means = new Map(column.map((stop) => [stop, mean(heightsOf(stop)) ?? stop.y]))
  column.sort((a, b) => (means.get(a) ?? 0) - (means.get(b) ?? 0))
  number(column)
}

/** Exchanges neighbors as long as that leaves fewer crossings. */
const untangle = (columns: readonly Stop[][], stretches: readonly Stretch[]): void => {
  let fewest = crossings(stretches)
  for (let before = Number.POSITIVE_INFINITY; fewest < before; ) {
    before = fewest
    for (const column of columns)
      for (const index of range(column.length - 1)) {
        exchange(column, index)
        const count = crossings(stretches)
        if (count < fewest) fewest = count
        else exchange(column, index)
      }
  }
}

const exchange = (column: Stop[], index: number): void => {
  column.splice(index, 2, ...column.slice(index, index + 2).toReversed())
  number(column)
}

/** How often stretches between the same two columns change sides. */
const crossings = (stretches: readonly Stretch[]): number => {
  let count = 0
  for (const [index, one] of stretches.entries())
    for (const other of stretches.slice(index + 1))
      if (one.from.column === other.from.column && (startOf(one) - startOf(other)) * (endOf(one) - endOf(other)) < 0)
        count++
  return count
}
