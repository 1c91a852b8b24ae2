/**
 * How many decimals numbers written together have: enough that none is rounded away and that two which differ do not
 * look alike; all the same where most of them need these.
 */
import { exponentOf } from './magnitude.ts'

/**
 * The decimals of numbers written together: three significant digits of the largest, without zeros that none needs; more
 * where two would look alike or, up to two more, where a small one would lose its digits. `exact` are never rounded. Of a measured series,
 * which is long, not every number is printed, unless `all` says so.
 */
export function decimalsFor(
  sizes: readonly number[],
  exact: readonly number[] = [],
  { all = false }: { all?: boolean } = {},
): number {
  const usual = usualDecimals([...sizes, ...exact])
  const small = sizes.filter((size) => size > 0)
  const kept = firstOf(usual, usual + 2, (decimals) => !small.some((size) => isLost(size, decimals))) ?? usual
  const apart =
    sizes.length > most && !all ? kept : (firstOf(kept, kept + 6, (decimals) => areApart(sizes, decimals)) ?? kept)
  return Math.max(apart, ...exact.map(ownDecimals))
}

/**
 * Whether all numbers have as many decimals, zeros too: of 36.4, 12.0 and 3.5 most need one, and three digits of the
 * largest include it. Beside 412 the second decimal of 1.35 is its own, and beside four whole numbers that of 2.5.
 */
export const areAlike = (sizes: readonly number[], decimals: number): boolean => {
  const written = sizes.filter((size) => size > 0)
  const needed = written.filter((size) => decimalsIn(writeFixed(size, decimals)) > 0)
  return decimals <= usualDecimals(sizes) && 2 * needed.length >= written.length
}

/** The same digits without the zeros at their end that say nothing. */
export const withoutZeros = (digits: string): string =>
  digits.replace(/\.?0+$/, (zeros) => (digits.includes('.') ? '' : zeros))

/** A number without the binary dust of sums and products of decimal fractions: 0.3, not 0.30000000000000004. */
export const withoutDust = (value: number): number => Number(value.toPrecision(12))

/** Whether so few decimals would round a number by more than a twentieth. */
export const isLost = (size: number, decimals: number): boolean =>
  Math.abs(Number(writeFixed(size, decimals)) - size) > size / 20

/** Rounded half up as the number is meant in decimal: 2.775 to 2.78, although its double, or a difference of two, is less. */
export const writeFixed = (size: number, decimals: number): string => {
  const [digits = '', power = '0'] = String(withoutDust(size)).split('e')
  return (Math.round(Number(`${digits}e${Number(power) + decimals}`)) / 10 ** decimals).toFixed(decimals)
}

/** More numbers than these are a measured series. */
const most = 60

/** The first number of decimals that will do, if there is one. */
const firstOf = (from: number, to: number, suffices: (decimals: number) => boolean): number | undefined =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).find(suffices)

const usualDecimals = (sizes: readonly number[]): number => {
  const digits = Math.min(20, Math.max(0, 2 - exponentOf(Math.max(0, ...sizes))))
  return Math.max(0, ...sizes.map((size) => decimalsIn(size.toFixed(digits))))
}

const areApart = (sizes: readonly number[], decimals: number): boolean => {
  const different = new Set(sizes.map((size) => withoutDust(size)))
  return new Set([...different].map((size) => writeFixed(size, decimals))).size === different.size
}

/** The decimals that a number was written with, as far as doubles tell. */
const ownDecimals = (size: number): number =>
  size >= 1e9 ? 0 : decimalsIn(withoutDust(size).toFixed(Math.max(0, 9 - Math.max(0, exponentOf(size)))))

const decimalsIn = (digits: string): number => withoutZeros(digits).split('.')[1]?.length ?? 0
