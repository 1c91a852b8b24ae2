/**
 * Bins of values: of equal width with round bounds, or of one ratio. Every value is in one of them.
 */
import { bin, extent, thresholdFreedmanDiaconis, tickStep, ticks } from 'd3-array'
import { withoutDust } from '../values/decimals.ts'
import { linearTicks } from './ticks.ts'

/** A bin from one bound up to the next, which is excluded unless the bin is the last. */
export type Bin = { from: number; to: number; count: number }

/** The most bins of equal width: more are no longer told apart. */
const mostBins = 60

/**
 * Bins of equal width with round bounds, about as many as Sturges' rule suggests, or that of Freedman and Diaconis if it
 * suggests more: one value far from all others makes the range wide, and not the bins. Of few whole numbers each has its
 * own, in whose middle it is.
 */
export function linearBins(values: readonly number[]): Bin[] {
  const [low = 0, high = 0] = extent(values)
  const { domain } = linearTicks(low, high)
  const sturges = Math.ceil(Math.log2(Math.max(1, values.length))) + 1
  const wanted = high > low ? Math.min(mostBins, thresholdFreedmanDiaconis([...values], low, high)) : 0
  const round = boundsAround(domain, Math.max(4, sturges, wanted))
  const bounds = isCounted(values, round) ? boundsOfWhole(low, high) : round
  const ends: [number, number] = [bounds[0] ?? low, bounds.at(-1) ?? high]
  return bin()
    .domain(ends)
    .thresholds(bounds.slice(1, -1))(values)
    .map(({ x0, x1, length }) => ({ from: x0 ?? ends[0], to: x1 ?? ends[1], count: length }))
}

/** Whether each whole number has a bin of its own: where round bins are no wider, or few numbers have many values. */
const isCounted = (values: readonly number[], [first = 0, second = 0]: number[]): boolean => {
  const [low = 0, high = 0] = extent(values)
  const areFew = high - low < mostCounted && values.length >= 3 * (high - low + 1)
  return (second - first <= 1 || areFew) && values.every(Number.isInteger)
}

/** So many whole numbers are still read one by one. */
const mostCounted = 24

/** Bounds halfway between whole numbers, which are in the middle of their bins. */
const boundsOfWhole = (low: number, high: number): number[] => {
  // One value alone would be as wide as the axis.
  const from = low === high ? low - Math.min(2, low < 0 ? 2 : low) : low
  const to = low === high ? high + 2 : high
  return Array.from({ length: to - from + 2 }, (_, index) => from + index - 0.5)
}

/** Round bounds at one distance, about `count` of them, from at or before `low` to at or after `high`. */
const boundsAround = ([low, high]: [number, number], count: number): number[] => {
  const inside = ticks(low, high, count)
  const [first, last] = [inside[0] ?? low, inside.at(-1) ?? high]
  const step = tickStep(low, high, count)
  // Where the ends are no bounds themselves, the outermost bins are as wide as all others.
  return [
    ...(first > low ? [withoutDust(first - step)] : []),
    ...inside,
    ...(last < high ? [withoutDust(last + step)] : []),
  ]
}

/** Bins whose bounds rise by one factor, `perDecade` of them for each power of ten; values are positive. */
export function logBins(values: readonly number[], perDecade = 5): Bin[] {
  const [low = 1, high = 1] = extent(values)
  const boundOf = (index: number): number => boundAt(index / perDecade)
  // Logarithms are not exact at powers of ten: the bounds themselves decide.
  let first = Math.floor(Math.log10(low) * perDecade)
  while (boundOf(first) > low) first--
  while (boundOf(first + 1) <= low) first++
  let last = first + 1
  while (boundOf(last) < high) last++
  const bounds = Array.from({ length: last - first + 1 }, (_, index) => boundOf(first + index))
  return bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? 0
    const isLast = index === bounds.length - 2
    return {
      from,
      to,
      count: values.filter((value) => value >= from && (value < to || (isLast && value <= to))).length,
    }
  })
}

/** A power of ten to four digits, exact where the exponent is whole. */
const boundAt = (exponent: number): number => Number((10 ** exponent).toPrecision(4))
