/**
 * Shares in percent: in whole percent that add up to exactly 100, where those with the largest remainders are rounded up
 * (Hamilton), or each for itself.
 */
import { sum } from 'd3-array'
import type { Color } from '../../src/scene/limits.ts'

/** The shares of values in percent, in their order; of a total of zero all are 0. */
export function wholeShares(values: number[]): number[] {
  const total = sum(values)
  if (total <= 0) return values.map(() => 0)
  const exact = values.map((value) => (100 * value) / total)
  const missing = 100 - sum(exact.map(Math.floor))
  const byRemainder = [...exact.keys()].toSorted((a, b) => remainder(exact[b]) - remainder(exact[a]))
  const rounded = new Set(byRemainder.slice(0, missing))
  return exact.map((share, index) => Math.floor(share) + (rounded.has(index) ? 1 : 0))
}

const remainder = (share = 0): number => share - Math.floor(share)

/** A share as text: never 0% of something, never 100% of less than everything. */
export const writeShare = (whole: number, share: number): string =>
  share > 0 && whole === 0 ? 'under 1%' : share < 1 && whole === 100 ? 'over 99%' : `${whole}%`

/** What a part is of a whole: `41%`, with one decimal below 10, and `0%` of nothing. */
export const percentOf = (part: number, whole: number): string => {
  const share = whole === 0 ? 0 : (100 * part) / whole
  return `${share < 10 ? Math.round(share * 10) / 10 : Math.round(share)}%`
}

/** A part of a whole: its share (0 to 1), where it begins, and its share as text. */
export type SharePart = { share: number; from: number; words: string }

/** The parts that values are of their sum, in order; their words add up to 100%. */
export function partsOf(values: number[]): SharePart[] {
  const [total, whole] = [sum(values), wholeShares(values)]
  let below = 0
  return values.map((value, index) => {
    const [from, share] = [below, total > 0 ? value / total : 0]
    below += share
    return { share, from, words: writeShare(whole[index] ?? 0, share) }
  })
}

/** Tones that differ from their neighbors without color; with more parts they repeat, and the order tells them apart. */
const tones = [
  { fill: 'rule', ink: 'ink' },
  { fill: 'none', ink: 'ink' },
  { fill: 'muted', ink: 'surface' },
  { fill: 'surface', ink: 'ink' },
] as const

/** The fill of a part, and the color of words on it. */
export type PartLook = { fill: Color; ink: Color }

export const partInFocus: PartLook = { fill: 'accent', ink: 'surface' }

/** The looks of parts in order. */
export const partLooks = (areFocus: boolean[]): PartLook[] =>
  areFocus.map((isFocus, index) => {
    const plain = areFocus.slice(0, index).filter((each) => !each).length
    return isFocus ? partInFocus : (tones[plain % tones.length] ?? partInFocus)
  })
