/**
 * How the numbers of one picture are written, from their values and unit alone: `48.2k`, `$48.2k`, `5%`, `300 ms`.
 *
 * Numbers written together share the scale, and the decimals if most of them need these: three significant digits of the
 * largest, or more where two that differ would look alike (decimals.ts). Far smaller numbers are written in their own: `780k` beside `1.2M`, `3 kB`
 * beside numbers of gigabytes. Where neither a suffix nor a prefix makes a number readable, it has a power of ten:
 * `4.5e−9`. Minus is U+2212. `$` and `%` belong to the number, other units to the title of the axis, so that no unit
 * appears twice.
 */

import { counted } from '../../src/scene/singular.ts'
import { areAlike, decimalsFor, isLost, withoutDust, withoutZeros, writeFixed } from './decimals.ts'
import { type CountedUnit, isGlued, isTiny, type Magnitude, scaleOf, suffixScale, wholeUnit } from './magnitude.ts'

/** Writes numbers of one unit. */
export type NumberFormat = {
  /** As beside a mark whose axis names the unit: `300`, `48.2k`, `$48.2k`, `5%`. */
  short: (value: number) => string
  /** The same for a difference: `+4.7k`, `−$5.6k`. */
  signed: (value: number) => string
  /** As in a sentence: `300 ms`. */
  full: (value: number) => string
  /** The measure with the unit that `short` leaves out: `Response time (ms)`. */
  titled: (measure: string) => string
}

/** What a format depends on besides the values. */
type FormatOptions = {
  /** Numbers whose scale they share: the ticks of an axis are written as the values that are measured on it. */
  like?: Iterable<number>
  /** Numbers that are never rounded, such as a target: 99.95% is not 100%. */
  exact?: Iterable<number>
  /** Whether all have one unit, unless it would take a power of ten: of a column, numbers are compared and units are not read. */
  isOneUnit?: boolean
  /** Whether each of them is written, however many there are, so that two which differ must not look alike. */
  all?: boolean
}

/** The format of numbers like `values`; those in `exact` keep every digit. */
export function formatFor(
  values: Iterable<number>,
  unit = '',
  { like = values, exact = [], all = false, isOneUnit = false }: FormatOptions = {},
): NumberFormat {
  const whole = wholeUnit(unit)
  if (whole !== undefined && largestOf(like) >= 1000) return inWhole(whole, values, { like, exact, all, isOneUnit })
  const style = styleOf([...values].map(Math.abs), { scale: scaleOf(largestOf(like), unit), exact: [...exact], all })
  const { scale } = style
  const before = isPrefix(whole?.unit ?? unit) ? (whole?.unit ?? unit) : ''
  const after = whole?.letter ?? (isGlued(unit) ? unit : '')
  const spaced = before !== '' || isGlued(unit) ? '' : (whole?.unit ?? scale.unit)
  const isFar = (value: number): boolean =>
    isFarBelow(Math.abs(value), { scale, unit }) && !(isOneUnit && Math.abs(value) / scale.factor >= finest)
  const short = (value: number): string => {
    if (isFar(value)) return formatFor([value], unit).full(value)
    const digits = write(Math.abs(value), style)
    // None of a thousand is none.
    const last = value === 0 && whole !== undefined ? '' : after
    return `${value < 0 && Number.parseFloat(digits) !== 0 ? '−' : ''}${before}${digits}${last}`
  }
  return {
    short,
    signed: (value) => `${value > 0 ? '+' : ''}${short(value)}`,
    full: (value) => {
      const isWhole = spaced === '' || isFar(value)
      return isWhole ? short(value) : counted(short(value), spaced)
    },
    // A measure that is its unit, such as changes, is said once.
    titled: (measure) =>
      spaced === '' || ` ${measure} `.toLowerCase().includes(` ${spaced.toLowerCase()} `)
        ? measure
        : `${measure} (${spaced})`,
  }
}

/** The format of numbers that are given in thousands or millions and are more than that: as of the same numbers in ones. */
const inWhole = (
  { unit, factor }: CountedUnit,
  values: Iterable<number>,
  { like = values, exact = [], ...more }: FormatOptions,
): NumberFormat => {
  const ones = (value: number): number => withoutDust(value * factor)
  const all = (each: Iterable<number>): number[] => [...each].map(ones)
  const format = formatFor(all(values), unit, { like: all(like), exact: all(exact), ...more })
  return {
    short: (value) => format.short(ones(value)),
    signed: (value) => format.signed(ones(value)),
    full: (value) => format.full(ones(value)),
    titled: format.titled,
  }
}

/** The format of the values of rows. */
export const formatOf = (rows: readonly { value: number }[], unit?: string): NumberFormat =>
  formatFor(
    rows.map(({ value }) => value),
    unit,
  )

/** A difference in whole percent: `+18%`; none where it rounds to zero. */
export function wholePercent(amount: number): string | undefined {
  const whole = Math.round(amount)
  return whole === 0 ? undefined : formatFor([whole], '%').signed(whole)
}

/** A ratio with two significant digits, or three of a hundred and more: `2.1×`, `14×`, `175×`. */
export function writeTimes(ratio: number): string {
  const rounded = Number(ratio.toPrecision(ratio < 99.5 ? 2 : 3))
  return formatFor([rounded], '×').short(rounded)
}

const largestOf = (values: Iterable<number>): number => {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  return largest
}

const isPrefix = (unit: string): boolean => /^\p{Sc}$/u.test(unit)

/** Below this size, numbers have a power of ten where all are that small, and below the next one beside larger ones. */
const [fine, finest] = [0.001, 0.0001]
/** From this size on, they have a power of ten too; with a suffix there are none of this size. */
const huge = 1e9

/** So far below the common unit that a smaller one, written at the number, reads better: 3 kB beside gigabytes. */
const isFarBelow = (size: number, { scale, unit }: { scale: Magnitude; unit: string }): boolean =>
  size > 0 && scale.suffix === '' && size / scale.factor < fine && scaleOf(size, unit).factor !== scale.factor

/** The common scale; the decimals of numbers divided by a factor; numbers below `least` have a power of ten and so many digits more. */
type Style = { scale: Magnitude; decimals: Map<number, Decimals>; least: number; digits: number }

/** The most decimals of numbers with one suffix, and whether all of them have these. */
type Decimals = { most: number; areAlike: boolean }

type StyleOptions = { scale: Magnitude; exact: number[]; all: boolean }

const styleOf = (sizes: number[], { scale, exact, all }: StyleOptions): Style => {
  const common = sizes.filter((size) => !isTiny(size, scale)).map((size) => size / scale.factor)
  const least = largestOf(common) < fine ? fine : finest
  const isWritten = (share: number): boolean => share >= least && share < huge
  const factorOf = (size: number): number => (isTiny(size, scale) ? suffixScale(size) : scale).factor
  const factors = new Set([scale.factor, ...[...sizes, ...exact.map(Math.abs)].map(factorOf)])
  const sharesBy = (factor: number, of: number[]): number[] =>
    of.filter((size) => factorOf(size) === factor).map((size) => size / factor)
  const decimals = [...factors].map((factor): [number, Decimals] => {
    const shares = sharesBy(factor, sizes).filter(isWritten)
    const kept = sharesBy(factor, exact.map(Math.abs))
    const most = decimalsFor(shares, kept, { all })
    // Money is written in cents or without any.
    const isCents = isPrefix(scale.unit) && factor === 1 && most === 2
    return [factor, { most, areAlike: isCents || areAlike([...shares, ...kept], most) }]
  })
  const powers = new Set(sizes.map((size) => size / factorOf(size)).filter((share) => share > 0 && !isWritten(share)))
  return { scale, decimals: new Map(decimals), least, digits: digitsApart([...powers]) }
}

const write = (size: number, { scale, decimals, least, digits: more }: Style): string => {
  if (size === 0) return '0'
  const { factor, suffix } = isTiny(size, scale) ? suffixScale(size) : scale
  const share = size / factor
  if (share < least || share >= huge) return scientific(share, more)
  const common = decimals.get(factor)
  const own = common === undefined || isLost(share, common.most) ? decimalsFor([share]) : common.most
  const digits = writeFixed(share, own)
  return `${grouped(common?.areAlike === true ? digits : withoutZeros(digits))}${suffix}`
}

/** How many digits tell numbers apart that are written with a power of ten, after the first: two, or as many as it takes. */
const digitsApart = (sizes: readonly number[]): number => {
  const most = 5
  const writtenWith = (digits: number): number => new Set(sizes.map((size) => size.toExponential(digits))).size
  const all = writtenWith(most)
  return [2, 3, 4].find((digits) => writtenWith(digits) === all) ?? most
}

/** So many significant digits after the first and a power of ten: `4.5e−9`. */
const scientific = (size: number, more: number): string => {
  const [digits = '', power = ''] = size.toExponential(more).split('e')
  return `${Number(digits)}e${power.replace('+', '').replace('-', '−')}`
}

/** Digits in groups of three before the point. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ',')
