/**
 * The scales of bullets: each row has its own, so that all targets are on one line, and left or right of it means the
 * same in every row of a group.
 */
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { withoutDust, withoutZeros } from '../../drawing/values/decimals.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** A row with what it should reach. */
export type BulletRow = ValueRow & {
  value: number
  target: number
  better: 'higher' | 'lower'
  bands?: number[] | undefined
  unit?: string | undefined
}

/** What groups have in common: which side of the target is good. `missing`: what a row lacks to 100% is drawn. */
export type BulletKind = 'lower' | 'higher' | 'missing'

/** The order of groups. */
export const bulletKinds = ['lower', 'higher', 'missing'] as const satisfies BulletKind[]

/** Near 100%, differences are seen in what is missing: 0.05% against 0.1%. */
export const kindOf = ({ value, target, better, unit }: BulletRow): BulletKind =>
  better === 'higher' && unit === '%' && target >= 90 && value <= 100 && target <= 100 ? 'missing' : better

/** A row as it is drawn: amounts from zero, and the bounds of its bands in rising order. */
export type DrawnBullet = { value: number; target: number; bands: number[] }

/** What is drawn of a row: its own numbers, or what they lack to 100. */
export function drawnOf(row: BulletRow): DrawnBullet {
  const of = (amount: number): number => (kindOf(row) === 'missing' ? withoutDust(100 - amount) : amount)
  const bands = (row.bands ?? []).map(of).filter((bound) => bound >= 0)
  return { value: of(row.value), target: of(row.target), bands: bands.toSorted((a, b) => a - b) }
}

/** No scale is longer than so many targets: one value far off would press all others together. */
const longest = 4

/** How many targets long the scales are: a tenth longer than the largest value or bound. */
export function reachOf(rows: readonly BulletRow[]): number {
  const needs = rows.map(drawnOf).flatMap(({ value, target, bands }) => {
    return target > 0 ? [value, target, ...bands].map((amount) => amount / target) : []
  })
  return Math.min(longest, Math.ceil(11 * Math.max(1.25, ...needs)) / 10)
}

/**
 * Where an amount is on a row's scale, as a share of its length, which is 1; more where it lies beyond. A target of zero
 * has nothing on its left: such a row begins at the line.
 */
export function placeIn({ value, target, bands }: DrawnBullet, reach: number): (amount: number) => number {
  if (target > 0) return (amount) => amount / target / reach
  const most = Math.max(value, ...bands) || 1
  return (amount) => 1 / reach + (amount / (1.1 * most)) * (1 - 1 / reach)
}

/** Whether the value is on the good side of the target, or on it. */
export const isMet = ({ value, target, better }: BulletRow): boolean =>
  better === 'higher' ? value >= target : value <= target

/** A bound of a band as it is drawn, in words; in short ones the target has its unit. */
export const boundWords = (row: BulletRow, bound: number, { isShort = false } = {}): string => {
  const amount = kindOf(row) === 'missing' ? withoutDust(100 - bound) : bound
  const words = formatIn(row)(amount)
  return isShort ? words.replace(/ .*/u, '') : words
}

/**
 * How the numbers of a row are written: what a person wrote as it is, or in four digits where it is so large that it has a
 * suffix; so that no two which differ look alike.
 */
const formatIn = ({ value, target, bands = [], unit }: BulletRow) => {
  const all = [value, target, ...bands]
  const isLarge = Math.max(...all.map(Math.abs)) >= large
  const exact = isLarge ? all.map(inFourDigits) : all.filter(isTyped)
  const { full } = formatFor(all, unit, { like: [value, target], exact })
  // They are far from each other, no column: none needs the decimals of another.
  return (each: number): string => full(each).replace(/[\d,]+\.\d+/, withoutZeros)
}

/** From here on numbers have suffixes, and four digits. */
const large = 10_000
const inFourDigits = (value: number): number => Number(value.toPrecision(4))

/** Value, target and what the value misses it by, in words. */
export const wordsOf = (row: BulletRow): { value: string; target: string; miss: string | undefined } => {
  const { value, target, better } = row
  const write = formatIn(row)
  const miss = withoutDust(value - target)
  // What percentages differ by is no percentage of them.
  const signed = `${miss < 0 ? '−' : '+'}${write(Math.abs(miss)).replace(/%$/, ' pp')}`
  return {
    value: write(value),
    target: `${better === 'higher' ? '≥' : '≤'} ${write(target)}`,
    miss: isMet(row) ? undefined : signed,
  }
}

/** Whether a number has no more digits than a person writes. */
const isTyped = (value: number): boolean => Number(value.toPrecision(9)) === value
