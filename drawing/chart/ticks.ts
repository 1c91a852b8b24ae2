/**
 * Round ticks: three to seven readable values, at any magnitude, and a domain that ends on them.
 */
import { nice, ticks } from 'd3-array'

/** The ends of an axis and its ticks, lowest first. */
export type Ticks = { domain: [low: number, high: number]; ticks: number[] }

/** How many ticks to try, best first. */
const counts = [5, 4, 6, 3, 7, 2, 8]

/** Ticks from at or below `low` to at or above `high`. Between whole numbers they are whole where there is room. */
export function linearTicks(low: number, high: number): Ticks {
  const [from, to] = isFlat(low, high) ? fromZero(low, high) : [low, high]
  const tried = counts.map((count) => roundBetween(from, to, count)).filter(({ ticks }) => isReadable(ticks))
  const isWhole = Number.isInteger(from) && Number.isInteger(to) && to - from >= 2
  const whole = isWhole ? tried.filter(({ ticks }) => ticks.every(Number.isInteger)) : []
  const best = tightest(whole) ?? tightest(tried)
  if (best === undefined) throw new Error(`no round ticks from ${from} to ${to}`)
  return best
}

/** The one that extends least beyond the values; the first of several. */
const tightest = (tried: Ticks[]): Ticks | undefined =>
  tried.reduce<Ticks | undefined>(
    (best, each) => (best === undefined || lengthOf(each) < 0.999 * lengthOf(best) ? each : best),
    undefined,
  )

const lengthOf = ({ domain: [low, high] }: Ticks): number => high - low

const isReadable = ({ length }: number[]): boolean => length >= 3 && length <= 7

/** Values that differ by less than nine digits show. */
const isFlat = (low: number, high: number): boolean =>
  high - low <= 1e-9 * Math.max(Math.abs(low), Math.abs(high)) || high - low < 1e-300

/** Equal values are shown from zero. */
const fromZero = (low: number, high: number): [number, number] =>
  Math.max(Math.abs(low), Math.abs(high)) < 1e-300 ? [0, 1] : [Math.min(0, low), Math.max(0, high)]

const roundBetween = (low: number, high: number, count: number): Ticks => {
  const domain = nice(low, high, count)
  return { domain, ticks: ticks(...domain, count) }
}

/** Ticks for a logarithmic axis between two positive numbers: powers of ten, within one decade also 2 and 5 times them. */
export function logTicks(low: number, high: number): Ticks {
  const first = Math.floor(exponent(low))
  const last = Math.max(first + 1, Math.ceil(exponent(high)))
  const domain: Ticks['domain'] = [power(first), power(last)]
  if (last - first === 1) return { domain, ticks: [1, 2, 5, 10].map((digit) => digit * power(first)) }
  const step = Math.ceil((last - first) / 6)
  const count = Math.floor((last - first) / step) + 1
  return { domain, ticks: Array.from({ length: count }, (_, index) => power(first + index * step)) }
}

/** A round number that is hardly above another, or that one: what an axis ends at is then written. */
const nearTick = (value: number): number => {
  const size = power(Math.floor(exponent(value)))
  const tick = [1, 2, 5, 10].map((digit) => Number((digit * size).toPrecision(3))).find((each) => each >= value)
  return tick !== undefined && tick <= 1.1 * value ? tick : value
}

/** The same for an axis that ends at the two numbers, or a little later at a tick: the roundest ticks of which at least three lie between them. */
export function logTicksWithin(low: number, end: number): Ticks {
  const high = nearTick(end)
  const decades = Array.from({ length: Math.ceil(exponent(high)) - Math.floor(exponent(low)) + 1 }, (_, index) =>
    power(Math.floor(exponent(low)) + index),
  )
  const tried = [
    logTicks(low, high).ticks,
    decades.flatMap((decade) => [1, 2, 5].map((digit) => Number((digit * decade).toPrecision(3)))),
    linearTicks(low, high).ticks,
  ].map((ticks) => ticks.filter((tick) => tick >= low && tick <= high))
  return { domain: [low, high], ticks: tried.find(isReadable) ?? [low, high] }
}

// Math.log10 of a power of ten is exact; powers are read, not multiplied, so that 0.001 is 0.001.
const exponent = (value: number): number => Math.log10(value)
const power = (of: number): number => Number(`1e${of}`)
