/**
 * Shares in percent, each rounded for itself: they may add up to 99 or 101, but none is printed as more or less than it is.
 */
import { sum } from 'd3-array'
import { writeFixed } from '../values/decimals.ts'

/** The shares that values are of their sum as text, in their order: never 0% of something, never 100% of less than everything. */
export function writeShares(values: readonly number[]): string[] {
  const total = sum(values)
  return values.map((value) => writeShare(total > 0 ? (100 * value) / total : 0))
}

const writeShare = (share: number): string => {
  const whole = writeFixed(share, 0)
  if (share > 0 && whole === '0') return 'under 1%'
  return share < 100 && whole === '100' ? 'over 99%' : `${whole}%`
}

/**
 * Says what written shares add up to where rounding makes it another number than 100; unknown with one under 1%.
 * `of` says which shares, behind that word.
 */
export function roundedSum(shares: readonly string[], of = ''): string | undefined {
  const total = sum(shares, (each) => Number.parseInt(each, 10))
  const isWhole = shares.every((each) => /^\d+%$/.test(each))
  return isWhole && total !== 100 ? `Shares${of} are rounded and add up to ${total}%.` : undefined
}

/** What a part is of a whole: `41%`, with one decimal below 10, and `0%` of nothing. */
export const percentOf = (part: number, whole: number): string => {
  const share = whole === 0 ? 0 : (100 * part) / whole
  return `${share < 10 ? Math.round(share * 10) / 10 : Math.round(share)}%`
}

/** A part of a whole: its share (0 to 1), where it begins, and its share as text. */
export type SharePart = { share: number; from: number; words: string }

/** The parts that values are of their sum, in order. */
export function partsOf(values: number[]): SharePart[] {
  const [total, words] = [sum(values), writeShares(values)]
  let below = 0
  return values.map((value, index) => {
    const [from, share] = [below, total > 0 ? value / total : 0]
    below += share
    return { share, from, words: words[index] ?? '' }
  })
}
